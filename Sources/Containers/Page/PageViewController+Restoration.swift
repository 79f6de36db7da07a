// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension PageViewController {
  /// Pages to look at, each way, for one with a certain name.
  private static let farthest = 1000

  func restorePage(with coder: StateCoder) {
    guard let state = coder.children.first else { return }
    let index: Int? = coder[own: "page"]
    guard let page = page(for: state, at: index, with: coder), page !== current else { return }
    setViewControllers([page], direction: .forward, animated: false)
    // The source may say another place of a page that code sets.
    guard let index, dots.restorableIndex != nil else { return }
    dots.index = min(max(0, index), dots.control.numberOfPages - 1)
    dots.update()
  }

  private func page(
    for state: StateCoder, at index: Int?, with coder: StateCoder
  ) -> ViewController? {
    guard let current else { return makeRestored(state, with: coder) }
    if let index, let present = dots.restorableIndex {
      let way: PageDirection = index < present ? .reverse : .forward
      let distance = min(abs(index.clamped - present), Self.farthest)
      return neighbours.last(distance, from: current, way).page
    }
    guard current.restorationName != state.identifier else { return nil }
    for way in [PageDirection.forward, .reverse] {
      var page = current
      for _ in 0..<Self.farthest {
        guard let next = neighbours.neighbour(of: page, way), next !== current else { break }
        if next.restorationName == state.identifier { return next }
        page = next
      }
    }
    return makeRestored(state, with: coder, asking: current)
  }
}

extension Int {
  /// Within what can be subtracted.
  fileprivate var clamped: Int { Swift.min(Swift.max(0, self), 1 << 30) }
}
