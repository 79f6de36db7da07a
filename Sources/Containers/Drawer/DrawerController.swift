// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A container with a center and up to four sides that open and close: leading, trailing, top and bottom.
///
/// The progress of a side, from 0 (closed) to 1 (open), determines its layout, its shadow, its visual state, the
/// dimming of the center, and which views ignore input. Every movement sends the same callbacks in the same order,
/// whether a call, a click, a drag, a key or a resize has caused it.
open class DrawerController: ViewController, RestoringContainer {
  /// The duration, in seconds, of the dissolve from one center to another. A replacement by sliding takes it twice:
  /// first the old center slides off, then the new one slides in. Default 0.25. Traps if it is negative.
  public var swapDuration = 0.25 {
    willSet { require(newValue >= 0, "A swap of the center cannot last \(newValue) seconds") }
  }

  /// The animation with which drawer sides open and close after a call, a click or a key, and after the release of a
  /// drag. Default: a spring without overshoot, which continues with the velocity of a fling.
  public var motion = TimingParameters.spring(.standard)

  /// The controller in the center of the drawer. While it is being replaced: the new controller.
  public internal(set) var center: ViewController

  /// The delegate, which can prevent a side from opening or closing. Default nil: every side can open and close.
  public weak var delegate: (any DrawerDelegate)?

  /// The navigation bar above the drawer's center, which moves with the center. Default nil: no bar.
  public var centerBar: NavigationBar? {
    didSet {
      guard centerBar !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if isViewLoaded { layout.installBar() }
    }
  }

  /// The drawer's old center while it slides off during its replacement; nil at any other time.
  public var leavingCenter: ViewController? {
    transitionController.machine.isOldCenterVisible ? centerTransition.leavingCenter : nil
  }

  /// Called when a side or the center has moved, or `phase` has changed, for example to `dragging`. Default nil.
  public var onChange: (() -> Void)?

  private(set) lazy var slots = DrawerSlots(of: self)
  private(set) lazy var sideAppearance = DrawerSideAppearance(of: self)
  private(set) lazy var transitionController = DrawerTransitionController(
    of: self, DrawerStateMachine(targetOrHeldSides: []))
  private(set) lazy var centerTransition = DrawerCenterTransition(of: self)
  private(set) lazy var layout = DrawerLayout(of: self)
  private(set) lazy var dragInput = DrawerDragInput(of: self)
  private(set) lazy var keyInput = DrawerKeyInput(of: self)
  var observers: [() -> (any DrawerObserver)?] = []
  /// Whether the center was asked to show a controller. It may pass the controller back to the drawer.
  private var isShowingInCenter = false

  /// Creates a drawer with a center and optionally a leading side. Traps if both are the same controller.
  ///
  /// - Parameters:
  ///   - center: The controller in the center.
  ///   - leading: The controller at the leading side. Default nil.
  ///   - position: The initial position of the leading side. Default closed.
  public init(
    center: ViewController, leading: ViewController? = nil, position: DrawerPosition = .closed
  ) {
    require(center !== leading, "\(center) cannot be both the center and the leading side")
    self.center = center
    super.init()
    if let leading {
      if position == .open { transitionController.start(open: .leading) }
      _ = slots.add(leading, at: .leading)
    }
    for child in [leading, center].compactMap(\.self) {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  // MARK: View

  open override func viewDidLoad() {
    dragInput.install(on: view)
    layout.installViews(in: view)
  }

  open override func viewDidLayoutSubviews() {
    slots.updateDocking()
    layout.update()
  }

  open override func childTitleDidChange(_ child: ViewController) {
    if child === centerTransition.visibleCenter { layout.updateBarTitle() }
    super.childTitleDidChange(child)
  }

  // MARK: Children

  /// The child whose key commands are used: the controller of `openSide`, or the center if `openSide` is nil.
  open override var childForKeyCommands: ViewController? {
    openSide.flatMap { isDocked($0) ? nil : slots[$0]?.controller } ?? center
  }
  open override var activeChild: ViewController? { center }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    layout.size(of: child, in: parentSize)
  }

  // MARK: Restoration

  /// The controllers whose states are saved: the center and the sides.
  open override var childrenForRestoration: [ViewController] {
    [center] + slots.all.map(\.controller)
  }

  /// The center. If it is not restored, a drawer with the same name that is added later receives the saved state too.
  public var contentForRestoration: [ViewController] { [center] }

  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeSides(with: coder)
  }

  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    restoreCenter(with: coder)
    restoreSides(with: coder)
  }

  /// Makes the saved center if it is not the current one.
  func restoreCenter(with coder: StateCoder) {
    guard let state = coder.children.first, state.identifier != center.restorationName,
      let made = makeRestored(state, with: coder)
    else { return }
    setCenter(made, animated: false)
  }

  // MARK: Appearance, forwarded manually so that covered sides receive no callbacks

  open override var appearanceForwarder: (any AppearanceForwarder)? { transitionController }

  open override func traitsDidChange(from old: Traits) {
    viewIfLoaded?.setNeedsLayout()
    positionsDidChange()
  }

  open override func scrollWheel(_ event: WheelEvent) -> Bool { keyInput.handleWheel(event) }

  open override var keyCommands: [KeyCommand] { keyInput.commands }

  // MARK: Showing and unwinding

  /// Returns whether the drawer can perform an action: `showDetail` always, any other action if its center can.
  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .showDetail || center.canPerformAction(action, sender: sender)
  }

  /// Lets the center show a controller, and closes the drawer. If the center cannot, the parent containers show it.
  open override func show(_ controller: ViewController, sender: Any?) {
    guard !isShowingInCenter, center.canPerformAction(.show, sender: sender) else {
      return super.show(controller, sender: sender)
    }
    isShowingInCenter = true
    defer { isShowingInCenter = false }
    center.show(controller, sender: sender)
    close()
  }

  open override func showDetail(_ controller: ViewController, sender: Any?) {
    setCenter(controller)
  }

  open override var allowsChildTransitions: Bool { false }

  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    require(child.parent === self, "\(child) is not a child of \(self)")
    if let slot = slots.slot(of: child) {
      setController(replacement, for: slot.side)
    } else {
      setCenter(replacement, style: animated ? .crossFade : .plain, animated: animated)
    }
  }

  /// The children to search for an unwind's destination: the center, then the sides, then the other children.
  open override var childrenForUnwinding: [ViewController] {
    let shown = [center] + slots.all.map(\.controller)
    return shown + children.filter { !shown.contains($0) }
  }

  /// Returns whether an unwind to a child opens its side, closes a side over the center, or replaces the center.
  open override func needsUnwind(towards child: ViewController) -> Bool {
    if let slot = slots.slot(of: child) { return !transitionController.target.contains(slot.side) }
    return child !== center || openSide != nil || !(child.isAppeared || child.isAppearing)
  }

  /// Shows the child to which a segue unwinds: opens its side, or makes it the center and closes the drawer.
  open override func unwind(for segue: Segue, towards child: ViewController) {
    if let slot = slots.slot(of: child) {
      open(slot.side, animated: segue.isAnimated)
    } else if child.parent === self {
      setCenter(child, animated: segue.isAnimated)
    }
  }

  // MARK: For subclasses

  /// Called after `center` has changed: when a replacement has begun, when it has been redirected to another new
  /// center, or when it was canceled, which makes the old center the center again. Default: does nothing.
  open func centerDidChange(_ change: DrawerCenterChange) {}

  /// Whether `centerBar` is shown above a center. A sliding menu overrides it for a center that has its own bar.
  func showsCenterBar(for center: ViewController) -> Bool { true }
}

extension DrawerController {
  /// The controller of the drawer's leading side; nil if none. Setting it calls `setController(_:for:)`.
  public var leading: ViewController? {
    get { slots[.leading]?.controller }
    set { setController(newValue, for: .leading) }
  }

  /// The controller of the drawer's trailing side; nil if none. Default nil. Setting it calls `setController(_:for:)`.
  public var trailing: ViewController? {
    get { slots[.trailing]?.controller }
    set { setController(newValue, for: .trailing) }
  }

  /// The controller of the drawer's top side; nil if none. Default nil. Setting it calls `setController(_:for:)`.
  public var top: ViewController? {
    get { slots[.top]?.controller }
    set { setController(newValue, for: .top) }
  }

  /// The controller of the drawer's bottom side; nil if none. Default nil. Setting it calls `setController(_:for:)`.
  public var bottom: ViewController? {
    get { slots[.bottom]?.controller }
    set { setController(newValue, for: .bottom) }
  }

  /// The sides of the drawer that have a controller, the leading side first.
  public var sides: [DrawerSide] { slots.all.map(\.side) }

  /// The options of a drawer side: its placement, its appearance and its gestures. A side without a controller has the
  /// default options, and setting them has no effect.
  public subscript(side: DrawerSide) -> DrawerSideOptions {
    get { slots[side]?.options ?? DrawerSideOptions(for: side) }
    set {
      guard let slot = slots[side], slot.options != newValue else { return }
      let old = slot.options
      slot.options = newValue
      slots.optionsDidChange(of: slot, from: old)
    }
  }

  /// Returns the look of a drawer side while it opens and closes. Default: `PlainVisualState`, no effect.
  public func visualState(of side: DrawerSide) -> any DrawerVisualState {
    slots[side]?.visualState ?? PlainVisualState()
  }

  /// Sets the look of a drawer side while it opens and closes. Does nothing for a side without a controller.
  public func setVisualState(_ state: any DrawerVisualState, for side: DrawerSide) {
    slots[side]?.visualState = state
    positionsDidChange()
  }

  /// Sets the controller of a drawer side, or removes the side if `controller` is nil. An open side stays open: the old
  /// controller receives its disappearance callbacks, and the new one its appearance callbacks. A call from a callback
  /// of a transition is performed after that transition. Traps if the controller is the center or at another side.
  public func setController(_ controller: ViewController?, for side: DrawerSide) {
    transitionController.runner.performWhenIdle { $0.slots.setController(controller, for: side) }
  }

  /// Sets the width (or height) of a drawer side in points, within the limits in its options; nil restores the length
  /// in the options. Does nothing for a side without a controller. Traps if the length is negative.
  public func setLength(_ length: Double?, for side: DrawerSide, animated: Bool = false) {
    guard let slot = slots[side] else { return }
    if let length { require(length >= 0, "A side cannot be \(length) points long") }
    _ = slots.setLength(length, of: slot, animated: animated)
  }

  /// Returns the current width of a leading or trailing drawer side, or height of a top or bottom side, in points.
  public func length(of side: DrawerSide) -> Double { layout.geometry.length(of: side) }

  /// Returns whether a drawer side is docked: the drawer is wide enough to place the side next to the center.
  public func isDocked(_ side: DrawerSide) -> Bool { slots.docked.contains(side) }
}

/// The position of a drawer side at rest: closed or open.
public nonisolated enum DrawerPosition: Sendable, Hashable {
  /// The side is closed, at progress 0.
  case closed
  /// The drawer side is open, at progress 1. The user can pull it farther; when released, it returns to this position.
  case open
}
