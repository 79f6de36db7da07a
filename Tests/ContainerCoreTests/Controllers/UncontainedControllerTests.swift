// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 1.6: a controller whose view is added to the view of a controller that is not its parent.
struct UncontainedControllerTests {
  private let root = ViewController()
  private let uncontained = ViewController()
  private let harness = TestWindow()

  init() {
    root.title = "R"
    uncontained.title = "O"
    uncontained.containmentObserver = harness.observers
    harness.expectsCleanContainment = false
  }

  private var warnings: [String] {
    harness.requests.compactMap { if case .warning(let text) = $0 { text } else { nil } }
  }

  private let appearanceLines = ["O viewWillAppear", "O viewIsAppearing", "O viewDidAppear"]
  private let disappearanceLines = ["O viewWillDisappear", "O viewDidDisappear"]

  @Test
  func `an uncontained view controller receives appearance callbacks, and one warning is logged`() {
    harness.show(root)
    uncontained.loadViewIfNeeded()
    harness.callbacks.takeLines()

    root.view.addSubview(uncontained.view)
    harness.step()
    #expect(harness.callbacks.takeLines() == appearanceLines)

    uncontained.view.removeFromSuperview()
    #expect(harness.callbacks.takeLines() == disappearanceLines)

    root.view.addSubview(uncontained.view)
    #expect(harness.callbacks.takeLines() == appearanceLines)
    #expect(
      warnings == [
        "the view of ViewController “O” was put in the view of ViewController “R”, whose child it is "
          + "not: call addChild(_:) before, so that it hears what its container hears"
      ])
  }

  @Test func `a window's observer is notified of an uncontained controller's callbacks`() {
    let stranger = ViewController()
    stranger.title = "O"
    harness.show(root)
    harness.window.containmentObserver = harness.observers
    let around = View()
    around.addSubview(stranger.view)

    root.view.addSubview(around)
    around.removeFromSuperview()

    #expect(harness.callbacks.lines == appearanceLines + disappearanceLines)
  }

  @Test
  func `a removed child whose view is still in the hierarchy disappears when that view is removed`()
  {
    harness.show(root)
    let outer = View()
    root.view.addSubview(outer)
    root.addChild(uncontained)
    outer.addSubview(uncontained.view)
    uncontained.didMove(toParent: root)
    uncontained.willMove(toParent: nil)
    uncontained.removeFromParent()
    harness.callbacks.takeLines()

    outer.removeFromSuperview()

    #expect(harness.callbacks.takeLines() == disappearanceLines)
  }

  @Test func `an uncontained controller can remove a sibling view in viewWillAppear`() {
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

  @Test func `an uncontained controller deep in a view appears and disappears with that view`() {
    harness.show(root)
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.addSubview(uncontained.view)
    harness.callbacks.takeLines()

    root.view.addSubview(outer)
    #expect(harness.callbacks.takeLines() == appearanceLines)

    outer.removeFromSuperview()
    #expect(harness.callbacks.takeLines() == disappearanceLines)
  }

  @Test func `an uncontained controller appears with the first appearance of its container`() {
    root.containmentObserver = harness.observers
    root.view.addSubview(uncontained.view)
    harness.callbacks.takeLines()

    harness.show(root)

    #expect(
      harness.callbacks.takeLines() == [
        "R viewWillAppear", "O viewWillAppear", "R viewIsAppearing", "O viewIsAppearing",
        "R viewDidAppear", "O viewDidAppear",
      ])
    #expect(warnings.count == 1)
    harness.window.rootViewController = nil
    #expect(!uncontained.isAppeared)
  }

  @Test func `addChild after addSubview makes a regular child and sends no callback twice`() {
    harness.show(root)
    root.view.addSubview(uncontained.view)
    harness.callbacks.takeLines()

    root.addChild(uncontained)
    uncontained.didMove(toParent: root)
    harness.step()
    #expect(harness.callbacks.takeLines() == ["O willMove R", "O didMove R"])
    #expect(!uncontained.isMovingToParent)

    harness.window.rootViewController = ViewController()
    #expect(harness.callbacks.takeLines() == disappearanceLines)
    harness.window.rootViewController = root
    harness.step()
    #expect(harness.callbacks.takeLines() == appearanceLines)

    uncontained.willMove(toParent: nil)
    uncontained.view.removeFromSuperview()
    uncontained.removeFromParent()
    #expect(
      harness.callbacks.takeLines() == [
        "O willMove nil", "O viewWillDisappear", "O viewDidDisappear", "O didMove nil",
      ])
  }

  @Test func `addChild after addSubview in viewDidLoad sends the regular callbacks and no warning`()
  {
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
    harness.window.rootViewController = Late(uncontained)
    harness.step()

    #expect(
      harness.callbacks.takeLines() == [
        "O loadView", "O viewDidLoad", "O willMove Late", "O didMove Late",
      ]
        + appearanceLines)
    #expect(warnings.isEmpty)
  }

  @Test
  func `a child's view in the view of another controller logs a warning that names all three`() {
    harness.show(root)
    let (other, stranger) = (ViewController(), ViewController())
    other.title = "P"
    stranger.title = "S"
    other.addChild(uncontained)
    root.addChild(stranger)
    root.view.addSubview(stranger.view)

    stranger.view.addSubview(uncontained.view)

    #expect(
      warnings == [
        "the view of ViewController “O” was put in the view of ViewController “S”, but its parent is "
          + "ViewController “P”"
      ])
  }

  @Test func `beginAppearanceTransition on an uncontained controller sends no callback twice`() {
    harness.show(root)
    uncontained.loadViewIfNeeded()
    harness.callbacks.takeLines()

    uncontained.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(uncontained.view)
    harness.step()
    #expect(harness.callbacks.takeLines() == ["O viewWillAppear", "O viewIsAppearing"])
    uncontained.endAppearanceTransition()
    #expect(harness.callbacks.takeLines() == ["O viewDidAppear"])
  }

  @Test func `an uncontained controller inherits the traits of the views around it`() {
    harness.show(root)
    root.view.addSubview(uncontained.view)
    #expect(uncontained.traits.theme.colorScheme == .light)

    harness.window.traits.theme = .dark

    #expect(uncontained.traits.theme.colorScheme == .dark)
    #expect(uncontained.view.theme.colorScheme == .dark)
  }

  @Test func `a view hierarchy without uncontained controllers is not searched`() {
    harness.show(root)
    let view = View()

    root.view.addSubview(view)

    #expect(!root.view.mayContainUncontainedOwners && !view.mayContainUncontainedOwners)
  }
}
