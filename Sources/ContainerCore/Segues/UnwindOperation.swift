// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One unwind: finds the destination, notifies source and destination, and performs the steps.
struct UnwindOperation {
  let request: UnwindSegueSource
  /// The controllers from where the paths to source and destination part, down to the destination.
  let path: [ViewController]
  /// For each controller of the path, how often it had revealed others before the destination's action.
  private let revealCounts: [Int]
  /// For each controller of the path, whether the next one is its child.
  private let isChild: [Bool]
  /// The step that a custom segue performs; nil for the default segue.
  private var customStep: CustomStep?

  private enum CustomStep {
    /// The outermost container of the path reveals the next controller.
    case reveal
    case dismissal(ModalPresentation)
    /// No other step is necessary: the destination contains the source.
    case only
  }

  init?(_ request: UnwindSegueSource) {
    var search = UnwindSearch(ControllerTree(request: request))
    let path = search.path(from: request.source)
    for offer in search.invalidCandidates {
      offer.child.publish(
        .invalidUnwindCandidate, other: offer.container, onBehalfOf: request.source)
    }
    guard let path else { return nil }
    self.request = request
    self.path = path
    revealCounts = path.map { $0.segueStore?.revealCount ?? 0 }
    isChild = path.indices.map { $0 + 1 < path.count && path[$0 + 1].parent === path[$0] }
  }

  var destination: ViewController { path.last ?? request.source }

  /// The segue that a controller provides, or else the registered one, or else the default one.
  mutating func makeSegue(
    identifier: String?, custom: ((String?, ViewController, ViewController) -> Segue)?
  ) -> Segue {
    if let supplied = suppliedSegue(identifier: identifier) { return supplied }
    guard let custom else {
      return UnwindSegue(
        identifier: identifier, source: request.source, destination: destination,
        action: request.action)
    }
    if let outermost = intermediatePresentations.first,
      path.count == 1 || !pathDivergesInContainer || !path[0].needsUnwind(towards: path[1])
    {
      customStep = .dismissal(outermost)
    } else {
      customStep = path.count > 1 ? .reveal : .only
    }
    return custom(identifier, request.source, destination)
  }

  /// Asks the container where the paths part, then the presenters, the outermost first.
  private mutating func suppliedSegue(identifier: String?) -> Segue? {
    var asked: [ViewController] = []
    func ask(_ controller: ViewController?) -> Segue? {
      guard let controller, !asked.contains(where: { $0 === controller }) else { return nil }
      asked.append(controller)
      return controller.segueForUnwinding(
        to: destination, from: request.source, identifier: identifier)
    }
    if path.count > 1, pathDivergesInContainer, let segue = ask(path[0]) {
      customStep = .reveal
      return segue
    }
    for session in intermediatePresentations {
      guard let segue = ask(session.presentingViewController) ?? ask(session.source) else {
        continue
      }
      customStep = .dismissal(session)
      return segue
    }
    return nil
  }

  /// Whether the source is in another child of the container where the paths part.
  private var pathDivergesInContainer: Bool { path[0].childContaining(request.source) != nil }

  func goBack(with segue: Segue, animated: Bool) {
    let presenters = intermediatePresenters
    let levels = path.indices.map { index in
      UnwindPlan.Level(
        presents: path[index].presentation != nil,
        needsStep: isRevealPending(index) && path[index].needsUnwind(towards: path[index + 1]))
    }
    let plan = UnwindPlan(
      levels: levels, intermediatePresenterCount: presenters.count, isAnimated: animated)
    for step in plan.steps {
      switch step {
      case .reveal(let level, let isAnimated):
        segue.isAnimated = isAnimated
        reveal(level, with: segue)
      case .dismiss(let level, let isAnimated):
        dismissPresented(by: path[level], with: segue, animated: isAnimated)
      case .dismissIntermediate(let index, let isAnimated):
        dismissPresented(by: presenters[index], with: segue, animated: isAnimated)
      }
    }
    if case .only = customStep {
      segue.isAnimated = animated
      segue.perform()
    }
  }

  private func dismissPresented(
    by presenter: ViewController, with segue: Segue, animated: Bool
  ) {
    guard let session = presenter.presentation else { return }
    guard case .dismissal(let own) = customStep, own === session else {
      return presenter.dismiss(animated: animated)
    }
    guard session.isActive else { return }
    segue.isAnimated = animated
    perform(segue) { segue in
      if presenter.presentation === session { presenter.dismiss(animated: segue.isAnimated) }
    }
  }

  /// Performs a custom segue. A segue of a subclass can perform the default step, at any time.
  private func perform(_ segue: Segue, replacing stockStep: @escaping (Segue) -> Void) {
    if type(of: segue) != Segue.self {
      segue.defaultStep = { [unowned segue] in stockStep(segue) }
    }
    segue.perform()
  }

  /// Whether a container still has to reveal the next controller. The action may have removed that controller, or may
  /// have started another unwind, which takes precedence.
  private func isRevealPending(_ level: Int) -> Bool {
    guard level + 1 < path.count else { return false }
    return path[level].segueStore?.revealCount ?? 0 == revealCounts[level]
      && (!isChild[level] || path[level + 1].parent === path[level])
  }

  private func reveal(_ level: Int, with segue: Segue) {
    guard isRevealPending(level) else { return }
    let container = path[level]
    let next = path[level + 1]
    container.segueStoreForWriting.incrementRevealCount()
    let defaultStep = { [request] (segue: Segue) in
      container.publish(.unwindTowards, other: next, onBehalfOf: request.source)
      container.unwind(for: segue, towards: next)
    }
    if level == 0, case .reveal = customStep {
      perform(segue, replacing: defaultStep)
    } else {
      defaultStep(segue)
    }
  }

  /// The presentations between the source and its common container with the destination, the outermost first.
  private var intermediatePresentations: [ModalPresentation] {
    var sessions: [ModalPresentation] = []
    var node = request.source
    while node !== path[0] {
      if let parent = node.parent {
        node = parent
      } else if let session = node.presentationAsPresented,
        let presenter = session.presentingViewController
      {
        sessions.insert(session, at: 0)
        node = presenter
      } else {
        break
      }
    }
    return sessions
  }

  /// The presenters of the intermediate presentations, the outermost first. Left out are presenters that are dismissed
  /// themselves, unless a custom segue performs the step.
  private var intermediatePresenters: [ViewController] {
    intermediatePresentations.compactMap { session in
      guard let presenter = session.presentingViewController, presenter !== path[0] else {
        return nil
      }
      if case .dismissal(let own) = customStep, own === session { return presenter }
      return presenter.presentationAsPresented == nil ? presenter : nil
    }
  }
}

private struct ControllerTree: UnwindTree {
  let request: UnwindSegueSource

  func parentOrPresenter(of node: ViewController) -> ViewController? { node.parentOrPresenter }

  func parent(of node: ViewController) -> ViewController? { node.parent }

  func allowedChildren(of node: ViewController) -> [ViewController] {
    node.allowedChildrenForUnwinding(from: request)
  }

  func customAnswer(of node: ViewController) -> UnwindAnswer<ViewController>? {
    guard let container = node as? any UnwindDestinationProviding else { return nil }
    return UnwindAnswer(
      destination: container.viewController(
        forUnwinding: request.action, from: request.source, sender: request.sender))
  }

  func canPerform(_ node: ViewController) -> Bool {
    node.canPerformUnwind(request.action, from: request.source, sender: request.sender)
  }
}

/// A request to unwind, like UIKit's `UIStoryboardUnwindSegueSource`.
public struct UnwindSegueSource {
  /// The controller from which the unwind starts.
  public let source: ViewController

  /// The control that started the unwind, such as a button; nil for none.
  public let sender: Any?

  /// The name of the requested unwind action.
  public let action: String
}

/// A container that searches for the destination of an unwind itself, with a method that UIKit has deprecated.
///
/// When the search reaches the container, the method is called instead of `allowedChildrenForUnwinding(from:)` of the
/// container and of all descendants that have not been searched yet (containment contract 8.3). The method is in a
/// protocol because Swift cannot detect whether a class overrides a method.
public protocol UnwindDestinationProviding: ViewController {
  /// Returns the destination: a controller inside this container or the container itself; nil if there is none.
  ///
  /// Default: the first of `children` that can perform the action; the container itself if no child can perform it.
  /// Deeper descendants are not asked.
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
