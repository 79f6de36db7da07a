// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing
internal import Presenting

extension SplitViewController {
  /// A place for a controller, from the leading edge on.
  public nonisolated enum Column: String, Sendable, Hashable, CaseIterable, Codable {
    /// What is chosen from, such as a list of mailboxes.
    case primary
    /// A second step of choosing, between the other two.
    case supplementary
    /// What was chosen. It takes the room that the others leave, and always shows.
    case secondary
  }

  /// Which columns show, and how they lie. In two columns, one and two mean the same: the primary.
  /// In three, one means the supplementary, two the primary as well.
  public nonisolated enum DisplayMode: String, Sendable, Hashable, CaseIterable, Codable {
    /// As many beside the secondary as have room at their preferred widths.
    case automatic
    /// The secondary shows alone.
    case secondaryOnly
    /// One lies beside the secondary, which has the room that is left.
    case oneBesideSecondary
    /// One lies over the secondary, which is dimmed.
    case oneOverSecondary
    /// Two lie beside the secondary, which has the room that is left. Where two have no room it is
    /// one, or none.
    case twoBesideSecondary
    /// Two lie over the secondary, which is dimmed.
    case twoOverSecondary
  }

  // MARK: Who is in them

  /// The controller that was put into a column; nil if there is none.
  public func viewController(for column: Column) -> ViewController? { columns[column].content }

  /// Puts a controller into a column, or takes it away with nil. At once, with callbacks in the order of
  /// a drawer's swap. A controller that is in another column already stops the program.
  ///
  /// While collapsed it is kept for when there is room, unless it is the one that shows.
  ///
  /// While the controller is a child of the split view, a navigation controller is around it, as in UIKit: its
  /// `navigationController` pushes onto the column. The bar is hidden while the controller has neither a title nor
  /// another part of a `navigationItem`. Navigation controllers, tabs, split views and drawers, and controllers that
  /// are `SecondaryCollapsing`, get no stack around them.
  public func setViewController(_ controller: ViewController?, for column: Column) {
    columns.set(controller, for: column)
  }

  /// The controllers of the columns, from the leading edge on. Two are set as primary and secondary, three as all
  /// columns, one as the primary, as UIKit's; what is beyond three is left out.
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

  // MARK: What shows

  /// Whether one controller fills everything, since it is horizontally compact.
  public var isCollapsed: Bool { transitionController.machine.isCollapsed }

  /// What shows, or will when a movement ends; never automatic. Collapsed, and while a pointer decides: what
  /// was before.
  public var displayMode: DisplayMode {
    (transitionController.machine.rest ?? columns.rest).displayMode
  }

  /// Whether columns are held or on their way.
  public var isMoving: Bool { transitionController.machine.isMoving }

  /// Shows what is wanted, and forgets what a person chose.
  ///
  /// - Parameter completion: Hears once: true when it is at rest, false when another call or a pointer
  ///   decided otherwise.
  public func setPreferredDisplayMode(
    _ mode: DisplayMode, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    transitionController.move(animated: animated, completion: completion) { $0.prefer(mode) }
  }

  /// Shows a column: beside the secondary where it has room, unless the preferred mode lies over it, else over
  /// it. The secondary always shows; asking for it, or for a column without a controller, puts away what lies
  /// over it.
  ///
  /// Collapsed, a column that waits off screen takes the place of the one that shows: it slides over it as a
  /// push when it comes after it, and the other one off as a pop otherwise. A call meanwhile turns that round.
  /// One that was taken in is shown by whoever took it in, if it can; a navigation controller pushes it with what
  /// lies between, or pops what lies on top.
  ///
  /// - Parameter completion: as with `setPreferredDisplayMode`.
  public func show(
    _ column: Column, animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    transitionController.move(animated: animated, completion: completion) {
      $0.show(column)
    } folded: {
      $0.show(column, animated: animated, completion: completion)
    }
  }

  /// Hides a column, with those that lie further out. The secondary always shows. Collapsed, the column on top
  /// gives way to the one before it.
  ///
  /// - Parameter completion: as with `setPreferredDisplayMode`.
  public func hide(
    _ column: Column, animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    transitionController.move(animated: animated, completion: completion) {
      $0.hide(column)
    } folded: {
      $0.hide(column, animated: animated, completion: completion)
    }
  }

  // MARK: With an outcome: its `finished` is what the completion gets

  /// Sets the preferred display mode, and forgets which columns a person chose.
  @_disfavoredOverload @discardableResult
  public func setPreferredDisplayMode(_ mode: DisplayMode, animated: Bool) -> Outcome {
    Outcome { setPreferredDisplayMode(mode, animated: animated, completion: $0) }
  }

  /// Shows a column.
  @_disfavoredOverload @discardableResult
  public func show(_ column: Column, animated: Bool = true) -> Outcome {
    Outcome { show(column, animated: animated, completion: $0) }
  }

  /// Hides a column and the columns on its leading side.
  @_disfavoredOverload @discardableResult
  public func hide(_ column: Column, animated: Bool = true) -> Outcome {
    Outcome { hide(column, animated: animated, completion: $0) }
  }

  // MARK: Widths

  /// Points of a column at the present size; the secondary's are those that it shows.
  public func columnWidth(for column: Column) -> Double { columns.width(of: column) }

  /// Gives the primary or supplementary column a width of its own, in points, within what its limits allow and
  /// the others leave; nil: the width that it prefers. A negative width, or one for the secondary, stops the
  /// program.
  public func setColumnWidth(_ width: Double?, for column: Column, animated: Bool = false) {
    require(column != .secondary, "The secondary column has the width that the others leave")
    if let width { require(width >= 0, "A column cannot be \(width) points wide") }
    columns.setWidth(width, of: column, animated: animated)
  }

  // MARK: Transitions

  /// Runs a transition without animation. A child without a change gets no callback. `prepare` runs between parenthood and
  /// appearance, `place` puts the views in.
  func transition(
    hiding hidden: [ViewController], showing shown: [ViewController] = [],
    removing removed: [ViewController] = [], adding added: [ViewController] = [],
    order: ChildTransition.Order = .leavingFirst, prepare: () -> Void = {},
    place: () -> Void
  ) {
    let isSeen = isContentAppeared || isContentAppearing
    // Columns that come or go with the split view do so when it does. It may come while parents change.
    let transition = ChildTransition(
      in: self,
      leaving: hidden.filter { isSeen && ($0.isAppeared || $0.isInAppearanceTransition) },
      entering: shown.filter { !$0.isAppeared && (isSeen || !$0.isInAppearanceTransition) },
      removing: removed, adding: added, order: order, isAnimated: false)
    transition.keepsViews = true
    transition.begin(prepare: prepare, place: place)
    transition.end(atEnd: true)
  }
}

typealias SplitColumn = SplitViewController.Column

extension ViewController {
  /// The nearest split view controller that this controller lies in.
  public var splitViewController: SplitViewController? { ancestor(SplitViewController.self) }
}

extension SplitViewController: ColumnsHolding {}
