// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import SDLHost

/// The order in which assistive technology receives key events and the changes that they cause.
struct AccessibilityMailboxTests {
  private let mailbox: AccessibilityMailbox

  init() throws {
    mailbox = try #require(AccessibilityMailbox())
  }

  private func leave(_ key: Key, isDown: Bool) {
    guard let key = AccessibleKey(KeyEvent(key, isDown: isDown), scancode: 0, time: 0) else {
      return
    }
    mailbox.post(key)
  }

  private func leaveTree() {
    mailbox.post(AccessibilityTree(nodes: [:]), geometry: .init(), isIdle: true)
  }

  /// Takes the contents and lists them in order: `+a` for a press, `-a` for a release, `tree`.
  private func take() -> [String] {
    let contents = mailbox.removeAll()
    let names = { (key: AccessibleKey) in (key.isDown ? "+" : "-") + key.name }
    return contents.keys.map(names) + (contents.tree == nil ? [] : ["tree"])
      + contents.laterKeys.map(names)
  }

  @Test func `a key's release is delivered after the tree that the press has changed`() {
    leave(.character("z"), isDown: true)
    leave(.character("z"), isDown: false)
    leaveTree()
    #expect(take() == ["+z", "tree", "-z"])
    #expect(take() == [])
  }

  @Test func `a key's release waits for the next tree also when its press was delivered`() {
    leave(.character("z"), isDown: true)
    #expect(take() == ["+z"])
    leave(.character("z"), isDown: false)
    #expect(take() == [])
    leaveTree()
    #expect(take() == ["tree", "-z"])
  }

  @Test func `a key's release after its tree is delivered immediately`() {
    leave(.character("z"), isDown: true)
    leaveTree()
    #expect(take() == ["+z", "tree"])
    leave(.character("z"), isDown: false)
    #expect(take() == ["-z"])
  }

  @Test func `key events keep their order`() {
    leave(.character("a"), isDown: true)
    leave(.character("a"), isDown: false)
    leave(.character("b"), isDown: true)
    leave(.character("b"), isDown: false)
    leaveTree()
    leave(.character("c"), isDown: true)
    #expect(take() == ["+a", "-a", "+b", "tree", "-b", "+c"])
    leave(.character("c"), isDown: false)
    leaveTree()
    leaveTree()
    #expect(take() == ["-c", "tree"])
  }
}
