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

extension View {
  /// A view that goes on showing what this one shows now, in colors and sizes of now: for animations that move a view
  /// away while its content changes already. It is transparent where this view is, and has this view's transform and
  /// shadow, but not its alpha. Nil outside a window.
  ///
  /// - Parameter afterUpdates: Whether what has changed since the last frame is in it, layout too. A view that no frame has
  ///   shown yet needs it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    guard let window else { return nil }
    if afterUpdates {
      layoutIfNeeded()
      window.updateLayers()
    }
    return SnapshotView(of: self)
  }

  /// Changes a view, and lets what it showed before dissolve into what it shows then.
  ///
  /// - Parameters:
  ///   - view: It has to be in a window and in a superview; otherwise it changes at once.
  ///   - duration: Seconds. 0 changes the view at once.
  ///   - curve: Default ease in and out, as UIKit.
  ///   - animations: Changes the view and those inside it. The changes are not animated one by one.
  ///   - completion: Hears once: true when it has dissolved, false when something else took the view's alpha over.
  @discardableResult
  public static func transition(
    with view: View, duration: Double, curve: Curve = .easeInOut, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    guard duration > 0, let superview = view.superview,
      let old = view.snapshotView(afterScreenUpdates: false)
    else {
      if let animations { performWithoutAnimation(animations) }
      return animate(duration: 0, animations: {}, completion: completion)
    }
    let alpha = view.alpha
    performWithoutAnimation {
      old.frame = view.presentedFrame
      old.alpha = view.presentedAlpha
      old.isUserInteractionEnabled = false
      superview.insertSubview(old, above: view)
      animations?()
    }
    // Below an opaque view nothing shines through while the old content goes; others come as it goes.
    let isOpaque = view.isFilled(by: view.theme) && view.alpha == 1 && alpha == 1
    let new = view.alpha
    if !isOpaque { performWithoutAnimation { view.alpha = 0 } }
    return animate(duration: duration, curve: curve, options: options) {
      view.alpha = new
      old.alpha = 0
    } completion: { finished in
      old.removeFromSuperview()
      completion?(finished)
    }
  }
}
