// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 1.4, 1.5, 3.7 and 5.3.
struct PresentationTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }
  private var log: [String] { fixture.harness.callbacks.lines }

  // MARK: Order

  @Test(arguments: [true, false])
  func `a full screen presentation sends the presenter its disappearance callbacks in order`(
    animated: Bool
  ) {
    fixture.present(fixture.red, animated: animated)
    harness.runUntilIdle()

    #expect(
      log == [
        "Red loadView", "Red viewDidLoad", "Root viewWillDisappear", "Child viewWillDisappear",
        "Red viewWillAppear", "Red viewIsAppearing", "Red viewDidAppear",
        "Root viewDidDisappear", "Child viewDidDisappear", "completion",
      ])
    #expect(fixture.root.view.window == nil)
    #expect(fixture.red.view.frame == Rect(0, 0, 1000, 700))
  }

  @Test(arguments: [true, false])
  func `a dismissal from full screen sends the presenter its appearance callbacks in order`(
    animated: Bool
  ) {
    fixture.presentAndClearLog(fixture.red)

    fixture.dismiss(fixture.red, animated: animated)
    harness.runUntilIdle()

    #expect(
      log == [
        "Red viewWillDisappear", "Root viewWillAppear", "Child viewWillAppear",
        "Root viewIsAppearing", "Child viewIsAppearing", "Red viewDidDisappear",
        "Root viewDidAppear", "Child viewDidAppear", "completion",
      ])
    #expect(fixture.root.view.window != nil)
    #expect(fixture.red.view.superview == nil)
  }

  @Test func `an overFullScreen presentation sends the presenter no appearance callbacks`() {
    fixture.present(fixture.red, style: .overFullScreen)
    harness.runUntilIdle()
    fixture.dismiss(fixture.red)
    harness.runUntilIdle()

    #expect(!log.contains { $0.hasPrefix("Root") || $0.hasPrefix("Child") })
    #expect(log.filter { $0 == "completion" }.count == 2)
  }

  @Test
  func `dismissing from the first presenter removes the whole chain of presented controllers`() {
    fixture.presentAndClearLog(fixture.red)
    fixture.presentAndClearLog(fixture.blue, style: .overFullScreen)

    fixture.dismiss(fixture.root)
    harness.runUntilIdle()

    #expect(
      log == [
        "Blue viewWillDisappear", "Red viewWillDisappear", "Root viewWillAppear",
        "Child viewWillAppear", "Root viewIsAppearing", "Child viewIsAppearing",
        "Blue viewDidDisappear", "Red viewDidDisappear", "Root viewDidAppear",
        "Child viewDidAppear", "completion",
      ])
    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.red.presentedViewController == nil)
  }

  @Test
  func `a covered presented controller receives no callbacks when the whole chain is dismissed`() {
    fixture.presentAndClearLog(fixture.red)
    fixture.presentAndClearLog(fixture.blue)

    fixture.dismiss(fixture.root)
    harness.runUntilIdle()

    #expect(!log.contains { $0.hasPrefix("Red") })
    #expect(log.first == "Blue viewWillDisappear")
    #expect(fixture.red.presentingViewController == nil)
  }

  @Test func `dismiss on a presented controller that presents nothing dismisses that controller`() {
    fixture.presentAndClearLog(fixture.red)
    fixture.presentAndClearLog(fixture.blue)

    fixture.blue.dismiss(animated: false)

    #expect(fixture.red.isAppeared)
    #expect(fixture.root.presentedViewController === fixture.red)
    #expect(fixture.red.presentedViewController == nil)
  }

  @Test func `if nothing is presented, dismiss does nothing except calling its completion`() {
    fixture.dismiss(fixture.child)

    #expect(log == ["completion"])
  }

  // MARK: Who presents

  @Test func `a controller presented from a child is presented by the child's topmost ancestor`() {
    fixture.present(fixture.red, from: fixture.child, animated: false)

    #expect(fixture.red.presentingViewController === fixture.root)
    #expect(fixture.child.presentedViewController === fixture.red)
    fixture.child.dismiss(animated: false)
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `a presented controller is not among its presenter's children`() {
    fixture.presentAndClearLog(fixture.red)

    #expect(fixture.root.children.map(\.title) == ["Child"])
    #expect(fixture.red.parent == nil)
  }

  // MARK: Flags

  @Test func `isBeingPresented and isBeingDismissed are true for the presented controller only`() {
    fixture.present(fixture.red)
    harness.runUntilIdle()
    fixture.dismiss(fixture.red)
    harness.runUntilIdle()

    #expect(
      fixture.red.flags == ["WA presented", "DA presented", "WD dismissed", "DD dismissed"])
    #expect(fixture.root.flags == ["WD", "DD", "WA", "DA"])
  }

  @Test func `isBeingPresented and isBeingDismissed are false in the completion handlers`() {
    let red = fixture.red
    var said: [Bool] = []
    fixture.root.present(red, animated: true) { said += [red.isBeingPresented] }
    harness.runUntilIdle()
    red.dismiss(animated: true) { said += [red.isBeingDismissed, red.isBeingPresented] }
    harness.runUntilIdle()

    #expect(said == [false, false, false])
  }

  // MARK: Surroundings

  @Test func `a presented controller has the window's traits, also after they change`() {
    fixture.presentAndClearLog(fixture.red)

    harness.window.traits.theme = .dark
    #expect(fixture.red.traits.theme == .dark)
    fixture.red.dismiss(animated: false)
    #expect(fixture.root.view.theme == .dark)
  }

  @Test func `a presented controller receives the window's new size and fills the window`() {
    final class Sized: ViewController {
      var sizes: [Size] = []
      override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
        sizes.append(size)
      }
    }
    let sized = Sized()
    fixture.root.present(sized, animated: false)

    harness.resize(to: Size(640, 480))
    sized.dismiss(animated: false)
    harness.step()

    #expect(sized.sizes == [Size(640, 480)])
    #expect(sized.view.frame.size == Size(640, 480))
    #expect(fixture.root.view.frame.size == Size(640, 480))
  }

  @Test func `a presented controller receives a memory warning`() {
    fixture.presentAndClearLog(fixture.red)

    harness.window.deliverMemoryWarning()

    #expect(log.contains("Red didReceiveMemoryWarning"))
  }

  @Test func `a dismissed controller is deallocated`() {
    weak var presented: ViewController?
    do {
      let controller = ViewController()
      presented = controller
      fixture.root.present(controller, animated: true)
    }
    harness.runUntilIdle()
    #expect(presented != nil)

    fixture.root.dismiss(animated: true)
    harness.runUntilIdle()

    #expect(presented == nil)
  }

  @Test
  func `setting another root removes the old root and its presented controller from the window`() {
    fixture.presentAndClearLog(fixture.red)
    let other = ViewController()

    harness.window.rootViewController = other
    harness.step()

    #expect(fixture.red.view.window == nil)
    #expect(fixture.root.view.window == nil)
    #expect(other.view.window != nil)
  }

  // MARK: Bad use

  enum Callback: CaseIterable {
    case load, appear
  }

  @Test(arguments: Callback.allCases)
  func `a presentation requested before the presenter has appeared begins after its appearance`(
    in callback: Callback
  ) {
    final class Early: ViewController {
      let callback: Callback
      let upper = ViewController()
      var log: [String] = []

      init(_ callback: Callback) {
        self.callback = callback
        super.init()
      }

      override func viewDidLoad() { if callback == .load { presentUpper() } }
      override func viewWillAppear(_ animated: Bool) { if callback == .appear { presentUpper() } }
      override func viewDidAppear(_ animated: Bool) { log.append("did appear") }

      private func presentUpper() {
        upper.modalPresentationStyle = .overFullScreen
        present(upper, animated: false) { [self] in log.append("presented") }
      }
    }
    let early = Early(callback)
    let container = ViewController()
    let harness = TestWindow()
    harness.window.rootViewController = container
    container.addChild(early)
    container.view.addSubview(early.view)
    early.didMove(toParent: container)
    harness.step()

    #expect(early.log == ["did appear", "presented"])
    #expect(early.upper.isAppeared)
  }

  @Test func `a root controller that is replaced before it appears cannot present`() {
    final class Gone: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        present(ViewController(), animated: false)
      }
    }
    let harness = TestWindow()
    harness.expectsCleanContainment = false
    harness.window.containmentObserver = harness.observers
    harness.window.rootViewController = Gone()

    harness.window.rootViewController = ViewController()
    harness.step()

    #expect(harness.callbacks.lines.contains { $0.hasSuffix("refused presentation") })
  }

  @Test func `a second presentation by the same presenter is refused and reported`() {
    fixture.harness.expectsCleanContainment = false
    fixture.presentAndClearLog(fixture.red)

    fixture.root.present(fixture.blue, animated: false)

    #expect(fixture.root.presentedViewController === fixture.red)
    #expect(fixture.blue.viewIfLoaded == nil)
    #expect(
      fixture.harness.checker.violations.map(\.description) == [
        "rule 5.3: Root did not present Blue, because Root already presents Red"
      ])
    #expect(
      fixture.harness.requests.contains(
        .warning(
          "\(type(of: fixture.root)) “Root” already presents another controller, so "
            + "\(type(of: fixture.blue)) “Blue” was not presented")))
  }

  @Test func `a controller that is off screen cannot present`() {
    fixture.harness.expectsCleanContainment = false
    fixture.blue.containmentObserver = fixture.harness.observers

    fixture.blue.present(fixture.red, animated: false)

    #expect(fixture.blue.presentedViewController == nil)
    #expect(
      fixture.harness.checker.violations.map(\.description) == [
        "rule 5.3: Blue did not present Red, because Blue is not on screen"
      ])
  }
}
