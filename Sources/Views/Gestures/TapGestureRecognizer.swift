// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// Recognizes taps: presses without movement, with the primary button or a finger.
open class TapGestureRecognizer: GestureRecognizer {
  /// The maximum movement during a tap: 10 points. Android's touch slop is 8, and UIKit allows about 10.
  package static let allowableMovement = 10.0

  /// The number of required taps, 1 or more. Default 1: recognizes each tap, including both taps of a double click.
  public var numberOfTapsRequired = 1

  package private(set) var location = Point.zero

  private var start: Point?
  private var isLastRequiredTap = true
  /// Runs from a tap until the next one is no longer part of the row.
  private var pendingTimeout: ScheduledAction?

  open override func pointerDown(_ sample: PointerSample) {
    pendingTimeout?.cancel()
    pendingTimeout = nil
    guard sample.event.button == .primary else { return setState(.failed) }
    location = sample.event.location
    start = location
    isLastRequiredTap = sample.clickCount % max(1, numberOfTapsRequired) == 0
  }

  open override func pointerMoved(_ sample: PointerSample) {
    guard let start, state == .possible else { return }
    if sample.event.location.distance(to: start) > Self.allowableMovement { setState(.failed) }
  }

  open override func pointerUp(_ sample: PointerSample) {
    guard start != nil, state == .possible else { return }
    if isLastRequiredTap { return setState(.ended) }
    guard let window = view?.window else { return }
    pendingTimeout = window.animations.schedule(after: window.multiClick.interval) { [weak self] in
      self?.pendingTimeout = nil
      self?.notifyDependents()
    }
  }

  /// Also undecided between two of its taps.
  override var isUndecided: Bool { super.isUndecided || pendingTimeout != nil }

  override func cancelTracking() {
    pendingTimeout?.cancel()
    pendingTimeout = nil
    super.cancelTracking()
    notifyDependents()
  }

  open override func reset() { start = nil }

  /// A single tap can be the first tap of a double tap.
  override func canPrevent(_ other: GestureRecognizer) -> Bool {
    (other as? TapGestureRecognizer).map { $0.numberOfTapsRequired <= numberOfTapsRequired } ?? true
  }
}
