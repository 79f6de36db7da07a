// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension PageViewController {
  /// The number of pages to search in each direction.
  private static let maximumSearchCount = 1000

  func encodePage(with coder: StateCoder) {
    let isNamed = viewControllers.first?.restorationIdentifier != nil
    if indicator.hasPageCount || !isNamed { coder[own: "page"] = indicator.knownIndex }
  }

  func restorePage(with coder: StateCoder) {
    guard let state = coder.children.first else { return }
    if let currentPage, let wanted: Int = coder[own: "page"], let present = indicator.knownIndex {
      let distance = wanted.limited(to: Self.maximumSearchCount + abs(present)) - present
      let way: PageDirection = distance < 0 ? .reverse : .forward
      let (page, count) = neighbors.page(
        atMost: min(abs(distance), Self.maximumSearchCount), from: currentPage, way)
      guard count > 0 else { return }
      setViewControllers([page], direction: way, animated: false)
      indicator.setIndex(present + count * way.sign)
    } else if let page = page(for: state, with: coder) {
      setViewControllers([page], direction: .forward, animated: false)
    }
  }

  private func page(for state: StateCoder, with coder: StateCoder) -> ViewController? {
    guard let currentPage else { return makeRestored(state, with: coder) }
    guard currentPage.restorationName != state.identifier else { return nil }
    for way in [PageDirection.forward, .reverse] {
      var page = currentPage
      for _ in 0..<Self.maximumSearchCount {
        guard let next = neighbors.neighbor(of: page, way), next !== currentPage else { break }
        if next.restorationName == state.identifier { return next }
        page = next
      }
    }
    return makeRestored(state, with: coder, asking: currentPage)
  }
}

extension PageViewController: RestoringContainer {
  /// The children that show the container's content: the page in `viewControllers`, as in `childrenForRestoration`.
  public var contentForRestoration: [ViewController] { viewControllers }
}

extension Int {
  /// Limits the number, so that adding to it cannot overflow.
  fileprivate func limited(to limit: Int) -> Int { Swift.min(Swift.max(-limit, self), limit) }
}
