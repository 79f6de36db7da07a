// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A press and release with the primary button or a finger, without moving away.
public final class TapGestureRecognizer: GestureRecognizer {
  /// How far the pointer may stray and still tap, in points. 10, Android's touch slop is 8 and
  /// UIKit's allowance about 10.
  public static let allowance = 10.0

  private var start: Point?

  public override func pointerDown(_ sample: PointerSample) {
    guard sample.event.button == .primary else {
      setState(.failed)
      return
    }
    start = sample.event.location
  }

  public override func pointerMoved(_ sample: PointerSample) {
    guard let start, state == .possible else { return }
    if sample.event.location.distance(to: start) > Self.allowance { setState(.failed) }
  }

  public override func pointerUp(_ sample: PointerSample) {
    if start != nil, state == .possible { setState(.ended) }
  }

  public override func reset() {
    start = nil
  }
}
