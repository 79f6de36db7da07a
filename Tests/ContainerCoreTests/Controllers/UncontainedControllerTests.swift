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
  func `a controller added without addChild receives appearance callbacks and logs one warning`() {
    harness.show(root)
    uncontained.loadViewIfNeeded()
    harness.callbacks.removeAllLines()

    root.view.addSubview(uncontained.view)
    harness.step()
    #expect(harness.callbacks.removeAllLines() == appearanceLines)

    uncontained.view.removeFromSuperview()
    #expect(harness.callbacks.removeAllLines() == disappearanceLines)

    root.view.addSubview(uncontained.view)
    #expect(harness.callbacks.removeAllLines() == appearanceLines)
    #expect(
      warnings == [
        "the view of ViewController “O” was added to the view of ViewController “R” without addChild(_:): "
          + "call it first, so that ViewController “O” receives the container's callbacks"
      ])
  }

  @Test
  func `a window's containment observer is notified of the callbacks of a parentless controller`() {
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
    harness.callbacks.removeAllLines()

    outer.removeFromSuperview()

    #expect(harness.callbacks.removeAllLines() == disappearanceLines)
  }

  @Test func `a controller without a parent can remove a sibling of its view in viewWillAppear`() {
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

  @Test
  func `a controller without a parent appears and disappears with the view that contains its view`()
  {
    harness.show(root)
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.addSubview(uncontained.view)
    harness.callbacks.removeAllLines()

    root.view.addSubview(outer)
    #expect(harness.callbacks.removeAllLines() == appearanceLines)

    outer.removeFromSuperview()
    #expect(harness.callbacks.removeAllLines() == disappearanceLines)
  }

  @Test
  func `a controller without a parent appears together with the controller that contains its view`()
  {
    root.containmentObserver = harness.observers
    root.view.addSubview(uncontained.view)
    harness.callbacks.removeAllLines()

    harness.show(root)

    #expect(
      harness.callbacks.removeAllLines() == [
        "R viewWillAppear", "O viewWillAppear", "R viewIsAppearing", "O viewIsAppearing",
        "R viewDidAppear", "O viewDidAppear",
      ])
    #expect(warnings.count == 1)
    harness.window.rootViewController = nil
    #expect(!uncontained.isAppeared)
  }

  @Test
  func `addChild after addSubview makes the controller a child and repeats no appearance callback`()
  {
    harness.show(root)
    root.view.addSubview(uncontained.view)
    harness.callbacks.removeAllLines()

    root.addChild(uncontained)
    uncontained.didMove(toParent: root)
    harness.step()
    #expect(harness.callbacks.removeAllLines() == ["O willMove R", "O didMove R"])
    #expect(!uncontained.isMovingToParent)

    harness.window.rootViewController = ViewController()
    #expect(harness.callbacks.removeAllLines() == disappearanceLines)
    harness.window.rootViewController = root
    harness.step()
    #expect(harness.callbacks.removeAllLines() == appearanceLines)

    uncontained.willMove(toParent: nil)
    uncontained.view.removeFromSuperview()
    uncontained.removeFromParent()
    #expect(
      harness.callbacks.removeAllLines() == [
        "O willMove nil", "O viewWillDisappear", "O viewDidDisappear", "O didMove nil",
      ])
  }

  @Test
  func `addChild after addSubview in viewDidLoad sends the usual callbacks and logs no warning`() {
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
      harness.callbacks.removeAllLines() == [
        "O loadView", "O viewDidLoad", "O willMove Late", "O didMove Late",
      ]
        + appearanceLines)
    #expect(warnings.isEmpty)
  }

  @Test
  func `adding a child's view to a view of a controller that is not its parent logs a warning`() {
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
        "the view of ViewController “O” was added to the view of ViewController “S”, but ViewController “O” "
          + "is a child of ViewController “P”"
      ])
  }

  @Test
  func
    `beginAppearanceTransition before addSubview sends a parentless controller each callback once`()
  {
    harness.show(root)
    uncontained.loadViewIfNeeded()
    harness.callbacks.removeAllLines()

    uncontained.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(uncontained.view)
    harness.step()
    #expect(harness.callbacks.removeAllLines() == ["O viewWillAppear", "O viewIsAppearing"])
    uncontained.endAppearanceTransition()
    #expect(harness.callbacks.removeAllLines() == ["O viewDidAppear"])
  }

  @Test
  func `a controller without a parent inherits the traits of the view that contains its view`() {
    harness.show(root)
    root.view.addSubview(uncontained.view)
    #expect(uncontained.traits.theme.colorScheme == .light)

    harness.window.traits.theme = .dark

    #expect(uncontained.traits.theme.colorScheme == .dark)
    #expect(uncontained.view.theme.colorScheme == .dark)
  }

  @Test
  func
    `adding a view without a controller leaves mayContainUncontainedOwners false`()
  {
    harness.show(root)
    let view = View()

    root.view.addSubview(view)

    #expect(!root.view.mayContainUncontainedOwners && !view.mayContainUncontainedOwners)
  }
}
