// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// The page indicator: counts the pages, follows them, and lets a person choose one.
final class PageDots {
  let control = PageControl(label: "")
  /// The present page's dot. Without an indicator, how many pages a person has turned since code set one.
  private(set) var index = 0

  private unowned let pages: PageViewController
  /// Code has set another page since the pages appeared: nobody has counted how far it is from the first.
  private var isFarOff = false

  init(of pages: PageViewController) {
    self.pages = pages
    control.axis = pages.navigationOrientation == .horizontal ? .horizontal : .vertical
    control.onValueChanged = { [weak self] in self?.chose($0) }
  }

  /// The dot of the page that it rests on or is heading for.
  private var destination: Int { pages.transitionController.machine.destination?.index ?? index }

  /// Whether the source says how many pages there are.
  var isCounted: Bool { control.numberOfPages > 0 }

  /// The same, where it is known.
  var place: Int? { isCounted || !isFarOff ? destination : nil }

  /// The dot of the page so many pages after that; a ring of pages goes on at the other end.
  func destination(movedBy pageCount: Int) -> Int {
    onRing(destination + pageCount)
  }

  private func onRing(_ index: Int) -> Int {
    let count = control.numberOfPages
    return isCounted ? (index % count + count) % count : index
  }

  /// Where code has set another page from, while the data source is asked for its dot; nil for the first page.
  private var start: (page: ViewController, index: Int, direction: PageDirection)?

  /// Code sets a page.
  func set(_ page: ViewController, _ direction: PageDirection, by request: () -> Void) {
    let former = pages.transitionController.destination
    start = former.map { ($0, destination, direction) }
    request()
    if page !== former {
      isFarOff = pages.transitionController.hasAppeared
      if !isFarOff { index = 0 }
    }
    askForCount()
    start = nil
  }

  /// The dot of the page that code has set, counted from the page before; 0 if the data source does not lead there. The
  /// present dot while no page is being set.
  var countedIndex: Int {
    guard let start, isCounted else { return destination }
    let page = pages.transitionController.destination
    for direction in [start.direction, start.direction.opposite] {
      var (last, distance) = (start.page, 0)
      while last !== page, distance < control.numberOfPages,
        let next = pages.neighbours.neighbour(of: last, direction)
      {
        (last, distance) = (next, distance + 1)
      }
      if last === page { return onRing(start.index + distance * direction.sign) }
    }
    return 0
  }

  /// A page has become the current one.
  func turned(to step: PageStep) {
    if let index = step.index { self.index = index }
  }

  /// Code has found a page that lies there: the source may say another place of a page that code sets.
  func moved(to place: Int) {
    isFarOff = false
    index = isCounted ? min(max(0, place), control.numberOfPages - 1) : place
    update()
  }

  /// Asks the source how many pages there are, and which one was just set.
  func askForCount() {
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

  /// The dots follow the pages.
  func update() {
    guard control.numberOfPages > 0 else { return }
    control.currentPage = index
    let target = pages.transitionController.incoming?.index ?? index
    control.transitionProgress = Double(target - index) * abs(pages.transitionController.offset)
    control.accessibilityLabel = pages.traits.localization("Pages")
    control.accessibilityValue = pages.traits.localization(
      "Page \(control.currentPage + 1) of \(control.numberOfPages)")
  }

  /// Turns to the first or the last page, where the source says how many there are: otherwise there may be no
  /// end.
  ///
  /// - Returns: Whether there is a page that way.
  func goToEnd(_ direction: PageDirection) -> Bool {
    let count = control.numberOfPages
    guard count > 0 else { return false }
    return pages.turn(direction, by: direction == .forward ? count - 1 - destination : destination)
  }

  /// A person chose a dot's side, or an end.
  private func chose(_ index: Int) {
    let way = index - destination
    if way != 0 { _ = pages.turn(way > 0 ? .forward : .reverse, by: abs(way)) }
    update()
  }
}
