// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Presenting

/// The tabs that have no place of their own in the bar: the list of them behind the bar's last tab, and the
/// strip above the list and its tabs, which leads back.
final class FurtherTabs {
  /// What the list and the last tab of the bar are called.
  var title: String {
    get { ownTitle ?? controller.traits.localization("More") }
    set {
      guard newValue != title else { return }
      ownTitle = newValue
      controller.itemsChanged()
    }
  }
  private var ownTitle: String?

  /// Whether the list is to show with the next layout, if there is one then.
  var isListWanted = false

  /// The strip: a title, and the way back to the list.
  let bar = NavigationBar()
  private(set) var list: MoreListController?

  private unowned let controller: TabBarController
  private let backButton = Button(label: "")
  /// The one that showed last: the last tab of the bar leads back to it, as UIKit's.
  private weak var last: ViewController?
  /// Of all tabs the one that showed last, to go back to when the list goes away.
  private weak var lastTab: ViewController?

  init(of controller: TabBarController) {
    self.controller = controller
    bar.isHidden = true
    bar.accessibilityRole = .none
    backButton.color = .accent
    backButton.onActivate = { [weak self] in self?.showList() }
  }

  /// What the last tab shows when not all have room.
  var tabItem: TabBarItem { TabBarItem(title: title, image: .icon("more")) }

  /// Whether a page is a tab without a place of its own.
  func contains(_ page: ViewController?) -> Bool {
    page.flatMap(controller.index(of:)).map(controller.overflow.contains) ?? false
  }

  /// Where a page stands among the others: the list right before the tabs in it.
  func place(of page: ViewController) -> Double {
    controller.index(of: page).map(Double.init) ?? Double(controller.overflow.lowerBound) - 0.5
  }

  // MARK: What a person does

  /// Shows the list; the delegate is told nothing, as no tab is selected.
  func showList(animated: Bool = true) {
    guard let list else { return }
    last = nil
    controller.transitionController.show(list, animated: animated)
  }

  /// The last tab of the bar was tapped.
  func tapped() {
    if !contains(controller.shown), let last, contains(last) {
      controller.input.tap(last)
    } else if controller.shown !== list {
      showList()
    }
  }

  /// Remembers the tab that shows.
  func note(_ page: ViewController?) {
    if let page, controller.index(of: page) != nil { lastTab = page }
    if contains(page) { last = page }
  }

  // MARK: The strip

  var height: Double { controller.traits.theme.metrics.barHeight }

  /// Whether the strip lies above a page, where so many tabs have a place of their own in the bar.
  func hasStrip(_ page: ViewController, visibleCount: Int) -> Bool {
    isFurther(page, visibleCount) && !(page is any ScreenStack)
  }

  /// Whether a page is a further tab or no tab at all.
  private func isFurther(_ page: ViewController, _ visibleCount: Int) -> Bool {
    controller.index(of: page).map { $0 >= visibleCount } ?? true
  }

  func updateBar() {
    (controller.shown as? any ScreenStack)?.updateBars()
    let pages = [controller.shown, controller.transitionController.machine.outgoing].compactMap(
      \.self)
    let page = pages.first { isFurther($0, controller.layout.visibleCount) }
    // The bar of a stack leads back to the list: two bars would say the same.
    bar.isHidden = page == nil || page is any ScreenStack
    guard let page, !bar.isHidden else { return }
    let isMirrored = controller.traits.layoutDirection == .rightToLeft
    backButton.image = .icon(isMirrored ? "chevron-right" : "chevron-left")
    backButton.title = title
    let localized = controller.traits.localization
    backButton.accessibilityLabel = localized("Back to \(title)")
    bar.accessibilityLabel = localized("Further tabs")
    if bar.leadingButtons.isEmpty != (page === list) {
      bar.leadingButtons = page === list ? [] : [backButton]
    }
    let index = controller.index(of: page)
    bar.title =
      page === list
      ? title : page.effectiveTitle ?? index.map(page.completeTabBarItem)?.title ?? ""
  }

  /// What a stack shows as the way back from its root: the list, when it lies behind that.
  func wayBack(from stack: ViewController) -> NavigationItem? {
    contains(stack) ? list?.navigationItem : nil
  }

  // MARK: The list

  func updateList() {
    defer { isListWanted = false }
    // A switch may be on its way to the list or from it.
    guard !controller.overflow.isEmpty else {
      if list != nil { controller.transitionController.motor.whenFree { $0.further.removeList() } }
      return
    }
    let list = list ?? makeList()
    list.title = title
    list.tableView.accessibilityLabel = controller.traits.localization("Further tabs")
    list.navigationItem.title = title
    list.items = controller.overflow.map { controller.tabs[$0].completeTabBarItem(at: $0) }
    note(controller.shown)
    if isListWanted { showList(animated: false) }
  }

  private func makeList() -> MoreListController {
    let list = MoreListController()
    list.onSelect = { [weak controller] row in
      guard let controller else { return }
      let index = controller.overflow.lowerBound + row
      if controller.overflow.contains(index) { controller.input.tap(controller.tabs[index]) }
    }
    controller.addChild(list)
    list.didMove(toParent: controller)
    self.list = list
    return list
  }

  private func removeList() {
    guard let list, controller.overflow.isEmpty else { return }
    let transitionController = controller.transitionController
    if controller.shown === list || transitionController.machine.outgoing === list {
      transitionController.finish()
      let tab = lastTab.flatMap(controller.index) ?? controller.tabs.indices.first
      if controller.shown === list, let tab { controller.select(tab) }
    }
    // What came with the switch may have taken it away already.
    guard self.list === list, controller.shown !== list else { return }
    self.list = nil
    controller.letGo(of: list)
    transitionController.forget(list)
  }
}

/// The list of the tabs that have no place of their own in the bar.
final class MoreListController: ViewController {
  let tableView = TableView()

  var items: [TabBarItem] = [] {
    didSet {
      if items != oldValue, isViewLoaded { tableView.reloadData() }
    }
  }

  /// Called with the index of the row that the user has selected.
  var onSelect: ((Int) -> Void)?

  override func viewDidLoad() {
    view.backgroundColor = .surface
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewWillLayoutSubviews() {
    // As far from the bar above as rows are from each other's text.
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

  /// An icon alone does not make a row.
  private func title(of item: TabBarItem) -> String {
    item.title.flatMap { $0.isEmpty ? nil : $0 } ?? item.accessibilityLabel ?? ""
  }
}
