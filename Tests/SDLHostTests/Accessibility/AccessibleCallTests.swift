// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

/// Calls of clients that ask for more than any client needs.
struct AccessibleCallTests {
  private typealias Failure = AccessibleResponder.Failure

  private static let path = AccessibleObject.element(.window).path

  /// What a window with one text answers; nil where the call succeeds.
  private func failure(
    _ interface: String, _ member: String, _ arguments: [BusValue]
  ) throws -> Failure? {
    var element = AccessibilityElement(role: .textField)
    element.traits = [.editable, .focusable]
    element.text = AccessibilityText("words")
    element.text?.selection = 0..<0
    let responder = AccessibleResponder(
      tree: AccessibilityTree(nodes: [.window: .init(element: element, parent: nil, index: 0)]),
      geometry: .init(), program: .init(name: "", version: "", locale: "") { _, _ in true },
      connectionName: "")
    let built = BusMessage.call(Self.path, "org.a11y.atspi." + interface, member, arguments)
    let message = try #require(built)
    guard var call = AccessibleCall(message.message) else { return .unknownObject }
    do throws(Failure) {
      _ = try responder.answer(&call)
      return nil
    } catch {
      return error
    }
  }

  private func matches(
    states: Int = 2, attributes: Int = 0, roles: Int = 4, interfaces: Int = 0, length: Int = 9
  ) throws -> Failure? {
    let rule: [BusValue] = [
      .array("i", Array(repeating: .int(0), count: states)), .int(1),
      .attributes((0..<attributes).map { (key: "\($0)", value: "") }), .int(1),
      .array("i", Array(repeating: .int(-1), count: roles)), .int(1),
      .texts(Array(repeating: String(repeating: "a", count: length), count: interfaces)), .int(1),
      .flag(false),
    ]
    return try failure(
      "Collection", "GetMatches", [.structure(rule), .uint32(0), .int(0), .flag(true)])
  }

  @Test func `an AT-SPI match rule with too many words, or words that are too long, is refused`()
    throws
  {
    #expect(try matches() == nil)
    #expect(try matches(states: 64, attributes: 64, roles: 64, interfaces: 64) == nil)

    #expect(try matches(states: 65) == .invalidArguments)
    #expect(try matches(attributes: 65) == .invalidArguments)
    #expect(try matches(roles: 65) == .invalidArguments)
    #expect(try matches(roles: 1_000_000) == .invalidArguments)
    #expect(try matches(interfaces: 65) == .invalidArguments)
    #expect(try matches(interfaces: 1, length: 1001) == .invalidArguments)
  }

  @Test func `an AT-SPI call that sets or inserts more than a megabyte of text is refused`() throws
  {
    let text = String(repeating: "a", count: 1 << 20)

    #expect(try failure("EditableText", "SetTextContents", [.text(text)]) == nil)
    #expect(
      try failure("EditableText", "SetTextContents", [.text(text + "a")]) == .limitsExceeded)
    #expect(
      try failure("EditableText", "InsertText", [.int(0), .text(text + "a"), .int(1)])
        == .limitsExceeded)
  }
}
