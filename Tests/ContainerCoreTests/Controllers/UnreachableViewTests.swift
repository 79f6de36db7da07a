// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// A view that is hidden, inert or removed loses the pointer: its press is canceled, and its hover ends.
struct UnreachableViewTests {
  private final class Spy: View {
    var log: [String] = []
    var onDown: (() -> Void)?
    override func pointerDown(_ pointer: PointerSample) {
      log.append("down")
      onDown?()
    }
    override func pointerMoved(_ pointer: PointerSample) { log.append("moved") }
    override func pointerUp(_ pointer: PointerSample) { log.append("up") }
    override func pointerCancelled() { log.append("cancelled") }
    override func hoverBegan() { log.append("over") }
    override func hoverEnded() { log.append("away") }
  }

  private let harness: TestWindow
  private let root = ViewController()
  private let pane = View(frame: Rect(0, 0, 200, 200))
  private let view = Spy(frame: Rect(0, 0, 100, 100))

  init() {
    harness = TestWindow(root: root)
    root.view.addSubview(pane)
    pane.addSubview(view)
    harness.step()
  }

  enum UnreachableCause: CaseIterable {
    case hidden
    case inert
    case removed
  }

  @Test(arguments: UnreachableCause.allCases)
  func
    `a pressed view that is hidden, made inert or removed receives pointerCancelled, not pointerUp`(
      way: UnreachableCause
    )
  {
    harness.press(at: Point(10, 10))

    switch way {
    case .hidden: pane.isHidden = true
    case .inert: pane.isInert = true
    case .removed: view.removeFromSuperview()
    }
    harness.release(at: Point(10, 10))

    #expect(view.log.filter { $0 != "over" && $0 != "away" } == ["down", "cancelled"])
  }

  @Test func `a view that is removed during its own press receives pointerCancelled`() {
    view.onDown = { [view] in view.removeFromSuperview() }

    harness.press(at: Point(10, 10))
    harness.move(to: Point(12, 10))
    harness.release(at: Point(12, 10))

    #expect(view.log == ["down", "cancelled"])
  }

  @Test func `a hovered view is notified of the end of the hover when it is removed`() {
    harness.move(to: Point(10, 10))
    view.removeFromSuperview()

    #expect(view.log == ["over", "away"])
  }

  @Test func `a view that changed while hidden is redrawn when it is shown`() throws {
    view.wantsLayer = true
    view.backgroundColor = .fixed(.black)
    harness.step()
    view.isHidden = true
    harness.step()
    view.backgroundColor = .fixed(.white)
    harness.step()

    view.isHidden = false
    harness.step()

    #expect(view.layer?.displayList.description.contains("#FFFFFFFF") == true)
  }

  @Test
  func `the focus ring is a layer above the focused view and below the views that cover that view`()
  {
    final class Field: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field(frame: Rect(10, 10, 50, 20))
    pane.addSubview(field)
    // The cover leaves a part of the focus ring visible, because a fully covered layer is not placed.
    let cover = View(frame: Rect(40, 0, 300, 300))
    cover.backgroundColor = .surface
    cover.wantsLayer = true
    root.view.addSubview(cover)
    harness.pressKey(.tab)

    let lists =
      harness.window.step(to: harness.clock.now)?.placements ?? harness.lastFrame?.placements
    let ring = lists?.firstIndex { $0.layer.displayList.description.hasPrefix("stroke") }
    let top = lists?.firstIndex { $0.layer === cover.layer }
    #expect(ring != nil)
    #expect(lists.flatMap { list in ring.map { list[$0].frame } } == Rect(6, 6, 58, 28))
    #expect((ring ?? 9) < (top ?? 0))
  }

  @Test func `a window's containment observer is notified when controllers appear and disappear`() {
    let harness = TestWindow()
    harness.window.containmentObserver = harness.observers
    let root = ViewController()
    root.title = "Root"
    harness.window.rootViewController = root
    harness.step()
    let child = ViewController()
    child.title = "Child"
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    harness.window.rootViewController = nil

    for line in [
      "Root viewWillAppear", "Child viewWillAppear", "Child viewDidDisappear",
      "Root viewDidDisappear",
    ] {
      #expect(harness.callbacks.lines.contains(line), "\(line)")
    }
  }

  @Test
  func `insertSubview at the number of subviews adds the view in front of the other subviews`() {
    let other = View()
    root.view.addSubview(other)
    root.view.insertSubview(pane, at: root.view.subviews.count)

    #expect(root.view.subviews.last === pane)
  }
}
