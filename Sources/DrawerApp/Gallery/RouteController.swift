// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A stop on a route: deeper by segues of every kind, back to the start in one step from anywhere.
final class RouteController: TextController {
  private static let deeper = "deeper"
  private static let over = "over"
  private static let start = "start"

  /// The stops before this one.
  private let depth: Int

  /// A stack with the start of the route.
  static func make() -> NavigationController {
    let start = RouteController(depth: 0)
    start.registerUnwindAction(Self.start) { [weak start] segue in
      let depth = (segue.source as? RouteController)?.depth ?? 0
      start?.message = depth == 0 ? startText : "Back from stop \(depth) in one step. \(startText)"
    }
    return NavigationController(rootViewController: start)
  }

  private static let startText =
    "Push goes deeper in this stack, Present opens a sheet with a stack of its own. From any depth, Return "
    + "to the start leads back here in one movement."

  init(depth: Int) {
    self.depth = depth
    let push = Button.plate("Push", isMain: true)
    let present = Button.plate("Present")
    let back = Button.plate("Return to the start")
    back.isEnabled = depth > 0
    super.init(
      title: depth == 0 ? "Start" : "Stop \(depth)",
      heading: depth == 0
        ? "There and back in one step" : "\(depth) \(depth == 1 ? "stop" : "stops") from the start",
      text: depth == 0 ? Self.startText : "The unwind segue finds its way from here.",
      buttons: [push, present, back])
    registerSegue(Self.deeper, .show) { RouteController(depth: depth + 1) }
    registerSegue(Self.over, .present(.pageSheet)) {
      NavigationController(rootViewController: RouteController(depth: depth + 1))
    }
    registerUnwindSegue(Self.start, action: Self.start)
    for (button, segue) in [(push, Self.deeper), (present, Self.over), (back, Self.start)] {
      button.onActivate = { [weak self, weak button] in
        _ = self?.triggerSegue(segue, sender: button)
      }
    }
  }
}
