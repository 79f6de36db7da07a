// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// What goes out of reach lets go of the pointer.
struct ReachTests {
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

  enum Way: CaseIterable {
    case hidden
    case inert
    case removed
  }

  @Test(arguments: Way.allCases)
  func `a pressed view that goes out of reach is cancelled and hears no release`(way: Way) {
    harness.press(at: Point(10, 10))

    switch way {
    case .hidden: pane.isHidden = true
    case .inert: pane.isInert = true
    case .removed: view.removeFromSuperview()
    }
    harness.release(at: Point(10, 10))

    #expect(view.log.filter { $0 != "over" && $0 != "away" } == ["down", "cancelled"])
  }

  @Test func `a view that is removed in its own press is cancelled`() {
    view.onDown = { [view] in view.removeFromSuperview() }

    harness.press(at: Point(10, 10))
    harness.move(to: Point(12, 10))
    harness.release(at: Point(12, 10))

    #expect(view.log == ["down", "cancelled"])
  }

  @Test func `a view that is removed under the mouse is not hovered any more`() {
    harness.move(to: Point(10, 10))
    view.removeFromSuperview()

    #expect(view.log == ["over", "away"])
  }

  @Test func `what changed while hidden is drawn when it is shown`() throws {
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

  @Test func `the focus ring is a layer of its own, above its view and below what covers it`() {
    final class Field: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field(frame: Rect(10, 10, 50, 20))
    pane.addSubview(field)
    // A part of the ring shows: what is covered wholly is not placed.
    let cover = View(frame: Rect(40, 0, 300, 300))
    cover.backgroundColor = .surface
    cover.wantsLayer = true
    root.view.addSubview(cover)
    harness.key(.tab)

    let lists =
      harness.window.step(to: harness.clock.now)?.placements ?? harness.lastFrame?.placements
    let ring = lists?.firstIndex { $0.layer.displayList.description.hasPrefix("stroke") }
    let top = lists?.firstIndex { $0.layer === cover.layer }
    #expect(ring != nil)
    #expect(lists.flatMap { list in ring.map { list[$0].frame } } == Rect(6, 6, 58, 28))
    #expect((ring ?? 9) < (top ?? 0))
  }

  @Test func `the window's observer hears of removals and of its root`() {
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

  @Test func `a subview can be put at the end of its own list`() {
    let other = View()
    root.view.addSubview(other)
    root.view.insertSubview(pane, at: root.view.subviews.count)

    #expect(root.view.subviews.last === pane)
  }
}
