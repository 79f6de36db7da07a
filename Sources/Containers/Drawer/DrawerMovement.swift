// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What moves a drawer: animations that arrive together.
final class DrawerMovement {
  /// Starts an animation; its end is told to the closure.
  typealias Start = (_ completion: @escaping (_ finished: Bool) -> Void) -> Animator

  /// All have arrived.
  var onArrival: () -> Void = {}

  private var animators: [Animator] = []
  private var outstanding = 0

  /// Whether some are still to arrive.
  var isRunning: Bool { outstanding > 0 }

  /// Whether something moves, also what arrives nowhere.
  var isMoving: Bool { !animators.isEmpty }

  func run(_ starts: [Start]) {
    outstanding += starts.count
    for start in starts {
      animators.append(
        start { [weak self] finished in
          if finished { self?.oneArrived() }
        })
    }
  }

  /// Shows a pointer something that it then holds: it does not arrive.
  func hint(_ animator: Animator) { animators = [animator] }

  func stop() {
    let stopping = animators
    animators = []
    outstanding = 0
    for animator in stopping { animator.stop() }
  }

  private func oneArrived() {
    outstanding -= 1
    guard outstanding == 0 else { return }
    animators = []
    onArrival()
  }
}
