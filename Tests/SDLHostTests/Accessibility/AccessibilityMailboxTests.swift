// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import SDLHost

/// In which order assistive technology hears of keys and of what they have done.
struct AccessibilityMailboxTests {
  private let mailbox: AccessibilityMailbox

  init() throws {
    mailbox = try #require(AccessibilityMailbox())
  }

  private func leave(_ key: Key, isDown: Bool) {
    guard let key = AccessibleKey(KeyEvent(key, isDown: isDown), scancode: 0, time: 0) else {
      return
    }
    mailbox.leave(key)
  }

  private func leaveTree() {
    mailbox.leave(AccessibilityTree(nodes: [:]), place: .init(), isSettled: true)
  }

  /// What is taken, in its order: `+a` for a press, `-a` for a release, `tree`.
  private func take() -> [String] {
    let contents = mailbox.take()
    let names = { (key: AccessibleKey) in (key.isDown ? "+" : "-") + key.name }
    return contents.keys.map(names) + (contents.tree == nil ? [] : ["tree"])
      + contents.laterKeys.map(names)
  }

  @Test func `what a key has done comes before it is let go`() {
    leave(.character("z"), isDown: true)
    leave(.character("z"), isDown: false)
    leaveTree()
    #expect(take() == ["+z", "tree", "-z"])
    #expect(take() == [])
  }

  @Test func `a key that is let go waits also where its press was taken`() {
    leave(.character("z"), isDown: true)
    #expect(take() == ["+z"])
    leave(.character("z"), isDown: false)
    #expect(take() == [])
    leaveTree()
    #expect(take() == ["tree", "-z"])
  }

  @Test func `a key that is let go after its tree waits for nothing`() {
    leave(.character("z"), isDown: true)
    leaveTree()
    #expect(take() == ["+z", "tree"])
    leave(.character("z"), isDown: false)
    #expect(take() == ["-z"])
  }

  @Test func `keys keep their order`() {
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
