// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Two or three columns: what is chosen from, perhaps a second step of that, and what was chosen.
///
/// The primary and supplementary columns lie beside the secondary one or over it, in a strip that slides
/// in from the leading edge; a person moves the lines between them. All columns are children whether
/// they show or not. Where it is horizontally compact, one controller fills everything (contract 5.5).
/// Contract 5.5 has the order of callbacks of each operation.
open class SplitViewController: ViewController, CornerSharing {
  /// Has a say in what shows, and hears of it. Default none.
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// How columns come and go; a released column settles the same way. Default a spring without overshoot, at
  /// rest after about half a second.
  public var motion = Motion.spring(.standard)

  /// Points that columns beside the secondary leave for it. Default 320, at least 0.
  public var minimumSecondaryWidth = 320.0 {
    willSet {
      require(newValue >= 0, "The secondary column cannot be \(newValue) points wide")
    }
    didSet { layout.optionsChanged() }
  }

  /// Default `SplitColumnWidth.primary`.
  public var primaryColumnWidth = SplitColumnWidth.primary { didSet { layout.optionsChanged() } }

  /// Default `SplitColumnWidth.supplementary`.
  public var supplementaryColumnWidth = SplitColumnWidth.supplementary {
    didSet { layout.optionsChanged() }
  }

  /// Whether a person can move the lines between columns. Default true.
  public var columnsAreResizable = true { didSet { layout.optionsChanged() } }

  /// Whether a swipe from the leading edge shows a column that does not, and a swipe or a press outside
  /// hides one that lies over the secondary. Default true, as UIKit's.
  public var presentsWithGesture = true

  /// What is wanted; what cannot be beside the secondary for lack of room does not show. Default
  /// automatic. Setting it shows it at once, and forgets what a person chose.
  public var preferredDisplayMode: DisplayMode {
    get { columns.preferredMode }
    set { setPreferredDisplayMode(newValue, animated: false) }
  }

  private(set) lazy var columns = SplitColumns(of: self)
  private(set) lazy var transitionController = SplitTransitionController(
    of: self, SplitStateMachine(rest: .hidden))
  private(set) lazy var layout = SplitLayout(of: self)
  private(set) lazy var folding = SplitFolding(of: self)
  private(set) lazy var input = SplitInput(of: self)
  /// Those that the split view itself has told that the window turns.
  private var rotatingColumns: [ViewController] = []

  /// - Parameters: the controllers of the columns, which can be set later, too.
  public init(
    primary: ViewController? = nil, supplementary: ViewController? = nil,
    secondary: ViewController? = nil
  ) {
    super.init()
    setViewController(primary, for: .primary)
    setViewController(supplementary, for: .supplementary)
    setViewController(secondary, for: .secondary)
  }

  /// Who fills everything while collapsed.
  var compact: ViewController? { folding.compact }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    view.backgroundColor = .window
    layout.arrange()
    input.install(on: view)
    layout.layOut()
    folding.update()
    transitionController.sizeChanged()
  }

  open override func viewDidLayoutSubviews() {
    transitionController.sizeChanged()
    layout.layOut()
  }

  open override func traitsChanged(from old: Traits) {
    guard isViewLoaded else { return }
    folding.update()
    if traits.reducesMotion, !transitionController.machine.isHeld {
      transitionController.finish()
    }
    layout.optionsChanged()
  }

  // MARK: What the columns decide and get

  open override var childInCharge: ViewController? { speaker }

  /// The first column that shows, or comes.
  var childAtCorner: ViewController? {
    if isCollapsed { return compact }
    let shown = columns.side.prefix(transitionController.aimed).reversed() + [columns[.secondary]]
    return shown.lazy.compactMap(\.controller).first
  }

  /// A column that lies over the secondary comes first.
  open override var childForKeyCommands: ViewController? {
    let child = transitionController.overlay?.controller ?? speaker
    guard let stack = child as? ColumnNavigationController, stack.viewControllers.count == 1 else {
      return child
    }
    return stack.content
  }

  open override func addChild(_ child: ViewController) {
    super.addChild(child)
    (child as? ColumnNavigationController)?.takeRoot(isShown: isContentAppeared)
  }

  /// The controller that speaks for the others: who fills everything, else the secondary. A stack that took
  /// the secondary in may have left with it.
  private var speaker: ViewController? {
    if let compact { return compact }
    let secondary = columns[.secondary].controller.flatMap { $0.parent === self ? $0 : nil }
    return secondary ?? columns.side.first(where: transitionController.isVisible)?.controller
  }

  open override func didRemoveChild(_ child: ViewController) {
    super.didRemoveChild(child)
    columns.childLeft(child)
  }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    layout.size(of: child, in: parentSize)
  }

  /// Traits change before the layout: columns come and go for the coming size.
  open override func viewWillTransition(
    to size: Size, with coordinator: SizeTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    columns.comingSize = size
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      columns.comingSize = nil
      // What lies around may have left it another size than was thought.
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The stacks around columns unload views as the split view does.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    for case let stack as ColumnNavigationController in children {
      stack.unloadsViewsOffScreen = unloadsViewsOffScreen
    }
  }

  // MARK: Rotation of columns that are nobody's child while a stack has their screens

  open override func shouldAutorotate(to orientation: Orientation) -> Bool {
    super.shouldAutorotate(to: orientation)
      && folding.lentColumns.allSatisfy { $0.shouldAutorotate(to: orientation) }
  }

  open override func willRotate(to orientation: Orientation) {
    super.willRotate(to: orientation)
    rotatingColumns = folding.lentColumns
    for column in rotatingColumns { column.willRotate(to: orientation) }
  }

  open override func willAnimateRotation(to orientation: Orientation, duration: Double) {
    super.willAnimateRotation(to: orientation, duration: duration)
    for column in rotatingColumns where column.parent == nil {
      column.willAnimateRotation(to: orientation, duration: duration)
    }
  }

  open override func didRotate(from orientation: Orientation) {
    super.didRotate(from: orientation)
    // A column may have been lent, or given back, since the rotation began.
    let told = rotatingColumns
    rotatingColumns = []
    let others = folding.lentColumns.filter { column in !told.contains { $0 === column } }
    for column in told + others { column.didRotate(from: orientation) }
  }

  // MARK: Restoration

  /// The columns from the leading edge on, whether they are children now or not, then what lies above them while they are
  /// folded.
  open override var childrenForRestoration: [ViewController] {
    restorableColumns.map(\.controller) + restorablePushed.flatMap(\.screens)
      + folding.details.above
  }

  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeColumns(with: coder)
  }

  /// Another controller of a column is made by those around.
  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    restoreColumns(with: coder)
  }

  // MARK: Appearance, forwarded by hand so that columns that do not show hear nothing

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) { transitionController.willAppear(animated) }
  open override func viewDidAppear(_ animated: Bool) { transitionController.didAppear(animated) }
  open override func viewWillDisappear(_ animated: Bool) {
    transitionController.willDisappear(animated)
  }
  open override func viewDidDisappear(_ animated: Bool) { transitionController.didDisappear() }

  open override var keyCommands: [KeyCommand] { input.keyCommands }

  // MARK: Showing

  /// The secondary column shows details, and the delegate may show anything.
  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .showDetail || (action == .show && delegate != nil)
      || super.canPerformAction(action, sender: sender)
  }

  /// Asks the delegate; where it does not show the controller, the containers around the split view do.
  open override func show(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) != true {
      super.show(controller, sender: sender)
    }
  }

  /// Shows a controller as what was chosen: in columns it takes the secondary's place at once, and a column
  /// over it goes; collapsed, the controller that fills everything pushes it if it can
  /// (`ContainerAction.show`), else it is presented, and becomes the secondary when there is room.
  open override func showDetail(_ controller: ViewController, sender: Any?) {
    folding.showDetail(controller, sender: sender)
  }

  open override var allowsChildTransitions: Bool { false }

  /// The replacement takes the child's column.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    guard let column = columns.slot(of: child)?.column else {
      return super.replaceChild(child, with: replacement, animated: animated)
    }
    setViewController(replacement, for: column)
  }

  // MARK: Unwinding

  /// From the column that a person looks at to the outermost.
  open override var childrenForUnwinding: [ViewController] {
    let inColumns = columns.all.reversed().compactMap(\.controller).filter { $0.parent === self }
    return inColumns + children.filter { child in !inColumns.contains { $0 === child } }
  }

  /// Whether a column does not show, or lies under another one.
  open override func needsUnwind(towards child: ViewController) -> Bool {
    guard let slot = columns.slot(of: child) else { return false }
    if isCollapsed || slot.column != .secondary { return !transitionController.isVisible(slot) }
    return transitionController.overlay != nil
  }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    guard let column = columns.slot(of: child)?.column else { return }
    // Loaded, it knows whether it is collapsed, and which column fills it then.
    loadViewIfNeeded()
    // Showing the one that fills everything would take screens of other columns off it.
    if !isCollapsed || child !== compact { show(column, animated: segue.isAnimated) }
    // What lies around may have taken some of its room away, or still may.
    columns.bring(column)
    transitionController.sizeChanged()
  }
}
