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
  /// The step that a segue of the program's own performs; nil for the stock segue.
  private var ownStep: OwnStep?

  private enum OwnStep {
    /// The container in which the ways part reveals the next controller.
    case reveal
    /// What a controller presents goes.
    case dismissal(PresentationSession)
    /// There is no other step: the destination contains the source.
    case only
  }

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

  /// The segue that a controller on the way supplies, else the one of the registration, else the stock one.
  mutating func makeSegue(
    identifier: String?, custom: ((String?, ViewController, ViewController) -> Segue)?
  ) -> Segue {
    if let supplied = suppliedSegue(identifier: identifier) { return supplied }
    guard let custom else {
      return UnwindSegue(
        identifier: identifier, source: request.source, destination: destination,
        action: request.action)
    }
    if let outermost = sessionsOnTheWayUp.first,
      path.count == 1 || !partsInContainer || !path[0].needsUnwind(towards: path[1])
    {
      ownStep = .dismissal(outermost)
    } else {
      ownStep = path.count > 1 ? .reveal : .only
    }
    return custom(identifier, request.source, destination)
  }

  /// Asks the container in which the two ways part, then those who present, the outermost first.
  private mutating func suppliedSegue(identifier: String?) -> Segue? {
    var asked: [ViewController] = []
    func ask(_ controller: ViewController?) -> Segue? {
      guard let controller, !asked.contains(where: { $0 === controller }) else { return nil }
      asked.append(controller)
      return controller.segueForUnwinding(
        to: destination, from: request.source, identifier: identifier)
    }
    if path.count > 1, partsInContainer, let segue = ask(path[0]) {
      ownStep = .reveal
      return segue
    }
    for session in sessionsOnTheWayUp {
      guard let segue = ask(session.presentingViewController) ?? ask(session.source) else {
        continue
      }
      ownStep = .dismissal(session)
      return segue
    }
    return nil
  }

  /// Whether the source is in a child of the controller in which the two ways part.
  private var partsInContainer: Bool { path[0].childContaining(request.source) != nil }

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
        dismissPresented(by: path[level], with: segue, animated: isAnimated)
      case .dismissOnTheWayUp(let index, let isAnimated):
        dismissPresented(by: presenters[index], with: segue, animated: isAnimated)
      }
    }
    if case .only = ownStep {
      segue.isAnimated = animated
      segue.perform()
    }
  }

  /// Takes away what a controller presents, if it still does.
  private func dismissPresented(
    by presenter: ViewController, with segue: Segue, animated: Bool
  ) {
    guard let session = presenter.presentation else { return }
    guard case .dismissal(let own) = ownStep, own === session else {
      return presenter.dismiss(animated: animated)
    }
    guard session.isHere else { return }
    segue.isAnimated = animated
    perform(segue) { segue in
      if presenter.presentation === session { presenter.dismiss(animated: segue.isAnimated) }
    }
  }

  /// Performs a segue of the program's own. One of a class of its own may perform the stock step, at any time.
  private func perform(_ segue: Segue, insteadOf stockStep: @escaping (Segue) -> Void) {
    if type(of: segue) != Segue.self {
      segue.stockStep = { [unowned segue] in stockStep(segue) }
    }
    segue.perform()
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
    container.segueStoreForWriting.countReveal()
    let stockStep = { [request] (segue: Segue) in
      container.publish(.unwindTowards, other: next, onBehalfOf: request.source)
      container.unwind(for: segue, towards: next)
    }
    if level == 0, case .reveal = ownStep {
      perform(segue, insteadOf: stockStep)
    } else {
      stockStep(segue)
    }
  }

  /// The presentations between the source and their common container with the destination, outermost first.
  private var sessionsOnTheWayUp: [PresentationSession] {
    var sessions: [PresentationSession] = []
    var node = request.source
    while node !== path[0] {
      if let parent = node.parent {
        node = parent
      } else if let session = node.presentedBy, let presenter = session.presentingViewController {
        sessions.insert(session, at: 0)
        node = presenter
      } else {
        break
      }
    }
    return sessions
  }

  /// Those who present what the source lies in, the outermost first. Who is presented by the one before
  /// it goes with that one, unless a segue of the program's own performs that step.
  private var presentersOnTheWayUp: [ViewController] {
    sessionsOnTheWayUp.compactMap { session in
      guard let presenter = session.presentingViewController, presenter !== path[0] else {
        return nil
      }
      if case .dismissal(let own) = ownStep, own === session { return presenter }
      return presenter.presentedBy == nil ? presenter : nil
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

/// Where an unwinding starts, as UIKit's `UIStoryboardUnwindSegueSource`.
public struct UnwindSegueSource {
  /// The controller that wants to go back.
  public let source: ViewController

  /// The control that asked for it, such as a button; nil when none was given.
  public let sender: Any?

  /// The name of the action that the destination has registered.
  public let action: String
}

/// A container that looks for the destination of an unwinding itself, in the way that came before
/// `allowedChildrenForUnwinding(from:)`.
///
/// Swift cannot see which of two methods a class overrides, so conforming is what says it: a container
/// that conforms is asked this way alone, for itself and for all that it contains (contract 8.3).
public protocol UnwindDestinationProviding: ViewController {
  /// The destination inside this container, or the container itself; nil when there is none.
  ///
  /// Default: the first child, in the order of `children`, that can perform the action, then the
  /// container itself. Descendants further down are not asked.
  func viewController(
    forUnwinding action: String, from source: ViewController, sender: Any?
  ) -> ViewController?
}

extension UnwindDestinationProviding {
  public func viewController(
    forUnwinding action: String, from source: ViewController, sender: Any?
  ) -> ViewController? {
    (children + [self]).first { $0.canPerformUnwind(action, from: source, sender: sender) }
  }
}
