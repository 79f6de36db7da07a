// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Containers

/// A window with controllers, one of which can animate.
final class InterruptionScene {
  /// Changes the scene, with or without animation.
  typealias Change = (_ animated: Bool, _ completion: @escaping (Bool) -> Void) -> Void

  let harness: TestWindow
  /// The change that is interrupted.
  let begin: Change
  /// Reverses `begin`.
  let reverse: Change
  /// Another change of the same container.
  let other: Change
  private let owners: [AnyObject]

  /// - Parameter owners: Objects that only the scene retains, such as delegates.
  init(
    _ harness: TestWindow, owners: [AnyObject] = [], begin: @escaping Change,
    reverse: @escaping Change, other: @escaping Change
  ) {
    self.harness = harness
    self.owners = owners
    self.begin = begin
    self.reverse = reverse
    self.other = other
    harness.runUntilIdle()
  }

  /// Seconds until nothing moves.
  func duration(of change: Change) -> Double {
    change(true) { _ in }
    let start = harness.clock.now
    harness.runUntilIdle()
    return harness.clock.now.timeIntervalSince(start)
  }

  /// The controllers in the window, one per line, with the frames of the visible ones.
  var layoutDescription: [String] {
    guard let root = harness.window.rootViewController else { return [] }
    return layoutDescription(of: root, depth: 0)
  }

  private func layoutDescription(of controller: ViewController, depth: Int) -> [String] {
    let name = controller.title ?? "\(type(of: controller))"
    var line = String(repeating: " ", count: depth) + name
    if let view = controller.viewIfLoaded {
      let isShown = controller.isAppeared && view.window != nil
      if isShown { line += " \(rounded(view.convert(view.bounds, to: nil)))" }
      // These are listed for views off screen too, because a view may be added again without an animation.
      if view.presentationAlpha != 1 { line += " alpha \(view.presentationAlpha)" }
      if view.presentationTransform != .identity { line += " \(view.presentationTransform)" }
      if view.isInert { line += " inert" }
      if view.isHidden { line += " hidden" }
      if controller.isAppeared, !isShown { line += " appeared without a window" }
    }
    if !controller.isAppeared { line += " off screen" }
    if controller.isInAppearanceTransition { line += " in transition" }
    var lines = [line]
    for child in childrenInOrder(of: controller) {
      lines += layoutDescription(of: child, depth: depth + 1)
    }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines += ["⊐"] + layoutDescription(of: presented, depth: depth + 1)
    }
    return lines
  }

  /// The children of a navigation controller are listed in stack order. Children of other containers are sorted
  /// by title, because their order depends on when they were added.
  private func childrenInOrder(of controller: ViewController) -> [ViewController] {
    controller is NavigationController
      ? controller.children
      : controller.children.sorted { ($0.title ?? "") < ($1.title ?? "") }
  }

  private func rounded(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
  }
}

extension ViewController {
  /// Creates a controller with a title, which identifies it in layout descriptions.
  static func named(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }
}
