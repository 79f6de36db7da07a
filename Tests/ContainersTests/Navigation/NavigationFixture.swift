// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

/// A navigation controller in a window, with a log of all callbacks of its screens.
final class NavigationFixture {
  final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A screen with two fields.
  final class Screen: ViewController {
    let fields = [Field(frame: Rect(10, 10, 50, 20)), Field(frame: Rect(10, 40, 50, 20))]
    var sizes: [Size] = []
    var onCallback: ((String) -> Void)?

    override func viewDidLoad() {
      view.backgroundColor = .surface
      for field in fields { view.addSubview(field) }
    }

    override func viewWillAppear(_ animated: Bool) { onCallback?("WA") }
    override func viewDidAppear(_ animated: Bool) { onCallback?("DA") }
    override func viewWillDisappear(_ animated: Bool) { onCallback?("WD") }
    override func viewDidDisappear(_ animated: Bool) { onCallback?("DD") }

    override func viewWillTransition(
      to size: Size, with coordinator: SizeTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  let root: Screen
  let first: Screen
  let second: Screen
  let navigation: NavigationController
  let harness: TestWindow
  private(set) var completions: [String] = []

  init(_ titles: [String] = ["Root"], size: Size = Size(800, 600), traits: Traits = Traits()) {
    harness = TestWindow(size: size, traits: traits)
    let screens = ["Root", "First", "Second"].map { title in
      let screen = Screen()
      screen.title = title
      return screen
    }
    root = screens[0]
    first = screens[1]
    second = screens[2]
    for screen in screens { screen.containmentObserver = harness.observers }
    navigation = NavigationController(
      viewControllers: screens.filter { titles.contains($0.title ?? "") })
    navigation.title = "nav"
    harness.window.rootViewController = navigation
    harness.step()
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()
  }

  var titles: [String] { navigation.viewControllers.compactMap(\.title) }

  /// The callbacks since the last call, without `viewIsAppearing` and without the prefix `view`.
  func consumeCallbacks() -> [String] {
    harness.callbacks.removeAllLines().filter { !$0.hasSuffix("viewIsAppearing") }
      .map { $0.replacing("view", with: "") }
  }

  /// Returns a completion that records its argument.
  func recordingCompletion(_ name: String) -> (Bool) -> Void {
    { [weak self] in self?.completions.append("\(name) \($0)") }
  }

  func push(_ screen: ViewController, animated: Bool = true) {
    navigation.pushViewController(
      screen, animated: animated, completion: recordingCompletion("push \(screen.title ?? "")"))
  }

  func pop(animated: Bool = true) {
    navigation.popViewController(animated: animated, completion: recordingCompletion("pop"))
  }

  /// Drags from the leading edge, and leaves the pointer down.
  func dragBack(to x: Double, in seconds: Double = 0.4) {
    harness.press(at: Point(5, 300))
    harness.move(from: Point(5, 300), to: Point(x, 300), duration: seconds)
  }

  /// The titles of the controllers whose views are in the container view; `other` for any other subview.
  var containerViewContents: [String] {
    navigation.layout.containerView.subviews.map { $0.viewController?.title ?? "other" }
  }
}
