// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// What the data source has said about the pages that are in play.
final class PageNeighbours {
  private unowned let pages: PageViewController
  /// The answers for each page; an answer of nil says that there is no page that way.
  private var answers: [PageDirection: [ObjectIdentifier: ViewController?]] = [:]

  init(of pages: PageViewController) { self.pages = pages }

  /// The page before or after another. The source is asked once, and again when another container has taken
  /// or presented the page meanwhile.
  func neighbour(of page: ViewController, _ direction: PageDirection) -> ViewController? {
    if let answer = answers[direction]?[ObjectIdentifier(page)],
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
      checkIsFree(found, "was given by the data source")
      require(found !== page, "The data source gave \(page) as its own neighbour")
    }
    keep(found, for: page, direction)
    return found
  }

  /// The page so many pages further, or the last one on the way, and how many pages further that is.
  func last(
    _ count: Int, from page: ViewController, _ direction: PageDirection
  ) -> (page: ViewController, count: Int) {
    var last = (page: page, count: 0)
    while last.count < count, let next = neighbour(of: last.page, direction) {
      last = (next, last.count + 1)
    }
    return last
  }

  /// The neighbour of a page that is kept, if it lies nowhere else.
  func kept(for page: ViewController, _ direction: PageDirection) -> ViewController? {
    guard let page = answers[direction]?[ObjectIdentifier(page)] ?? nil else { return nil }
    return page.canBecomeChild ? page : nil
  }

  /// Whom a person can be led back to: the children, and the neighbours that are kept.
  var unwindCandidates: [ViewController] {
    guard let current = pages.current else { return pages.children }
    let before = kept(for: current, .reverse)
    let after = kept(for: current, .forward)
    return pages.children + [before, after === before ? nil : after].compactMap(\.self)
  }

  func keep(_ neighbour: ViewController?, for page: ViewController, _ direction: PageDirection) {
    answers[direction, default: [:]].updateValue(neighbour, forKey: ObjectIdentifier(page))
  }

  /// Forgets what was said about all pages but one.
  func forgetAll(but page: ViewController? = nil) {
    let kept = page.map(ObjectIdentifier.init)
    answers = answers.mapValues { $0.filter { $0.key == kept } }
  }

  /// Stops the program where a page is a child of another controller, or presented.
  func checkIsFree(_ page: ViewController, _ why: String) {
    require(
      page.parent == nil || page.parent === pages,
      "\(page) \(why), but is a child of \(String(describing: page.parent)): remove it there first")
    require(
      page.parent != nil || page.presentingViewController == nil,
      "\(page) \(why), but is presented: dismiss it first")
  }
}
