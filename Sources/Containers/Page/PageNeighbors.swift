// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Caches the data source's answers about the pages in use.
final class PageNeighbors {
  private unowned let pages: PageViewController
  /// The neighbors of each page; nil if the data source has no page in that direction.
  private var cachedNeighbors: [PageDirection: [ObjectIdentifier: ViewController?]] = [:]

  init(of pages: PageViewController) { self.pages = pages }

  /// The page before or after a page. The data source is asked once, and again if another container has taken or
  /// presented the neighbor meanwhile.
  func neighbor(of page: ViewController, _ direction: PageDirection) -> ViewController? {
    if let answer = cachedNeighbors[direction]?[ObjectIdentifier(page)],
      answer.map({ $0.parent === pages || $0.canBecomeChild }) ?? true
    {
      return answer
    }
    guard let dataSource = pages.dataSource else { return nil }
    let found =
      switch direction {
      case .forward: dataSource.pageViewController(pages, viewControllerAfter: page)
      case .reverse: dataSource.pageViewController(pages, viewControllerBefore: page)
      }
    if let found {
      checkCanBecomeChild(found, "was returned by the data source")
      require(found !== page, "The data source returned \(page) as its own neighbor")
    }
    cache(found, for: page, direction)
    return found
  }

  /// The page at a distance, or the last page before it, with its actual distance.
  func page(
    atMost count: Int, from page: ViewController, _ direction: PageDirection
  ) -> (page: ViewController, count: Int) {
    let pages = Array(pages(from: page, direction).dropFirst().prefix(max(0, count)))
    return (pages.last ?? page, pages.count)
  }

  /// A page and the pages that follow it in a direction. The data source is asked on the way; a ring has no end.
  func pages(
    from page: ViewController, _ direction: PageDirection
  ) -> UnfoldFirstSequence<ViewController> {
    sequence(first: page) { [self] in neighbor(of: $0, direction) }
  }

  /// The cached neighbor of a page, if it can become a child.
  func cachedNeighbor(for page: ViewController, _ direction: PageDirection) -> ViewController? {
    guard let page = cachedNeighbors[direction]?[ObjectIdentifier(page)] ?? nil else { return nil }
    return page.canBecomeChild ? page : nil
  }

  /// The pages to which an unwinding can lead: the children, and the cached neighbors.
  var unwindCandidates: [ViewController] {
    guard let current = pages.currentPage else { return pages.children }
    let before = cachedNeighbor(for: current, .reverse)
    let after = cachedNeighbor(for: current, .forward)
    return pages.children + [before, after === before ? nil : after].compactMap(\.self)
  }

  func cache(_ neighbor: ViewController?, for page: ViewController, _ direction: PageDirection) {
    cachedNeighbors[direction, default: [:]].updateValue(neighbor, forKey: ObjectIdentifier(page))
  }

  func removeAll(except page: ViewController? = nil) {
    let kept = page.map(ObjectIdentifier.init)
    cachedNeighbors = cachedNeighbors.mapValues { $0.filter { $0.key == kept } }
  }

  func checkCanBecomeChild(_ page: ViewController, _ why: String) {
    require(
      page.parent == nil || page.parent === pages,
      "\(page) \(why), but is a child of \(page.parent.map { "\($0)" } ?? "nil"): remove it from that "
        + "parent first")
    require(
      page.parent != nil || page.presentingViewController == nil,
      "\(page) \(why), but is presented: dismiss it first")
  }
}
