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

  private func post(_ key: Key, isDown: Bool) {
    guard let key = AccessibleKey(KeyEvent(key, isDown: isDown), scancode: 0, time: 0) else {
      return
    }
    mailbox.post(key)
  }

  private func postTree() {
    mailbox.post(AccessibilityTree(nodes: [:]), geometry: .init(), isIdle: true)
  }

  /// Takes the contents and lists them in order: `+a` for a press, `-a` for a release, `tree`.
  private func consumeMessages() -> [String] {
    let contents = mailbox.removeAll()
    let names = { (key: AccessibleKey) in (key.key.isDown ? "+" : "-") + key.name }
    return contents.keys.map(names) + (contents.update == nil ? [] : ["tree"])
      + (contents.update?.laterKeys ?? []).map(names)
  }

  @Test
  func
    `a screen reader receives a key's release after the accessibility tree that its press changed`()
  {
    post(.character("z"), isDown: true)
    post(.character("z"), isDown: false)
    postTree()
    #expect(consumeMessages() == ["+z", "tree", "-z"])
    #expect(consumeMessages() == [])
  }

  @Test
  func
    `a key's release waits for the next accessibility tree even if a screen reader has its press`()
  {
    post(.character("z"), isDown: true)
    #expect(consumeMessages() == ["+z"])
    post(.character("z"), isDown: false)
    #expect(consumeMessages() == [])
    postTree()
    #expect(consumeMessages() == ["tree", "-z"])
  }

  @Test
  func
    `a screen reader gets a key's release immediately if it got a tree after the key's press`()
  {
    post(.character("z"), isDown: true)
    postTree()
    #expect(consumeMessages() == ["+z", "tree"])
    post(.character("z"), isDown: false)
    #expect(consumeMessages() == ["-z"])
  }

  @Test func `key events are delivered to screen readers in their order`() {
    post(.character("a"), isDown: true)
    post(.character("a"), isDown: false)
    post(.character("b"), isDown: true)
    post(.character("b"), isDown: false)
    postTree()
    post(.character("c"), isDown: true)
    #expect(consumeMessages() == ["+a", "-a", "+b", "tree", "-b", "+c"])
    post(.character("c"), isDown: false)
    postTree()
    postTree()
    #expect(consumeMessages() == ["-c", "tree"])
  }
}
