// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A rectangle inside a view that constraints place and relate as they do views, but that shows nothing.
///
/// A guide of one's own joins a view by `addLayoutGuide(_:)`; `layoutMarginsGuide` and its like are always there.
public final class LayoutGuide: LayoutItem {
  /// What a guide's place follows from.
  enum Kind {
    /// From constraints alone.
    case free
    /// It fills the view, inside these insets.
    case inset((View) -> Insets)
    /// It fills the margins, in the middle and no wider than text can be read.
    case readable
    /// It is a line along the lower edge of the safe area.
    case keyboard
    /// It begins in the upper leading corner; constraints say how far it reaches.
    case content
  }

  /// Named where a constraint cannot hold. Default empty.
  public var identifier = ""
  /// The view whose area the guide divides; nil for none.
  public internal(set) weak var owningView: View?
  /// Where the guide lies in its view's coordinates, as of the last layout.
  public internal(set) var layoutFrame = Rect.zero

  let kind: Kind

  /// A guide without a view and without a place.
  public convenience init() { self.init(.free) }

  init(_ kind: Kind) { self.kind = kind }

  /// `owningView`.
  public var layoutView: View? { owningView }
}

extension View {
  /// The guides that were added, in the order of adding.
  public var layoutGuides: [LayoutGuide] { constraintState?.guides ?? [] }

  /// Lets constraints of the view name a guide. A guide of another view moves over.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownConstraintState.add(guide)
  }

  /// Deactivates the constraints that name the guide, and forgets it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, let state = constraintState,
      state.guides.contains(where: { $0 === guide })
    else { return }
    var holder: View? = self
    while let view = holder {
      view.deactivateConstraints { $0.firstItem === guide || $0.secondItem === guide }
      holder = view.superview
    }
    state.remove(guide)
    guide.owningView = nil
    constraintRoot.constraintsChanged()
  }

  /// Points between the edges and what `layoutMarginsGuide` covers. Default 8 at each edge, as UIKit's; of a controller's
  /// root view the theme's `contentInset(forWidth:)`.
  public var layoutMargins: Insets {
    get {
      if let margins = constraintState?.margins { return margins }
      let inset = owner == nil ? 8 : theme.metrics.contentInset(forWidth: frame.width)
      return Insets(horizontal: inset, vertical: inset)
    }
    set {
      guard newValue != layoutMargins else { return }
      layoutWillChange()
      ownConstraintState.setMargins(
        newValue.isWithinBounds
          ? newValue : bounded(newValue, else: layoutMargins, "layoutMargins"))
      constraintRoot.constraintsChanged()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Points at each edge that something else covers: what controllers add (`additionalSafeAreaInsets`), as far as
  /// it reaches into the view.
  public var safeAreaInsets: Insets {
    let own = owner?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own }
    let (outer, place, whole) = (superview.safeAreaInsets, frame, superview.bounds)
    guard outer != .zero else { return own }
    return own
      + Insets(
        top: max(0, outer.top - (place.minY - whole.minY)),
        left: max(0, outer.left - (place.minX - whole.minX)),
        bottom: max(0, outer.bottom - (whole.maxY - place.maxY)),
        right: max(0, outer.right - (whole.maxX - place.maxX)))
  }

  /// What covers the view has changed: guides in it lie elsewhere.
  package func safeAreaChanged() {
    if constraintState?.systemGuides.isEmpty == false { constraintRoot.constraintsChanged() }
    setNeedsLayout()
    for subview in subviews { subview.safeAreaChanged() }
  }

  /// The view inside its safe area: what bars and the like do not cover.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.inset(\.safeAreaInsets), "safe area") }

  /// The safe area inside `layoutMargins`.
  public var layoutMarginsGuide: LayoutGuide {
    systemGuide(.inset { $0.safeAreaInsets + $0.layoutMargins }, "margins")
  }

  /// The part of `layoutMarginsGuide`, in its middle, that is at most as wide as the theme's `readableWidth`: wider
  /// content is hard to read.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable, "readable") }

  /// Where an on-screen keyboard lies: pin what people write in above its `topAnchor`, as in UIKit. The keyboards of
  /// desktops do not say what they cover, so it is a line along the lower edge of the safe area.
  public var keyboardLayoutGuide: LayoutGuide { systemGuide(.keyboard, "keyboard") }

  /// Begins where the scrolled content does; what is in it says how large it is.
  package var scrolledContentGuide: LayoutGuide { systemGuide(.content, "content") }

  /// Fills the view, whatever covers it.
  package var frameGuide: LayoutGuide { systemGuide(.inset { _ in .zero }, "frame") }

  /// How large `scrolledContentGuide` is; nil where nobody asked for that guide.
  package var scrolledContentSize: Size? {
    constraintState?.systemGuides["content"]?.layoutFrame.size
  }

  private func systemGuide(_ kind: LayoutGuide.Kind, _ name: String) -> LayoutGuide {
    let state = ownConstraintState
    if let guide = state.systemGuides[name] { return guide }
    let guide = LayoutGuide(kind)
    (guide.identifier, guide.owningView) = (name, self)
    state.addSystemGuide(guide, named: name)
    return guide
  }
}
