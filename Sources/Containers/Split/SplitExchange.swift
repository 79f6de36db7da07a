// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// While all is folded: one controller slides over another, or off it again.
final class SplitExchange {
  /// Who showed when it began, and who comes.
  let controllers: (from: ViewController, to: ViewController)
  /// The views that hold theirs.
  let hosts: (from: View, to: View)
  let animator: PropertyAnimator
  /// Hear once whether it came to what they asked for.
  var completions: [(Bool) -> Void] = []

  init(
    _ controllers: (from: ViewController, to: ViewController), in hosts: (from: View, to: View),
    animator: PropertyAnimator
  ) {
    self.controllers = controllers
    self.hosts = hosts
    self.animator = animator
  }

  func involves(_ controller: ViewController) -> Bool {
    controller === controllers.from || controller === controllers.to
  }

  /// Who goes when another one is to stay.
  func leaving(besides staying: ViewController?) -> ViewController {
    staying === controllers.to ? controllers.from : controllers.to
  }

  func callCompletions(finished: Bool) {
    let called = completions
    completions = []
    for completion in called { completion(finished) }
  }
}
