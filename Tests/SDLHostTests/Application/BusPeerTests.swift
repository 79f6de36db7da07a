// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

/// Which messages a connection takes from which program on a bus.
final class BusPeerTests {
  private static let bus = "org.freedesktop.DBus"
  private var peer = BusPeer("org.example.Portal")

  private func ownerChange(to owner: String, from sender: String) throws -> BusMessage {
    try #require(
      .signal(Self.bus, "NameOwnerChanged", from: sender) {
        $0.append("org.example.Portal")
        $0.append("")
        $0.append(owner)
      })
  }

  private func accepts(_ message: BusMessage?) throws -> Bool {
    try peer.accepts(#require(message).message)
  }

  private func signal(from sender: String?) throws -> BusMessage {
    try #require(.signal("org.example.Portal", "Changed", from: sender))
  }

  @Test func `signals and replies are taken from the owner and the bus alone`() throws {
    #expect(try !accepts(signal(from: ":1.7")))
    #expect(try accepts(ownerChange(to: ":1.7", from: Self.bus)))

    #expect(try accepts(signal(from: ":1.7")))
    #expect(try accepts(BusMessage.reply(to: 3, from: ":1.7")))
    #expect(try !accepts(signal(from: ":1.8")))
    #expect(try !accepts(signal(from: nil)))
    #expect(try !accepts(BusMessage.reply(to: 3, from: ":1.8")))
  }

  @Test func `another program cannot say who the owner is`() throws {
    peer.question = 5
    let reply = try #require(BusMessage.reply(to: 5, from: ":1.8") { $0.append(":1.8") })

    #expect(try !accepts(ownerChange(to: ":1.8", from: ":1.8")))
    #expect(try !accepts(reply))

    #expect(peer.owner == nil)
  }

  @Test func `an owner that leaves is believed no more`() throws {
    _ = try accepts(ownerChange(to: ":1.7", from: Self.bus))
    _ = try accepts(ownerChange(to: "", from: Self.bus))

    #expect(try !accepts(signal(from: ":1.7")))
  }

  @Test func `the bus's answer names the owner, and a false one names none`() throws {
    peer.question = 5
    let number = try #require(BusMessage.reply(to: 5, from: Self.bus) { $0.append(UInt32(7)) })
    _ = try accepts(number)
    #expect(peer.owner == nil)

    peer.question = 6
    let name = try #require(BusMessage.reply(to: 6, from: Self.bus) { $0.append(":1.7") })
    _ = try accepts(name)
    #expect(peer.owner == ":1.7")
  }

  @Test func `a signal or a call with the number of a question answers nothing`() throws {
    let signal = try #require(BusMessage.signal("a.b", "C", from: ":1.7", serial: 5))
    let reply = try #require(BusMessage.reply(to: 5, from: ":1.7"))

    #expect(MessageReader.answeredSerial(of: signal.message) == nil)
    #expect(MessageReader.answeredSerial(of: reply.message) == 5)
  }

  @Test(arguments: ["not/a/path", "", "/a path"])
  func `a text in place of an object path is no answer`(text: String) throws {
    let message = try #require(
      BusMessage.reply(to: 5, from: ":1.7") { arguments in
        arguments.structure {
          $0.append(":1.7")
          $0.append(text)
        }
      })

    #expect(MessageReader(message.message, signature: "(so)") == nil)
    #expect(MessageReader(message.message, signature: "(ss)") != nil)
  }

  @Test func `a zero in a text does not end it`() throws {
    let message = try #require(BusMessage.reply(to: 5, from: ":1.7") { $0.append("a\0b") })
    var reader = MessageReader(message.message, signature: "s")

    let text = reader?.text
    #expect(text == "a\u{FFFD}b")
  }
}
