// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What the data source has said about the pages that are in play.
struct PageNeighbours {
  /// An answer: a page, or that there is none.
  private struct Answer {
    var page: ViewController?
  }

  private struct Key: Hashable {
    var page: ObjectIdentifier
    var direction: PageDirection
  }

  private var answers: [Key: Answer] = [:]

  /// The answer that is kept; nil when it has to be asked for. A page that another container has taken
  /// meanwhile, or that is presented, is asked for again.
  func answer(
    for page: ViewController, _ direction: PageDirection, in container: ViewController
  ) -> ViewController?? {
    guard let answer = answers[Key(page: ObjectIdentifier(page), direction: direction)] else {
      return nil
    }
    if let page = answer.page, page.parent !== container, !Self.isFree(page) { return nil }
    return .some(answer.page)
  }

  /// What is kept as the neighbour of a page, if it lies nowhere else.
  func kept(for page: ViewController, _ direction: PageDirection) -> ViewController? {
    let answer = answers[Key(page: ObjectIdentifier(page), direction: direction)]
    return answer?.page.flatMap { Self.isFree($0) ? $0 : nil }
  }

  private static func isFree(_ page: ViewController) -> Bool {
    page.parent == nil && page.presentingViewController == nil
  }

  mutating func keep(
    _ neighbour: ViewController?, for page: ViewController, _ direction: PageDirection
  ) {
    answers[Key(page: ObjectIdentifier(page), direction: direction)] = Answer(page: neighbour)
  }

  mutating func forgetAll() { answers = [:] }

  /// Forgets what was said about all pages but one.
  mutating func forgetAll(but page: ViewController?) {
    let kept = page.map(ObjectIdentifier.init)
    answers = answers.filter { $0.key.page == kept }
  }
}
