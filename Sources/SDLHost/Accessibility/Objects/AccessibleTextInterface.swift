// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// `org.a11y.atspi.Text` and `EditableText`. Offsets count Unicode scalars.
nonisolated struct AccessibleTextInterface {
  typealias Failure = AccessibleResponder.Failure

  private let responder: AccessibleResponder
  private let id: AccessibilityTree.ID
  private let node: AccessibilityTree.Node
  private let text: AccessibilityText
  private let scalars: ScalarText

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

  init(of object: AccessibleObject, _ responder: AccessibleResponder) throws(Failure) {
    self.responder = responder
    (id, node) = try responder.node(object)
    guard let text = node.element.text else { throw .unknownMethod }
    self.text = text
    scalars = responder.scalars(of: text)
  }

  func answer(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    switch call.member {
    case "GetText":
      return [.text(scalars.string(from: try call.readInt(), to: try call.readInt()))]
    case "GetCharacterAtOffset":
      let offset = try call.readInt()
      let isInside = scalars.scalars.indices.contains(offset)
      return [.int(isInside ? Int(scalars.scalars[offset].value) : 0)]
    case "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      return try piece(&call)
    case "SetCaretOffset", "GetNSelections", "GetSelection", "AddSelection", "RemoveSelection",
      "SetSelection":
      return try answerSelection(&call)
    case "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint":
      return try answerExtents(&call)
    case "GetAttributes", "GetAttributeRun":
      return [.attributes([]), .int(0), .int(scalars.count)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.attributes([])]
    case "GetAttributeValue": return [.text("")]
    case "GetBoundedRanges": return [.array("(iisv)", [])]
    case "ScrollSubstringTo": return [responder.request(.scrollToVisible, on: id)]
    case "ScrollSubstringToPoint": return [.flag(false)]
    default: throw .unknownMethod
    }
  }

  private func piece(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    let units = call.member == "GetStringAtOffset" ? Self.granularities : Self.boundaries
    let offset = try call.readInt()
    guard let unit = units[try call.readUInt32()] else { throw .invalidArguments }
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
    return [.text(scalars.string(from: range.lowerBound, to: range.upperBound))] + offsets(range)
  }

  private func offsets(_ range: Range<Int>) -> [BusValue] {
    [.int(range.lowerBound), .int(range.upperBound)]
  }

  private func answerSelection(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    let selection = text.selection.map {
      scalars.offset(ofCharacter: $0.lowerBound)..<scalars.offset(ofCharacter: $0.upperBound)
    }
    let hasSelection = selection?.isEmpty == false
    func select(_ start: Int, _ end: Int, if can: Bool) -> [BusValue] {
      [responder.request(.select(characters(start, end)), on: id, if: can)]
    }
    switch call.member {
    case "GetNSelections": return [.int(hasSelection ? 1 : 0)]
    case "GetSelection": return offsets(try call.readInt() == 0 ? selection ?? 0..<0 : 0..<0)
    case "SetCaretOffset":
      let offset = try call.readInt()
      return select(offset, offset, if: selection != nil)
    case "RemoveSelection":
      let caret = text.caret.map(scalars.offset) ?? 0
      return select(caret, caret, if: try call.readInt() == 0 && hasSelection)
    case "AddSelection":
      return select(try call.readInt(), try call.readInt(), if: selection?.isEmpty == true)
    default:
      let can = try call.readInt() == 0 && selection != nil
      return select(try call.readInt(), try call.readInt(), if: can)
    }
  }

  private func characters(_ start: Int, _ end: Int) -> Range<Int> {
    let range = scalars.clampedRange(start, end)
    let first = scalars.character(at: range.lowerBound)
    return first..<max(first, scalars.character(at: range.upperBound))
  }

  private func answerExtents(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    let frame = node.element.frame
    if call.member == "GetOffsetAtPoint" {
      let point = try responder.point(&call, in: node)
      return [.int(scalars.offset(at: Point(point.x - frame.minX, point.y - frame.minY)) ?? -1)]
    }
    let start = try call.readInt()
    let end = call.member == "GetRangeExtents" ? try call.readInt() : start + 1
    let kind = try responder.coordinates(&call)
    let inside = scalars.frame(of: scalars.clampedRange(start, end))
      .map { Rect($0.minX + frame.minX, $0.minY + frame.minY, $0.width, $0.height) }
    return responder.pixels(inside ?? frame, kind, node: node)
  }

  // MARK: EditableText

  private func readNewText(_ call: inout AccessibleCall) throws(Failure) -> String {
    let text = try call.readText()
    guard text.utf8.count <= Self.maximumTextByteCount else { throw .limitsExceeded }
    return text
  }

  func answerEditing(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    func replace(_ start: Int, _ end: Int, with new: String) -> [BusValue] {
      let action = AccessibilityAction.replaceText(characters(start, end), with: new)
      return [responder.request(action, on: id, if: !node.element.traits.contains(.notEnabled))]
    }
    switch call.member {
    case "SetTextContents": return replace(0, -1, with: try readNewText(&call))
    case "InsertText":
      let offset = try call.readInt()
      let new = try readNewText(&call)
      let length = try call.readInt()
      let part = length < 0 ? new : String(new.unicodeScalars.prefix(length))
      return replace(offset, offset, with: part)
    case "DeleteText": return replace(try call.readInt(), try call.readInt(), with: "")
    // The clipboard belongs to the user; programs can use the calls above.
    case "CopyText": return []
    case "CutText", "PasteText": return [.flag(false)]
    default: throw .unknownMethod
    }
  }
}
