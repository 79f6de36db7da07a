// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// A menu below the screens: a button in each screen's bar slides the screen aside, a row exchanges it.
final class RootController: ViewController {
  static let menuWidth = 200.0
  /// Seconds of each movement.
  static let duration = 0.5

  let stacks: [NavigationController]
  private let menuTitles: [String]
  private(set) var selectedIndex = 0
  private(set) var isMenuShown = false
  private var isSwapping = false
  let table = TableView()

  private var content: NavigationController { stacks[selectedIndex] }

  /// Screens that are no navigation controllers are put into one; the others have a bar already.
  init(viewControllers: [ViewController], menuTitles: [String]) {
    precondition(!viewControllers.isEmpty, "A menu needs a screen to show")
    precondition(viewControllers.count == menuTitles.count, "Each screen needs a title in the menu")
    stacks = viewControllers.map {
      $0 as? NavigationController ?? NavigationController(rootViewController: $0)
    }
    self.menuTitles = menuTitles
    super.init()
    for stack in stacks {
      let button = BarButtonItem(image: .icon("menu"), label: "Menu") { [weak self] in
        self?.toggleMenu()
      }
      stack.viewControllers.first?.navigationItem.leftBarButtonItems.insert(button, at: 0)
    }
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    table.accessibilityLabel = "Menu"
    table.dataSource = self
    table.delegate = self
    table.currentRow = selectedIndex
    table.isHidden = true
    view.addSubview(table)
    table.pin([.leading(), .top(), .bottom(), .width(Self.menuWidth)])

    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func toggleMenu() {
    guard !isSwapping else { return }
    isMenuShown.toggle()
    table.isHidden = false
    View.animate(
      duration: Self.duration, options: .beginFromCurrentState,
      animations: { [self] in content.view.frame.origin.x = isMenuShown ? Self.menuWidth : 0 },
      completion: { [self] finished in
        // Turned round, the second movement says how it ends.
        if finished { table.isHidden = !isMenuShown && !isSwapping }
      })
  }

  /// The old screen goes off the window, the new one comes from there.
  private func select(_ index: Int) {
    guard index != selectedIndex, !isSwapping else { return }
    let old = content
    selectedIndex = index
    isSwapping = true
    isMenuShown = false
    table.currentRow = index
    old.willMove(toParent: nil)
    View.animate(
      duration: Self.duration, options: .beginFromCurrentState,
      animations: { [self] in old.view.frame.origin.x = view.bounds.width },
      completion: { [self] _ in
        old.view.removeFromSuperview()
        old.removeFromParent()
        comeIn(content)
      })
  }

  private func comeIn(_ new: ViewController) {
    addChild(new)
    new.view.frame = view.bounds.offset(by: Point(view.bounds.width, 0))
    view.addSubview(new.view)
    View.animate(
      duration: Self.duration, animations: { new.view.frame.origin.x = 0 },
      completion: { [self] _ in
        new.didMove(toParent: self)
        isSwapping = false
        table.isHidden = !isMenuShown
      })
  }
}

extension RootController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { menuTitles.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = menuTitles[row]
    cell.accessibilityLabel = menuTitles[row]
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { select(row) }
}
