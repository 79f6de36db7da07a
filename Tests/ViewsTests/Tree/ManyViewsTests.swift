// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Views

/// Very many sibling views, and very many nested ones. An algorithm that visits all views for each view would exceed
/// the time limit by far.
struct ManyViewsTests {
  private static let many = 40_000

  /// `count` views, each in the one before.
  private static func nest(_ count: Int, in view: View) -> View {
    var inner = view
    for _ in 0..<count {
      let next = View(frame: Rect(0, 0, 100, 100))
      inner.addSubview(next)
      inner = next
    }
    return inner
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `removing many subviews one by one takes linear time`(fromTheFirst: Bool) {
    let harness = TestWindow(root: ViewController())
    let holder = View(frame: Rect(0, 0, 500, 500))
    harness.window.rootViewController?.view.addSubview(holder)
    let views = (0..<Self.many).map { _ in View() }

    for view in views { holder.addSubview(view) }
    harness.step()
    for view in fromTheFirst ? views : views.reversed() { view.removeFromSuperview() }

    #expect(holder.subviews.isEmpty && views.allSatisfy { $0.superview == nil })
  }

  @Test(.timeLimit(.minutes(1)))
  func `adding many subviews with a layout after each of them takes linear time`() {
    let holder = View(frame: Rect(0, 0, 500, 500))
    holder.layoutIfNeeded()

    for _ in 0..<Self.many {
      holder.addSubview(View())
      holder.layoutIfNeeded()
    }

    #expect(!holder.subtreeNeedsLayout && holder.subviews.allSatisfy { !$0.needsLayout })
  }

  @Test
  func
    `every subview that needs layout is laid out, also when a sibling requests it during layout`()
  {
    final class Placed: View {
      var passes = 0
      weak var neighbor: View?
      override func layoutSubviews() {
        passes += 1
        neighbor?.setNeedsLayout()
      }
    }
    let holder = View()
    let views = [Placed(), Placed(), Placed()]
    for view in views { holder.addSubview(view) }
    holder.layoutIfNeeded()

    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    holder.layoutIfNeeded()
    #expect(views.map(\.passes) == [2, 1, 2])

    views[1].neighbor = views[0]
    views[1].setNeedsLayout()
    holder.layoutIfNeeded()
    #expect(views.map(\.passes) == [3, 2, 2])

    views[0].setNeedsLayout()
    views[0].removeFromSuperview()
    views[2].setNeedsLayout()
    holder.layoutIfNeeded()
    #expect(views.map(\.passes) == [3, 2, 3])
  }

  @Test func `a view tree of 2048 levels can be laid out, drawn, hit tested and removed`() {
    let harness = TestWindow(root: ViewController())
    let root = harness.window.rootViewController?.view ?? View()
    var depth = 1
    var ancestor = root.superview
    while let view = ancestor {
      depth += 1
      ancestor = view.superview
    }

    let inner = Self.nest(View.maximumDepth - depth, in: root)
    inner.backgroundColor = .accent
    harness.step()
    var traits = harness.window.traits
    traits.theme = .dark
    harness.window.traits = traits
    harness.step()
    #expect(root.hitTest(Point(5, 5)) === inner && !inner.needsLayout)

    root.subviews.first?.removeFromSuperview()
    harness.step()
    #expect(inner.window == nil && root.subviews.isEmpty)
  }

  @Test func `nesting views deeper than 2048 traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Self.nest(View.maximumDepth, in: View()) }
    }
  }

  @Test func `adding a subtree traps when its deepest view would exceed 2048 levels`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = View()
        _ = Self.nest(View.maximumDepth / 2, in: outer)
        let tree = View()
        let inner = Self.nest(View.maximumDepth / 2, in: tree)
        inner.addSubview(outer)
      }
    }
  }

  @Test func `removed subviews do not count toward the maximum nesting depth`() {
    let tree = View()
    let inner = Self.nest(View.maximumDepth - 10, in: tree)
    tree.subviews.first?.removeFromSuperview()

    let outer = View()
    let innermostView = Self.nest(20, in: outer)
    innermostView.addSubview(tree)

    #expect(tree.superview === innermostView && inner.isDescendant(of: tree) == false)
  }

  /// Asks for its superview's layout each time it is laid out, as a bar whose button changes does.
  private final class RelayoutingView: View {
    var count = 0
    override func layoutSubviews() {
      count += 1
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  @Test
  func `a deeply nested view that always requests layout is laid out under 100 times per frame`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    var last: View = root.view
    for _ in 0..<24 {
      let view = View(frame: Rect(0, 0, 10, 10))
      last.addSubview(view)
      last = view
    }
    let restless = RelayoutingView(frame: Rect(0, 0, 10, 10))
    last.addSubview(restless)
    harness.step()

    #expect(restless.count > 0 && restless.count < 100)
  }
}
