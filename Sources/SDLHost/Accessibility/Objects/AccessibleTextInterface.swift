// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// `org.a11y.atspi.Text` and `EditableText`. Offsets count Unicode scalars.
nonisolated struct AccessibleTextInterface {
  typealias Failure = AccessibleResponder.Failure

  let responder: AccessibleResponder

  /// `AtspiTextBoundaryType`.
  private static let boundaries: [UInt32: ScalarText.Unit] = [
    0: .character, 1: .word, 2: .word, 3: .sentence, 4: .sentence, 5: .line, 6: .line,
  ]
  /// `AtspiTextGranularity`.
  private static let granularities: [UInt32: ScalarText.Unit] = [
    0: .character, 1: .word, 2: .sentence, 3: .line, 4: .paragraph,
  ]

  /// The maximum number of bytes that a client may write in one call.
  private static let maximumTextByteCount = 1 << 20

  private func textElement(of call: AccessibleCall) throws(Failure) -> (
    id: AccessibilityTree.ID, node: AccessibilityTree.Node, text: AccessibilityText
  ) {
    let (id, node) = try responder.node(call.object)
    guard let text = node.element.text else { throw .unknownMethod }
    return (id, node, text)
  }

  func answer(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    let (id, node, text) = try textElement(of: call)
    let scalars = responder.scalars(of: text)
    switch call.member {
    case "GetText":
      guard let start = call.readInt(), let end = call.readInt() else { throw .invalidArguments }
      reply.append(scalars.string(from: start, to: end))
    case "GetCharacterAtOffset":
      guard let offset = call.readInt() else { throw .invalidArguments }
      let isInside = scalars.scalars.indices.contains(offset)
      reply.append(isInside ? Int32(bitPattern: scalars.scalars[offset].value) : 0)
    case "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      try appendPiece(&call, of: scalars, to: &reply)
    case "SetCaretOffset", "GetNSelections", "GetSelection", "AddSelection", "RemoveSelection",
      "SetSelection":
      try answerSelection(&call, id: id, text: text, scalars: scalars, in: &reply)
    case "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint":
      try answerExtents(&call, node: node, scalars: scalars, in: &reply)
    case "GetAttributes", "GetAttributeRun":
      reply.append(attributes: [:])
      reply.append(Int32(0))
      reply.append(Int32(clamping: scalars.count))
    case "GetDefaultAttributes", "GetDefaultAttributeSet": reply.append(attributes: [:])
    case "GetAttributeValue": reply.append("")
    case "GetBoundedRanges": reply.appendArray("(iisv)") { _ in }
    case "ScrollSubstringTo":
      reply.append(responder.requestAction(.scrollToVisible, on: id, if: true))
    case "ScrollSubstringToPoint": reply.append(false)
    default: throw .unknownMethod
    }
  }

  private func appendPiece(
    _ call: inout AccessibleCall, of scalars: ScalarText, to reply: inout MessageWriter
  ) throws(Failure) {
    let units =
      call.member == "GetStringAtOffset" ? Self.granularities : Self.boundaries
    guard let offset = call.readInt(), let number = call.readUInt(), let unit = units[number] else {
      throw .invalidArguments
    }
    var range = scalars.range(of: unit, at: offset)
    if call.member == "GetTextBeforeOffset" {
      range =
        range.lowerBound == 0 ? 0..<0 : scalars.range(of: unit, at: range.lowerBound - 1)
    } else if call.member == "GetTextAfterOffset" {
      let end = range.upperBound
      range = end >= scalars.count ? end..<end : scalars.range(of: unit, at: end)
    } else if offset >= scalars.count, unit != .line {
      // There is no unit after the last character.
      range = scalars.count..<scalars.count
    }
    reply.append(scalars.string(from: range.lowerBound, to: range.upperBound))
    reply.append(Int32(clamping: range.lowerBound))
    reply.append(Int32(clamping: range.upperBound))
  }

  private func answerSelection(
    _ call: inout AccessibleCall, id: AccessibilityTree.ID, text: AccessibilityText,
    scalars: ScalarText, in reply: inout MessageWriter
  ) throws(Failure) {
    let selection = text.selection.map {
      scalars.offset(ofCharacter: $0.lowerBound)..<scalars.offset(ofCharacter: $0.upperBound)
    }
    switch call.member {
    case "GetNSelections": reply.append(Int32(selection?.isEmpty == false ? 1 : 0))
    case "GetSelection":
      guard let number = call.readInt() else { throw .invalidArguments }
      let range = number == 0 ? selection ?? 0..<0 : 0..<0
      reply.append(Int32(clamping: range.lowerBound))
      reply.append(Int32(clamping: range.upperBound))
    case "SetCaretOffset":
      guard let offset = call.readInt() else { throw .invalidArguments }
      reply.append(select(offset, offset, in: scalars, id: id, if: selection != nil))
    case "RemoveSelection":
      guard let number = call.readInt() else { throw .invalidArguments }
      let caret = text.caret.map(scalars.offset) ?? 0
      reply.append(
        select(caret, caret, in: scalars, id: id, if: number == 0 && selection?.isEmpty == false))
    case "AddSelection":
      guard let start = call.readInt(), let end = call.readInt() else { throw .invalidArguments }
      reply.append(select(start, end, in: scalars, id: id, if: selection?.isEmpty == true))
    default:
      guard let number = call.readInt(), let start = call.readInt(), let end = call.readInt() else {
        throw .invalidArguments
      }
      reply.append(select(start, end, in: scalars, id: id, if: number == 0 && selection != nil))
    }
  }

  private func select(
    _ start: Int, _ end: Int, in scalars: ScalarText, id: AccessibilityTree.ID, if can: Bool
  ) -> Bool {
    responder.requestAction(.select(characters(start, end, in: scalars)), on: id, if: can)
  }

  private func characters(_ start: Int, _ end: Int, in scalars: ScalarText) -> Range<Int> {
    let range = scalars.clampedRange(start, end)
    let first = scalars.character(at: range.lowerBound)
    return first..<max(first, scalars.character(at: range.upperBound))
  }

  private func answerExtents(
    _ call: inout AccessibleCall, node: AccessibilityTree.Node, scalars: ScalarText,
    in reply: inout MessageWriter
  ) throws(Failure) {
    let frame = node.element.frame
    if call.member == "GetOffsetAtPoint" {
      let point = try responder.point(&call, in: node)
      let offset = scalars.offset(at: Point(point.x - frame.minX, point.y - frame.minY))
      return reply.append(Int32(clamping: offset ?? -1))
    }
    guard let start = call.readInt() else { throw .invalidArguments }
    var end = start + 1
    if call.member == "GetRangeExtents" {
      guard let given = call.readInt() else { throw .invalidArguments }
      end = given
    }
    let kind = try responder.coordinates(&call)
    let inside = scalars.frame(of: scalars.clampedRange(start, end))
    let rect =
      inside.map {
        Rect($0.minX + frame.minX, $0.minY + frame.minY, $0.width, $0.height)
      } ?? frame
    for side in responder.pixels(rect, kind, node: node) { reply.append(side) }
  }

  // MARK: EditableText

  private func readNewText(_ call: inout AccessibleCall) throws(Failure) -> String {
    guard let text = call.readText() else { throw .invalidArguments }
    guard text.utf8.count <= Self.maximumTextByteCount else { throw .limitsExceeded }
    return text
  }

  func answerEditing(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    let (id, node, text) = try textElement(of: call)
    let scalars = responder.scalars(of: text)
    let can = !node.element.traits.contains(.notEnabled)
    switch call.member {
    case "SetTextContents":
      let new = try readNewText(&call)
      let all = characters(0, -1, in: scalars)
      reply.append(responder.requestAction(.replaceText(all, with: new), on: id, if: can))
    case "InsertText":
      guard let offset = call.readInt() else { throw .invalidArguments }
      let new = try readNewText(&call)
      guard let length = call.readInt() else { throw .invalidArguments }
      let part = length < 0 ? new : String(new.unicodeScalars.prefix(length))
      let range = characters(offset, offset, in: scalars)
      reply.append(responder.requestAction(.replaceText(range, with: part), on: id, if: can))
    case "DeleteText":
      guard let start = call.readInt(), let end = call.readInt() else { throw .invalidArguments }
      let range = characters(start, end, in: scalars)
      reply.append(responder.requestAction(.replaceText(range, with: ""), on: id, if: can))
    // The clipboard belongs to the user; programs can use the calls above.
    case "CopyText": break
    case "CutText", "PasteText": reply.append(false)
    default: throw .unknownMethod
    }
  }
}
