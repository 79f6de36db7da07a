// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A drawer whose side is a menu with a row for each child: click a row and its child becomes the
/// center. All there is to do is to name the children.
///
/// The children stay alive while they are not shown, so each keeps its state. One that is a navigation
/// controller has a bar already: the menu button becomes the first item of that, before any others. So it
/// does in a split view whose first column that shows is a navigation controller, and among tabs the selected
/// one of which is.
open class SlidingMenuController: DrawerController {
  /// The rows of the menu, from top to bottom, with the badges and states that were set last.
  public var items: [SlidingMenuItem] { menu.items.items }

  /// Whether the row of the child that shows already closes the menu. Default true; with false it does
  /// nothing, as in the classic tutorials. Keys and `select(_:child:animated:)` close it all the same.
  public var closesOnReselection = true

  /// The item whose controller, or the controller of one of its children, is the center; nil while
  /// something else is.
  public var selectedIndex: Int? { selectedPlace?.item }

  /// The child of that item whose controller is the center; nil when it is the item's own.
  public var selectedChildIndex: Int? { selectedPlace?.child }

  /// How many steps back are remembered.
  private static let historyLimit = 100

  private let menu: MenuController
  private lazy var bars = MenuBars(self)
  /// What was shown before the present one, the latest last.
  private var history: [MenuItems.Place] = []
  /// What `history` was before the swap that runs: it counts again when the swap is called off.
  private var historyBeforeSwap: [MenuItems.Place] = []

  /// A menu of titles, icons and controllers, the first of which is shown.
  ///
  /// - Parameters:
  ///   - title: What stands above the rows. Default none.
  ///   - children: At least one; the program stops otherwise.
  ///   - position: Where the drawer starts. Default open, so that a newcomer sees the menu.
  public convenience init(
    title: String = "",
    children: [(title: String, icon: Image?, controller: ViewController)],
    position: DrawerPosition = .open
  ) {
    self.init(
      title: title,
      items: children.map {
        SlidingMenuItem(title: $0.title, icon: $0.icon, controller: $0.controller)
      },
      position: position)
  }

  /// The same with items made before. No items, a controller in two of them, or a selection that is not
  /// among them stops the program.
  public init(
    title: String = "", items: [SlidingMenuItem], selectedIndex: Int = 0,
    position: DrawerPosition = .open
  ) {
    require(!items.isEmpty, "A sliding menu needs at least one child")
    require(
      items.indices.contains(selectedIndex),
      "There are \(items.count) items, so none can be selected at \(selectedIndex)")
    menu = MenuController(heading: title, items: MenuItems(items))
    let controllers = menu.items.controllers
    require(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "Each item of a sliding menu needs a controller of its own")
    for item in items.flatMap({ [$0] + $0.children }) where item.controller.title == nil {
      item.controller.title = item.title
    }
    super.init(center: items[selectedIndex].controller, leading: menu, position: position)
    menu.onSelect = { [weak self] place in
      guard let self, closesOnReselection || place != selectedPlace else { return }
      select(place, animated: true)
    }
    let bar = NavigationBar()
    bar.leadingButtons = [bars.makeButton()]
    centerBar = bar
    for controller in controllers { bars.update(for: controller) }
  }

  /// The table that shows the menu.
  public var menuTable: TableView { menu.tableView }

  /// Whether `goBack()` has somewhere to go.
  public var canGoBack: Bool { !history.isEmpty }

  open override func viewDidLoad() {
    super.viewDidLoad()
    markCurrentRow()
  }

  /// Whether the side with the menu is open, or on its way there.
  var isMenuOpen: Bool { transitionController.rest.contains(.leading) }

  private func markCurrentRow() {
    menu.tableView.currentPath = selectedPlace.map(menu.items.path(of:))
  }

  private var selectedPlace: MenuItems.Place? { menu.items.place(of: center) }

  /// Shows the item at `index`, or the child of it at `child`, and closes the drawer; the present
  /// one only closes it. A place that nothing has stops the program.
  public func select(_ index: Int, child: Int? = nil, animated: Bool = true) {
    select(place(index, child), animated: animated)
  }

  /// Changes what stands in the capsule of an item, or of a child of it.
  public func setBadge(_ badge: TableViewCell.Badge?, forItem index: Int, child: Int? = nil) {
    menu.items[place(index, child)].badge = badge
  }

  /// Lets a person choose an item, or a child of it, or keeps them from it. One that is shown stays.
  public func setEnabled(_ enabled: Bool, forItem index: Int, child: Int? = nil) {
    menu.items[place(index, child)].isEnabled = enabled
  }

  private func place(_ index: Int, _ child: Int?) -> MenuItems.Place {
    require(items.indices.contains(index), "There is no item \(index) of \(items.count)")
    if let child {
      let count = items[index].children.count
      require((0..<count).contains(child), "Item \(index) has no child \(child) of \(count)")
    }
    return MenuItems.Place(item: index, child: child)
  }

  /// Whether an item that was chosen, by a person or a call, becomes the center. A subclass may show it in another way
  /// and say no. Default yes.
  open func shouldSelect(_ item: SlidingMenuItem) -> Bool { true }

  private func select(_ place: MenuItems.Place, animated: Bool) {
    guard shouldSelect(menu.items[place]) else { return }
    // A child that was chosen and not seen yet is no step to go back to.
    let base = outgoingCenter == nil ? history : historyBeforeSwap
    let from = outgoingCenter.flatMap(menu.items.place(of:)) ?? selectedPlace
    let next = from.flatMap { $0 == place ? nil : base + [$0] } ?? base
    show(place, history: next, before: base, animated: animated)
  }

  /// Shows the child that was shown before the present one. Returns false if there was none, or if
  /// `shouldSelect(_:)` refuses it.
  @discardableResult
  public func goBack(animated: Bool = true) -> Bool {
    guard let previous = history.last, shouldSelect(menu.items[previous]) else { return false }
    show(previous, history: history.dropLast(), before: history, animated: animated)
    return true
  }

  open override func showsCenterBar(for center: ViewController) -> Bool {
    !bars.hasBar(center)
  }

  open override func childTitleChanged(_ child: ViewController) {
    super.childTitleChanged(child)
    if child === center { bars.update(for: child) }
  }

  open override func centerChanged(_ change: DrawerCenterChange) {
    bars.update(for: center)
    if change == .cancelled { history = historyBeforeSwap }
    markCurrentRow()
    // Whoever chose it and stays in the menu does not come to what it shows. A menu that closes gives the keyboard up.
    if change == .swapped, isDocked(.leading), menu.tableView.isFirstResponder,
      let title = center.effectiveTitle
    {
      menu.view.window?.announce(title)
    }
  }

  /// Items that are not shown are no children, but they may hold loaded views.
  open override func didReceiveMemoryWarning() {
    for controller in menu.items.controllers where controller.parent == nil {
      controller.deliverMemoryWarning()
      if unloadsViewsOffScreen { controller.unloadViewIfOffScreen() }
    }
  }

  private func show(
    _ place: MenuItems.Place, history next: [MenuItems.Place], before: [MenuItems.Place],
    animated: Bool
  ) {
    historyBeforeSwap = before
    history = next.suffix(Self.historyLimit)
    setCenter(menu.items[place].controller, animated: animated)
  }

  // MARK: Restoration

  /// A center that is none of the items, the sides, and all items whether they show or not.
  open override var childrenForRestoration: [ViewController] {
    let items = menu.items.controllers
    return super.childrenForRestoration.filter { child in !items.contains { $0 === child } } + items
  }

  public override var contentForRestoration: [ViewController] {
    [center] + menu.items.controllers
  }

  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder[own: "item"] = selectedIndex
    coder[own: "child"] = selectedChildIndex
    coder[own: "history"] =
      history.isEmpty ? nil : history.map { [$0.item, $0.child].compactMap(\.self) }
  }

  /// Selects the item that showed, unless `shouldSelect(_:)` says no.
  override func restoreCenter(with coder: StateCoder) {
    let steps: [[Int]] = coder[own: "history"] ?? []
    defer {
      history = steps.suffix(Self.historyLimit).compactMap {
        $0.isEmpty ? nil : presentPlace($0[0], $0.dropFirst().first)
      }
    }
    guard let index: Int = coder[own: "item"], items.indices.contains(index) else {
      return super.restoreCenter(with: coder)
    }
    guard let place = presentPlace(index, coder[own: "child"]), place != selectedPlace
    else { return }
    select(place, animated: false)
  }

  /// Nil where there is none any more.
  private func presentPlace(_ index: Int, _ child: Int?) -> MenuItems.Place? {
    guard items.indices.contains(index),
      child.map(items[index].children.indices.contains) ?? true
    else { return nil }
    return MenuItems.Place(item: index, child: child)
  }

  // MARK: Showing and unwinding

  /// An item's controller is chosen like its row, so that the way back leads here again.
  open override func showDetail(_ controller: ViewController, sender: Any?) {
    if let place = menu.items.place(of: controller) { return select(place, animated: true) }
    super.showDetail(controller, sender: sender)
  }

  /// The items that are not shown as well, in the order of the menu.
  open override func allowedChildrenForUnwinding(
    from source: UnwindSegueSource
  ) -> [ViewController] {
    super.allowedChildrenForUnwinding(from: source)
      + menu.items.controllers.filter { $0.parent == nil && $0 !== source.source }
  }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    guard child.parent == nil, let place = menu.items.place(of: child) else {
      return super.unwind(for: segue, towards: child)
    }
    select(place, animated: segue.isAnimated)
  }

  open override func traitsChanged(from old: Traits) {
    super.traitsChanged(from: old)
    bars.showWords()
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
        self?.keys.enterCenter { self?.select(index) }
        return true
      }
    }
    let back = KeyCommand(
      localized("Back to the previous child"), identifier: "menu.back", group: group,
      shortcuts: [.init(.left, .alt), .init(.back)]
    ) { [weak self] in
      guard let self, let previous = history.last, menu.items.isEnabled(previous) else {
        return false
      }
      // A refused way back is no way back of a container around the menu.
      keys.enterCenter { goBack() }
      return true
    }
    return children + [back] + super.keyCommands
  }
}
