// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 1.6: root views that lie in the view of a controller that is not their parent.
struct OrphanTests {
  private let recorder = CallbackRecorder()
  private let root = ViewController()
  private let orphan = ViewController()

  init() {
    root.title = "R"
    orphan.title = "O"
    orphan.containmentObserver = recorder
    recorder.expectsCleanContainment = false
  }

  private func shown() -> TestWindow {
    let harness = TestWindow()
    harness.expectsCleanContainment = false
    harness.window.rootViewController = root
    harness.step()
    return harness
  }

  private func warnings(of harness: TestWindow) -> [String] {
    harness.requests.compactMap { if case .warning(let text) = $0 { text } else { nil } }
  }

  private let appearing = ["O viewWillAppear", "O viewIsAppearing", "O viewDidAppear"]
  private let disappearing = ["O viewWillDisappear", "O viewDidDisappear"]

  @Test func `an orphan hears that it comes on screen and goes, and the log is told once`() {
    let harness = shown()
    orphan.loadViewIfNeeded()
    _ = recorder.take()

    root.view.addSubview(orphan.view)
    harness.step()
    #expect(recorder.take() == appearing)

    orphan.view.removeFromSuperview()
    #expect(recorder.take() == disappearing)

    root.view.addSubview(orphan.view)
    #expect(recorder.take() == appearing)
    #expect(
      warnings(of: harness) == [
        "the view of ViewController “O” was put in the view of ViewController “R”, whose child it is "
          + "not: call addChild(_:) before, so that it hears what its container hears"
      ])
  }

  @Test func `who observes the window hears all of it`() {
    let window = CallbackRecorder()
    window.expectsCleanContainment = false
    let stranger = ViewController()
    stranger.title = "O"
    let harness = shown()
    harness.window.containmentObserver = window
    let around = View()
    around.addSubview(stranger.view)

    root.view.addSubview(around)
    around.removeFromSuperview()

    #expect(window.log == appearing + disappearing)
  }

  @Test func `a child that was removed with its view left in hears when that goes`() {
    let harness = shown()
    let outer = View()
    root.view.addSubview(outer)
    root.addChild(orphan)
    outer.addSubview(orphan.view)
    orphan.didMove(toParent: root)
    orphan.willMove(toParent: nil)
    orphan.removeFromParent()
    _ = recorder.take()

    outer.removeFromSuperview()

    #expect(recorder.take() == disappearing)
    _ = harness
  }

  @Test func `a callback of an orphan may take its neighbours out`() {
    final class Taker: ViewController {
      var placeholder: View?
      override func viewWillAppear(_ animated: Bool) { placeholder?.removeFromSuperview() }
    }
    let harness = shown()
    let (taker, placeholder) = (Taker(), View())
    root.view.addSubview(placeholder)
    taker.placeholder = placeholder

    root.view.addSubview(taker.view)

    #expect(root.view.subviews.count == 1 && root.view.subviews.first === taker.view)
    _ = harness
  }

  @Test func `an orphan deep in a view hears when that view comes on screen and goes`() {
    let harness = shown()
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.addSubview(orphan.view)
    _ = recorder.take()

    root.view.addSubview(outer)
    #expect(recorder.take() == appearing)

    outer.removeFromSuperview()
    #expect(recorder.take() == disappearing)
    _ = harness
  }

  @Test func `an orphan that comes with its container's first appearance ends with that`() {
    root.containmentObserver = recorder
    root.view.addSubview(orphan.view)
    _ = recorder.take()

    let harness = shown()

    #expect(
      recorder.take() == [
        "R viewWillAppear", "O viewWillAppear", "R viewIsAppearing", "O viewIsAppearing",
        "R viewDidAppear", "O viewDidAppear",
      ])
    #expect(warnings(of: harness).count == 1)
    harness.window.rootViewController = nil
    #expect(!orphan.isAppeared)
  }

  @Test func `addChild after the view makes an ordinary child, and nothing comes twice`() {
    let harness = shown()
    root.view.addSubview(orphan.view)
    _ = recorder.take()

    root.addChild(orphan)
    orphan.didMove(toParent: root)
    harness.step()
    #expect(recorder.take() == ["O willMove R", "O didMove R"])
    #expect(!orphan.isMovingToParent)

    harness.window.rootViewController = ViewController()
    #expect(recorder.take() == disappearing)
    harness.window.rootViewController = root
    harness.step()
    #expect(recorder.take() == appearing)

    orphan.willMove(toParent: nil)
    orphan.view.removeFromSuperview()
    orphan.removeFromParent()
    #expect(
      recorder.take() == [
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
    let harness = TestWindow()
    harness.expectsCleanContainment = false

    // Without a title it is written down as nil.
    harness.window.rootViewController = Late(orphan)
    harness.step()

    #expect(
      recorder.take() == ["O loadView", "O viewDidLoad", "O willMove nil", "O didMove nil"]
        + appearing)
    #expect(warnings(of: harness).isEmpty)
  }

  @Test func `a child's view in a stranger's view stops nothing, and the log names all three`() {
    let harness = shown()
    let (other, stranger) = (ViewController(), ViewController())
    other.title = "P"
    stranger.title = "S"
    other.addChild(orphan)
    root.addChild(stranger)
    root.view.addSubview(stranger.view)

    stranger.view.addSubview(orphan.view)

    #expect(
      warnings(of: harness) == [
        "the view of ViewController “O” was put in the view of ViewController “S”, but its parent is "
          + "ViewController “P”"
      ])
  }

  @Test func `a container that forwards by hand to an orphan sends nothing twice`() {
    let harness = shown()
    orphan.loadViewIfNeeded()
    _ = recorder.take()

    orphan.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(orphan.view)
    harness.step()
    #expect(recorder.take() == ["O viewWillAppear", "O viewIsAppearing"])
    orphan.endAppearanceTransition()
    #expect(recorder.take() == ["O viewDidAppear"])
  }

  @Test func `an orphan has the traits of what it lies in, and hears of their changes`() {
    let harness = shown()
    root.view.addSubview(orphan.view)
    #expect(orphan.traits.theme.colorScheme == .light)

    harness.window.traits.theme = .dark

    #expect(orphan.traits.theme.colorScheme == .dark)
    #expect(orphan.view.theme.colorScheme == .dark)
  }

  @Test func `views without orphans are not searched`() {
    let harness = shown()
    let view = View()

    root.view.addSubview(view)

    #expect(!root.view.holdsOrphans && !view.holdsOrphans)
    _ = harness
  }
}
