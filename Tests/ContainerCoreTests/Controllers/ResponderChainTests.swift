// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// The order of the responder chain, beginning at a view.
struct ResponderChainTests {
  private let root = ViewController()
  private let harness: TestWindow

  init() { harness = TestWindow(root: root) }

  private func chain(from responder: Responder) -> [Responder] {
    var chain = [responder]
    while let next = chain.last?.next, chain.count < 20 { chain.append(next) }
    return chain
  }

  @Test func `the responder chain goes through views and controllers to the window`() throws {
    let child = ViewController()
    let view = View()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.view.addSubview(view)

    let chain = chain(from: view)

    let expected: [Responder] = [
      view, child.view, child, root.view, root, harness.window.rootView, harness.window,
    ]
    #expect(chain.count == expected.count)
    #expect(zip(chain, expected).allSatisfy { $0 === $1 })
  }

  @Test
  func `the responder chain of a presented controller leads to the window, not to the presenter`() {
    let modal = ViewController()
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: false)
    harness.runUntilIdle()

    let chain = chain(from: modal.view)

    #expect(chain.last === harness.window)
    #expect(!chain.contains { $0 === root })
  }

  @Test func `the window's key commands run once per key event, with or without a first responder`()
  {
    final class Field: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    root.view.addSubview(field)
    var asked = 0
    harness.window.windowKeyCommands = [
      KeyCommand("Ask", group: "Test", shortcuts: [.init(.function(5))]) {
        asked += 1
        return false
      }
    ]

    harness.pressKey(.function(5))
    #expect(asked == 1)
    harness.window.focus.focus(field)
    harness.pressKey(.function(5))
    #expect(asked == 2)
  }
}
