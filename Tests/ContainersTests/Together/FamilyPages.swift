// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers

/// The data source of one page view controller. It leaves out pages that are presented, and children of other
/// controllers.
final class FamilyPages: PageViewControllerDataSource {
  let pages: [ViewController]
  private let isRing: Bool

  init(_ pages: [ViewController], isRing: Bool) {
    self.pages = pages
    self.isRing = isRing
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbour(of: page, -1, in: pageViewController) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbour(of: page, 1, in: pageViewController) }

  func presentationCount(for pageViewController: PageViewController) -> Int? { pages.count }

  func isFree(_ page: ViewController, for container: PageViewController) -> Bool {
    page.parent === container || (page.parent == nil && page.presentingViewController == nil)
  }

  private func neighbour(
    of page: ViewController, _ way: Int, in container: PageViewController
  ) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.count > 1 else { return nil }
    let next = isRing ? (index + way + pages.count) % pages.count : index + way
    return pages.indices.contains(next) && isFree(pages[next], for: container) ? pages[next] : nil
  }
}
