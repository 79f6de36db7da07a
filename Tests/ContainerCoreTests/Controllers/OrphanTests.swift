// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 1.6: root views that lie in the view of a controller that is not their parent.
struct OrphanTests {
  private let root = ViewController()
  private let orphan = ViewController()
  private let harness = TestWindow()

  init() {
    root.title = "R"
    orphan.title = "O"
    orphan.containmentObserver = harness.observers
    harness.expectsCleanContainment = false
  }

  private var warnings: [String] {
    harness.requests.compactMap { if case .warning(let text) = $0 { text } else { nil } }
  }

  private let appearing = ["O viewWillAppear", "O viewIsAppearing", "O viewDidAppear"]
  private let disappearing = ["O viewWillDisappear", "O viewDidDisappear"]

  @Test func `an orphan hears that it comes on screen and goes, and the log is told once`() {
    harness.show(root)
    orphan.loadViewIfNeeded()
    harness.callbacks.takeLines()

    root.view.addSubview(orphan.view)
    harness.step()
    #expect(harness.callbacks.takeLines() == appearing)

    orphan.view.removeFromSuperview()
    #expect(harness.callbacks.takeLines() == disappearing)

    root.view.addSubview(orphan.view)
    #expect(harness.callbacks.takeLines() == appearing)
    #expect(
      warnings == [
        "the view of ViewController “O” was put in the view of ViewController “R”, whose child it is "
          + "not: call addChild(_:) before, so that it hears what its container hears"
      ])
  }

  @Test func `who observes the window hears all of it`() {
    let stranger = ViewController()
    stranger.title = "O"
    harness.show(root)
    harness.window.containmentObserver = harness.observers
    let around = View()
    around.addSubview(stranger.view)

    root.view.addSubview(around)
    around.removeFromSuperview()

    #expect(harness.callbacks.lines == appearing + disappearing)
  }

  @Test func `a child that was removed with its view left in hears when that goes`() {
    harness.show(root)
    let outer = View()
    root.view.addSubview(outer)
    root.addChild(orphan)
    outer.addSubview(orphan.view)
    orphan.didMove(toParent: root)
    orphan.willMove(toParent: nil)
    orphan.removeFromParent()
    harness.callbacks.takeLines()

    outer.removeFromSuperview()

    #expect(harness.callbacks.takeLines() == disappearing)
  }

  @Test func `a callback of an orphan may take its neighbours out`() {
    final class Taker: ViewController {
      var placeholder: View?
      override func viewWillAppear(_ animated: Bool) { placeholder?.removeFromSuperview() }
    }
    harness.show(root)
    let (taker, placeholder) = (Taker(), View())
    root.view.addSubview(placeholder)
    taker.placeholder = placeholder

    root.view.addSubview(taker.view)

    #expect(root.view.subviews.count == 1 && root.view.subviews.first === taker.view)
  }

  @Test func `an orphan deep in a view hears when that view comes on screen and goes`() {
    harness.show(root)
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.addSubview(orphan.view)
    harness.callbacks.takeLines()

    root.view.addSubview(outer)
    #expect(harness.callbacks.takeLines() == appearing)

    outer.removeFromSuperview()
    #expect(harness.callbacks.takeLines() == disappearing)
  }

  @Test func `an orphan that comes with its container's first appearance ends with that`() {
    root.containmentObserver = harness.observers
    root.view.addSubview(orphan.view)
    harness.callbacks.takeLines()

    harness.show(root)

    #expect(
      harness.callbacks.takeLines() == [
        "R viewWillAppear", "O viewWillAppear", "R viewIsAppearing", "O viewIsAppearing",
        "R viewDidAppear", "O viewDidAppear",
      ])
    #expect(warnings.count == 1)
    harness.window.rootViewController = nil
    #expect(!orphan.isAppeared)
  }

  @Test func `addChild after the view makes an ordinary child, and nothing comes twice`() {
    harness.show(root)
    root.view.addSubview(orphan.view)
    harness.callbacks.takeLines()

    root.addChild(orphan)
    orphan.didMove(toParent: root)
    harness.step()
    #expect(harness.callbacks.takeLines() == ["O willMove R", "O didMove R"])
    #expect(!orphan.isMovingToParent)

    harness.window.rootViewController = ViewController()
    #expect(harness.callbacks.takeLines() == disappearing)
    harness.window.rootViewController = root
    harness.step()
    #expect(harness.callbacks.takeLines() == appearing)

    orphan.willMove(toParent: nil)
    orphan.view.removeFromSuperview()
    orphan.removeFromParent()
    #expect(
      harness.callbacks.takeLines() == [
        "O willMove nil", "O viewWillDisappear", "O viewDidDisappear", "O didMove nil",
      ])
  }

  @Test func `addChild after the view in viewDidLoad is as good as before it`() {
    final class Late: ViewController {
      let child: ViewController
      init(_ child: ViewController) {
        self.child = child
        super.init()
      }
      override func viewDidLoad() {
        view.addSubview(child.view)
        addChild(child)
        child.didMove(toParent: self)
      }
    }
    // Without a title it has the name of its type.
    harness.window.rootViewController = Late(orphan)
    harness.step()

    #expect(
      harness.callbacks.takeLines() == [
        "O loadView", "O viewDidLoad", "O willMove Late", "O didMove Late",
      ]
        + appearing)
    #expect(warnings.isEmpty)
  }

  @Test func `a child's view in a stranger's view stops nothing, and the log names all three`() {
    harness.show(root)
    let (other, stranger) = (ViewController(), ViewController())
    other.title = "P"
    stranger.title = "S"
    other.addChild(orphan)
    root.addChild(stranger)
    root.view.addSubview(stranger.view)

    stranger.view.addSubview(orphan.view)

    #expect(
      warnings == [
        "the view of ViewController “O” was put in the view of ViewController “S”, but its parent is "
          + "ViewController “P”"
      ])
  }

  @Test func `a container that forwards by hand to an orphan sends nothing twice`() {
    harness.show(root)
    orphan.loadViewIfNeeded()
    harness.callbacks.takeLines()

    orphan.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(orphan.view)
    harness.step()
    #expect(harness.callbacks.takeLines() == ["O viewWillAppear", "O viewIsAppearing"])
    orphan.endAppearanceTransition()
    #expect(harness.callbacks.takeLines() == ["O viewDidAppear"])
  }

  @Test func `an orphan has the traits of what it lies in, and hears of their changes`() {
    harness.show(root)
    root.view.addSubview(orphan.view)
    #expect(orphan.traits.theme.colorScheme == .light)

    harness.window.traits.theme = .dark

    #expect(orphan.traits.theme.colorScheme == .dark)
    #expect(orphan.view.theme.colorScheme == .dark)
  }

  @Test func `views without orphans are not searched`() {
    harness.show(root)
    let view = View()

    root.view.addSubview(view)

    #expect(!root.view.holdsOrphans && !view.holdsOrphans)
  }
}
