// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// A press and release with the primary button or a finger, without moving away; or several in a row.
open class TapGestureRecognizer: GestureRecognizer {
  /// How far the pointer may stray and still tap, in points. 10, Android's touch slop is 8 and
  /// UIKit's allowance about 10.
  package static let allowance = 10.0

  /// 1 or more. Default 1: each press and release, also of a double click.
  public var numberOfTapsRequired = 1

  /// Where the pointer went down last, in window points.
  package private(set) var location = Point.zero

  private var start: Point?
  /// Whether this press is the last one that it needs.
  private var isLast = true
  /// Runs from a tap until the next one is no longer part of the row.
  private var pause: Alarm?

  open override func pointerDown(_ sample: PointerSample) {
    pause?.cancel()
    pause = nil
    guard sample.event.button == .primary else { return setState(.failed) }
    location = sample.event.location
    start = location
    isLast = sample.clickCount % max(1, numberOfTapsRequired) == 0
  }

  open override func pointerMoved(_ sample: PointerSample) {
    guard let start, state == .possible else { return }
    if sample.event.location.distance(to: start) > Self.allowance { setState(.failed) }
  }

  open override func pointerUp(_ sample: PointerSample) {
    guard start != nil, state == .possible else { return }
    if isLast { return setState(.ended) }
    guard let window = view?.window else { return }
    pause = window.animations.after(window.multiClick.interval) { [weak self] in
      self?.pause = nil
      self?.tellDependents()
    }
  }

  /// Also between two of its taps.
  override var isUndecided: Bool { super.isUndecided || pause != nil }

  override func letGo() {
    pause?.cancel()
    pause = nil
    super.letGo()
    tellDependents()
  }

  open override func reset() {
    start = nil
  }

  /// The first tap of two is one by itself too.
  override func canPrevent(_ other: GestureRecognizer) -> Bool {
    (other as? TapGestureRecognizer).map { $0.numberOfTapsRequired <= numberOfTapsRequired } ?? true
  }
}
