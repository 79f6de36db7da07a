// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A static copy of a view's appearance: its drawing commands, and a snapshot of each layer inside it.
final class SnapshotView: View {
  private let list: DisplayList

  init(of view: View, isOutermost: Bool = true) {
    var canvas = Canvas(
      theme: view.theme, isMirrored: view.traits.layoutDirection == .rightToLeft,
      reusing: DisplayList())
    // A view without a layer is drawn in the layer of an ancestor.
    if isOutermost || view.layer != nil { view.record(into: &canvas) }
    list = canvas.list
    super.init(frame: Rect(origin: .zero, size: view.presentationFrame.size))
    wantsLayer = true
    clipsToBounds = view.clipsToBounds
    cornerRadius = view.cornerRadius
    shadow = view.shadow
    anchorPoint = view.anchorPoint
    frame.origin = .zero
    transform = view.presentationTransform
    projection = view.projection
    for subview in view.subviews where subview.isOnLayerTree && !subview.isPresentationHidden {
      let inner = SnapshotView(of: subview, isOutermost: false)
      inner.alpha = subview.presentationAlpha
      inner.frame.origin = subview.presentationFrame.origin - view.presentationBoundsOrigin
      addSubview(inner)
    }
  }

  override func draw(_ canvas: inout Canvas) { canvas.append(list) }
}
