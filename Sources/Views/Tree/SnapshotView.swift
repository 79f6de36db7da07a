// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What a view showed at one moment: what is drawn in its layer, and a snapshot of each layer inside it.
final class SnapshotView: View {
  private let list: DisplayList

  init(of view: View, isOutermost: Bool = true) {
    var canvas = Canvas(
      theme: view.theme, isMirrored: view.traits.layoutDirection == .rightToLeft,
      reusing: DisplayList())
    // A view without a layer is drawn in that of a view around it.
    if isOutermost || view.layer != nil { view.record(into: &canvas) }
    list = canvas.list
    super.init(frame: Rect(origin: .zero, size: view.presentedFrame.size))
    wantsLayer = true
    clipsToBounds = view.clipsToBounds
    cornerRadius = view.cornerRadius
    shadow = view.shadow
    anchorPoint = view.anchorPoint
    frame.origin = .zero
    transform = view.presentedTransform
    projection = view.projection
    for subview in view.subviews where subview.isOnLayerTree && !subview.isOutOfSight {
      let inner = SnapshotView(of: subview, isOutermost: false)
      inner.alpha = subview.presentedAlpha
      inner.frame.origin = subview.presentedFrame.origin - view.presentedBoundsOrigin
      addSubview(inner)
    }
  }

  override func draw(_ canvas: inout Canvas) { canvas.append(list) }
}
