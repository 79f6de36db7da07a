// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Finds the root element of an SVG file, which follows the declaration, comments and the document type.
nonisolated enum VectorRoot {
  /// The size in the root element's attributes. `bytes` is the beginning of a file.
  static func size(
    of bytes: [UInt8]
  ) throws(ImageHeader.Defect) -> (width: Double, height: Double) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: VectorText.isSpace)
    while rest.first == UInt8(ascii: "<"), let second = rest.dropFirst().first,
      "?!".utf8.contains(second)
    {
      rest = try afterMarkup(rest).drop(while: VectorText.isSpace)
    }
    guard rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      throw ImageHeader.Defect()
    }
    var work = VectorWork()
    do throws(VectorWork.Excess) {
      guard let root = try VectorTag(rest[..<end].dropFirst()), root.name == "svg" else {
        throw VectorWork.Excess("its root element is not svg")
      }
      try work.start(root)
    } catch {
      throw ImageHeader.Defect(error.reason)
    }
    guard let size = work.size, size.width.isFinite, size.height.isFinite else {
      throw ImageHeader.Defect("its svg element has no width and height and no view box")
    }
    return size
  }

  /// The text after a comment, a processing instruction or a document type.
  private static func afterMarkup(
    _ text: ArraySlice<UInt8>
  ) throws(ImageHeader.Defect) -> ArraySlice<UInt8> {
    if text.starts(with: "<!--".utf8) { return try after("-->", in: text.dropFirst(4)) }
    if text.starts(with: "<?".utf8) { return try after("?>", in: text.dropFirst(2)) }
    var depth = 0
    var quote: UInt8?
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case _ where quote != nil: if byte == quote { quote = nil }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth == 0: return text[(index + 1)...]
      default: break
      }
    }
    throw ImageHeader.Defect("its document type does not end")
  }

  private static func after(
    _ end: String, in text: ArraySlice<UInt8>
  ) throws(ImageHeader.Defect) -> ArraySlice<UInt8> {
    guard let range = text.firstRange(of: Array(end.utf8)) else {
      throw ImageHeader.Defect("a comment does not end")
    }
    return text[range.upperBound...]
  }
}
