// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One unwinding: finds the destination, tells source and destination, goes the way back.
struct Unwinding {
  let request: UnwindSegueSource
  /// From where the ways of source and destination part, down to the destination.
  let path: [ViewController]
  /// For each of them how often it has revealed others, before the destination's action.
  private let reveals: [Int]
  /// For each whether the next one is its child, and no more than that it offers.
  private let isChild: [Bool]

  /// Nil when no controller can perform the action.
  init?(_ request: UnwindSegueSource) {
    var search = UnwindSearch(ControllerTree(request: request))
    let path = search.path(from: request.source)
    for offer in search.wrongOffers {
      offer.child.publish(
        .wrongUnwindOffer, other: offer.container, onBehalfOf: request.source)
    }
    guard let path else { return nil }
    self.request = request
    self.path = path
    reveals = path.map { $0.segueStore?.reveals ?? 0 }
    isChild = path.indices.map { $0 + 1 < path.count && path[$0 + 1].parent === path[$0] }
  }

  var destination: ViewController { path.last ?? request.source }

  /// The segue that the container supplies in which the two ways part, or the stock one. Of what is
  /// presented no container knows the way back.
  func makeSegue(identifier: String?) -> Segue {
    let supplied =
      path.count > 1 && path[0].childContaining(request.source) != nil
      ? path[0].segueForUnwinding(
        to: destination, from: request.source, identifier: identifier) : nil
    return supplied
      ?? UnwindSegue(
        identifier: identifier, source: request.source, destination: destination,
        action: request.action)
  }

  /// The visual way back, after the destination's action.
  func goBack(with segue: Segue, animated: Bool) {
    let presenters = presentersOnTheWayUp
    let levels = path.indices.map { index in
      UnwindPlan.Level(
        presents: path[index].presentation != nil,
        needsStep: isOpen(index) && path[index].needsUnwind(towards: path[index + 1]))
    }
    let plan = UnwindPlan(
      levels: levels, presentersOnTheWayUp: presenters.count, isAnimated: animated)
    for step in plan.steps {
      switch step {
      case .reveal(let level, let isAnimated):
        segue.isAnimated = isAnimated
        reveal(level, with: segue)
      case .dismiss(let level, let isAnimated):
        path[level].dismissPresented(animated: isAnimated)
      case .dismissOnTheWayUp(let index, let isAnimated):
        presenters[index].dismissPresented(animated: isAnimated)
      }
    }
  }

  /// Whether a container is still to reveal the next one. The action may have taken that away, or have
  /// unwound further: then the later word counts.
  private func isOpen(_ level: Int) -> Bool {
    guard level + 1 < path.count else { return false }
    return path[level].segueStore?.reveals ?? 0 == reveals[level]
      && (!isChild[level] || path[level + 1].parent === path[level])
  }

  private func reveal(_ level: Int, with segue: Segue) {
    guard isOpen(level) else { return }
    let container = path[level]
    let next = path[level + 1]
    container.segueStoreForWriting.reveals += 1
    if level == 0, !(segue is UnwindSegue) { return segue.perform() }
    container.publish(.unwindTowards, other: next, onBehalfOf: request.source)
    container.unwind(for: segue, towards: next)
  }

  /// Those who present what the source lies in, the outermost first. Who is presented by the one before
  /// it goes with that one.
  private var presentersOnTheWayUp: [ViewController] {
    var presenters: [ViewController] = []
    var node = request.source
    while node !== path[0] {
      if let parent = node.parent {
        node = parent
      } else if let presenter = node.presentedBy?.presentingViewController {
        presenters.insert(presenter, at: 0)
        node = presenter
      } else {
        break
      }
    }
    let outermost = path[0]
    return presenters.filter { presenter in
      presenter !== outermost && presenter.presentedBy == nil
    }
  }
}

/// The controllers as the search sees them.
private struct ControllerTree: UnwindTree {
  let request: UnwindSegueSource

  func above(_ node: ViewController) -> ViewController? { node.parentOrPresenter }

  func parent(of node: ViewController) -> ViewController? { node.parent }

  func allowedChildren(of node: ViewController) -> [ViewController] {
    node.allowedChildrenForUnwinding(from: request)
  }

  func ownAnswer(of node: ViewController) -> UnwindAnswer<ViewController>? {
    guard let container = node as? any UnwindDestinationProviding else { return nil }
    return UnwindAnswer(
      destination: container.viewController(
        forUnwinding: request.action, from: request.source, sender: request.sender))
  }

  func canPerform(_ node: ViewController) -> Bool {
    node.canPerformUnwind(request.action, from: request.source, sender: request.sender)
  }
}

extension ViewController {
  var parentOrPresenter: ViewController? {
    parent ?? presentedBy?.presentingViewController
  }

  /// Takes away what this controller itself presents, if it still does.
  fileprivate func dismissPresented(animated: Bool) {
    if presentation != nil { dismiss(animated: animated) }
  }
}
