// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A center with drawers at its sides: leading, trailing, top and bottom, in any combination.
///
/// One position for each side says where the drawer is. Layout, shadow, scrim, visual state and the views
/// that take input are functions of it. Every way to move it (call, click, drag, key, resize) runs through
/// one state machine and gives the same callbacks in the same order.
open class DrawerController: ViewController, RestoringContainer {
  /// Seconds for each way of a swap: the old center off, the new one in. Default 0.25.
  public var swapDuration = 0.25 {
    willSet { require(newValue >= 0, "A swap cannot last \(newValue) seconds") }
  }

  /// How sides open and close after a call, a click or a key; a released side settles the same way. Default a
  /// spring without overshoot, which takes a fling's velocity along.
  public var motion = Motion.spring(.standard)

  /// The controller in the center; while a swap runs, the new one.
  public internal(set) var center: ViewController

  /// Has the last word on what may open and close. Default none: everything may.
  public weak var delegate: (any DrawerDelegate)?

  /// A bar above the center that moves with it. Default none.
  public var centerBar: NavigationBar? {
    didSet {
      guard centerBar !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if isViewLoaded { layout.installBar() }
    }
  }

  /// The old center while it still slides off; nil once the new one has come.
  public var outgoingCenter: ViewController? {
    transitionController.machine.isOldCenterShown ? centerTransition.outgoing : nil
  }

  /// Called whenever the drawer moved or its phase changed.
  public var onChange: (() -> Void)?

  // The parts; each says what it is for.
  private(set) lazy var slots = DrawerSlots(of: self)
  private(set) lazy var sideAppearance = DrawerSideAppearance(of: self)
  private(set) lazy var transitionController = DrawerTransitionController(
    of: self, DrawerStateMachine(rest: []))
  private(set) lazy var centerTransition = DrawerCenterTransition(of: self)
  private(set) lazy var layout = DrawerLayout(of: self)
  private(set) lazy var drag = DrawerDrag(of: self)
  private(set) lazy var keys = DrawerKeys(of: self)
  /// Each entry keeps no observer alive.
  var observers: [() -> (any DrawerObserver)?] = []
  /// The center was asked to show a controller, and may hand that back.
  private var isShowingInCenter = false

  /// A center, with a side or without; set `leading`, `trailing`, `top` and `bottom` as wanted. One controller
  /// for both stops the program.
  ///
  /// - Parameters:
  ///   - center: The main child.
  ///   - leading: What the drawer uncovers. Default none.
  ///   - position: Where the leading side starts. Default closed.
  public init(
    center: ViewController, leading: ViewController? = nil, position: DrawerPosition = .closed
  ) {
    require(center !== leading, "\(center) cannot be both the center and the side")
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
    drag.install(on: view)
    layout.load(view)
  }

  open override func viewDidLayoutSubviews() {
    slots.updateDocking()
    layout.update()
  }

  open override func childTitleChanged(_ child: ViewController) {
    if child === centerTransition.shown { layout.updateBarTitle() }
    super.childTitleChanged(child)
  }

  // MARK: What the children decide and get

  /// An open side, or the center if the side is docked.
  open override var childForKeyCommands: ViewController? {
    openSide.flatMap { isDocked($0) ? nil : slots[$0]?.controller } ?? center
  }
  open override var childInCharge: ViewController? { center }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    layout.size(of: child, in: parentSize)
  }

  // MARK: Restoration

  /// The center and the sides.
  open override var childrenForRestoration: [ViewController] {
    [center] + slots.all.map(\.controller)
  }

  /// The center: other drawers may have the same sides.
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

  /// Another center is made by those around.
  func restoreCenter(with coder: StateCoder) {
    guard let state = coder.children.first, state.identifier != center.restorationName,
      let made = makeRestored(state, with: coder)
    else { return }
    setCenter(made, animated: false)
  }

  // MARK: Appearance, forwarded by hand so that a side hears nothing while it is covered

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) { transitionController.willAppear(animated) }
  open override func viewDidAppear(_ animated: Bool) { transitionController.didAppear(animated) }
  open override func viewWillDisappear(_ animated: Bool) {
    transitionController.willDisappear(animated)
  }
  open override func viewDidDisappear(_ animated: Bool) { transitionController.didDisappear() }

  open override func traitsChanged(from old: Traits) {
    viewIfLoaded?.setNeedsLayout()
    positionsChanged()
  }

  open override func wheelTurned(_ event: WheelEvent) -> Bool { keys.turnedWheel(event) }

  open override var keyCommands: [KeyCommand] { keys.commands }

  // MARK: Showing and unwinding

  /// Details are shown in the center; the rest is the center's, if it can.
  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .showDetail || center.canPerformAction(action, sender: sender)
  }

  /// The center shows it, unless it leaves that to what is around the drawer.
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

  /// The center first, since it is what a person came from, then the sides.
  open override var childrenForUnwinding: [ViewController] {
    let shown = [center] + slots.all.map(\.controller)
    return shown + children.filter { child in !shown.contains { $0 === child } }
  }

  /// A center can be on screen and yet lie below an open side.
  open override func needsUnwind(towards child: ViewController) -> Bool {
    if let slot = slots.slot(of: child) { return !transitionController.rest.contains(slot.side) }
    return child !== center || openSide != nil || !(child.isAppeared || child.isAppearing)
  }

  /// The center itself only closes the drawer; one that slides off comes back.
  open override func unwind(for segue: Segue, towards child: ViewController) {
    if let slot = slots.slot(of: child) {
      open(slot.side, animated: segue.isAnimated)
    } else if child.parent === self {
      setCenter(child, animated: segue.isAnimated)
    }
  }

  // MARK: For subclasses

  /// The center is another controller now: a swap has begun, was given another target, or was cancelled.
  /// Default: nothing.
  open func centerChanged(_ change: DrawerCenterChange) {}

  /// Whether a center lies below `centerBar`; one that has a bar of its own has all the room. Default yes.
  open func showsCenterBar(for center: ViewController) -> Bool { true }
}

/// Where a drawer comes to rest.
public nonisolated enum DrawerPosition: Sendable, Hashable {
  /// At progress 0.
  case closed
  /// At progress 1. A person can pull a side farther; it then comes back to here.
  case open

  /// The progress there.
  public var progress: Double { self == .open ? 1 : 0 }
}
