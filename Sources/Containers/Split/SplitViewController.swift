// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A container with two or three columns: a list of choices, optionally a second list, and the selected item.
///
/// The primary and supplementary columns are next to the secondary or over it, in a strip that slides in from the
/// leading edge. The user can move the dividers between columns. All columns are children, whether they are visible or
/// not. If the split view is horizontally compact, one controller fills it (containment contract 5.5).
open class SplitViewController: ViewController, CornerSharing {
  /// The delegate, which takes part in showing, collapsing and expanding the columns. Default nil.
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// The animation with which columns are shown and hidden, also after the release of a drag. Default: a spring without
  /// overshoot, which takes about half a second.
  public var motion = TimingParameters.spring(.standard)

  /// The minimum width of the secondary column, in points, next to other columns. Default 320. Traps if it is negative.
  public var minimumSecondaryWidth = 320.0 {
    willSet {
      require(newValue >= 0, "The secondary column cannot be \(newValue) points wide")
    }
    didSet { layout.updateForOptions() }
  }

  /// The width of the primary column. Default `SplitColumnWidth.primary`.
  public var primaryColumnWidth = SplitColumnWidth.primary { didSet { layout.updateForOptions() } }

  /// The width of the supplementary column. Default `SplitColumnWidth.supplementary`.
  public var supplementaryColumnWidth = SplitColumnWidth.supplementary {
    didSet { layout.updateForOptions() }
  }

  /// Whether the user can move the dividers between columns. Default true.
  public var columnsAreResizable = true { didSet { layout.updateForOptions() } }

  /// Whether the user can show a hidden column by a drag from the leading edge, and hide a column over the secondary by
  /// a drag or a press outside of it. Default true, as in UIKit.
  public var presentsWithGesture = true

  /// The preferred display mode. Default automatic. Columns that do not fit next to the secondary are hidden. Setting
  /// it takes effect immediately, without animation, and discards the user's choice of visible columns.
  public var preferredDisplayMode: DisplayMode {
    get { columns.preferredMode }
    set { setPreferredDisplayMode(newValue, animated: false) }
  }

  private(set) lazy var columns = SplitColumns(of: self)
  private(set) lazy var transitionController = SplitTransitionController(
    of: self, SplitStateMachine(target: .hidden))
  private(set) lazy var layout = SplitLayout(of: self)
  private(set) lazy var collapse = SplitCollapse(of: self)
  private(set) lazy var input = SplitInput(of: self)
  /// The columns that the split view itself has notified of the rotation.
  private var rotatingColumns: [ViewController] = []

  /// Creates a split view with the controllers of its columns. `setViewController(_:for:)` can set missing ones later.
  public init(
    primary: ViewController? = nil, supplementary: ViewController? = nil,
    secondary: ViewController? = nil
  ) {
    super.init()
    setViewController(primary, for: .primary)
    setViewController(supplementary, for: .supplementary)
    setViewController(secondary, for: .secondary)
  }

  var collapsedController: ViewController? { collapse.collapsedController }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    view.backgroundColor = .window
    layout.installViews()
    input.install(on: view)
    layout.layOut()
    collapse.update()
    transitionController.updateForSize()
  }

  open override func viewDidLayoutSubviews() {
    transitionController.updateForSize()
    layout.layOut()
  }

  open override func traitsDidChange(from old: Traits) {
    guard isViewLoaded else { return }
    collapse.update()
    if traits.reducesMotion, !transitionController.machine.isHeld {
      transitionController.finish()
    }
    layout.updateForOptions()
  }

  // MARK: Columns

  open override var activeChild: ViewController? { collapsedOrSecondaryController }

  /// The first column that is visible or entering.
  var childAtCorner: ViewController? {
    if isCollapsed { return collapsedController }
    let shown =
      columns.sideSlots.prefix(transitionController.targetColumnCount).reversed() + [
        columns[.secondary]
      ]
    return shown.lazy.compactMap(\.controller).first
  }

  /// The child whose key commands are used: the column shown over the secondary, or `activeChild` if there is none.
  open override var childForKeyCommands: ViewController? {
    let child = transitionController.overlaySlot?.controller ?? collapsedOrSecondaryController
    guard let stack = child as? ColumnNavigationController, stack.viewControllers.count == 1 else {
      return child
    }
    return stack.content
  }

  open override func addChild(_ child: ViewController) {
    super.addChild(child)
    (child as? ColumnNavigationController)?.addRoot(isVisible: isContentAppeared)
  }

  /// The controller that fills the split view, or else the secondary; the first visible column if the secondary is no
  /// child. A stack that took the secondary in may have left with it.
  private var collapsedOrSecondaryController: ViewController? {
    if let collapsedController { return collapsedController }
    let secondary = columns[.secondary].controller.flatMap { $0.parent === self ? $0 : nil }
    return secondary ?? columns.sideSlots.first(where: transitionController.isVisible)?.controller
  }

  open override func didRemoveChild(_ child: ViewController) {
    super.didRemoveChild(child)
    columns.releaseRemovedChild(child)
  }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    layout.size(of: child, in: parentSize)
  }

  /// Records the new size until the transition ends. Trait changes before the next layout then use it for the columns.
  open override func viewWillTransition(
    to size: Size, with coordinator: SizeTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    columns.upcomingSize = size
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      columns.upcomingSize = nil
      // The parent containers may have given the split view another size than expected.
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Copies `unloadsViewsOffScreen` to the navigation controllers around the columns, before they receive the warning.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    for case let stack as ColumnNavigationController in children {
      stack.unloadsViewsOffScreen = unloadsViewsOffScreen
    }
  }

  // MARK: Rotation of columns without a parent, while a stack has their screens

  open override func shouldAutorotate(to orientation: Orientation) -> Bool {
    super.shouldAutorotate(to: orientation)
      && collapse.columnsNeedingRotation.allSatisfy { $0.shouldAutorotate(to: orientation) }
  }

  open override func willRotate(to orientation: Orientation) {
    super.willRotate(to: orientation)
    rotatingColumns = collapse.columnsNeedingRotation
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
    // A column may have been collapsed or separated since the rotation began.
    let notifiedColumns = rotatingColumns
    rotatingColumns = []
    let others = collapse.columnsNeedingRotation.filter { !notifiedColumns.contains($0) }
    for column in notifiedColumns + others { column.didRotate(from: orientation) }
  }

  // MARK: Restoration

  /// The controllers whose states are saved, in this order:
  /// - the controllers of the columns, the primary first
  /// - the screens that were pushed onto the navigation controllers that the split view has put around the columns
  /// - while collapsed, the screens above the screens of all columns
  open override var childrenForRestoration: [ViewController] {
    (restorableColumns + restorablePushedScreens).map(\.controller)
      + collapse.details.screensAboveColumns
  }

  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeColumns(with: coder)
  }

  /// Restores the columns. Creates the saved controller of each column that has another controller or none.
  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    restoreColumns(with: coder)
  }

  // MARK: Appearance, forwarded manually so that hidden columns receive no callbacks

  open override var appearanceForwarder: (any AppearanceForwarder)? { transitionController }

  open override var keyCommands: [KeyCommand] { input.keyCommands }

  // MARK: Showing

  /// Returns whether the split view can perform an action: `showDetail`, and `show` if a delegate can perform it.
  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .showDetail || (action == .show && delegate != nil)
      || super.canPerformAction(action, sender: sender)
  }

  /// Lets the delegate show a controller. If the delegate does not show it, the parent containers do.
  open override func show(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) != true {
      super.show(controller, sender: sender)
    }
  }

  /// Shows a controller as the detail, unless the delegate does. An expanded split view makes the detail the secondary
  /// and hides a column over the secondary. In a collapsed split view, the controller that fills it shows the detail,
  /// for example with a push. If it does not support `ContainerAction.show`, the detail is presented, and becomes the
  /// secondary when the split view expands.
  open override func showDetail(_ controller: ViewController, sender: Any?) {
    collapse.showDetail(controller, sender: sender)
  }

  open override var allowsChildTransitions: Bool { false }

  /// Replaces the controller of the child's column, without animation. A child in no column is cross-faded.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    guard let column = columns.slot(of: child)?.column else {
      return super.replaceChild(child, with: replacement, animated: animated)
    }
    setViewController(replacement, for: column)
  }

  // MARK: Unwinding

  /// The children to search for an unwind's destination: the columns, secondary first, then the children in no column.
  open override var childrenForUnwinding: [ViewController] {
    let inColumns = columns.all.reversed().compactMap(\.controller).filter { $0.parent === self }
    return inColumns + children.filter { !inColumns.contains($0) }
  }

  /// Returns whether an unwind to `child` must show its column, because the column is hidden or under another column.
  open override func needsUnwind(towards child: ViewController) -> Bool {
    guard let slot = columns.slot(of: child) else { return false }
    if isCollapsed || slot.column != .secondary { return !transitionController.isVisible(slot) }
    return transitionController.overlaySlot != nil
  }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    guard let column = columns.slot(of: child)?.column else { return }
    // The loaded split view knows whether it is collapsed, and which column fills it.
    loadViewIfNeeded()
    // Showing the controller that fills the split view would pop the screens of other columns.
    if !isCollapsed || child !== collapsedController { show(column, animated: segue.isAnimated) }
    // The parent containers may have reduced the split view's space, or may do so later.
    columns.reveal(column)
    transitionController.updateForSize()
  }
}
