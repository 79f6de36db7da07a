// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import DrawerTesting
import Drawing
import TestSupport
import Testing

@testable import Containers

/// What a person wrote does not go with a sheet or a window, wherever in containers the screen lies.
@Suite(.timeLimit(.minutes(1)))
struct NothingLostTests {
  /// A screen with a draft: asked before it goes.
  private final class Draft: ViewController {
    var answers: [Bool] = []
    var asked = 0
    override func windowShouldClose() async -> Bool {
      asked += 1
      await Task.yield()
      return answers.isEmpty ? true : answers.removeFirst()
    }
  }

  private let root = ViewController()
  private let draft = Draft()
  private let window: TestWindow

  init() { window = TestWindow(root: root) }

  private func wrap(_ kind: String) -> ViewController {
    switch kind {
    case "stack": NavigationController(rootViewController: draft)
    case "below another screen": NavigationController(viewControllers: [draft, ViewController()])
    case "tabs":
      {
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: draft), ViewController()]
        return tabs
      }()
    case "split view": SplitViewController(primary: draft, secondary: ViewController())
    default: draft
    }
  }

  @Test(arguments: ["alone", "stack", "below another screen", "tabs", "split view"])
  func `a sheet stays while a screen in it is modal`(kind: String) {
    let sheet = wrap(kind)
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    draft.isModalInPresentation = true
    window.settle()

    if kind != "below another screen" { window.key(.escape) }
    window.click(at: Point(2, 2))
    window.settle()
    #expect(root.presentedViewController === sheet)

    draft.isModalInPresentation = false
    window.click(at: Point(2, 2))
    window.settle()
    #expect(root.presentedViewController == nil)
  }

  private func closeByHand() async {
    window.send(.window(.closeRequested))
    while window.window.isAskingToClose { await Task.yield() }
  }

  @Test(arguments: ["alone", "stack", "below another screen", "tabs", "split view"])
  func `a window asks the screens in what is presented`(kind: String) async {
    root.present(wrap(kind), animated: false)
    window.settle()
    draft.answers = [false, true]
    await closeByHand()
    #expect(!window.isClosed && draft.asked == 1)
    await closeByHand()
    #expect(window.isClosed && draft.asked == 2)
  }

  @Test func `a second wish while somebody is asked asks nobody again`() async {
    window.show(draft)
    window.send(.window(.closeRequested))
    await closeByHand()
    #expect(draft.asked == 1 && window.isClosed)
  }

  @Test func `who is in front is asked first, and one that keeps the window is enough`() async {
    let front = Draft()
    window.show(draft)
    draft.present(front, animated: false)
    front.answers = [false]
    await closeByHand()
    #expect(front.asked == 1 && draft.asked == 0 && !window.isClosed)
    window.window.close()
    #expect(window.isClosed && draft.asked == 0)
  }
}
