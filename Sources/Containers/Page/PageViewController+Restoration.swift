// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension PageViewController {
  /// Pages to look at, each way, for one with a certain name.
  private static let farthest = 1000

  func encodePage(with coder: StateCoder) {
    let isNamed = viewControllers.first?.restorationIdentifier != nil
    if dots.isCounted || !isNamed { coder[own: "page"] = dots.place }
  }

  func restorePage(with coder: StateCoder) {
    guard let state = coder.children.first else { return }
    if let current, let wanted: Int = coder[own: "page"], let present = dots.place {
      let distance = wanted.limited(to: Self.farthest + abs(present)) - present
      let way: PageDirection = distance < 0 ? .reverse : .forward
      let (page, count) = neighbours.last(
        min(abs(distance), Self.farthest), from: current, way)
      guard count > 0 else { return }
      setViewControllers([page], direction: way, animated: false)
      dots.moved(to: present + count * way.sign)
    } else if let page = page(for: state, with: coder) {
      setViewControllers([page], direction: .forward, animated: false)
    }
  }

  private func page(for state: StateCoder, with coder: StateCoder) -> ViewController? {
    guard let current else { return makeRestored(state, with: coder) }
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

extension PageViewController: RestoringContainer {
  /// The page that shows.
  public var contentForRestoration: [ViewController] { viewControllers }
}

extension Int {
  /// Within what can be added to.
  fileprivate func limited(to limit: Int) -> Int { Swift.min(Swift.max(-limit, self), limit) }
}
