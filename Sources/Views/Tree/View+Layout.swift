// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Marks the view for `layoutSubviews()` in the next layout pass.
  public func setNeedsLayout() {
    layoutState.setNeedsLayout()
    var view = self
    while let superview = view.superview, superview.layoutState.mark(for: view) {
      view = superview
    }
    window?.setNeedsFrame()
  }

  /// The layout pass that is at this view lays it out, though nothing in it asked for that.
  package func layOutInThisPass() { layoutState.layOutInThisPass() }

  var needsLayout: Bool { layoutState.needsLayout }

  var subtreeNeedsLayout: Bool { layoutState.subtreeNeedsLayout }

  /// Lays out what needs it in this view and inside it, now.
  ///
  /// Containers call it between beginning an appearance transition and animating, so that the
  /// new child's geometry is final when `viewIsAppearing` comes (contract 3.1).
  public func layoutIfNeeded() {
    let owner = owner
    owner?.layoutReachedRootView()
    if needsLayout {
      owner?.rootViewWillLayOutSubviews()
      // What the controller changed just before is laid out in this very pass.
      layoutState.beginLayout()
      if let constraintState, constraintState.outwardCount == 0 { placeByConstraints() }
      layoutSubviews()
      if !subviews.isEmpty { (owner ?? owningOwner)?.didLayOutSubviews(of: self) }
      owner?.rootViewDidLayOutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    let sole = layoutState.beginSubviews()
    if let sole {
      // Looking at all of many subviews for each that comes would take the square of their number.
      sole.layoutIfNeeded()
      // It may have asked for the layout of others.
      guard subtreeNeedsLayout else { return }
    }
    // Not twice in one pass: in a deep tree that would be twice for each level.
    for subview in subviews
    where subview !== sole && (subview.subtreeNeedsLayout || subview.needsLayout) {
      subview.layoutIfNeeded()
    }
  }

  /// The theme in force here; before the view is in a window, the light one.
  public var theme: Theme { owningOwner?.themeInForce ?? window?.traits.theme ?? .light }

  /// The traits of the controller whose view this is or lies in.
  public var traits: Traits {
    owningOwner?.traits ?? window?.traits ?? Traits()
  }

  /// What text is measured with: the window's, or that of the window which the controller around is on its way to. Where there
  /// is neither, text of the bundled face is as wide as it will be in a window; text of another face is measured
  /// approximately, and again when the view enters a window.
  public var textMeasurer: any TextMeasurer {
    if let measurer = window?.textMeasurer ?? owningOwner?.comingTextMeasurer { return measurer }
    layoutState.setMeasuredOutsideWindow(true)
    return View.windowless
  }

  private static let windowless = BundledTextMeasurer()

  func frameChanged(from old: Rect, to new: Rect) {
    let superview = superview
    superview?.subviewsMoved()
    if let constraintState { frameChanged(under: constraintState) }
    if new.size != old.size {
      for subview in subviews
      where subview.autoresizingMask != [] && subview.constraintState?.keepsFrame != false {
        subview.frame = subview.autoresizingMask.resize(
          subview.frame, from: old.size, to: new.size)
      }
      setNeedsLayout()
      // A view that is shown where it lies is marked in its superview, or in its own layer, below.
      if layer == nil, presented.frame != nil { setNeedsDisplay() }
    }
    placeChanged(in: superview, from: old, to: new)
  }

  /// What is shown moved: a layer is placed anew, other views are painted anew in their
  /// superview's picture.
  func placeChanged(in superview: View?, from old: Rect, to new: Rect) {
    if layer != nil {
      if old.size != new.size { setNeedsDisplay() }
      window?.setNeedsComposite()
    } else {
      superview?.setNeedsDisplay(old.union(new).inset(by: -layerState.inkOutset))
    }
  }

  /// - Parameter ofOwn: true for the root view of the controller whose traits changed. Root views
  ///   of other controllers inside hear from theirs; those of controllers without a parent from here.
  package func traitsDidChange(ofOwn: Bool = false) {
    if let owner, !ofOwn {
      owner.surroundingTraitsChanged()
      return
    }
    traitsChanged()
    if constraintState != nil { constraintRoot.constraintsChanged() }
    setNeedsLayout()
    setNeedsDisplay()
    for subview in subviews { subview.traitsDidChange() }
  }
}
