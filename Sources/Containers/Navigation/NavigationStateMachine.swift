// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides how a stack goes from one list of screens to another.
typealias NavigationStateMachine = TransitionStateMachine<Screens>

/// A stack of screens as a value. Stacks share what lies below: pushing and popping take the same time however
/// deep a stack is, and so does comparing a stack with what it was before.
nonisolated struct Screens: Hashable, Sendable, CustomStringConvertible {
  /// Changed by no one but the last owner, who takes the chain apart.
  private final class Link: @unchecked Sendable {
    let controller: ViewController
    let count: Int
    var below: Link?

    init(_ controller: ViewController, on below: Link?) {
      self.controller = controller
      self.below = below
      count = (below?.count ?? 0) + 1
    }

    /// Takes the chain apart link by link: left to itself it would recurse once for each screen.
    deinit {
      var rest = takeBelow()
      while isKnownUniquelyReferenced(&rest) { rest = rest?.takeBelow() }
    }

    func takeBelow() -> Link? {
      defer { below = nil }
      return below
    }
  }

  private var link: Link?

  /// From the bottom.
  init(_ controllers: some Sequence<ViewController> = []) {
    for controller in controllers { push(controller) }
  }

  private init(_ link: Link?) { self.link = link }

  var count: Int { link?.count ?? 0 }
  var isEmpty: Bool { link == nil }
  var top: ViewController? { link?.controller }

  /// The stack without its top.
  var below: Screens { Screens(link?.below) }

  mutating func push(_ controller: ViewController) { link = Link(controller, on: link) }

  /// From the bottom.
  var controllers: [ViewController] { above(0).reversed() }

  /// The lowest `count` screens; all of fewer.
  func prefix(_ count: Int) -> Screens {
    var link = link
    while let current = link, current.count > count { link = current.below }
    return Screens(link)
  }

  /// The stack up to a screen; nil without it.
  func upTo(_ controller: ViewController) -> Screens? {
    var link = link
    while let current = link {
      if current.controller === controller { return Screens(current) }
      link = current.below
    }
    return nil
  }

  /// The screens above the lowest `count`, from the top.
  private func above(_ count: Int) -> [ViewController] {
    var controllers: [ViewController] = []
    controllers.reserveCapacity(max(0, self.count - count))
    var link = link
    while let current = link, current.count > count {
      controllers.append(current.controller)
      link = current.below
    }
    return controllers
  }

  /// The screens that lie in this stack alone, from the top.
  func missing(in other: Screens) -> [ViewController] {
    let shared = sharedCount(other)
    let others = Set(other.above(shared).map(ObjectIdentifier.init))
    return above(shared).filter { !others.contains(ObjectIdentifier($0)) }
  }

  /// Whether a screen lies in this stack that is the top of another one, which is compared with it.
  func containsTop(of other: Screens) -> Bool {
    guard let top = other.top else { return true }
    let shared = sharedCount(other)
    return shared == other.count || above(shared).contains { $0 === top }
  }

  /// How many screens from the bottom are one and the same chain.
  private func sharedCount(_ other: Screens) -> Int {
    let count = min(count, other.count)
    var (own, others) = (prefix(count).link, other.prefix(count).link)
    while let link = own, link !== others {
      own = link.below
      others = others?.below
    }
    return own?.count ?? 0
  }

  static func == (left: Screens, right: Screens) -> Bool {
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
    hasher.combine(top.map(ObjectIdentifier.init))
  }

  var description: String { "\(controllers)" }
}

/// The transition from one stack to another.
extension NavigationStateMachine.Transition {
  /// Back where the new top was in the stack before, as UIKit decides.
  var operation: NavigationOperation { from.containsTop(of: to) ? .pop : .push }

  /// The screens that leave the stack, from the top.
  var removed: [ViewController] { from.missing(in: to) }

  /// The screens that come into it, from the bottom.
  var added: [ViewController] { to.missing(in: from).reversed() }
}
