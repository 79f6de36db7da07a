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
open class DrawerController: ViewController {
  /// Seconds for each way of a swap: the old center off, the new one in. Default 0.25.
  public var swapDuration = 0.25 {
    willSet { precondition(newValue >= 0, "A swap cannot last \(newValue) seconds") }
  }

  /// How sides open and close after a call, a click or a key; a released side settles the same way. Default a
  /// spring without overshoot, which takes a fling's velocity along.
  public var motion = Motion.spring(.standard)

  /// The controller in the center; while a swap runs, the new one.
  public private(set) var center: ViewController

  /// Has the last word on what may open and close. Default none: everything may.
  public weak var delegate: (any DrawerDelegate)?

  /// A bar above the center that moves with it. Default none.
  public var centerBar: NavigationBar? {
    didSet {
      guard centerBar !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if isViewLoaded { installBar() }
    }
  }

  /// The old center while it still slides off; nil once the new one has come.
  public var outgoingCenter: ViewController? { isOldCenterShown ? centers.outgoing : nil }

  /// Called whenever the drawer moved or its phase changed.
  public var onChange: (() -> Void)?

  var slots = DrawerSlots()
  var observers: [WeakDrawerObserver] = []
  var positions: DrawerPositions {
    didSet {
      if positions != oldValue { positionsChanged(from: oldValue) }
    }
  }

  typealias Machine = DrawerStateMachine<Screen>

  private(set) lazy var motor = Motor(
    Machine(rest: firstRest), owner: self, decided: { $0.decided() }, perform: { $0.perform($1) })
  private(set) lazy var centers = DrawerCenters(of: self)
  private(set) lazy var drag = DrawerDrag(of: self)
  /// What moves the sides, or the center of a swap.
  let movement = DrawerMovement()
  /// Where it rests before anything was decided.
  private let firstRest: DrawerSides
  /// The side whose drag or swap is under way.
  var activeSide: DrawerSide = .leading
  /// The sides that lie beside the center at the present size.
  var docked: DrawerSides = []
  /// The center was asked to show a controller, and may hand that back.
  var isShowingInCenter = false
  /// A key opened the drawer: the ring shows where the keyboard goes.
  var openedByKey = false
  /// Who had the keyboard in the center before a side took it.
  var focusMemory = FocusMemory()
  var wheelTravel = DrawerWheelTravel()
  var toldPhase = DrawerPhase.idle
  /// Sides that got their controller while they opened: it has moved when they are open.
  var joining: DrawerSides = []
  /// The sides whose coming or going observers were told of, and not yet of its end.
  var announced: DrawerSides = []

  let stage = View()
  let contentHost = View()
  let scrim = View()

  /// A center without sides; set `leading`, `trailing`, `top` and `bottom` as wanted.
  public init(center: ViewController) {
    self.center = center
    positions = DrawerPositions()
    firstRest = []
    super.init()
    connect()
    addChild(center)
    center.didMove(toParent: self)
  }

  /// One controller for both stops the program.
  ///
  /// - Parameters:
  ///   - center: The main child.
  ///   - leading: What the drawer uncovers.
  ///   - position: Where the leading side starts. Default closed.
  public init(
    center: ViewController, leading: ViewController, position: DrawerPosition = .closed
  ) {
    precondition(center !== leading, "\(center) cannot be both the center and the side")
    self.center = center
    let open: DrawerSides = position == .open ? .leading : []
    positions = DrawerPositions(open: open)
    firstRest = open
    super.init()
    connect()
    let slot = DrawerSlot(.leading, leading)
    slots[.leading] = slot
    connect(slot)
    for child in [leading, center] {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  private func connect() {
    movement.onArrival = { [weak self] in self?.send(.arrived) }
  }

  /// The controller in the center is another one.
  func centerIs(_ controller: ViewController) { center = controller }

  /// What the drawer is doing.
  public var phase: DrawerPhase { motor.machine.phase }

  /// Whether a pointer can catch it in flight.
  var isSliding: Bool { motor.machine.isSliding }

  /// The old center is still the one that shows.
  var isOldCenterShown: Bool { motor.machine.isOldCenterShown }

  /// The positions beyond open are those of a center that slides off or in, not of a stretched side.
  var isCenterAway: Bool { motor.machine.isCenterAway }

  /// The side that is open, or on its way there, and not docked; nil when none is.
  public var openSide: DrawerSide? {
    restingSides.subtracting(docked).first
  }

  /// Whether a side that is not docked is open or on its way there.
  public var isOpen: Bool { openSide != nil && phase != .dragging }

  /// Where a side is: 0 closed, 1 open, more while stretched or while a center slides off it.
  public func progress(of side: DrawerSide) -> Double { positions[side] }

  /// Where the side is that moved last; with one side, that one.
  public internal(set) var progress: Double {
    get { positions[activeSide] }
    set { setPosition(newValue, of: activeSide) }
  }

  /// Points of a side from closed to open, at the present size.
  public func length(of side: DrawerSide) -> Double { geometry[side]?.length ?? 0 }

  /// Whether a side lies beside the center at the present size.
  public func isDocked(_ side: DrawerSide) -> Bool { docked.contains(side) }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    // Shows where a center has slid off and the side does not reach.
    view.backgroundColor = .menu
    for part in [stage, scrim] { view.addSubview(part) }
    stage.wantsLayer = true
    stage.addSubview(contentHost)
    contentHost.isFocusGroup = true
    contentHost.clipsToBounds = true
    scrim.backgroundColor = .fixed(.black)
    scrim.isUserInteractionEnabled = false
    scrim.accessibilityLabel = "Close the menu"
    scrim.accessibilityRole = .button
    scrim.isHidden = true
    installBar()
    drag.install(on: view)
    // Children are placed in hosts that have their size.
    layOut()
    place(center.view, in: contentHost)
    for side in sides {
      if let slot = slots[side] {
        install(slot)
        updateGrip(of: slot)
      }
    }
    positionsChanged()
    // Beside a side that will dock it has less room than now.
    contentHost.frame.size = sizeOfChild(center, in: view.bounds.size)
  }

  open override func viewDidLayoutSubviews() {
    updateDocking()
    layOut()
  }

  func place(_ child: View, in host: View) {
    child.frame = host.bounds
    child.autoresizingMask = .fill
    host.addSubview(child)
  }

  open override func childTitleChanged(_ child: ViewController) {
    if child === shownCenter { updateBarTitle() }
  }

  // MARK: What the children decide and get

  open override var childForKeyCommands: ViewController? {
    openSide.flatMap { slots[$0]?.controller } ?? center
  }
  open override var childForTitle: ViewController? { center }
  open override var childForCursor: ViewController? { center }
  open override var childForAppearance: ViewController? { center }

  open override func size(
    forChild child: ViewController, withParentSize parentSize: Size
  ) -> Size {
    sizeOfChild(child, in: parentSize)
  }

  // MARK: Appearance, forwarded by hand so that a side hears nothing while it is covered

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    motor.hold {
      putViewsBack()
      center.beginAppearanceTransition(true, animated: animated)
      for side in sides where positions[side] > 0 {
        slots[side]?.controller.beginAppearanceTransition(true, animated: animated)
      }
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    motor.hold {
      endChildren()
      // A side that closed on the way there stayed until now.
      positionsChanged()
      focusRestingPart()
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    motor.hold {
      finishMotion()
      for child in partsInOrder where child.isAppeared || child.isAppearing {
        child.beginAppearanceTransition(false, animated: animated)
      }
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    motor.hold { endChildren() }
  }

  open override func traitsChanged(from old: Traits) {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    positionsChanged()
  }

  open override func wheelTurned(_ event: WheelEvent) -> Bool { turnedWheel(event) }

  // MARK: Showing and unwinding

  /// Details are shown in the center; the rest is the center's, if it can.
  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .showDetail || center.canPerformAction(action, sender: sender)
  }

  open override func show(_ controller: ViewController, sender: Any?) {
    if !showInCenter(controller, sender: sender) { super.show(controller, sender: sender) }
  }

  open override func showDetail(_ controller: ViewController, sender: Any?) {
    setCenter(controller)
  }

  open override var allowsChildExchange: Bool { false }

  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    exchange(child, for: replacement, animated: animated)
  }

  open override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController]
  {
    unwindCandidates(from: source)
  }

  open override func needsUnwind(towards child: ViewController) -> Bool { isHidden(child) }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    reveal(child, animated: segue.isAnimated)
  }

  // MARK: For subclasses

  /// The center is another controller now: a swap has begun, was given another target, or was cancelled.
  /// Default: nothing.
  open func centerChanged(_ change: DrawerCenterChange) {}

  /// Whether a center lies below `centerBar`; one that has a bar of its own has all the room. Default yes.
  open func showsCenterBar(for center: ViewController) -> Bool { true }

  open override var keyCommands: [KeyCommand] { drawerCommands }
}
