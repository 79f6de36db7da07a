// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import DrawerTesting
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A draft keeps its sheet or its window open, however deeply its controller is nested in containers.
@Suite(.timeLimit(.minutes(1)))
struct DraftProtectionTests {
  /// A screen with a draft. It is asked before its window closes.
  private final class Draft: ViewController {
    var answers: [Bool] = []
    var questionCount = 0
    override func windowShouldClose() async -> Bool {
      questionCount += 1
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
  func `isModalInPresentation of a sheet's controller prevents the user from dismissing the sheet`(
    kind: String
  ) {
    let sheet = wrap(kind)
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    draft.isModalInPresentation = true
    window.runUntilIdle()

    if kind != "below another screen" { window.pressKey(.escape) }
    window.click(at: Point(2, 2))
    window.runUntilIdle()
    #expect(root.presentedViewController === sheet)

    draft.isModalInPresentation = false
    window.click(at: Point(2, 2))
    window.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  private func closeByUser() async {
    window.send(.window(.closeRequested))
    while window.window.isAskingToClose { await Task.yield() }
  }

  @Test(arguments: ["alone", "stack", "below another screen", "tabs", "split view"])
  func `closing a window asks a controller inside a presented container for permission`(
    kind: String
  )
    async
  {
    root.present(wrap(kind), animated: false)
    window.runUntilIdle()
    draft.answers = [false, true]
    await closeByUser()
    #expect(!window.isClosed && draft.questionCount == 1)
    await closeByUser()
    #expect(window.isClosed && draft.questionCount == 2)
  }

  @Test
  func `a second close request is ignored while a controller is asked about the first one`()
    async
  {
    window.show(draft)
    window.send(.window(.closeRequested))
    await closeByUser()
    #expect(draft.questionCount == 1 && window.isClosed)
  }

  @Test
  func `the frontmost controller is asked first whether the window may close, and can refuse`()
    async
  {
    let front = Draft()
    window.show(draft)
    draft.present(front, animated: false)
    front.answers = [false]
    await closeByUser()
    #expect(front.questionCount == 1 && draft.questionCount == 0 && !window.isClosed)
    window.window.close()
    #expect(window.isClosed && draft.questionCount == 0)
  }
}
