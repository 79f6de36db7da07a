// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Presenting

/// The tabs that do not fit into the tab bar: their list behind the last tab, and the bar above it, which leads back.
final class MoreTabs {
  var title: String {
    get { customTitle ?? controller.traits.localization("More") }
    set {
      guard newValue != title else { return }
      customTitle = newValue
      controller.setNeedsItemUpdate()
    }
  }
  private var customTitle: String?

  /// Whether the next layout shows the list, if there is one then.
  var showsListAfterNextLayout = false

  let bar = NavigationBar()
  private(set) var list: MoreListController?

  private unowned let controller: TabBarController
  private let backButton = Button(accessibilityLabel: "")
  /// The tab of the list that was visible last. The last tab in the bar shows it again, as in UIKit.
  private weak var lastMoreTab: ViewController?
  /// The tab that was visible last. It is selected again when the list is removed.
  private weak var lastTab: ViewController?

  init(of controller: TabBarController) {
    self.controller = controller
    bar.isHidden = true
    bar.accessibilityRole = .none
    backButton.color = .accent
    backButton.onActivate = { [weak self] in self?.showList() }
  }

  var tabItem: TabBarItem { TabBarItem(title: title, image: .icon("more")) }

  /// Whether a page is a tab that does not fit into the bar.
  func contains(_ page: ViewController?) -> Bool {
    page.flatMap(controller.index(of:)).map(controller.overflow.contains) ?? false
  }

  /// The position of a page in the order of the tabs. The list comes directly before its tabs.
  func sortIndex(of page: ViewController) -> Double {
    controller.index(of: page).map(Double.init) ?? Double(controller.overflow.lowerBound) - 0.5
  }

  // MARK: Actions of the user

  /// Shows the list. The delegate is not notified, because no tab is selected.
  func showList(animated: Bool = true) {
    guard let list else { return }
    lastMoreTab = nil
    controller.transitionController.show(list, animated: animated)
  }

  func handleTap() {
    if !contains(controller.selectedPage), let lastMoreTab, contains(lastMoreTab) {
      controller.input.performUserSelection(of: lastMoreTab)
    } else if controller.selectedPage !== list {
      showList()
    }
  }

  func recordShown(_ page: ViewController?) {
    if let page, controller.index(of: page) != nil { lastTab = page }
    if contains(page) { lastMoreTab = page }
  }

  // MARK: The bar above the list and its tabs

  var height: Double { controller.traits.theme.metrics.barHeight }

  /// Whether the bar is above a page if `visibleCount` tabs fit into the tab bar.
  func hasStrip(_ page: ViewController, visibleCount: Int) -> Bool {
    isMoreTab(page, visibleCount: visibleCount) && !(page is any ScreenStack)
  }

  private func isMoreTab(_ page: ViewController, visibleCount: Int) -> Bool {
    controller.index(of: page).map { $0 >= visibleCount } ?? true
  }

  func updateBar() {
    (controller.selectedPage as? any ScreenStack)?.setNeedsBarUpdate()
    let pages = [controller.selectedPage, controller.transitionController.machine.leavingPage]
    let page = pages.compactMap(\.self)
      .first { isMoreTab($0, visibleCount: controller.layout.visibleCount) }
    // The bar of a stack leads back to the list by itself.
    bar.isHidden = page == nil || page is any ScreenStack
    guard let page, !bar.isHidden else { return }
    let isMirrored = controller.traits.layoutDirection == .rightToLeft
    backButton.image = .icon(isMirrored ? "chevron-right" : "chevron-left")
    backButton.title = title
    let localized = controller.traits.localization
    backButton.accessibilityLabel = localized("Back to \(title)")
    bar.accessibilityLabel = localized("More tabs")
    if bar.leadingButtons.isEmpty != (page === list) {
      bar.leadingButtons = page === list ? [] : [backButton]
    }
    let index = controller.index(of: page)
    bar.title =
      page === list ? title : page.effectiveTitle ?? index.map(page.completeTabBarItem)?.title ?? ""
  }

  /// The back item for the root of a stack: the item of the list if the stack is in it.
  func backItem(from stack: ViewController) -> NavigationItem? {
    contains(stack) ? list?.navigationItem : nil
  }

  // MARK: The list

  func updateList() {
    defer { showsListAfterNextLayout = false }
    // A transition to the list or from it may be running.
    guard !controller.overflow.isEmpty else {
      if list != nil {
        controller.transitionController.runner.performWhenIdle { $0.moreTabs.removeList() }
      }
      return
    }
    let list = list ?? makeList()
    list.title = title
    list.tableView.accessibilityLabel = controller.traits.localization("More tabs")
    list.navigationItem.title = title
    list.items = controller.overflow.map { controller.tabs[$0].completeTabBarItem(at: $0) }
    recordShown(controller.selectedPage)
    if showsListAfterNextLayout { showList(animated: false) }
  }

  private func makeList() -> MoreListController {
    let list = MoreListController()
    list.onSelect = { [weak controller] row in
      guard let controller else { return }
      let index = controller.overflow.lowerBound + row
      if controller.overflow.contains(index) {
        controller.input.performUserSelection(of: controller.tabs[index])
      }
    }
    controller.addChild(list)
    list.didMove(toParent: controller)
    self.list = list
    return list
  }

  private func removeList() {
    guard let list, controller.overflow.isEmpty else { return }
    let transitionController = controller.transitionController
    if controller.selectedPage === list || transitionController.machine.leavingPage === list {
      transitionController.finish()
      let tab = lastTab.flatMap(controller.index) ?? controller.tabs.indices.first
      if controller.selectedPage === list, let tab { controller.select(tab) }
    }
    // A callback of the transition may have removed the list already.
    guard self.list === list, controller.selectedPage !== list else { return }
    self.list = nil
    controller.removeChildImmediately(list)
    transitionController.forget(list)
  }
}

final class MoreListController: ViewController {
  let tableView = TableView()

  var items: [TabBarItem] = [] {
    didSet {
      if items != oldValue, isViewLoaded { tableView.reloadData() }
    }
  }

  var onSelect: ((Int) -> Void)?

  override func viewDidLoad() {
    view.backgroundColor = .surface
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewWillLayoutSubviews() {
    // The gap below the bar equals the vertical padding of a row.
    tableView.frame = view.bounds.inset(by: Insets(top: 4))
  }
}

extension MoreListController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { items.count }

  func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool { items[row].isEnabled }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let item = items[row]
    cell.title = title(of: item)
    cell.image = item.image
    cell.badge = item.badge
    cell.accessibilityLabel = item.spokenLabel
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    title(of: items[row])
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect?(row) }

  /// The text of a row, which it needs even if the tab has only an icon.
  private func title(of item: TabBarItem) -> String {
    item.title.flatMap { $0.isEmpty ? nil : $0 } ?? item.accessibilityLabel ?? ""
  }
}
