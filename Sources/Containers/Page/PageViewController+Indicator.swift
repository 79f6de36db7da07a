// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

extension PageViewController {
  /// Asks the source how many pages there are, and which one was just set.
  func askForCount() {
    let count = max(0, dataSource?.presentationCount(for: self) ?? 0)
    if indicator.numberOfPages != count {
      indicator.numberOfPages = count
      viewIfLoaded?.setNeedsLayout()
    }
    guard count > 0, let dataSource else { return updateIndicator() }
    let index = min(max(0, dataSource.presentationIndex(for: self)), count - 1)
    if let destinationStep {
      destinationStep.index = index
    } else {
      pageIndex = index
    }
    updateIndicator()
  }

  /// The dots follow the pages.
  func updateIndicator() {
    guard indicator.numberOfPages > 0 else { return }
    indicator.currentPage = pageIndex
    let target = incoming?.index ?? pageIndex
    indicator.transitionProgress = Double(target - pageIndex) * abs(offset)
    let number = indicator.currentPage + 1
    let label = "Page \(number) of \(indicator.numberOfPages)"
    if indicator.accessibilityLabel != label { indicator.accessibilityLabel = label }
  }

  /// The dot of the page that it rests on or is heading for.
  var destinationIndex: Int {
    destinationStep?.index ?? pageIndex
  }

  /// A ring of pages goes on at the other end.
  func wrapped(_ index: Int) -> Int? {
    let count = indicator.numberOfPages
    return count > 0 ? ((index % count) + count) % count : nil
  }

  /// A person chose a dot's side, or an end.
  func indicatorChose(_ index: Int) {
    let way = index - destinationIndex
    let distance = abs(way)
    if distance > 0 { _ = go(distance, way > 0 ? .forward : .reverse) }
    updateIndicator()
  }

  /// Turns so many pages at once, as far as there are pages.
  ///
  /// - Returns: Whether there was one at all.
  func go(_ count: Int, _ direction: PageDirection) -> Bool {
    guard var page = destination else { return false }
    var found = 0
    while found < count, let next = neighbour(of: page, direction) {
      page = next
      found += 1
    }
    guard found > 0 else { return false }
    turn(to: page, direction, by: found)
    return true
  }
}
