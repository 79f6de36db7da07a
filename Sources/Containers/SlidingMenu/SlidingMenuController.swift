// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A drawer whose side is a menu with a row for each child: click a row and its child becomes the
/// center. All there is to do is to name the children.
///
/// The children stay alive while they are not shown, so each keeps its state.
public final class SlidingMenuController: DrawerController {
  /// Shortcuts reach as far as the digit keys do.
  private static let maximumShortcuts = 9

  public let items: [SlidingMenuItem]

  /// The item whose child is the center; nil while something else is.
  public var selectedIndex: Int? { index(of: center) }

  /// How many steps back are remembered.
  private static let historyLimit = 100

  private let menu: MenuController
  /// Indices that were shown before the present one, the latest last.
  private var history: [Int] = []
  /// What `history` was before the swap that runs: it counts again when the swap is called off.
  private var historyBeforeSwap: [Int] = []

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

  /// The same with items made before.
  public init(
    title: String = "", items: [SlidingMenuItem], selectedIndex: Int = 0,
    position: DrawerPosition = .open
  ) {
    precondition(!items.isEmpty, "A sliding menu needs at least one child")
    precondition(
      items.indices.contains(selectedIndex),
      "There are \(items.count) items, so none can be selected at \(selectedIndex)")
    precondition(
      Set(items.map { ObjectIdentifier($0.controller) }).count == items.count,
      "Each item of a sliding menu needs a controller of its own")
    self.items = items
    menu = MenuController(
      heading: title,
      rows: items.enumerated().map { index, item in
        MenuController.Row(
          title: item.title, icon: item.icon,
          shortcut: Self.shortcut(forItem: index)?.label)
      })
    for item in items where item.controller.title == nil { item.controller.title = item.title }
    super.init(center: items[selectedIndex].controller, leading: menu, position: position)
    menu.onSelect = { [weak self] index in self?.select(index) }
    centerBar = makeBar()
  }

  /// The table that shows the menu.
  public var menuTable: TableView { menu.tableView }

  /// Whether `goBack()` has somewhere to go.
  public var canGoBack: Bool { !history.isEmpty }

  public override func viewDidLoad() {
    super.viewDidLoad()
    menu.tableView.currentRow = selectedIndex
  }

  /// Shows the child at `index` and closes the drawer; the present one only closes it.
  public func select(_ index: Int, animated: Bool = true) {
    precondition(items.indices.contains(index), "There is no item \(index) of \(items.count)")
    // A child that was chosen and not seen yet is no step to go back to.
    let isUnseen = outgoingCenter != nil
    let base = isUnseen ? historyBeforeSwap : history
    let from = outgoingCenter.flatMap(index(of:)) ?? selectedIndex
    let next = from.flatMap { $0 == index ? nil : base + [$0] } ?? base
    show(index, history: next, before: base, animated: animated)
  }

  /// Shows the child that was shown before the present one. False when there was none.
  @discardableResult
  public func goBack(animated: Bool = true) -> Bool {
    guard let previous = history.last else { return false }
    show(previous, history: history.dropLast(), before: history, animated: animated)
    return true
  }

  public override func centerChanged(_ change: DrawerCenterChange) {
    if change == .cancelled { history = historyBeforeSwap }
    menu.tableView.currentRow = selectedIndex
  }

  /// Items that are not shown are no children, but they may hold loaded views.
  public override func didReceiveMemoryWarning() {
    for item in items where item.controller.parent == nil {
      item.controller.deliverMemoryWarning()
      if unloadsViewsOffScreen { item.controller.unloadViewIfOffScreen() }
    }
  }

  private func show(
    _ index: Int, history next: [Int], before: [Int], animated: Bool
  ) {
    historyBeforeSwap = before
    history = next.suffix(Self.historyLimit)
    setCenter(items[index].controller, animated: animated)
  }

  private func index(of controller: ViewController) -> Int? {
    items.firstIndex { $0.controller === controller }
  }

  private func makeBar() -> NavigationBar {
    let bar = NavigationBar()
    let button = Button(image: .icon("menu"), label: "Menu button")
    button.onActivate = { [weak self] in self?.toggle() }
    bar.leadingButtons = [button]
    return bar
  }

  // MARK: Keys

  private static func shortcut(forItem index: Int) -> KeyCommand.Shortcut? {
    guard index < maximumShortcuts, let digit = String(index + 1).first else { return nil }
    return KeyCommand.Shortcut(.character(digit), .control)
  }

  public override var keyCommands: [KeyCommand] {
    let children = items.enumerated().compactMap { index, item -> KeyCommand? in
      guard let shortcut = Self.shortcut(forItem: index) else { return nil }
      return KeyCommand("Show \(item.title)", group: "Menu", shortcuts: [shortcut]) {
        [weak self] in
        self?.select(index)
        return true
      }
    }
    let back = KeyCommand(
      "Back to the previous child", group: "Menu",
      shortcuts: [.init(.left, .alt), .init(.back)]
    ) { [weak self] in self?.goBack() ?? false }
    return children + [back] + super.keyCommands
  }
}
