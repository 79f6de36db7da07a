// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// The page indicator: counts the pages, follows them, and lets the user select one.
final class PageIndicator {
  let control = PageControl(accessibilityLabel: "")
  /// The index of the current page; without a page count, the pages that the user has turned since code set a page.
  private(set) var index = 0

  private unowned let pages: PageViewController
  /// Whether code has set another page since the pages appeared, at an unknown distance from the first one.
  private var isIndexUnknown = false

  init(of pages: PageViewController) {
    self.pages = pages
    control.axis = pages.navigationOrientation == .horizontal ? .horizontal : .vertical
    control.onValueChanged = { [weak self] in self?.userDidSelect($0) }
  }

  private var targetIndex: Int { pages.transitionController.machine.destination?.index ?? index }

  var hasPageCount: Bool { control.numberOfPages > 0 }

  var knownIndex: Int? { hasPageCount || !isIndexUnknown ? targetIndex : nil }

  /// The index of the page at a distance from the target. If the count is known, the first page follows the last one.
  func targetIndex(movedBy pageCount: Int) -> Int {
    wrappedIndex(targetIndex + pageCount)
  }

  private func wrappedIndex(_ index: Int) -> Int {
    let count = control.numberOfPages
    return hasPageCount ? (index % count + count) % count : index
  }

  /// The former page while code sets another one: `countedIndex` counts from it. Nil for the first page.
  private var countingStart: (page: ViewController, index: Int, direction: PageDirection)?

  func setPage(_ page: ViewController, _ direction: PageDirection, by request: () -> Void) {
    let former = pages.transitionController.destination
    countingStart = former.map { ($0, targetIndex, direction) }
    request()
    if page !== former {
      isIndexUnknown = pages.transitionController.hasAppeared
      if !isIndexUnknown { index = 0 }
    }
    reloadPageCount()
    countingStart = nil
  }

  /// The index of the page that code has set, counted from the page before; 0 if the data source does not lead to it.
  /// While no page is being set, the index of the target.
  var countedIndex: Int {
    guard let countingStart, hasPageCount else { return targetIndex }
    let page = pages.transitionController.destination
    for direction in [countingStart.direction, countingStart.direction.opposite] {
      var (last, distance) = (countingStart.page, 0)
      while last !== page, distance < control.numberOfPages,
        let next = pages.neighbors.neighbor(of: last, direction)
      {
        (last, distance) = (next, distance + 1)
      }
      if last === page { return wrappedIndex(countingStart.index + distance * direction.sign) }
    }
    return 0
  }

  func recordTurn(to step: PageStep) {
    if let index = step.index { self.index = index }
  }

  /// Sets the index of a restored page. The data source may have given another one for it.
  func setIndex(_ restoredIndex: Int) {
    isIndexUnknown = false
    index = hasPageCount ? min(max(0, restoredIndex), control.numberOfPages - 1) : restoredIndex
    update()
  }

  /// Asks the data source for the number of pages, and for the index of the page that was set.
  func reloadPageCount() {
    let count = max(0, pages.dataSource?.presentationCount(for: pages) ?? 0)
    if control.numberOfPages != count {
      control.numberOfPages = count
      pages.viewIfLoaded?.setNeedsLayout()
    }
    guard count > 0, let dataSource = pages.dataSource else { return update() }
    let index = min(max(0, dataSource.presentationIndex(for: pages)), count - 1)
    if let step = pages.transitionController.machine.destination {
      step.index = index
    } else {
      self.index = index
    }
    update()
  }

  func update() {
    guard control.numberOfPages > 0 else { return }
    control.currentPage = index
    let target = pages.transitionController.enteringStep?.index ?? index
    control.transitionProgress = Double(target - index) * abs(pages.transitionController.offset)
    control.accessibilityLabel = pages.traits.localization("Pages")
    control.accessibilityValue = pages.traits.localization(
      "Page \(control.currentPage + 1) of \(control.numberOfPages)")
  }

  /// Goes to the first or the last page, and returns whether it turns. Without a page count there may be no end.
  func goToEnd(_ direction: PageDirection) -> Bool {
    let count = control.numberOfPages
    guard count > 0 else { return false }
    return pages.goToPage(
      direction, by: direction == .forward ? count - 1 - targetIndex : targetIndex)
  }

  private func userDidSelect(_ index: Int) {
    let distance = index - targetIndex
    if distance != 0 { _ = pages.goToPage(distance > 0 ? .forward : .reverse, by: abs(distance)) }
    update()
  }
}
