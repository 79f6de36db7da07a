// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension PageViewController {
  /// A kept neighbour is no child, and yet a page that a person can be led back to.
  var unwindCandidates: [ViewController] {
    var pages = children
    guard let current else { return pages }
    for direction in [PageDirection.reverse, .forward] {
      if let page = neighbours.kept(for: current, direction),
        !pages.contains(where: { $0 === page })
      {
        pages.append(page)
      }
    }
    return pages
  }

  /// Turns to a page that shows, comes, or is kept; any other one is none of these pages any more.
  func reveal(_ page: ViewController, animated: Bool) {
    guard let current, page !== destination, unwindCandidates.contains(where: { $0 === page })
    else { return }
    let isBefore = page === current || neighbours.kept(for: current, .reverse) === page
    setViewControllers([page], direction: isBefore ? .reverse : .forward, animated: animated)
  }
}
