// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Lets a controller do something beside a change of its size, and after it.
///
/// A desktop window changes size at once, so what runs beside the change runs with the layout that
/// follows it, in the same frame.
public final class SizeTransitionCoordinator {
  private var alongside: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// For a container that changes the size of a child by itself.
  public init() {}

  /// Changes sizes, then runs what controllers asked for: `animate(alongside:)` after the change, completions
  /// last. A container calls it when it has sent `viewWillTransition(to:with:)` with this coordinator.
  ///
  /// - Parameter change: Gives the views their new sizes.
  public func perform(_ change: () -> Void) {
    change()
    runAlongside()
    complete()
  }

  /// - Parameters:
  ///   - animation: Runs when the views have their new size.
  ///   - completion: Runs when the change is over, in the order in which completions were added.
  public func animate(alongside animation: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
  }

  func runAlongside() {
    let animations = alongside
    alongside = []
    for animation in animations { animation() }
  }

  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
