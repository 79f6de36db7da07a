// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Current context: a presentation in the view of one controller.
struct PresentationContextTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }
  private var log: [String] { fixture.harness.callbacks.lines }

  /// A child in a quarter of the root's view that defines a context, with a child of its own.
  private let pane = PresentationFixture.Screen()
  private let inner = PresentationFixture.Screen()

  init() {
    pane.title = "Pane"
    inner.title = "Inner"
    pane.definesPresentationContext = true
    fixture.root.addChild(pane)
    pane.view.frame = Rect(500, 0, 500, 350)
    fixture.root.view.addSubview(pane.view)
    pane.didMove(toParent: fixture.root)
    pane.addChild(inner)
    pane.view.addSubview(inner.view)
    inner.didMove(toParent: pane)
    harness.step()
    fixture.harness.callbacks.removeAllLines()
  }

  @Test(arguments: [true, false])
  func `currentContext presents over the nearest controller that defines a presentation context`(
    animated: Bool
  ) {
    fixture.present(fixture.red, from: inner, style: .currentContext, animated: animated)
    harness.runUntilIdle()

    #expect(fixture.red.presentingViewController === pane)
    #expect(fixture.red.view.convert(fixture.red.view.bounds, to: nil) == Rect(500, 0, 500, 350))
    #expect(
      log == [
        "Red loadView", "Red viewDidLoad", "Pane viewWillDisappear", "Inner viewWillDisappear",
        "Red viewWillAppear", "Red viewIsAppearing", "Red viewDidAppear",
        "Pane viewDidDisappear", "Inner viewDidDisappear", "completion",
      ])
    #expect(fixture.root.isAppeared)
  }

  @Test(arguments: [true, false])
  func `an overCurrentContext presentation sends the presenter no appearance callbacks`(
    animated: Bool
  ) {
    fixture.present(fixture.red, from: inner, style: .overCurrentContext, animated: animated)
    harness.runUntilIdle()
    fixture.dismiss(fixture.red, animated: animated)
    harness.runUntilIdle()

    #expect(!log.contains { !$0.hasPrefix("Red") && $0 != "completion" })
    #expect(pane.presentedViewController == nil)
  }

  @Test
  func
    `overCurrentContext covers the whole window if no controller defines a presentation context`()
  {
    pane.definesPresentationContext = false
    fixture.present(fixture.red, from: inner, style: .overCurrentContext, animated: false)

    #expect(fixture.red.presentingViewController === fixture.root)
    #expect(fixture.red.view.frame == Rect(0, 0, 1000, 700))
  }

  @Test
  func
    `a full screen presentation from a presentation context is presented by the root controller`()
  {
    fixture.present(fixture.red, from: inner, style: .overCurrentContext, animated: false)

    fixture.present(fixture.blue, from: fixture.red, animated: false)

    #expect(fixture.blue.presentingViewController === fixture.root)
    #expect(fixture.blue.view.frame == Rect(0, 0, 1000, 700))
  }

  @Test
  func
    `a currentContext presentation follows its context's frame, also during the animation`()
  {
    fixture.present(fixture.red, from: inner, style: .currentContext)
    harness.advance(by: 0.1)

    pane.view.frame = Rect(0, 0, 200, 100)
    harness.runUntilIdle()

    #expect(fixture.red.view.convert(fixture.red.view.bounds, to: nil) == Rect(0, 0, 200, 100))
  }

  @Test(arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `a controller presented over a child appears and disappears with the child's view`(
    style: ModalPresentationStyle
  ) {
    fixture.present(fixture.red, from: inner, style: style, animated: false)
    harness.runUntilIdle()
    fixture.harness.callbacks.removeAllLines()

    pane.view.removeFromSuperview()
    let going = fixture.harness.callbacks.removeAllLines()
    fixture.root.view.addSubview(pane.view)
    harness.step()
    let coming = fixture.harness.callbacks.removeAllLines()

    #expect(
      going.filter { $0.hasPrefix("Red") } == ["Red viewWillDisappear", "Red viewDidDisappear"])
    #expect(
      coming.filter { $0.hasPrefix("Red") } == [
        "Red viewWillAppear", "Red viewIsAppearing", "Red viewDidAppear",
      ])
    if style == .currentContext {
      #expect(!(going + coming).contains { $0.hasPrefix("Pane") || $0.hasPrefix("Inner") })
    }
    fixture.dismiss(fixture.red, animated: false)
    harness.runUntilIdle()
    #expect(pane.isAppeared && inner.isAppeared)
  }

  @Test
  func `a controller presented over a child appears and disappears with the child's container`() {
    fixture.present(fixture.red, from: inner, style: .currentContext, animated: false)
    fixture.present(fixture.blue, from: fixture.root, animated: false)
    harness.runUntilIdle()

    #expect(!fixture.red.isAppeared)
    fixture.root.dismiss(animated: false)
    #expect(fixture.red.isAppeared)
    #expect(fixture.root.isAppeared)
  }

  @Test(arguments: [true, false])
  func `a chain of presentations over a child appears and disappears with the child`(byView: Bool) {
    fixture.red.definesPresentationContext = true
    for presented in [fixture.red, fixture.blue] {
      let presenter = presented === fixture.red ? inner : fixture.red
      fixture.present(presented, from: presenter, style: .currentContext, animated: false)
    }
    #expect(fixture.blue.presentingViewController === fixture.red)
    let cover = PresentationFixture.Screen()

    if byView {
      pane.view.removeFromSuperview()
    } else {
      fixture.root.present(cover, animated: false)
    }
    harness.runUntilIdle()
    #expect(!fixture.blue.isContentAppeared)

    if byView {
      fixture.root.view.addSubview(pane.view)
    } else {
      fixture.root.dismiss(animated: false)
    }
    harness.runUntilIdle()
    #expect(fixture.blue.isContentAppeared)
  }

  @Test
  func `a view covered by an overCurrentContext presentation cannot become first responder`() {
    let covered = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    let beside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    let inside = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    inner.view.addSubview(covered)
    fixture.root.view.addSubview(beside)
    fixture.red.view.addSubview(inside)

    fixture.present(fixture.red, from: inner, style: .overCurrentContext, animated: false)
    harness.step()

    let focus = harness.window.focus
    #expect(focus.firstResponder === inside)
    #expect(!focus.canFocus(covered))
    #expect(focus.canFocus(beside))
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(pane.presentedViewController == nil)
    #expect(focus.canFocus(covered))
  }

  @Test
  func
    `a key event ignored by an overCurrentContext presentation reaches the context's parent`()
  {
    final class Rooted: ViewController {
      var keys = 0
      override func keyDown(_ event: KeyEvent) -> Bool {
        keys += 1
        return true
      }
    }
    let rooted = Rooted()
    let harness = TestWindow(root: rooted)
    let pane = ViewController()
    pane.definesPresentationContext = true
    rooted.addChild(pane)
    rooted.view.addSubview(pane.view)
    pane.didMove(toParent: rooted)
    harness.step()
    let over = ViewController()
    over.modalPresentationStyle = .overCurrentContext
    pane.present(over, animated: false)
    let field = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    over.view.addSubview(field)
    harness.window.focus.focus(field)

    harness.pressKey(.home)

    #expect(rooted.keys == 1)
  }

  @Test func `a controller presented over a presentation context receives the context's new size`()
  {
    final class Sized: ViewController {
      var sizes: [Size] = []
      override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
        sizes.append(size)
      }
    }
    let sized = Sized()
    sized.modalPresentationStyle = .overCurrentContext
    fixture.root.definesPresentationContext = true
    pane.definesPresentationContext = false
    inner.present(sized, animated: false)

    harness.resize(to: Size(640, 480))

    #expect(sized.sizes == [Size(640, 480)])
    #expect(sized.view.frame.size == Size(640, 480))
  }

  // MARK: Looking up

  @Test
  func
    `outermostContainer is the root controller, and topMostViewController the last presented one`()
  {
    #expect(inner.outermostContainer === fixture.root)
    #expect(harness.window.topMostViewController === fixture.root)

    fixture.presentAndClearLog(fixture.red)
    fixture.presentAndClearLog(fixture.blue)

    #expect(inner.topMostViewController === fixture.blue)
    #expect(harness.window.topMostViewController === fixture.blue)
    fixture.blue.dismiss(animated: true)
    #expect(harness.window.topMostViewController === fixture.red)
  }
}
