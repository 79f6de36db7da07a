// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A center with a drawer on its leading side: the center slides off a side that lies below it.
///
/// `progress` is the only thing that says where the drawer is; layout, shadow and what can be
/// reached are functions of it. Every way to move it (call, click, drag, key) runs through one
/// state machine and gives the same callbacks in the same order.
open class DrawerController: ViewController {
  /// Points from the leading edge of a closed drawer within which a drag opens it
  /// (MMDrawerController's and DrawerLayout's bezel).
  public static let edgeWidth = 20.0

  /// Seconds for each way of a swap: the old center off, the new one in. Default 0.25.
  public var swapDuration = 0.25 {
    willSet { precondition(newValue >= 0, "A swap cannot last \(newValue) seconds") }
  }

  /// How the drawer opens and closes after a call, a click or a key; a drag that is let go settles
  /// the same way. Default a spring without overshoot, which takes a fling's velocity along.
  public var motion = Motion.spring(.drawer)

  /// Points. The side's width; nil for a quarter of the container's, within 240…320. 64 points of
  /// the center stay visible in any case.
  public var preferredSideWidth: Double? {
    willSet {
      precondition(newValue.map { $0 > 0 } ?? true, "A side cannot be \(newValue ?? 0) points wide")
    }
    didSet {
      if preferredSideWidth != oldValue { viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// Whether the center throws a shadow on the side. Default true.
  public var centerCastsShadow = true {
    didSet {
      if centerCastsShadow != oldValue, isViewLoaded { updateShadow() }
    }
  }

  /// The controller in the leading side.
  public let leading: ViewController

  /// The controller in the center; while a swap runs, the new one.
  public internal(set) var center: ViewController

  /// A bar above the center that moves with it. Default none.
  public var centerBar: NavigationBar? {
    didSet {
      guard centerBar !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if isViewLoaded { installBar() }
    }
  }

  /// The old center while it still slides off; nil once the new one has come.
  public var outgoingCenter: ViewController? { machine.isOldCenterShown ? outgoing : nil }

  /// Called whenever the drawer moved or its phase changed.
  public var onChange: (() -> Void)?

  /// Where the drawer is: 0 closed, 1 open, up to 2 while a center slides off.
  public internal(set) var progress: Double {
    didSet {
      if progress != oldValue { progressChanged() }
    }
  }

  var machine: DrawerStateMachine
  var completion: ((Bool) -> Void)?
  var animator: Animator?
  /// The center that is leaving while a swap runs.
  var outgoing: ViewController?
  /// The center that the next swap brings in, between the call and its beginning.
  var incoming: ViewController?
  /// Where the center was when the pointer took hold of it, in points.
  var gripOffset = 0.0
  /// A decision is being carried out: what callbacks ask for meanwhile comes after it.
  var isPerforming = false
  var postponed: [() -> Void] = []
  /// A key opened the drawer: the ring shows where the keyboard goes.
  var openedByKey = false
  /// Who had the keyboard in the center before the side took it.
  weak var centerFocus: View?

  let sideHost = View()
  let stage = View()
  let contentHost = View()
  let pan = PanGestureRecognizer(axis: .horizontal)
  let tap = TapGestureRecognizer()

  /// - Parameters:
  ///   - center: The main child.
  ///   - leading: What the drawer uncovers.
  ///   - position: Where the drawer starts. Default closed.
  public init(
    center: ViewController, leading: ViewController, position: DrawerPosition = .closed
  ) {
    precondition(center !== leading, "\(center) cannot be both the center and the side")
    self.center = center
    self.leading = leading
    progress = position.progress
    machine = DrawerStateMachine(rest: position)
    super.init()
    for child in [leading, center] {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  /// What the drawer is doing.
  public var phase: DrawerPhase { machine.phase }

  /// Whether the drawer is open or on its way there.
  public var isOpen: Bool { machine.target == .open }

  // MARK: Moving

  public func open(animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil) {
    move(to: .open, animated: animated, completion: completion)
  }

  public func close(animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil) {
    move(to: .closed, animated: animated, completion: completion)
  }

  /// Opens a closed drawer and closes an open one; in mid-flight it turns round.
  public func toggle(animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil) {
    move(to: isOpen ? .closed : .open, animated: animated, completion: completion)
  }

  /// Brings the drawer to rest somewhere.
  ///
  /// - Parameter completion: Hears once: true when it came to rest there, false when another
  ///   call or a pointer decided otherwise.
  public func move(
    to position: DrawerPosition, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    if isPerforming {
      postponed.append { [weak self] in
        self?.move(to: position, animated: animated, completion: completion)
      }
      return
    }
    let actions = machine.handle(.move(to: position, animated: animated && canAnimate))
    perform(actions, completion: completion)
  }

  /// Animation needs a window and the person's consent.
  var canAnimate: Bool {
    viewIfLoaded?.window != nil && isAppeared && !view.traits.reducesMotion
  }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    // Shows where a center has slid off and the side does not reach.
    view.backgroundColor = .menu
    for part in [sideHost, stage] { view.addSubview(part) }
    stage.wantsLayer = true
    stage.addSubview(contentHost)
    sideHost.isFocusGroup = true
    sideHost.clipsToBounds = true
    contentHost.isFocusGroup = true
    contentHost.clipsToBounds = true
    installBar()
    installGestures()
    place(leading.view, in: sideHost)
    place(center.view, in: contentHost)
    progressChanged()
  }

  open override func viewDidLayoutSubviews() {
    layOut()
  }

  func place(_ child: View, in host: View) {
    child.frame = host.bounds
    child.autoresizingMask = .fill
    host.addSubview(child)
  }

  private func installBar() {
    guard let centerBar else { return }
    stage.insertSubview(centerBar, at: 0)
    centerBar.title = center.title ?? ""
    view.setNeedsLayout()
  }

  open override func childTitleChanged(_ child: ViewController) {
    if child === shownCenter { centerBar?.title = child.title ?? "" }
  }

  /// The center that is on the stage: the old one until a swap has exchanged them.
  var shownCenter: ViewController {
    machine.isOldCenterShown ? outgoing ?? center : center
  }

  // MARK: What the children decide and get

  open override var childForKeyCommands: ViewController? { isOpen ? leading : center }
  open override var childForTitle: ViewController? { center }
  open override var childForCursor: ViewController? { center }
  open override var childForAppearance: ViewController? { center }

  open override func size(
    forChild child: ViewController, withParentSize parentSize: Size
  ) -> Size {
    let geometry = geometry(for: parentSize)
    return child === leading ? geometry.side.size : geometry.content.size
  }

  // MARK: Appearance, forwarded by hand so that the side hears nothing while it is covered

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    center.beginAppearanceTransition(true, animated: animated)
    if progress > 0 { leading.beginAppearanceTransition(true, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    endChildren()
    focusRestingPart()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    finishMotion()
    for child in [center, leading] where child.isAppeared || child.isAppearing {
      child.beginAppearanceTransition(false, animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    endChildren()
  }

  private func endChildren() {
    for child in [center, leading] where child.isInAppearanceTransition {
      child.endAppearanceTransition()
    }
  }

  open override func traitsChanged(from old: Traits) {
    updateShadow()
  }

  // MARK: For subclasses

  /// The center is another controller now: a swap has begun, was given another target, or was
  /// called off. Default: nothing.
  open func centerChanged(_ change: DrawerCenterChange) {}

  // MARK: Keys

  open override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        "Show or hide the menu", group: "Drawer",
        shortcuts: [.init(.function(9)), .init(.character("m"), .control)]
      ) { [weak self] in
        guard let self else { return false }
        toggle()
        openedByKey = isOpen
        return true
      },
      KeyCommand("Go to the menu", group: "Drawer", shortcuts: [.init(.function(10))]) {
        [weak self] in
        guard let self else { return false }
        open()
        return focusSide(ringVisible: true)
      },
      KeyCommand("Close the menu", group: "Drawer", shortcuts: [.init(.escape)]) {
        [weak self] in
        guard let self, machine.target != .closed else { return false }
        close()
        return true
      },
    ]
  }
}
