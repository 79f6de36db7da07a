// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// One page that comes, or is to come.
final class PageStep {
  nonisolated let page: ViewController
  nonisolated let direction: PageDirection
  /// A drag, a wheel, a key or the indicator asked for it: the delegate hears.
  nonisolated let isByPerson: Bool
  /// The page's dot, once it is known.
  var index: Int?
  /// The calls that wait for this page, when another one is to come after it.
  var calls: [(Bool) -> Void] = []

  init(to page: ViewController, _ direction: PageDirection, isByPerson: Bool, index: Int? = nil) {
    self.page = page
    self.direction = direction
    self.isByPerson = isByPerson
    self.index = index
  }

  /// Tells the calls whether the page has come, once.
  func answer(_ finished: Bool) {
    let waiting = calls
    calls = []
    for call in waiting { call(finished) }
  }
}

extension PageStep: nonisolated Equatable {
  nonisolated static func == (left: PageStep, right: PageStep) -> Bool { left === right }
}

typealias PageDirection = PageViewController.NavigationDirection

extension PageDirection {
  /// 1 forward, -1 back.
  nonisolated var sign: Int { self == .forward ? 1 : -1 }

  nonisolated var opposite: Self { self == .forward ? .reverse : .forward }

  /// The direction of a number of pages; nil for none.
  nonisolated init?(of pages: Double) {
    guard pages != 0 else { return nil }
    self = pages > 0 ? .forward : .reverse
  }
}
