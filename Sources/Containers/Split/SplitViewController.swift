// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Two or three columns: what is chosen from, perhaps a second step of that, and what was chosen.
///
/// The primary and supplementary columns lie beside the secondary one or over it, in a strip that slides
/// in from the leading edge; a person moves the lines between them. All columns are children whether
/// they show or not. Where it is horizontally compact, one controller fills everything (contract 5.5).
/// docs/ARCHITECTURE.md has the order of callbacks of each operation.
open class SplitViewController: ViewController {
  /// Has a say in what shows, and hears of it. Default none.
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// How columns come and go; one that is let go of settles the same way. Default a spring without
  /// overshoot, at rest after about half a second.
  public var motion = Motion.spring(.standard)

  /// Points that columns beside the secondary leave for it. Default 320, at least 0.
  public var minimumSecondaryWidth = 320.0 {
    willSet {
      precondition(newValue >= 0, "The secondary column cannot be \(newValue) points wide")
    }
    didSet { optionsChanged() }
  }

  /// Default `SplitColumnWidth.primary`.
  public var primaryColumnWidth = SplitColumnWidth.primary {
    didSet { optionsChanged() }
  }

  /// Default `SplitColumnWidth.supplementary`.
  public var supplementaryColumnWidth = SplitColumnWidth.supplementary {
    didSet { optionsChanged() }
  }

  /// Whether a person can move the lines between columns. Default true.
  public var columnsAreResizable = true {
    didSet { optionsChanged() }
  }

  /// Whether a swipe from the leading edge shows a column that does not, and a swipe or a press outside
  /// hides one that lies over the secondary. Default true, as UIKit's.
  public var presentsWithGesture = true

  /// What is wanted; what cannot be beside the secondary for lack of room does not show. Default
  /// automatic. Setting it shows it at once, and forgets what a person chose.
  public var preferredDisplayMode: DisplayMode {
    get { preferredMode }
    set { setPreferredDisplayMode(newValue, animated: false) }
  }

  var preferredMode = DisplayMode.automatic
  /// How many columns somebody wants beside the secondary; nil for what the preferred mode says.
  var wish: Int?
  /// How many columns lie over the secondary.
  var overlay = 0 {
    didSet { brought = 0 }
  }
  /// How many columns an unwinding has asked to see: they lie over the secondary where what changes
  /// around takes their room away. Until something else is asked for, or the window's size changes.
  var brought = 0

  var slots: [SplitColumn: SplitSlot] = [:]
  var machine = SplitStateMachine(rest: .hidden)
  var position = SplitPosition(revealed: 0, given: 0) {
    didSet {
      if position != oldValue { positionChanged() }
    }
  }

  var animator: Animator?
  var completion: ((Bool) -> Void)?
  /// What callbacks ask for while a decision is being carried out comes after it.
  let decisions = DecisionQueue()
  /// Between its own will-callbacks: columns that come and go hear of it.
  var isOnScreen = false
  /// Where the columns were when a pointer took hold, and between what it moves them.
  var grip = SplitPosition(revealed: 0, given: 0)
  var lowerRest = SplitArrangement.hidden
  var upperRest = SplitArrangement.hidden
  var hasMoved = false
  /// Who fills everything while collapsed.
  var compact: ViewController?
  /// What slides while all is folded.
  var exchange: SplitExchange?
  /// The columns that it has taken in.
  var folded: [SplitColumn] = []
  /// A detail that was presented for want of room.
  weak var presentedDetail: ViewController?
  /// The same between its dismissal and its becoming the secondary.
  var returningDetail: ViewController?
  /// A detail was shown on the controller that fills everything.
  var hasPushedDetail = false
  /// Who had the keyboard in the secondary before a column came over it.
  weak var secondaryFocus: View?
  /// Who had it before a line between columns.
  weak var focusBeforeDivider: Responder?
  var widthAtGrip = 0.0
  var widthAnimator: Animator?
  /// Those that the split view itself has told that the window turns.
  private var rotatingColumns: [ViewController] = []
  /// The size that it is about to have, while the window's changes.
  var comingSize: Size?

  let scrim = View()
  /// Shows a controller that is in no column, while collapsed.
  let compactHost = View()
  let pan = PanGestureRecognizer(axis: .horizontal)
  let tap = TapGestureRecognizer()

  /// - Parameters: the controllers of the columns, which can be set later, too.
  public init(
    primary: ViewController? = nil, supplementary: ViewController? = nil,
    secondary: ViewController? = nil
  ) {
    super.init()
    for column in SplitColumn.allCases { slots[column] = SplitSlot(column) }
    setViewController(primary, for: .primary)
    setViewController(supplementary, for: .supplementary)
    setViewController(secondary, for: .secondary)
  }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    view.backgroundColor = .window
    scrim.backgroundColor = .scrim
    scrim.isUserInteractionEnabled = false
    scrim.isHidden = true
    compactHost.isHidden = true
    compactHost.isFocusGroup = true
    // From the back: the strip's outer column covers the shadow of the inner one.
    for part in [slot(.secondary).host, scrim, slot(.supplementary).host, slot(.primary).host] {
      view.addSubview(part)
    }
    for column in [SplitColumn.supplementary, .primary] {
      if let divider = slot(column).divider { install(divider, for: column) }
    }
    view.addSubview(compactHost)
    installGestures()
    layOut()
    for column in SplitColumn.allCases { place(slot(column)) }
    updateCollapse()
    updateArrangement()
    positionChanged()
  }

  open override func viewDidLayoutSubviews() {
    updateArrangement()
    layOut()
  }

  open override func traitsChanged(from old: Traits) {
    guard isViewLoaded else { return }
    updateCollapse()
    if traits.reducesMotion, machine.isSettling || exchange != nil { finishMotion() }
    view.setNeedsLayout()
    positionChanged()
  }

  // MARK: What the columns decide and get

  open override var childForTitle: ViewController? { speaker }
  open override var childForCursor: ViewController? { speaker }
  open override var childForAppearance: ViewController? { speaker }

  /// A column that lies over the secondary comes first.
  open override var childForKeyCommands: ViewController? {
    guard let rest = machine.rest, rest.isOver else { return speaker }
    return sideSlots[min(rest.count, sideSlots.count) - 1].controller
  }

  open override func childTitleChanged(_ child: ViewController) {
    if child === speaker { parent?.childTitleChanged(self) }
  }

  open override func size(
    forChild child: ViewController, withParentSize parentSize: Size
  ) -> Size {
    sizeOfChild(child, in: parentSize)
  }

  /// Traits change before the containers around it lay it out: columns come and go for the size that it
  /// will have.
  open override func viewWillTransition(
    to size: Size, with coordinator: SizeTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    brought = 0
    comingSize = size
    coordinator.animate(alongside: nil) { [weak self] in self?.comingSize = nil }
  }

  // MARK: Rotation of columns that are nobody's child while a stack has their screens

  open override func shouldAutorotate(to orientation: Orientation) -> Bool {
    super.shouldAutorotate(to: orientation)
      && lentColumns.allSatisfy { $0.shouldAutorotate(to: orientation) }
  }

  open override func willRotate(to orientation: Orientation) {
    super.willRotate(to: orientation)
    rotatingColumns = lentColumns
    for column in rotatingColumns { column.willRotate(to: orientation) }
  }

  open override func didRotate(from orientation: Orientation) {
    super.didRotate(from: orientation)
    // A column may have been lent, or given back, since the rotation began.
    let told = rotatingColumns
    rotatingColumns = []
    let others = lentColumns.filter { column in !told.contains { $0 === column } }
    for column in told + others { column.didRotate(from: orientation) }
  }

  // MARK: Appearance, forwarded by hand so that columns that do not show hear nothing

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    isOnScreen = true
    // A view may have been let go of while memory was short.
    for slot in slots.values { place(slot) }
    for controller in visibleControllers {
      controller.beginAppearanceTransition(true, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) { endTransitions() }

  open override func viewWillDisappear(_ animated: Bool) {
    finishMotion()
    isOnScreen = false
    for controller in visibleControllers where controller.isAppeared || controller.isAppearing {
      controller.beginAppearanceTransition(false, animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) { endTransitions() }

  private func endTransitions() {
    for child in children where child.isInAppearanceTransition { child.endAppearanceTransition() }
  }

  open override var keyCommands: [KeyCommand] { splitCommands }

  // MARK: Details

  /// The secondary column shows details.
  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .showDetail || super.canPerformAction(action, sender: sender)
  }

  /// Shows a controller as what was chosen: in columns it takes the secondary's place at once, and a column
  /// over it goes; collapsed, the controller that fills everything pushes it if it can
  /// (`ContainerAction.show`), else it is presented, and becomes the secondary when there is room.
  open override func showDetail(_ controller: ViewController, sender: Any?) {
    detail(controller, sender: sender)
  }

  open override var allowsChildExchange: Bool { false }

  /// The replacement takes the child's column.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    guard let column = column(of: child) else {
      return super.replaceChild(child, with: replacement, animated: animated)
    }
    setViewController(replacement, for: column)
  }

  // MARK: Unwinding

  /// From the column that a person looks at to the outermost.
  open override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController]
  {
    unwindCandidates(from: source)
  }

  open override func needsUnwind(towards child: ViewController) -> Bool { isCovered(child) }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    guard let column = column(of: child) else { return }
    // Loaded, it knows whether it is collapsed, and which column fills it then.
    loadViewIfNeeded()
    // Showing the one that fills everything would take screens of other columns off it.
    guard !machine.isCollapsed || child !== compact else { return }
    show(column, animated: segue.isAnimated)
    // What lies around may still take some of its room away.
    brought = sideSlots.firstIndex { $0.column == column }.map { $0 + 1 } ?? 0
  }
}
