// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A rectangle that draws, contains other views and handles input.
///
/// Geometry is in points; a view's own coordinates start at `bounds.origin`. Subclasses override `draw(_:)`,
/// `layoutSubviews()` and the pointer methods.
open class View: Responder {
  // MARK: Hierarchy

  /// The view that contains this view; nil if there is none.
  public var superview: View? { storedSuperview }
  /// The views that this view contains, from back to front.
  public internal(set) var subviews: [View] = []

  /// The kind of object that the view is to assistive technology. Default none.
  public var accessibilityRole = AccessibilityRole.none

  /// A number by which `viewWithTag(_:)` finds the view. Default 0.
  public var tag = 0

  /// The window that contains the view; nil outside a window.
  public var window: Window? { storedWindow }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, as it is without `transform`. Code and layout can set it.
  public var frame: Rect {
    get { storedFrame }
    set {
      storedHasAssignedFrame = true
      let old = storedFrame
      let new = newValue.isWithinBounds ? newValue : bounded(newValue, else: old, "frame")
      guard new != old else { return }
      storedFrame = new
      if isTakingPartInAnimation { noteChanged(.frame, \.frame, from: old) { .rect($0) } }
      noteFrameChanged(from: old, to: new)
    }
  }

  /// A transform of the view and its descendants around the anchor point. Layout ignores it, hit testing does not. A
  /// view with a transform has a layer. Default identity.
  public var transform = Transform.identity {
    didSet {
      if !transform.isWithinBounds { transform = bounded(transform, else: oldValue, "transform") }
      guard transform != oldValue else { return }
      if isTakingPartInAnimation {
        noteChanged(.transform, \.transform, from: oldValue) { .transform($0) }
      }
      superview?.invalidateSubviewGrid()
      notePlacementChanged(affectsLayerTree: (transform == .identity) != (oldValue == .identity))
    }
  }

  /// The point of the view that is at `center`, and around which `transform` and `projection`
  /// apply, in fractions of the width and the height from the upper left corner. Changing it moves
  /// the frame so that `center` does not change, as in UIKit. Default the center, (0.5, 0.5).
  public var anchorPoint = Point(0.5, 0.5) {
    didSet {
      if !anchorPoint.isWithinBounds {
        anchorPoint = bounded(anchorPoint, else: oldValue, "anchorPoint")
      }
      guard anchorPoint != oldValue else { return }
      let moved = oldValue - anchorPoint
      frame.origin = frame.origin + Point(moved.x * frame.width, moved.y * frame.height)
      superview?.invalidateSubviewGrid()
      notePlacementChanged(affectsLayerTree: false)
    }
  }

  /// A rotation of the view and its descendants in space around the anchor point, after `transform`. Default nil.
  ///
  /// Layout and hit testing ignore the projection. While it is set, rounded corners of descendants do not clip. A view
  /// with a projection has a layer. Changes are not animated, but a program can set it in each frame.
  public var projection: ProjectiveTransform? {
    didSet {
      guard projection != oldValue else { return }
      notePlacementChanged(affectsLayerTree: (projection == nil) != (oldValue == nil))
    }
  }

  /// The coordinates of the view's top left corner in its own coordinate system. Scrolling changes them.
  public var boundsOrigin: Point {
    get { storedBoundsOrigin }
    set {
      let old = storedBoundsOrigin
      let new = newValue.isWithinBounds ? newValue : bounded(newValue, else: old, "boundsOrigin")
      guard new != old else { return }
      storedBoundsOrigin = new
      if isTakingPartInAnimation {
        noteChanged(.boundsOrigin, \.boundsOrigin, from: old) { .point($0) }
      }
      setNeedsDisplay()
    }
  }

  /// Whether the frame has been set since the view was created, even to the same value.
  package var hasAssignedFrame: Bool {
    get { storedHasAssignedFrame }
    set { storedHasAssignedFrame = newValue }
  }

  /// The lengths and margins of the frame that change with the superview's size. Default none: the frame is fixed.
  public var autoresizingMask: AutoresizingMask = []

  // MARK: Appearance

  /// The color that fills the view. Default nil: no color.
  public var backgroundColor: ColorRole? {
    didSet {
      guard backgroundColor != oldValue else { return }
      if isTakingPartInAnimation {
        noteChanged(.backgroundColor, \.backgroundColor, from: oldValue) {
          .color($0.map(theme.color) ?? .clear)
        }
      }
      setNeedsDisplay()
    }
  }

  /// The radius of the background's corners, in points. If the view clips to its bounds, all its content has these
  /// corners, as in UIKit. Default 0.
  public var cornerRadius = 0.0 {
    didSet {
      if !cornerRadius.isWithinBounds {
        cornerRadius = bounded(cornerRadius, else: oldValue, "cornerRadius")
      }
      guard cornerRadius != oldValue else { return }
      // Corners that clip are applied when layers are composited, without painting.
      if clipsToBounds {
        notePlacementChanged(affectsLayerTree: (cornerRadius > 0) != (oldValue > 0))
      } else {
        setNeedsDisplay()
      }
    }
  }

  /// The opacity of the view and its descendants, 0…1. Default 1.
  public var alpha = 1.0 {
    didSet {
      if !alpha.isWithinBounds { alpha = bounded(alpha, else: oldValue, "alpha") }
      guard alpha != oldValue else { return }
      if isTakingPartInAnimation { noteChanged(.alpha, \.alpha, from: oldValue) { .number($0) } }
      notePlacementChanged(affectsLayerTree: (alpha < 1) != (oldValue < 1))
    }
  }

  /// Whether the view is hidden: it is not drawn, and can be neither hit nor focused. Default false. In a stack view,
  /// changing it in an animation shrinks or grows the view gradually.
  public var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      if isArranged { layoutWillChange() }
      storedIsHidden = newValue
      noteVisibilityChanged()
    }
  }

  /// Whether subviews are clipped to the bounds and their rounded corners. Default false.
  ///
  /// A view that clips to rounded corners has a layer. If two nested views clip the same corner,
  /// the outer view's corner applies.
  public var clipsToBounds: Bool {
    get { storedClipsToBounds }
    set {
      guard newValue != storedClipsToBounds else { return }
      storedClipsToBounds = newValue
      setNeedsDisplay()
      if cornerRadius > 0 { notePlacementChanged(affectsLayerTree: true) }
    }
  }

  /// The shadow around the view's frame. A view with a shadow has a layer. Default nil: no shadow.
  public var shadow: Shadow? {
    didSet {
      if !shadow.isWithinBounds { shadow = bounded(shadow, else: oldValue, "shadow") }
      guard shadow != oldValue else { return }
      notePlacementChanged(affectsLayerTree: (shadow == nil) != (oldValue == nil))
    }
  }

  /// Whether the view always has its own layer. A layer is painted once, and moving it does not paint it again. Default
  /// false; true for the root views of controllers.
  public var wantsLayer = false {
    didSet { if wantsLayer != oldValue { notePlacementChanged(affectsLayerTree: true) } }
  }

  // MARK: Input

  /// Whether the view and its descendants accept input; if not, views behind them receive it. Default true.
  public var isUserInteractionEnabled = true

  /// Whether the view's descendants can be neither hit nor focused. They are still drawn, and the view itself receives
  /// the pointer events. Default false.
  public var isInert = false {
    didSet { if isInert != oldValue { window?.updateFocusAndPointers() } }
  }

  /// The shape of the mouse pointer over the view. Default nil: the cursor of the superview.
  public var cursor: Cursor? {
    didSet { if cursor != oldValue { window?.pointers.updateCursor() } }
  }

  /// A short explanation of the view, shown next to the pointer that rests over the view, or next to the view when a
  /// key has focused it. A disabled control shows it too, for example to say why it is disabled. Default nil.
  public var toolTip: String? {
    didSet { if toolTip != oldValue { window?.toolTips?.toolTipDidChange(of: self) } }
  }

  /// The axes along which only this view handles drags: ancestors, such as a drawer, ignore these drags. Default none.
  public var reservedDragAxes: DragAxes = []

  /// Whether the view is a pane: a group to which the F6 key moves the focus. Default false.
  public var isFocusGroup = false

  /// Whether state restoration includes the view and its subviews. Default true. Set it to false if
  /// the program itself saves their state.
  public var restoresState = true

  /// The gesture recognizers of the view. They watch pointers pressed in it or its descendants.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  // MARK: State of layout, painting and animations

  /// Storage of public properties that each frame reads. Swift checks no access to storage unseen by other modules.
  // Weak references are not in a struct: reading one of them would copy the whole struct.
  private weak var storedSuperview: View?
  private weak var storedWindow: Window?
  /// The boundary at this view, if the views of another owner begin here.
  private(set) weak var boundary: (any ViewBoundary)?
  private weak var storedOwner: (any ViewOwner)?
  private var storedMayContainUncontainedOwners = false
  private(set) var storedFrame: Rect
  private var storedHasAssignedFrame = false
  private var storedBoundsOrigin = Point.zero
  private(set) var storedIsHidden = false
  private(set) var storedClipsToBounds = false
  var storedBorder: Border?

  var layoutState = LayoutState()
  var layerState = LayerState()
  var presentation = PresentationValues()

  var subviewSearch = SubviewSearch()
  /// Nil if the view uses no constraint, guide or margin.
  var constraintState: ConstraintState?

  /// Set while layout finds out whether the view overrides `sizeThatFits(_:)`.
  var fittingProbe: FittingProbe?

  var accessibility = AccessibilityState()

  /// Creates a view with a frame in its superview's coordinates. Default: at the origin, with size zero.
  public init(frame: Rect = .zero) {
    storedFrame = frame.isWithinBounds ? frame : bounded(frame, else: .zero, "frame")
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// The next responder. For a controller's root view: the controller. For the window's root view: the window. For any
  /// other view: the superview.
  open override var next: Responder? {
    boundary?.responderAfterView ?? superview
      ?? (window?.rootView === self ? window : nil)
  }

  func setSuperview(_ superview: View?) { storedSuperview = superview }

  func setStoredWindow(_ window: Window?) { storedWindow = window }

  package var owner: (any ViewOwner)? { storedOwner }

  /// Whether the subtree may contain the root view of an owner without a parent.
  package var mayContainUncontainedOwners: Bool { storedMayContainUncontainedOwners }

  package func setMayContainUncontainedOwners() { storedMayContainUncontainedOwners = true }

  package func setBoundary(_ boundary: (any ViewBoundary)?) {
    self.boundary = boundary
    storedOwner = boundary as? any ViewOwner
  }

  // MARK: Override points

  /// The shape of the mouse pointer over the view while `isUserInteractionEnabled` is false. Default nil: the cursor of
  /// the view behind.
  open var passiveCursor: Cursor? { nil }

  /// Draws the view's content over its background.
  ///
  /// An override must change nothing: it may be called at any time, and is not called while a cached drawing is used.
  open func draw(_ canvas: inout Canvas) {}

  /// Places the subviews. Called after the view's size has changed, or after `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// Returns the size in points that the view's content needs within `size`. Default: the size that constraints inside
  /// the view determine, or `intrinsicContentSize` if there are no such constraints. Along an axis without an intrinsic
  /// length, the default is the view's current length.
  ///
  /// If a view has no intrinsic height, stack views and constraints call its override of this method. They pass the
  /// view's width and an infinite height. If the width is unlimited, they pass the intrinsic width, or 1,000,000 points
  /// if there is none. A width of 100,000 points or more in the result means all the available width. A length
  /// that the override takes from super's result is ignored, since it may be the current length.
  open func sizeThatFits(_ size: Size) -> Size {
    if let fitting = constraintFittingSize(inside: size) { return fitting }
    let preferredSize = intrinsicContentSize
    let other = fittingProbe.map { Size($0.defaultLength, $0.defaultLength) } ?? frame.size
    return Size(
      preferredSize.width >= 0 ? preferredSize.width : other.width,
      preferredSize.height >= 0 ? preferredSize.height : other.height)
  }

  /// The content's preferred size, in points; `noIntrinsicMetric` along an axis without a preferred
  /// length. Default: no preferred size.
  ///
  /// If the height depends on the width, override `sizeThatFits(_:)`. When the preferred size
  /// changes, call `invalidateIntrinsicContentSize()`.
  open var intrinsicContentSize: Size { Size(View.noIntrinsicMetric, View.noIntrinsicMetric) }

  /// Returns the first and last baselines of the view for a size, in points from its top. Default: both are at the
  /// lower edge, as in UIKit.
  open func baselines(in size: Size) -> (first: Double, last: Double) { (size.height, size.height) }

  /// Called before the view is added to `superview`, or, with nil, removed from its superview.
  open func willMove(toSuperview superview: View?) {}

  /// Called after the view was added to or removed from a superview, after `didMoveToWindow()`.
  open func didMoveToSuperview() {}

  /// Called after a subview was added to this view.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed from this view.
  open func willRemoveSubview(_ subview: View) {}

  /// Called before the view enters `window`, or, with nil, leaves its window.
  ///
  /// - Parameter window: The new window: always a `Window`, although the parameter has the type of its superclass.
  open func willMove(toWindow window: Responder?) {}

  /// Called after the view has entered or left a window.
  open func didMoveToWindow() {}

  /// Called when traits such as the theme have changed, before the view is laid out and drawn again.
  open func traitsDidChange() {}

  /// Returns whether a point, in the view's own coordinates, is inside the view. Outside, neither the view nor its
  /// descendants receive pointer input. Default: whether `bounds` contains the point, as in UIKit.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Returns whether this view takes over a drag that a descendant is about to handle. The descendant then ignores the
  /// drag, so return true only if a gesture recognizer of this view or of an ancestor handles it. Default false.
  open func shouldClaimDrag(_ drag: DragAttempt) -> Bool { false }

  /// Called when a pointer is pressed in this view, if this is the deepest view at the pointer that accepts input.
  open func pointerDown(_ pointer: PointerSample) {}
  /// Called when the pointer that was pressed in this view moves, inside the view or outside.
  open func pointerMoved(_ pointer: PointerSample) {}
  /// Called when the pointer that was pressed in this view is released.
  open func pointerUp(_ pointer: PointerSample) {}
  /// Called when a gesture recognizer or the desktop has taken over the pointer pressed in this view.
  open func pointerCancelled() {}

  /// Called when the mouse enters the view or a descendant.
  open func hoverBegan() {}
  /// Called when the mouse moves over the view without a pressed button. `location` is in the view's coordinates.
  open func hoverMoved(to location: Point) {}
  /// Called when the mouse leaves the view and its descendants, or the view is removed from the window.
  open func hoverEnded() {}

  /// Called to scroll `descendant` into view: when this view or a descendant has become first
  /// responder with a visible focus ring, or when the window has a new size. Default: does nothing.
  open func focusDidMove(to descendant: View) {}

  /// The position of the context menu, in the view's coordinates, when a key opens it. Default: the lower leading
  /// corner of the focus ring.
  open var contextMenuPoint: Point {
    let rect = focusRing.rect
    return Point(traits.layoutDirection == .rightToLeft ? rect.maxX : rect.minX, rect.maxY)
  }

  /// The rectangle around which the focus ring is drawn, in view coordinates, and the radius of its corners.
  open var focusRing: (rect: Rect, radius: Double) {
    (bounds, max(cornerRadius, theme.metrics.controlRadius))
  }

  // MARK: Accessibility

  /// Adds the value, the traits and the actions of the view to its description for assistive technology. Call super.
  /// Default: does nothing.
  ///
  /// The element already has the role and the label, and the view's `bounds` as its frame. Properties that the program
  /// sets, such as `accessibilityValue`, override the values from this method. This method is called whenever the
  /// accessibility tree is built, so an override must be fast, and change nothing.
  open func updateAccessibilityElement(_ element: inout AccessibilityElement) {}

  /// The accessibility elements in the view that are not views, such as the segments of a control, in the view's
  /// coordinates and in reading order. Default nil.
  open var accessibilityElements: [AccessibilityElement]? {
    get { accessibility.properties?.values.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// The subviews in the order in which Tab and assistive technology visit them. Default nil: by
  /// their positions, from top to bottom, and from leading to trailing within a row.
  ///
  /// Subviews that are not listed are visited last; views that are not subviews are ignored. Drawing always follows the
  /// order of `subviews`. The listed views are not retained.
  open var subviewsInReadingOrder: [View]? {
    get { accessibility.properties?.values.subviewsInReadingOrder?.compactMap(\.object) }
    set { changeAccessibility { $0.subviewsInReadingOrder = newValue?.map(Weak.init) } }
  }

  /// Performs an action of assistive technology, as a click or a key would. Call super for actions that an override
  /// does not handle. Default: makes the view first responder, scrolls it into view, or performs a custom action.
  ///
  /// - Parameter part: The number of an element in `accessibilityElements`, counted from 1; 0 for the view itself.
  /// - Returns: Whether the action was performed.
  open func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
    performCommonAccessibilityAction(action)
  }
}
