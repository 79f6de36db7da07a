// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The state machine of the transitions from one stack of screens to another.
typealias NavigationStateMachine = TransitionStateMachine<NavigationStack>

/// A stack of screens as a value. Copies share their lower part: pushing, popping, and comparing a stack with its
/// former state take the same time at any depth.
nonisolated struct NavigationStack: Hashable, Sendable, CustomStringConvertible {
  /// Changed only when its last owner releases it, in `deinit`.
  private final class Link: @unchecked Sendable {
    let controller: ViewController
    let count: Int
    var below: Link?

    init(_ controller: ViewController, on below: Link?) {
      self.controller = controller
      self.below = below
      count = (below?.count ?? 0) + 1
    }

    /// Unlinks the chain iteratively: releasing it recursively would need one stack frame for each screen.
    deinit {
      var rest = removeBelow()
      while isKnownUniquelyReferenced(&rest) { rest = rest?.removeBelow() }
    }

    func removeBelow() -> Link? {
      defer { below = nil }
      return below
    }
  }

  private var link: Link?

  /// Creates a stack from its screens, from the bottom.
  init(_ controllers: some Sequence<ViewController> = []) {
    for controller in controllers { push(controller) }
  }

  private init(_ link: Link?) { self.link = link }

  var count: Int { link?.count ?? 0 }
  var isEmpty: Bool { link == nil }
  var top: ViewController? { link?.controller }

  var withoutTop: NavigationStack { NavigationStack(link?.below) }

  mutating func push(_ controller: ViewController) { link = Link(controller, on: link) }

  /// The screens from the bottom.
  var controllers: [ViewController] { controllers(above: 0).reversed() }

  /// The lowest `count` screens, or all if there are fewer.
  func prefix(_ count: Int) -> NavigationStack {
    var link = link
    while let current = link, current.count > count { link = current.below }
    return NavigationStack(link)
  }

  func prefix(through controller: ViewController) -> NavigationStack? {
    var link = link
    while let current = link {
      if current.controller === controller { return NavigationStack(current) }
      link = current.below
    }
    return nil
  }

  /// The screens above the lowest `count`, from the top.
  private func controllers(above count: Int) -> [ViewController] {
    var controllers: [ViewController] = []
    controllers.reserveCapacity(max(0, self.count - count))
    var link = link
    while let current = link, current.count > count {
      controllers.append(current.controller)
      link = current.below
    }
    return controllers
  }

  /// The screens of this stack that the other stack does not contain, from the top.
  func subtracting(_ other: NavigationStack) -> [ViewController] {
    let shared = sharedCount(other)
    let others = Set(other.controllers(above: shared))
    return controllers(above: shared).filter { !others.contains($0) }
  }

  /// Whether this stack contains the top of another stack; true if the other stack is empty.
  func containsTop(of other: NavigationStack) -> Bool {
    guard let top = other.top else { return true }
    let shared = sharedCount(other)
    return shared == other.count || controllers(above: shared).contains(top)
  }

  private func sharedCount(_ other: NavigationStack) -> Int {
    let count = min(count, other.count)
    var (own, others) = (prefix(count).link, other.prefix(count).link)
    while let link = own, link !== others {
      own = link.below
      others = others?.below
    }
    return own?.count ?? 0
  }

  static func == (left: NavigationStack, right: NavigationStack) -> Bool {
    guard left.count == right.count else { return false }
    var (link, other) = (left.link, right.link)
    while let current = link, current !== other {
      guard current.controller === other?.controller else { return false }
      link = current.below
      other = other?.below
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(top)
  }

  var description: String { "\(controllers)" }
}

extension NavigationStateMachine.Transition {
  /// `pop` if the old stack contains the new top, as in UIKit.
  var operation: NavigationOperation { from.containsTop(of: to) ? .pop : .push }

  /// The screens that leave the stack, from the top.
  var removed: [ViewController] { from.subtracting(to) }

  /// The screens that enter the stack, from the bottom.
  var added: [ViewController] { to.subtracting(from).reversed() }
}
