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
    _ interface: String, _ member: String,
    _ fill: (inout MessageWriter) -> Void
  ) throws -> Failure? {
    var element = AccessibilityElement(role: .textField)
    element.traits = [.editable, .focusable]
    element.text = AccessibilityText("words")
    element.text?.selection = 0..<0
    let responder = AccessibleResponder(
      tree: AccessibilityTree(nodes: [.window: .init(element: element, parent: nil, index: 0)]),
      geometry: .init(), identity: .init(name: "", version: "", locale: ""), connectionName: "",
      perform: { _, _ in true })
    let built = BusMessage.call(Self.path, "org.a11y.atspi." + interface, member, fill)
    let message = try #require(built)
    guard var call = AccessibleCall(message.message) else { return .unknownObject }
    let reply = try #require(BusMessage.reply(to: 1, from: nil))
    var writer = MessageWriter(reply.message)
    do throws(Failure) {
      try responder.answer(&call, in: &writer)
      return nil
    } catch {
      return error
    }
  }

  private func matches(
    states: Int = 2, attributes: Int = 0, roles: Int = 4, interfaces: Int = 0, length: Int = 9
  ) throws -> Failure? {
    try failure("Collection", "GetMatches") { arguments in
      arguments.appendStructure { rule in
        rule.appendArray("i") { for _ in 0..<states { $0.append(Int32(0)) } }
        rule.append(Int32(1))
        rule.appendArray("{ss}") {
          for key in 0..<attributes { $0.append(key: "\(key)", value: "") }
        }
        rule.append(Int32(1))
        rule.appendArray("i") { for _ in 0..<roles { $0.append(Int32(-1)) } }
        rule.append(Int32(1))
        rule.appendArray("s") {
          for _ in 0..<interfaces { $0.append(String(repeating: "a", count: length)) }
        }
        rule.append(Int32(1))
        rule.append(false)
      }
      arguments.append(UInt32(0))
      arguments.append(Int32(0))
      arguments.append(true)
    }
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

    #expect(try failure("EditableText", "SetTextContents") { $0.append(text) } == nil)
    #expect(
      try failure("EditableText", "SetTextContents") { $0.append(text + "a") } == .limitsExceeded)
    #expect(
      try failure("EditableText", "InsertText") {
        $0.append(Int32(0))
        $0.append(text + "a")
        $0.append(Int32(1))
      } == .limitsExceeded)
  }
}
