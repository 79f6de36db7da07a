// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// One page that comes, or is to come.
final class PageStep {
  let page: ViewController
  let direction: PageDirection
  /// A drag, a wheel, a key or the indicator asked for it: the delegate hears.
  let isByPerson: Bool
  /// The page's dot, once it is known.
  var index: Int?
  /// Those who wait for this page, when another one is to come after it.
  private var completions: [(Bool) -> Void] = []

  init(to page: ViewController, _ direction: PageDirection, isByPerson: Bool, index: Int? = nil) {
    self.page = page
    self.direction = direction
    self.isByPerson = isByPerson
    self.index = index
  }

  func addCompletion(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Tells them whether it has come, once.
  func complete(_ finished: Bool) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(finished) }
  }
}
