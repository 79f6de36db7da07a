// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A container that determines how its children are restored from a saved state. Every member has a default.
public protocol RestoringContainer: ViewController {
  /// The children that show the container's content. If a saved state contains none of them, a container with the same
  /// name that is added later receives the state as well. Default: `childrenForRestoration`.
  var contentForRestoration: [ViewController] { get }

  /// Returns whether a saved state with this container's name is its own, judged by the saved children. Default true.
  func acceptsRestoration(from coder: StateCoder) -> Bool

  /// Whether the container can receive another saved state when none of its restored children is left. Default false.
  var canBeRestoredAgain: Bool { get }

  /// Called before the container and its children are restored.
  func restorationWillBegin()

  /// Called after the container and its children were restored.
  func restorationDidEnd()

  /// Returns whether a saved state belongs to a screen that was above `screen` in a stack. Default false.
  func isState(_ state: StateCoder, ofScreenAbove screen: ViewController) -> Bool

  /// Adds a restored controller above `screen` and returns true. Default: returns false.
  func pushRestored(_ controller: ViewController, above screen: ViewController) -> Bool
}

extension RestoringContainer {
  public var contentForRestoration: [ViewController] { childrenForRestoration }
  public var canBeRestoredAgain: Bool { false }
  public func acceptsRestoration(from coder: StateCoder) -> Bool { true }
  public func restorationWillBegin() {}
  public func restorationDidEnd() {}
  public func isState(_ state: StateCoder, ofScreenAbove screen: ViewController) -> Bool { false }
  public func pushRestored(
    _ controller: ViewController, above screen: ViewController
  ) -> Bool { false }
}

/// Restores the controllers of a window from a saved state, with the calls that user input makes, without animation.
final class StateDecoder {
  private let root: ViewController
  private let report: (String) -> Void
  private let deferState: (StateCoder, DeferredStateOwner) -> Void
  /// The ancestors of the controller that is being restored, from the outermost in.
  private var surroundingControllers: [ViewController] = []
  private var pendingPresentations: [(presenter: ViewController, state: StateCoder)] = []

  enum DeferredStateOwner {
    /// The controller that contained or presented the state's controller.
    case inside(ViewController)
    /// The first controller has received the state without its content; the second one contains or presents it.
    case missingContent(ViewController, in: ViewController?)
  }

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - report: Receives a line for each missing controller.
  ///   - deferState: Receives the states of missing controllers, and states that were received without their content.
  init(
    root: ViewController, report: @escaping (String) -> Void,
    deferState: @escaping (StateCoder, DeferredStateOwner) -> Void
  ) {
    self.root = root
    self.report = report
    self.deferState = deferState
  }

  /// Restores a controller that was added after the restoration had begun, and its children.
  func restore(lateController controller: ViewController, from coder: StateCoder) {
    surroundingControllers = Self.controllersAround(controller)
    restore(controller, from: coder)
    surroundingControllers = []
  }

  private static func controllersAround(_ controller: ViewController) -> [ViewController] {
    sequence(first: controller) { $0.parent ?? $0.presentationSource }.dropFirst().reversed()
  }

  /// Creates the controller for the state of the screen above `screen`.
  func makeController(for state: StateCoder, above screen: ViewController) -> ViewController? {
    surroundingControllers = Self.controllersAround(screen)
    defer { surroundingControllers = [] }
    return makeController(for: state, asking: screen)
  }

  /// Restores a controller and its descendants.
  ///
  /// - Returns: Whether the controller contains content of the state.
  @discardableResult
  func restore(_ controller: ViewController, from coder: StateCoder) -> Bool {
    guard surroundingControllers.count < StateEncoder.maximumDepth else { return true }
    let holder = surroundingControllers.last
    surroundingControllers.append(controller)
    defer { surroundingControllers.removeLast() }
    controller.isRestored = true
    coder.making.make = { [weak self] child, first in
      self?.makeController(for: child, asking: first as? ViewController)
    }
    defer { coder.making.make = nil }
    let container = controller as? any RestoringContainer
    container?.restorationWillBegin()
    defer { container?.restorationDidEnd() }
    controller.decodeRestorableState(with: coder)
    if !coder.views.isEmpty {
      controller.restoredViews = coder.views
      // Otherwise the views are restored when the controller appears.
      if controller.hasReceivedViewIsAppearing { controller.restoreViews() }
    }
    var children = controller.childrenForRestoration
    let content = Self.content(of: controller)
    var hasContent = coder.children.isEmpty
    for state in coder.children {
      guard let index = children.firstIndex(where: { $0.canRestore(from: state) }) else {
        report("\(state.identifier) was not restored: \(coder.identifier) no longer contains it")
        deferState(state, .inside(controller))
        continue
      }
      let child = children.remove(at: index)
      let isFound = restore(child, from: state)
      if isFound, content.contains(where: { $0 === child }) { hasContent = true }
    }
    if let presented = coder.presentedState { pendingPresentations.append((controller, presented)) }
    for state in coder.waitingStates { deferState(state, .inside(controller)) }
    if let unfinished = hasContent ? coder.unfinishedState : coder {
      unfinished.forgetUnfinished()
      deferState(unfinished, .missingContent(controller, in: holder))
    }
    return hasContent
  }

  static func content(of controller: ViewController) -> [ViewController] {
    (controller as? any RestoringContainer)?.contentForRestoration
      ?? controller.childrenForRestoration
  }

  /// Presents the controllers that were presented. The root controller has appeared already.
  func presentControllers() {
    while !pendingPresentations.isEmpty {
      let (presenter, state) = pendingPresentations.removeFirst()
      surroundingControllers = Self.controllersAround(presenter) + [presenter]
      let made =
        presenter.presentedViewController == nil
        ? makeController(for: state, asking: presenter) : nil
      surroundingControllers = []
      if let made {
        restore(made, from: state)
        presenter.present(made, animated: false)
        if let path: [String] = state[own: FirstResponderPath.key] {
          let view = FirstResponderPath.view(at: path, from: root, loads: true)
          if view != nil || path.isEmpty {
            made.presentationAsPresented?.setFormerFirstResponder(view)
          }
        }
        (made.presentationAsPresented?.controller as? any RestorablePresentation)?.restoreChoice(
          with: state)
      }
      if made?.presentationAsPresented == nil {
        report(
          "\(state.identifier) was not restored: \(presenter.restorationName) cannot present it")
        if made == nil { deferState(state, .inside(presenter)) }
      }
    }
  }

  /// Creates a controller for a state; nil if no asked controller returns a controller that can become a child.
  private func makeController(for state: StateCoder, asking first: ViewController?)
    -> ViewController?
  {
    let asked =
      [first].compactMap(\.self) + surroundingControllers.reversed().filter { $0 !== first }
    state.making.isRefused = false
    let made = asked.lazy.compactMap {
      state.making.isUndecided = false
      let made = $0.viewController(withRestorationIdentifier: state.identifier, coder: state)
      if made == nil, !state.making.isUndecided { state.making.isRefused = true }
      return made
    }.first
    guard let made, made.canBecomeChild else { return nil }
    if made.restorationName != state.identifier { made.restorationIdentifier = state.identifier }
    return made
  }
}
