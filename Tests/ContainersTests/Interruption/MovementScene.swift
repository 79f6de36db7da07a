// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Containers

/// A window with controllers in it, one of which can move.
final class MovementScene {
  /// A call that moves something, seen or at once.
  typealias Change = (_ animated: Bool, _ completion: @escaping (Bool) -> Void) -> Void

  let harness: TestWindow
  /// The movement that is interrupted.
  let begin: Change
  /// The way back.
  let turnRound: Change
  /// Something else that the same container can do.
  let other: Change
  private let owners: [AnyObject]

  /// - Parameter owners: What nobody else holds, such as delegates.
  init(
    _ harness: TestWindow, owners: [AnyObject] = [], begin: @escaping Change,
    turnRound: @escaping Change, other: @escaping Change
  ) {
    self.harness = harness
    self.owners = owners
    self.begin = begin
    self.turnRound = turnRound
    self.other = other
    harness.settle()
  }

  /// Seconds until nothing moves.
  func duration(of change: Change) -> Double {
    change(true) { _ in }
    let start = harness.clock.now
    harness.settle()
    return harness.clock.now.since(start)
  }

  /// What shows where, of all controllers in the window.
  var picture: [String] {
    guard let root = harness.window.rootViewController else { return [] }
    return picture(of: root, depth: 0)
  }

  private func picture(of controller: ViewController, depth: Int) -> [String] {
    let name = controller.title ?? "\(type(of: controller))"
    var line = String(repeating: " ", count: depth) + name
    if let view = controller.viewIfLoaded {
      let isShown = controller.isAppeared && view.window != nil
      if isShown { line += " \(rounded(view.convert(view.bounds, to: nil)))" }
      // Off screen too: it may come back without a movement.
      if view.presentedAlpha != 1 { line += " alpha \(view.presentedAlpha)" }
      if view.presentedTransform != .identity { line += " \(view.presentedTransform)" }
      if view.isInert { line += " inert" }
      if view.isHidden { line += " hidden" }
      if controller.isAppeared, !isShown { line += " appeared without a window" }
    }
    if !controller.isAppeared { line += " off screen" }
    if controller.isInAppearanceTransition { line += " in transition" }
    var lines = [line]
    for child in inOrder(controller) { lines += picture(of: child, depth: depth + 1) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines += ["⊐"] + picture(of: presented, depth: depth + 1)
    }
    return lines
  }

  /// A stack's order is what it shows; elsewhere children stand in the order in which they came.
  private func inOrder(_ controller: ViewController) -> [ViewController] {
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
  /// A screen with a name, in pictures of what shows.
  static func named(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }
}
