// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A rectangle that draws, holds other views and answers input.
///
/// Geometry is in points; a view's own coordinates start at `bounds.origin`. What to override
/// stands at the end: `draw(_:)`, `layoutSubviews()`, the pointer methods.
open class View: Responder {
  // MARK: Hierarchy

  /// The view that this one lies in; nil when it lies in none.
  public var superview: View? { storedSuperview }
  /// The views that lie in this one, from back to front.
  public internal(set) var subviews: [View] = []

  /// What the view is called in state dumps and logs, and to assistive technology.
  public var accessibilityLabel: String? {
    get { accessibility.label?.text(in: self) }
    set { accessibility.setLabel(newValue.map(ViewLabel.own)) }
  }

  /// What the view is to assistive technology. Default none.
  public var accessibilityRole = AccessibilityRole.none

  /// A number to find the view by. Default 0.
  public var tag = 0

  /// The window that the view is in; nil outside a window.
  public var window: Window? { storedWindow }

  // MARK: Geometry

  /// Where the view lies in its superview's coordinates, before its transform: the layout sets it,
  /// and a transform turns what is shown around its anchor point.
  public var frame: Rect {
    get { storedFrame }
    set {
      storedHasAssignedFrame = true
      let old = storedFrame
      let new = newValue.isWithinBounds ? newValue : bounded(newValue, else: old, "frame")
      guard new != old else { return }
      storedFrame = new
      if isTakingPartInAnimation {
        propertyChanged(.frame, from: .rect(old), to: .rect(new)) { [weak self] in
          self?.frame = old
        }
      }
      frameChanged(from: old, to: new)
    }
  }

  /// Moves, scales or turns what is shown of the view and all it holds around its anchor point; layout
  /// does not see it, hit testing does. A view with one has a layer. Default identity.
  public var transform = Transform.identity {
    didSet {
      if !transform.isWithinBounds { transform = bounded(transform, else: oldValue, "transform") }
      guard transform != oldValue else { return }
      if isTakingPartInAnimation {
        propertyChanged(.transform, from: .transform(oldValue), to: .transform(transform)) {
          [weak self] in self?.transform = oldValue
        }
      }
      superview?.subviewsMoved()
      placementChanged(structureToo: (transform == .identity) != (oldValue == .identity))
    }
  }

  /// What `transform` and `projection` turn around, and where `center` lies: as shares of the width and the height from
  /// the upper left corner. Another one moves the frame so that the center stays, as UIKit's. Default the middle,
  /// (0.5, 0.5).
  public var anchorPoint = Point(0.5, 0.5) {
    didSet {
      if !anchorPoint.isWithinBounds {
        anchorPoint = bounded(anchorPoint, else: oldValue, "anchorPoint")
      }
      guard anchorPoint != oldValue else { return }
      let moved = oldValue - anchorPoint
      frame.origin = frame.origin + Point(moved.x * frame.width, moved.y * frame.height)
      superview?.subviewsMoved()
      placementChanged(structureToo: false)
    }
  }

  /// Turns what is shown of the view and all it holds in space, around its anchor point and after its transform.
  /// Neither layout nor hit testing sees it, and rounded corners inside do not clip meanwhile. A view with
  /// one has a layer. It is not animated, but follows what sets it. Default nil.
  public var projection: Projection? {
    didSet {
      guard projection != oldValue else { return }
      placementChanged(structureToo: (projection == nil) != (oldValue == nil))
    }
  }

  /// The point of the view's own coordinates that its top left corner shows; scrolling moves it.
  public var boundsOrigin: Point {
    get { storedBoundsOrigin }
    set {
      let old = storedBoundsOrigin
      let new = newValue.isWithinBounds ? newValue : bounded(newValue, else: old, "boundsOrigin")
      guard new != old else { return }
      storedBoundsOrigin = new
      if isTakingPartInAnimation {
        propertyChanged(.boundsOrigin, from: .point(old), to: .point(new)) { [weak self] in
          self?.boundsOrigin = old
        }
      }
      setNeedsDisplay()
    }
  }

  /// Whether the frame was set since the view was created, also to the value that it had.
  package var hasAssignedFrame: Bool {
    get { storedHasAssignedFrame }
    set { storedHasAssignedFrame = newValue }
  }

  /// How the frame follows the superview's size. Default: it keeps its place and size.
  public var autoresizingMask: AutoresizingMask = []

  // MARK: Look

  /// What the view is filled with. Default nil: nothing.
  public var backgroundColor: ColorRole? {
    didSet {
      guard backgroundColor != oldValue else { return }
      if isTakingPartInAnimation {
        propertyChanged(
          .backgroundColor, from: .color(oldValue.map(theme.color) ?? .clear),
          to: .color(backgroundColor.map(theme.color) ?? .clear)
        ) { [weak self] in self?.backgroundColor = oldValue }
      }
      setNeedsDisplay()
    }
  }

  /// Radius of the background's corners, in points; of all that the view shows if it clips to its
  /// bounds, as in UIKit. Default 0.
  public var cornerRadius = 0.0 {
    didSet {
      if !cornerRadius.isWithinBounds {
        cornerRadius = bounded(cornerRadius, else: oldValue, "cornerRadius")
      }
      guard cornerRadius != oldValue else { return }
      // Corners that clip are cut when layers are put together: nothing is painted for them.
      if clipsToBounds {
        placementChanged(structureToo: (cornerRadius > 0) != (oldValue > 0))
      } else {
        setNeedsDisplay()
      }
    }
  }

  /// 0…1 for the view and all it holds. Default 1.
  public var alpha = 1.0 {
    didSet {
      if !alpha.isWithinBounds { alpha = bounded(alpha, else: oldValue, "alpha") }
      guard alpha != oldValue else { return }
      if isTakingPartInAnimation {
        propertyChanged(.alpha, from: .number(oldValue), to: .number(alpha)) { [weak self] in
          self?.alpha = oldValue
        }
      }
      placementChanged(structureToo: (alpha < 1) != (oldValue < 1))
    }
  }

  /// A hidden view is neither drawn nor hit nor focused. A view that a stack view arranges shrinks away, or grows, where
  /// an animation's closure sets it. Default false.
  public var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      if isArranged { layoutWillChange() }
      storedIsHidden = newValue
      visibilityChanged()
    }
  }

  /// Whether subviews are cut off at the bounds, and at their rounded corners. A view that clips to
  /// rounded corners has a layer; of two such views one in the other, where both cut the same corner
  /// the outer one does. Default false.
  public var clipsToBounds: Bool {
    get { storedClipsToBounds }
    set {
      guard newValue != storedClipsToBounds else { return }
      storedClipsToBounds = newValue
      setNeedsDisplay()
      if cornerRadius > 0 { placementChanged(structureToo: true) }
    }
  }

  /// A shadow around the frame; a view with one has a layer. Default none.
  public var shadow: Shadow? {
    didSet {
      if !shadow.isWithinBounds { shadow = bounded(shadow, else: oldValue, "shadow") }
      if shadow != oldValue { placementChanged(structureToo: (shadow == nil) != (oldValue == nil)) }
    }
  }

  /// Asks for a layer of its own: the view is painted once and only placed anew while it moves.
  /// Default false, true for the root views of controllers.
  public var wantsLayer = false {
    didSet {
      if wantsLayer != oldValue { placementChanged(structureToo: true) }
    }
  }

  // MARK: Input

  /// False lets input pass to what lies behind the view. Default true.
  public var isUserInteractionEnabled = true

  /// An inert view shows its content, and takes the pointer itself, but nothing inside it can be
  /// hit or focused. Default false.
  public var isInert = false {
    didSet {
      if isInert != oldValue { window?.reachChanged() }
    }
  }

  /// The mouse pointer's shape over the view. Default nil: as the superview has it.
  public var cursor: Cursor? {
    didSet {
      if cursor != oldValue { window?.cursorChanged() }
    }
  }

  /// Words that say what the view is for, shown beside the pointer when it rests over the view, or
  /// beside the view when the keyboard moved there. A view that takes no input, such as a disabled
  /// control, shows them too: they can say why. Default nil: none.
  public var toolTip: String? {
    didSet {
      if toolTip != oldValue { window?.toolTipChanged(of: self) }
    }
  }

  /// Axes of drags that this view keeps for itself: containers around it that drag along them,
  /// such as a drawer, leave these alone. Default none.
  public var dragAxes: DragAxes = []

  /// A pane for F6: a group of views among which Tab moves. Default false.
  public var isFocusGroup = false

  /// Whether state restoration keeps the state of the view and of its subviews. Default true. Set it to false around controls
  /// whose values the program saves itself.
  public var restoresState = true

  /// The recognizers that watch pointers which went down in this view or inside it.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  // MARK: State of the layout and paint passes, and of animations

  /// What each frame reads of public properties: of storage that no other module sees Swift checks no access.
  // Weak references are not in a struct: reading one of them would copy all of the struct.
  private weak var storedSuperview: View?
  private weak var storedWindow: Window?
  /// The boundary behind the view, where the views of another owner begin.
  private(set) weak var boundary: (any ViewBoundary)?
  /// The owner whose root view this is.
  private weak var storedOwner: (any ViewOwner)?
  private var storedHoldsOrphans = false
  private(set) var storedFrame: Rect
  private var storedHasAssignedFrame = false
  private var storedBoundsOrigin = Point.zero
  private(set) var storedIsHidden = false
  private(set) var storedClipsToBounds = false
  var storedBorder: Border?

  var layoutState = LayoutState()
  var layerState = LayerState()
  var presented = PresentedValues()

  var subviewSearch = SubviewSearch()
  /// Nil where the view has to do with no constraint, guide or margin.
  var constraintState: ConstraintState?

  /// Set while layout finds out whether the view overrides `sizeThatFits(_:)`.
  var fittingProbe: FittingProbe?

  var accessibility = AccessibilityState()

  /// A view at `frame`, in its superview's points. Default: zero, at the origin.
  public init(frame: Rect = .zero) {
    storedFrame = frame.isWithinBounds ? frame : bounded(frame, else: .zero, "frame")
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// The controller whose root view this is, else the superview; at the end the window.
  open override var next: Responder? {
    boundary?.responderAfterView ?? superview
      ?? (window?.rootView === self ? window : nil)
  }

  func setSuperview(_ superview: View?) { storedSuperview = superview }

  /// Sets the window of this view alone.
  func setOwnWindow(_ window: Window?) { storedWindow = window }

  /// The owner whose root view this is.
  package var owner: (any ViewOwner)? { storedOwner }

  /// Whether the root view of an owner without a parent may be in here.
  package var holdsOrphans: Bool { storedHoldsOrphans }

  package func setHoldsOrphans() { storedHoldsOrphans = true }

  /// Sets the boundary behind the view; nil for none.
  package func setBoundary(_ boundary: (any ViewBoundary)?) {
    self.boundary = boundary
    storedOwner = boundary as? any ViewOwner
  }

  // MARK: Override points

  /// The mouse pointer's shape over the view while it takes no input itself. Default nil: as over what
  /// lies behind it.
  open var passiveCursor: Cursor? { nil }

  /// Draws the view's own content over its background. It must change nothing: it may be called
  /// at any time, or not at all while a cached picture serves.
  open func draw(_ canvas: inout Canvas) {}

  /// Places the subviews; called when the size changed or `setNeedsLayout()` was.
  open func layoutSubviews() {}

  /// The size the content needs inside `size`, in points. Default: what constraints inside the view say; where there
  /// are none, `intrinsicContentSize`, and the present size along an axis without any.
  ///
  /// Stack views and constraints also use an override in a view that has no intrinsic content size, or only an
  /// intrinsic width. They call it with the view's width, or with 1,000,000 points if there is no limit, and an
  /// infinite height. A width of 100,000 points or more in the result means all the width that there is. A length
  /// that an override takes from super counts as none.
  open func sizeThatFits(_ size: Size) -> Size {
    if let fitting = constraintFittingSize(inside: size) { return fitting }
    let wish = intrinsicContentSize
    let other = fittingProbe.map { Size($0.defaultLength, $0.defaultLength) } ?? frame.size
    return Size(
      wish.width >= 0 ? wish.width : other.width, wish.height >= 0 ? wish.height : other.height)
  }

  /// The size that the content has by itself, in points; `noIntrinsicMetric` along an axis where it takes any.
  /// Content whose height follows from its width says so in `sizeThatFits(_:)`. When it changes, call
  /// `invalidateIntrinsicContentSize()`. Default: none.
  open var intrinsicContentSize: Size { Size(View.noIntrinsicMetric, View.noIntrinsicMetric) }

  /// Where the baselines of the first and the last line lie in a view of a size, in points from the top. Default:
  /// the lower edge, as UIKit's.
  open func baselines(in size: Size) -> (first: Double, last: Double) { (size.height, size.height) }

  /// The view is about to come into a view, or to leave its superview for nil.
  open func willMove(toSuperview superview: View?) {}

  /// The view has come into a superview, or has none any more; after `didMoveToWindow()`.
  open func didMoveToSuperview() {}

  /// A view has become a subview.
  open func didAddSubview(_ subview: View) {}

  /// A subview is about to leave.
  open func willRemoveSubview(_ subview: View) {}

  /// A view is no subview any more.
  func subviewLeft(_ view: View) {}

  /// One of the views that this one places was hidden or shown.
  func arrangedVisibilityChanged(of view: View) {}

  /// The view is about to come into a window, or to leave its window for nil.
  ///
  /// - Parameter window: A `Window`, as the responder that it is.
  open func willMove(toWindow window: Responder?) {}

  /// The view has come into a window, or left one.
  open func didMoveToWindow() {}

  /// Theme, scale or preferences changed; the view is drawn and laid out again afterwards.
  open func traitsChanged() {}

  /// Whether a point of the view's own coordinates counts as lying in it, for input to it and to what lies in it;
  /// only points within the bounds are asked about. Default true of all of them, as UIKit's `point(inside:with:)`.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// A view inside is about to take a drag. True takes it from that view; a recognizer of this view
  /// or of one around it should then begin. Default false.
  open func shouldTakeDrag(_ drag: DragAttempt) -> Bool { false }

  /// A pointer went down in this view, the deepest one under it.
  open func pointerDown(_ pointer: PointerSample) {}
  /// The pointer that went down here moved, wherever it is now.
  open func pointerMoved(_ pointer: PointerSample) {}
  /// It went up.
  open func pointerUp(_ pointer: PointerSample) {}
  /// A gesture recognizer took the pointer over, or the desktop did.
  open func pointerCancelled() {}

  /// The mouse came over the view or one inside it.
  open func hoverBegan() {}
  /// The unpressed mouse moved over the view; `location` is in the view's coordinates.
  open func hoverMoved(to location: Point) {}
  /// The mouse left the view and what lies in it, or the view was taken out of the window.
  open func hoverEnded() {}

  /// The keyboard has moved to this view or to one inside it, and its ring shows, or the window has another size: bring it
  /// in sight. Default: nothing.
  open func focusMoved(to descendant: View) {}

  /// Where a context menu belongs that a key asked for, in the view's coordinates. Default: below
  /// what the focus ring surrounds, where reading begins.
  open var contextMenuPoint: Point {
    let rect = focusRing.rect
    return Point(traits.layoutDirection == .rightToLeft ? rect.maxX : rect.minX, rect.maxY)
  }

  /// Where the focus ring is drawn, and its corner radius, in the view's coordinates.
  open var focusRing: (rect: Rect, radius: Double) {
    (bounds, max(cornerRadius, theme.metrics.controlRadius))
  }

  // MARK: Accessibility

  /// Completes what assistive technology is told of the view: its value, its traits, what can be done to it. The element has
  /// role and label, and the view's `bounds` for a frame; what a program has set besides, such as `accessibilityValue`,
  /// goes over it. Asked each time a tree is made, so it must be cheap, and change nothing. Call super. Default: nothing.
  open func describe(_ element: inout AccessibilityElement) {}

  /// Things in the view that are no views, such as segments, in its coordinates and in the order of reading. Default nil.
  open var accessibilityElements: [AccessibilityElement]? {
    get { accessibility.properties?.values.elements }
    set { setAccessibilityElements(newValue) }
  }

  /// The subviews in the order in which Tab and assistive technology visit them. Subviews that are not listed come after
  /// these; views that are not subviews do not count. The order of drawing is that of `subviews`.
  ///
  /// Default nil: by their places, from top to bottom, and in a row from the leading end to the trailing end. The view keeps
  /// no listed view alive.
  open var subviewsInReadingOrder: [View]? {
    get { accessibility.properties?.values.subviewsInReadingOrder?.compactMap(\.view) }
    set { setSubviewsInReadingOrder(newValue) }
  }

  /// Assistive technology does something to the view, as a click or a key would. True where the view took it.
  ///
  /// - Parameter part: From 1 on for one of `accessibilityElements`; 0 for the view itself.
  ///
  /// Default: takes the keyboard, scrolls itself into sight, runs custom actions. Call super for what you do not take.
  open func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
    performCommonAccessibilityAction(action)
  }
}
