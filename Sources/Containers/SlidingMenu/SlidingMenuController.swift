// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A drawer whose leading side is a menu. A click on a row of the menu makes the controller of its item the center.
///
/// The items retain their controllers, so each keeps its state while it is not visible. The menu button is the first
/// button of the navigation bar at the center's top leading corner: in a navigation controller, in a split view's first
/// visible column, or in a tab bar controller's selected tab. If there is no such bar, the button is in `centerBar`.
open class SlidingMenuController: DrawerController {
  /// The items of the menu from top to bottom, with their current badges.
  public var items: [SlidingMenuItem] { menu.items.items }

  /// Whether the menu closes when the user selects the row of the current center again in the menu. If false, nothing
  /// happens. The item's shortcut and `select(_:child:animated:)` close the menu in either case. Default true.
  public var closesOnReselection = true

  /// The index of the menu item that has the center as its controller, or in its children; nil if there is none.
  public var selectedIndex: Int? { selectedItemPath?.item }

  /// The index in the selected menu item's `children` of the item whose controller is the center; nil if there is none.
  public var selectedChildIndex: Int? { selectedItemPath?.child }

  private static let historyLimit = 100

  private let menu: MenuController
  private lazy var buttonInstaller = MenuButtonInstaller(self)
  /// The items that were selected before the current one, the latest last.
  private var history: [MenuItems.ItemPath] = []
  /// `history` before the running swap. It is restored if the swap is canceled.
  private var historyBeforeSwap: [MenuItems.ItemPath] = []

  /// Creates a sliding menu from titles, icons and controllers. The first controller is the center.
  ///
  /// - Parameters:
  ///   - title: The heading above the rows of the menu. Default none.
  ///   - children: The items of the menu, at least one. Traps if there is none.
  ///   - position: The initial position of the drawer. Default open, so that new users see the menu.
  public convenience init(
    title: String = "", children: [(title: String, icon: Image?, controller: ViewController)],
    position: DrawerPosition = .open
  ) {
    self.init(
      title: title,
      items: children.map {
        SlidingMenuItem(title: $0.title, icon: $0.icon, controller: $0.controller)
      },
      position: position)
  }

  /// Creates a sliding menu from items. A controller without a title gets the title of its item. Traps if there are no
  /// items, if two items have the same controller, or if `selectedIndex` is out of range.
  public init(
    title: String = "", items: [SlidingMenuItem], selectedIndex: Int = 0,
    position: DrawerPosition = .open
  ) {
    require(!items.isEmpty, "A sliding menu needs at least one item")
    require(
      items.indices.contains(selectedIndex),
      "Item index \(selectedIndex) is out of range: 0..<\(items.count)")
    menu = MenuController(heading: title, items: MenuItems(items))
    let controllers = menu.items.controllers
    require(
      Set(controllers).count == controllers.count,
      "Each item of a sliding menu needs its own controller")
    for item in items.flatMap({ [$0] + $0.children }) where item.controller.title == nil {
      item.controller.title = item.title
    }
    super.init(center: items[selectedIndex].controller, leading: menu, position: position)
    menu.onSelect = { [weak self] path in
      guard let self, closesOnReselection || path != selectedItemPath else { return }
      select(path, animated: true)
    }
    let bar = NavigationBar()
    bar.leadingButtons = [buttonInstaller.makeButton()]
    centerBar = bar
    for controller in controllers { buttonInstaller.update(for: controller) }
  }

  /// The table view whose rows are the items of the menu.
  public var menuTable: TableView { menu.tableView }

  /// Whether `goBack(animated:)` has a previously selected menu item to return to.
  public var canGoBack: Bool { !history.isEmpty }

  open override func viewDidLoad() {
    super.viewDidLoad()
    markCurrentRow()
  }

  var isMenuOpen: Bool { transitionController.target.contains(.leading) }

  private func markCurrentRow() {
    menu.tableView.currentPath = selectedItemPath.map(menu.items.rowPath(of:))
  }

  private var selectedItemPath: MenuItems.ItemPath? { menu.items.itemPath(of: center) }

  /// Makes the controller of a menu item, or of one of its child items, the center, and closes the drawer. If it is the
  /// center already, the drawer only closes. Traps if an index is out of range.
  public func select(_ index: Int, child: Int? = nil, animated: Bool = true) {
    select(itemPath(index, child), animated: animated)
  }

  /// Sets the badge of a menu item, or of one of its child items.
  public func setBadge(_ badge: TableViewCell.Badge?, forItem index: Int, child: Int? = nil) {
    menu.items[itemPath(index, child)].badge = badge
  }

  /// Sets whether the user can select a menu item, or one of its child items. A selected item stays selected.
  public func setEnabled(_ enabled: Bool, forItem index: Int, child: Int? = nil) {
    menu.items[itemPath(index, child)].isEnabled = enabled
  }

  private func itemPath(_ index: Int, _ child: Int?) -> MenuItems.ItemPath {
    require(
      items.indices.contains(index), "Item index \(index) is out of range: 0..<\(items.count)")
    if let child {
      let count = items[index].children.count
      require(
        (0..<count).contains(child),
        "Child index \(child) of item \(index) is out of range: 0..<\(count)")
    }
    return MenuItems.ItemPath(item: index, child: child)
  }

  /// Returns whether the selection of a menu item, by the user or by a call, makes the item's controller the center.
  /// To handle the selection in another way, override this method and return false. Default true.
  open func shouldSelect(_ item: SlidingMenuItem) -> Bool { true }

  private func select(_ path: MenuItems.ItemPath, animated: Bool) {
    guard shouldSelect(menu.items[path]) else { return }
    // A child that was selected but has not been shown yet is not added to the history.
    let base = leavingCenter == nil ? history : historyBeforeSwap
    let from = leavingCenter.flatMap(menu.items.itemPath(of:)) ?? selectedItemPath
    let next = from.flatMap { $0 == path ? nil : base + [$0] } ?? base
    show(path, history: next, previousHistory: base, animated: animated)
  }

  /// Makes the controller of the previously selected menu item the center.
  ///
  /// - Returns: False if there is no previous item, or if `shouldSelect(_:)` returns false for it.
  @discardableResult
  public func goBack(animated: Bool = true) -> Bool {
    guard let previous = history.last, shouldSelect(menu.items[previous]) else { return false }
    show(previous, history: history.dropLast(), previousHistory: history, animated: animated)
    return true
  }

  override func showsCenterBar(for center: ViewController) -> Bool {
    !buttonInstaller.hasBar(center)
  }

  open override func childTitleDidChange(_ child: ViewController) {
    super.childTitleDidChange(child)
    if child === center { buttonInstaller.update(for: child) }
  }

  open override func centerDidChange(_ change: DrawerCenterChange) {
    buttonInstaller.update(for: center)
    if change == .cancelled { history = historyBeforeSwap }
    markCurrentRow()
    // The focus stays in a docked menu, so a screen reader would not notice the new center.
    if change == .swapped, isDocked(.leading), menu.tableView.isFirstResponder,
      let title = center.effectiveTitle
    {
      menu.view.window?.announce(title)
    }
  }

  /// Passes a memory warning to the menu items' controllers that are not shown, since they have no parent that would
  /// pass it on. Also unloads their views if `unloadsViewsOffScreen` is true.
  open override func didReceiveMemoryWarning() {
    for controller in menu.items.controllers where controller.parent == nil {
      controller.deliverMemoryWarning()
      if unloadsViewsOffScreen { controller.unloadViewIfOffScreen() }
    }
  }

  private func show(
    _ path: MenuItems.ItemPath, history next: [MenuItems.ItemPath],
    previousHistory: [MenuItems.ItemPath], animated: Bool
  ) {
    historyBeforeSwap = previousHistory
    history = next.suffix(Self.historyLimit)
    setCenter(menu.items[path].controller, animated: animated)
  }

  // MARK: Restoration

  /// The controllers whose states are saved: all menu items' controllers, the sides, and a center without a menu item.
  open override var childrenForRestoration: [ViewController] {
    let items = menu.items.controllers
    return super.childrenForRestoration.filter { !items.contains($0) } + items
  }

  public override var contentForRestoration: [ViewController] { [center] + menu.items.controllers }

  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder[own: "item"] = selectedIndex
    coder[own: "child"] = selectedChildIndex
    coder[own: "history"] =
      history.isEmpty ? nil : history.map { [$0.item, $0.child].compactMap(\.self) }
  }

  /// Selects the saved item, unless `shouldSelect(_:)` returns false.
  override func restoreCenter(with coder: StateCoder) {
    let steps: [[Int]] = coder[own: "history"] ?? []
    defer {
      history = steps.suffix(Self.historyLimit).compactMap {
        $0.isEmpty ? nil : validItemPath($0[0], $0.dropFirst().first)
      }
    }
    guard let index: Int = coder[own: "item"], items.indices.contains(index) else {
      return super.restoreCenter(with: coder)
    }
    guard let itemPath = validItemPath(index, coder[own: "child"]), itemPath != selectedItemPath
    else { return }
    select(itemPath, animated: false)
  }

  private func validItemPath(_ index: Int, _ child: Int?) -> MenuItems.ItemPath? {
    guard items.indices.contains(index), child.map(items[index].children.indices.contains) ?? true
    else { return nil }
    return MenuItems.ItemPath(item: index, child: child)
  }

  // MARK: Showing and unwinding

  /// Makes a controller the center. If a menu item has this controller, the item is selected, and `goBack(animated:)`
  /// can return to the item that was selected before.
  open override func showDetail(_ controller: ViewController, sender: Any?) {
    if let path = menu.items.itemPath(of: controller) { return select(path, animated: true) }
    super.showDetail(controller, sender: sender)
  }

  /// Returns the children to search for an unwind, then the menu items' controllers that are not shown, since unwinding
  /// to one of them selects its item.
  open override func allowedChildrenForUnwinding(
    from source: UnwindSegueSource
  ) -> [ViewController] {
    super.allowedChildrenForUnwinding(from: source)
      + menu.items.controllers.filter { $0.parent == nil && $0 !== source.source }
  }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    guard child.parent == nil, let path = menu.items.itemPath(of: child) else {
      return super.unwind(for: segue, towards: child)
    }
    select(path, animated: segue.isAnimated)
  }

  open override func traitsDidChange(from old: Traits) {
    super.traitsDidChange(from: old)
    buttonInstaller.updateButtonLabels()
  }

  // MARK: Keys

  public override var keyCommands: [KeyCommand] {
    let localized = traits.localization
    let group = localized("Menu")
    let children = items.enumerated().compactMap { index, item -> KeyCommand? in
      guard let shortcut = menu.items.shortcut(forItem: index) else { return nil }
      return KeyCommand(
        localized("Show \(item.title)"), identifier: "menu.show-\(index + 1)", group: group,
        shortcuts: [shortcut]
      ) { [weak self] in
        self?.keyInput.performMovingFocusToCenter { self?.select(index) }
        return true
      }
    }
    let back = KeyCommand(
      localized("Back to the previous screen"), identifier: "menu.back", group: group,
      shortcuts: [.init(.left, .alt), .init(.back)]
    ) { [weak self] in
      guard let self, let previous = history.last, menu.items.isEnabled(previous) else {
        return false
      }
      // A refused step back is not passed on to a container around the menu.
      keyInput.performMovingFocusToCenter { goBack() }
      return true
    }
    return children + [back] + super.keyCommands
  }
}
