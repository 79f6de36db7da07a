// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers

/// The data source of one page view controller. It leaves out pages that are presented, and children of other
/// controllers.
final class FuzzPages: PageViewControllerDataSource {
  let pages: [ViewController]
  private let wrapsAround: Bool

  init(_ pages: [ViewController], wrapsAround: Bool) {
    self.pages = pages
    self.wrapsAround = wrapsAround
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbor(of: page, -1, in: pageViewController) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbor(of: page, 1, in: pageViewController) }

  func presentationCount(for pageViewController: PageViewController) -> Int? { pages.count }

  func canBeChild(_ page: ViewController, of container: PageViewController) -> Bool {
    page.parent === container || (page.parent == nil && page.presentingViewController == nil)
  }

  private func neighbor(
    of page: ViewController, _ way: Int, in container: PageViewController
  ) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.count > 1 else { return nil }
    let next = wrapsAround ? (index + way + pages.count) % pages.count : index + way
    return pages.indices.contains(next) && canBeChild(pages[next], of: container)
      ? pages[next] : nil
  }
}
