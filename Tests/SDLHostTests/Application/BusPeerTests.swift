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
      .signal(
        Self.bus, "NameOwnerChanged", from: sender,
        [.text("org.example.Portal"), .text(""), .text(owner)]))
  }

  private func accepts(_ message: BusMessage?) throws -> Bool {
    try peer.accept(#require(message).message)
  }

  private func signal(from sender: String?) throws -> BusMessage {
    try #require(.signal("org.example.Portal", "Changed", from: sender))
  }

  @Test
  func `D-Bus signals and replies are accepted only from the bus name's owner and the bus itself`()
    throws
  {
    #expect(try !accepts(signal(from: ":1.7")))
    #expect(try accepts(ownerChange(to: ":1.7", from: Self.bus)))

    #expect(try accepts(signal(from: ":1.7")))
    #expect(try accepts(BusMessage.reply(to: 3, from: ":1.7")))
    #expect(try !accepts(signal(from: ":1.8")))
    #expect(try !accepts(signal(from: nil)))
    #expect(try !accepts(BusMessage.reply(to: 3, from: ":1.8")))
  }

  @Test func `a message from another program cannot change the owner of a D-Bus name`() throws {
    peer.ownerQuerySerial = 5
    let reply = try #require(BusMessage.reply(to: 5, from: ":1.8", [.text(":1.8")]))

    #expect(try !accepts(ownerChange(to: ":1.8", from: ":1.8")))
    #expect(try !accepts(reply))

    #expect(peer.owner == nil)
  }

  @Test func `signals of a D-Bus name's owner are refused after it has left the bus`() throws {
    _ = try accepts(ownerChange(to: ":1.7", from: Self.bus))
    _ = try accepts(ownerChange(to: "", from: Self.bus))

    #expect(try !accepts(signal(from: ":1.7")))
  }

  @Test func `the bus's reply sets the owner of a D-Bus name only if it contains a valid name`()
    throws
  {
    peer.ownerQuerySerial = 5
    let number = try #require(BusMessage.reply(to: 5, from: Self.bus, [.uint32(7)]))
    _ = try accepts(number)
    #expect(peer.owner == nil)

    peer.ownerQuerySerial = 6
    let name = try #require(BusMessage.reply(to: 6, from: Self.bus, [.text(":1.7")]))
    _ = try accepts(name)
    #expect(peer.owner == ":1.7")
  }

  @Test
  func `a D-Bus reply contains the serial number of its request, and a signal contains none`()
    throws
  {
    let signal = try #require(BusMessage.signal("a.b", "C", from: ":1.7", serial: 5))
    let reply = try #require(BusMessage.reply(to: 5, from: ":1.7"))

    #expect(MessageReader.replySerial(of: signal.message) == nil)
    #expect(MessageReader.replySerial(of: reply.message) == 5)
  }

  @Test(arguments: ["not/a/path", "", "/a path"])
  func `a D-Bus reply with text in place of an object path is refused`(text: String) throws {
    let message = try #require(
      BusMessage.reply(to: 5, from: ":1.7", [.structure([.text(":1.7"), .text(text)])]))

    #expect(MessageReader(message.message, signature: "(so)") == nil)
    #expect(MessageReader(message.message, signature: "(ss)") != nil)
  }

  @Test func `a zero byte in a D-Bus string is replaced and does not end the string`() throws {
    let message = try #require(BusMessage.reply(to: 5, from: ":1.7", [.text("a\0b")]))
    var reader = MessageReader(message.message, signature: "s")

    let text = reader?.readText()
    #expect(text == "a\u{FFFD}b")
  }

  @Test func `a D-Bus message has the types of its values, and is read in their order`() throws {
    let filter = BusValue.structure([
      .text("Images"), .array("(us)", [.structure([.uint32(0), .text("*.png")])]),
    ])
    let filters = BusValue.array("(sa(us))", [filter])
    let message = try #require(
      BusMessage.reply(
        to: 5, from: ":1.7",
        [
          .options([(key: "filters", value: filters), (key: "current_filter", value: filter)]),
          .path("/a"), .flag(true), .int(-2), .uint32(3), .double(0.5), .int16(4), .uint64(5),
          .array("y", [.byte(6)]), .variant(.int(7)), .attributes([]), .texts(["b", "c"]),
        ]))
    let signature = "a{sv}obiudntayva{ss}as"
    var reader = try #require(MessageReader(message.message, signature: signature))

    reader.skip()
    #expect(reader.readInt() == nil)
    #expect(reader.readText() == "/a")
    #expect(reader.readFlag() == true)
    #expect(reader.readInt() == -2)
    #expect(reader.readUInt32() == 3)
    #expect(reader.readDouble() == 0.5)
    reader.skip(3)
    var variant = reader.readContainer()
    #expect(variant?.readInt() == 7)
    #expect(reader.readContainer() == nil)
    #expect(reader.readArray(atMost: 2) { $0.readText() } == ["b", "c"])
    #expect(reader.readText() == nil)
  }
}
