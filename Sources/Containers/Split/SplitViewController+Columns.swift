// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension SplitViewController {
  /// The columns of a split view, in order from the leading edge.
  public nonisolated enum Column: String, Sendable, Hashable, CaseIterable, Codable {
    /// The column of the choices, such as a list of mailboxes.
    case primary
    /// A second list of choices, between the other two columns.
    case supplementary
    /// The column of the selected item. It has the space that the other columns leave, and is always visible.
    case secondary
  }

  /// The visible columns of a split view and their placement. In the names, “one” is the supplementary column, “two” is
  /// the primary and the supplementary. If there is no supplementary column, both names mean only the primary.
  public nonisolated enum DisplayMode: String, Sendable, Hashable, CaseIterable, Codable {
    /// As many columns are next to the secondary as fit with their preferred widths.
    case automatic
    /// Only the secondary is visible.
    case secondaryOnly
    /// One column is next to the secondary, which has the remaining space.
    case oneBesideSecondary
    /// One column is over the secondary, which is dimmed.
    case oneOverSecondary
    /// Two columns are next to the secondary, which has the remaining space. If two do not fit, one or none is visible.
    case twoBesideSecondary
    /// Two columns are over the secondary, which is dimmed.
    case twoOverSecondary
  }

  // MARK: Controllers

  /// Returns the controller that was set for a column of the split view; nil if there is none.
  public func viewController(for column: Column) -> ViewController? { columns[column].content }

  /// Sets the controller of a column; nil removes the current one. The change is immediate. The old controller receives
  /// its last callback before the new one's `viewDidAppear(_:)`. Traps if the controller is in another column.
  ///
  /// In a collapsed split view, a controller for a column that is not visible is shown when the split view expands.
  ///
  /// While the controller is a child of the split view, it is wrapped in a navigation controller, as in UIKit: its
  /// `navigationController` pushes onto the column. The bar is hidden while the controller has neither a title nor
  /// another part of a `navigationItem`. Navigation controllers, tab bar controllers, split views, drawers, and
  /// controllers that conform to `SecondaryCollapsing` are not wrapped.
  public func setViewController(_ controller: ViewController?, for column: Column) {
    columns.setController(controller, for: column)
  }

  /// The controllers of the columns, in order from the leading edge. Setting one controller sets the primary, two the
  /// primary and the secondary, three all columns, as in UIKit; further controllers are ignored.
  public var viewControllers: [ViewController] {
    get { Column.allCases.compactMap { viewController(for: $0) } }
    set {
      let columns: [Column] = newValue.count >= 3 ? Column.allCases : [.primary, .secondary]
      for column in Column.allCases {
        let index = columns.firstIndex(of: column)
        let controller = index.flatMap { $0 < newValue.count ? newValue[$0] : nil }
        if viewController(for: column) !== controller { setViewController(nil, for: column) }
      }
      for (column, controller) in zip(columns, newValue) {
        setViewController(controller, for: column)
      }
    }
  }

  // MARK: Visible columns

  /// Whether one controller fills the split view because the split view is horizontally compact.
  public var isCollapsed: Bool { transitionController.machine.isCollapsed }

  /// The display mode, never `automatic`. An animation changes it at its beginning, and a drag at its end. While the
  /// split view is collapsed, this is the mode that it would have if it were expanded at its current size.
  public var displayMode: DisplayMode {
    (transitionController.machine.targetOrHeldPosition ?? columns.target).displayMode
  }

  /// Whether a pointer is dragging the split view's columns, or an animation is moving them.
  public var isTransitioning: Bool { transitionController.machine.isTransitioning }

  /// Sets the preferred display mode, and discards the user's choice of visible columns.
  ///
  /// - Parameter completion: Called exactly once: with true when the columns have stopped moving, with false when
  ///   another call or a pointer has interrupted them.
  public func setPreferredDisplayMode(
    _ mode: DisplayMode, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    transitionController.move(animated: animated, completion: completion) {
      $0.setPreferredMode(mode)
    }
  }

  /// Shows a column, and the columns between that column and the secondary.
  ///
  /// - Expanded: The columns are next to the secondary if they fit there, the preferred display mode has no column over
  ///   the secondary, and none is over it now. If not, they are over the secondary.
  /// - Expanded, for the secondary or a column without a controller: Hides the columns that are over the secondary.
  /// - Collapsed: A later column slides in like a push. For an earlier one, the visible column slides off like a pop. A
  ///   call for the column that is sliding off reverses the slide.
  /// - Collapsed into one navigation controller: Pushes the column's screens, or pops the screens above them.
  ///
  /// - Parameter completion: Called as with `setPreferredDisplayMode(_:animated:completion:)`.
  public func show(
    _ column: Column, animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    transitionController.move(animated: animated, completion: completion) {
      $0.show(column)
    } whileCollapsed: {
      $0.show(column, animated: animated, completion: completion)
    }
  }

  /// Hides a column and the columns on its leading side. While expanded, hiding the secondary does nothing. In a
  /// collapsed split view, hiding the visible column shows the column before it.
  ///
  /// - Parameter completion: Called as with `setPreferredDisplayMode(_:animated:completion:)`.
  public func hide(
    _ column: Column, animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    transitionController.move(animated: animated, completion: completion) {
      $0.hide(column)
    } whileCollapsed: {
      $0.hide(column, animated: animated, completion: completion)
    }
  }

  // MARK: As a task: its `value` is what the completion receives

  /// Sets the preferred display mode, and discards the user's choice of visible columns.
  @_disfavoredOverload @discardableResult
  public func setPreferredDisplayMode(_ mode: DisplayMode, animated: Bool) -> TransitionTask {
    TransitionTask { setPreferredDisplayMode(mode, animated: animated, completion: $0) }
  }

  /// Shows a column of the split view. The task's value is false if another call or a pointer has interrupted it.
  @_disfavoredOverload @discardableResult
  public func show(_ column: Column, animated: Bool = true) -> TransitionTask {
    TransitionTask { show(column, animated: animated, completion: $0) }
  }

  /// Hides a column of the split view and the columns on its leading side.
  @_disfavoredOverload @discardableResult
  public func hide(_ column: Column, animated: Bool = true) -> TransitionTask {
    TransitionTask { hide(column, animated: animated, completion: $0) }
  }

  // MARK: Widths

  /// Returns the width of a column at the current size of the split view, in points.
  public func columnWidth(for column: Column) -> Double { columns.width(of: column) }

  /// Sets a column's width in points, limited by `primaryColumnWidth` or `supplementaryColumnWidth` and the space that
  /// other columns leave. Nil restores the preferred width. Traps if `width` is negative, or for the secondary.
  public func setColumnWidth(_ width: Double?, for column: Column, animated: Bool = false) {
    require(
      column != .secondary,
      "The width of the secondary column cannot be set: it is the remaining width")
    if let width { require(width >= 0, "A column cannot be \(width) points wide") }
    columns.setWidth(width, of: column, animated: animated)
  }

  // MARK: Transitions

  /// Runs a transition without animation. Children without a change receive no callback. `prepare` is called between
  /// the containment and the appearance callbacks, `installViews` adds the views.
  func transition(
    hiding hidden: [ViewController], showing shown: [ViewController] = [],
    removing removed: [ViewController] = [], adding added: [ViewController] = [],
    order: ChildTransition.Order = .leavingFirst, prepare: () -> Void = {},
    installViews: () -> Void
  ) {
    let isOnScreen = isContentAppeared || isContentAppearing
    // Leaves out columns that appear or disappear with the split view. It may begin to appear while parents change.
    let transition = ChildTransition(
      in: self,
      leaving: hidden.filter { isOnScreen && ($0.isAppeared || $0.isInAppearanceTransition) },
      entering: shown.filter { !$0.isAppeared && (isOnScreen || !$0.isInAppearanceTransition) },
      removing: removed, adding: added, order: order, isAnimated: false)
    transition.keepsLeavingViews = true
    transition.begin(prepare: prepare, installViews: installViews)
    transition.end(atEnd: true)
  }
}

typealias SplitColumn = SplitViewController.Column

extension ViewController {
  /// The nearest split view controller that contains this controller; nil if there is none.
  public var splitViewController: SplitViewController? { ancestor(SplitViewController.self) }
}

extension SplitViewController: ColumnContainer {}
