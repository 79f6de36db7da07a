// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Marks the view for `layoutSubviews()` in the next layout pass.
  public func setNeedsLayout() {
    needsLayout = true
    var view: View? = self
    while let current = view, !current.subtreeNeedsLayout || current === self {
      current.subtreeNeedsLayout = true
      view = current.superview
    }
    window?.setNeedsFrame()
  }

  /// Lays out what needs it in this view and inside it, now.
  ///
  /// Containers call it between beginning an appearance transition and animating, so that the
  /// new child's geometry is final when `viewIsAppearing` comes (contract 3.1).
  public func layoutIfNeeded() {
    viewController?.deliverViewIsAppearing()
    if needsLayout {
      viewController?.publishedViewWillLayoutSubviews()
      // What the controller changed just before is laid out in this very pass.
      needsLayout = false
      layoutSubviews()
      owningController?.applyPins(in: self)
      viewController?.publishedViewDidLayoutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for subview in subviews where subview.subtreeNeedsLayout || subview.needsLayout {
      subview.layoutIfNeeded()
    }
  }

  /// The theme in force here; before the view is in a window, the light one.
  public var theme: Theme { traits.theme }

  /// The traits of the controller whose view this is or lies in.
  public var traits: Traits {
    owningController?.traits ?? window?.traits ?? Traits()
  }

  /// What text is measured with: the window's, or that of the window which the controller around is on its
  /// way to; an approximation where there is neither.
  public var textMeasurer: any TextMeasurer {
    (window ?? owningController?.comingWindow)?.textMeasurer ?? View.windowless
  }

  private static let windowless = ApproximateTextMeasurer()

  func frameChanged(from old: Rect) {
    if frame.size != old.size {
      for subview in subviews where subview.autoresizingMask != [] {
        subview.frame = subview.autoresizingMask.resize(
          subview.frame, from: old.size, to: frame.size)
      }
      setNeedsLayout()
      setNeedsDisplay()
    }
    placeChanged(from: old, to: frame)
  }

  /// What is shown moved: a layer is placed anew, other views are painted anew in their
  /// superview's picture.
  func placeChanged(from old: Rect, to new: Rect) {
    if layer != nil {
      if old.size != new.size { setNeedsDisplay() }
      window?.setNeedsComposite()
    } else if let superview {
      superview.setNeedsDisplay(old.union(new))
      window?.setNeedsComposite()
    }
  }

  /// - Parameter ofOwn: true for the root view of the controller whose traits changed. Root views
  ///   of other controllers inside hear from theirs; those of controllers without a parent from here.
  func traitsDidChange(ofOwn: Bool = false) {
    if let viewController, !ofOwn {
      if viewController.isOrphan { viewController.updateTraits() }
      return
    }
    traitsChanged()
    setNeedsLayout()
    setNeedsDisplay()
    for subview in subviews { subview.traitsDidChange() }
  }
}
