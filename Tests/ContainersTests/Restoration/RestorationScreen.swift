// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing

@testable import ContainerCore
@testable import Containers

/// A screen with something of all that views keep, from which keys push, present and show details. It makes again what it
/// has brought.
final class RestorationScreen: ViewController {
  let name: String
  let table = TableView()
  let field: TextField
  let note = TextView("A note.\n\nWith many lines.")
  /// What the person wrote, as the program knows it.
  private(set) var writtenText: String?
  /// Controllers that those who ask for do not get.
  var refusesControllers = false

  init(_ name: String) {
    self.name = name
    field = TextField(accessibilityLabel: "Name of \(name)")
    super.init()
    title = name
    restorationIdentifier = name
    field.onEditingChanged = { [weak self] in self?.writtenText = $0 }
    table.accessibilityLabel = "Rows of \(name)"
    note.isEditable = true
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    table.dataSource = self
    table.delegate = self
    for part in [field, table, note] as [View] { view.addSubview(part) }
    table.reloadData()
  }

  override func viewDidLayoutSubviews() {
    let (width, height) = (view.bounds.width, view.bounds.height)
    field.frame = Rect(8, 8, max(0, width - 16), 36)
    table.frame = Rect(0, 52, width, max(0, height - 132))
    note.frame = Rect(0, max(52, height - 80), width, 80)
  }

  override var keyCommands: [KeyCommand] {
    [
      command("p") { $0.show(RestorationScreen($0.name + "/p"), sender: nil) },
      command("d") { $0.showDetail(RestorationScreen($0.name + "/d"), sender: nil) },
      command("b") {
        $0.present(Self.sheet($0.name + "/b"), animated: true)
      },
      command("s") {
        let screen = RestorationScreen($0.name + "/s")
        let stack = NavigationController(rootViewController: screen)
        stack.restorationIdentifier = $0.name + "/stack"
        $0.present(stack, animated: true)
      },
    ]
  }

  private func command(
    _ key: Character, action: @escaping (RestorationScreen) -> Void
  ) -> KeyCommand {
    KeyCommand("Do \(key)", group: "Test", shortcuts: [.init(.character(key), .control)]) {
      [weak self] in
      // While it goes it brings nothing that could be asked of it later.
      guard let self, name.count < 40, isAppeared else { return false }
      action(self)
      return true
    }
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    guard !refusesControllers, identifier.contains("/") else { return nil }
    if identifier.hasSuffix("/stack") {
      return NavigationController(
        rootViewController: RestorationScreen(identifier.dropLast(6) + "/s"))
    }
    return identifier.hasSuffix("/b") ? Self.sheet(identifier) : RestorationScreen(identifier)
  }

  /// A screen for a sheet that is half as high as the window, or higher.
  private static func sheet(_ name: String) -> RestorationScreen {
    let screen = RestorationScreen(name)
    screen.modalPresentationStyle = .pageSheet
    screen.sheetPresentationController?.detents = [.medium, .large]
    return screen
  }
}

extension RestorationScreen: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { 40 }

  func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int {
    path.row.isMultiple(of: 3) ? 2 : 0
  }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let path = tableView.path(forRow: row)
    cell.title = "Row \(path.row)" + (path.child.map { ".\($0)" } ?? "")
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {}
}

/// Pages by number.
final class RestorationPages: PageViewController, PageViewControllerDataSource {
  private let screens: [ViewController]
  private let hasPageCount: Bool

  init(
    _ name: String, isCounted: Bool, page: (String) -> ViewController = { RestorationScreen($0) }
  ) {
    screens = (0..<5).map { page("\(name)\($0)") }
    self.hasPageCount = isCounted
    super.init()
    title = name
    dataSource = self
    setViewControllers([screens[0]], direction: .forward, animated: false)
  }

  private func neighbor(of page: ViewController, _ step: Int) -> ViewController? {
    guard let index = screens.firstIndex(where: { $0 === page }) else { return nil }
    return screens.indices.contains(index + step) ? screens[index + step] : nil
  }

  func pageViewController(
    _ pages: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbor(of: page, -1) }

  func pageViewController(
    _ pages: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbor(of: page, 1) }

  func presentationCount(for pages: PageViewController) -> Int? { hasPageCount ? 5 : nil }
}

/// Single containers and nested containers.
nonisolated enum RestorationNest: String, Codable, CaseIterable {
  case screen, drawer, menu, stack, tabs, pages, namedPages, split, threeColumns
  case tabsOfStacks, menuOfEverything, splitOfStacks, drawerOfTabs, stackInDrawer, pagesInTabs
  case manyTabs, splitInTabs, stacksInPages, menuInTabs, drawerInDrawer, splitInMenu
}

extension RestorationNest {
  func make() -> ViewController {
    switch self {
    case .screen: screen("One")
    case .drawer: drawer(screen("Center"), "Side")
    case .menu: menu(["A", "B", "C"].map(screen))
    case .stack: stack("Root")
    case .tabs: tabs(["T1", "T2", "T3"].map(screen))
    case .pages: RestorationPages("Page", isCounted: true)
    case .namedPages: RestorationPages("Named", isCounted: false)
    case .split: SplitViewController(primary: screen("P"), secondary: screen("S"))
    case .threeColumns:
      SplitViewController(
        primary: stack("P"), supplementary: stack("M"), secondary: stack("S"))
    case .manyTabs: tabs((1...12).map { screen("M\($0)") } + [stack("N")])
    case .tabsOfStacks: tabs(["U1", "U2", "U3"].map(stack))
    case .menuOfEverything:
      menu([
        stack("N"), tabs(["V1", "V2"].map(screen)), RestorationPages("W", isCounted: true),
        SplitViewController(primary: stack("P"), secondary: stack("S")),
      ])
    case .splitOfStacks: SplitViewController(primary: stack("P"), secondary: stack("S"))
    case .drawerOfTabs: drawer(tabs(["V1", "V2"].map(stack)), "Side")
    case .stackInDrawer: drawer(stack("Root"), "Side")
    case .pagesInTabs: tabs([RestorationPages("X", isCounted: true), stack("Y")])
    case .splitInTabs:
      tabs([SplitViewController(primary: stack("P"), secondary: screen("S")), screen("Z")])
    case .stacksInPages: RestorationPages("Q", isCounted: false, page: stack)
    case .menuInTabs: tabs([menu([screen("A"), stack("B")]), screen("Z")])
    case .drawerInDrawer: drawer(drawer(stack("Root"), "Inner"), "Outer")
    case .splitInMenu:
      menu([SplitViewController(primary: stack("P"), secondary: stack("S")), stack("Z")])
    }
  }

  private func screen(_ name: String) -> ViewController { RestorationScreen(name) }

  private func stack(_ name: String) -> ViewController {
    NavigationController(rootViewController: RestorationScreen(name))
  }

  private func tabs(_ controllers: [ViewController]) -> ViewController {
    for (index, controller) in controllers.enumerated() where controller.title == nil {
      controller.title = "Tab \(index)"
    }
    return TabBarController(viewControllers: controllers)
  }

  private func drawer(_ center: ViewController, _ side: String) -> ViewController {
    let drawer = DrawerController(center: center, leading: RestorationScreen(side))
    drawer.trailing = RestorationScreen(side + " 2")
    return drawer
  }

  private func menu(_ controllers: [ViewController]) -> ViewController {
    SlidingMenuController(
      title: "Menu",
      children: controllers.enumerated().map { ("Item \($0.offset)", nil, $0.element) })
  }
}
