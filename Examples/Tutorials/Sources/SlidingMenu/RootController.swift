// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// A menu behind the screens. A button in each screen's bar slides the screen aside, and a row shows another screen.
final class RootController: ViewController {
  static let menuWidth = 200.0
  /// The duration of each movement, in seconds.
  static let duration = 0.5

  let stacks: [NavigationController]
  private let menuTitles: [String]
  private(set) var selectedIndex = 0
  private(set) var isMenuVisible = false
  private var isSwapping = false
  let table = TableView()

  private var content: NavigationController { stacks[selectedIndex] }

  /// Wraps each screen in a navigation controller, unless the screen is one.
  init(viewControllers: [ViewController], menuTitles: [String]) {
    precondition(!viewControllers.isEmpty, "A menu needs a screen to show")
    precondition(viewControllers.count == menuTitles.count, "Each screen needs a title in the menu")
    stacks = viewControllers.map {
      $0 as? NavigationController ?? NavigationController(rootViewController: $0)
    }
    self.menuTitles = menuTitles
    super.init()
    for stack in stacks {
      let button = BarButtonItem(image: .icon("menu"), accessibilityLabel: "Menu") { [weak self] in
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
    isMenuVisible.toggle()
    table.isHidden = false
    View.animate(
      duration: Self.duration, options: .beginFromCurrentState,
      animations: { [self] in content.view.frame.origin.x = isMenuVisible ? Self.menuWidth : 0 },
      completion: { [self] finished in
        // If the movement is reversed, only the second animation is finished.
        if finished { table.isHidden = !isMenuVisible && !isSwapping }
      })
  }

  /// Slides the old screen out at the right edge, then slides the new screen in from there.
  private func select(_ index: Int) {
    guard index != selectedIndex, !isSwapping else { return }
    let old = content
    selectedIndex = index
    isSwapping = true
    isMenuVisible = false
    table.currentRow = index
    old.willMove(toParent: nil)
    View.animate(
      duration: Self.duration, options: .beginFromCurrentState,
      animations: { [self] in old.view.frame.origin.x = view.bounds.width },
      completion: { [self] _ in
        old.view.removeFromSuperview()
        old.removeFromParent()
        slideIn(content)
      })
  }

  private func slideIn(_ new: ViewController) {
    addChild(new)
    new.view.frame = view.bounds.offset(by: Point(view.bounds.width, 0))
    view.addSubview(new.view)
    View.animate(
      duration: Self.duration, animations: { new.view.frame.origin.x = 0 },
      completion: { [self] _ in
        new.didMove(toParent: self)
        isSwapping = false
        table.isHidden = !isMenuVisible
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
