// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A container that takes part in the restoration of its children. Every member has a default.
public protocol RestoringContainer: ViewController {
  /// The children that show the container's content. If a saved state has none of them, a container with the same name that
  /// is added later gets the state as well. Default: `childrenForRestoration`.
  var contentForRestoration: [ViewController] { get }

  /// Whether a saved state with the container's name is a state of this container, judged by its children. Default true.
  func acceptsRestoration(from coder: StateCoder) -> Bool

  /// Whether the container takes a further state after it was restored, once none of its children is a restored one.
  /// Default false.
  var canBeRestoredAgain: Bool { get }

  /// Called before the container and its children are restored.
  func restorationWillBegin()

  /// Called after the container and its children were restored.
  func restorationDidEnd()

  /// Whether a saved state is of a screen that was above `screen` in a stack. Default false.
  func isState(_ state: StateCoder, ofScreenAbove screen: ViewController) -> Bool

  /// Adds a restored controller above `screen`, and returns true. Default: returns false.
  func pushRestored(_ controller: ViewController, above screen: ViewController) -> Bool
}

extension RestoringContainer {
  /// `childrenForRestoration`.
  public var contentForRestoration: [ViewController] { childrenForRestoration }
  /// False.
  public var canBeRestoredAgain: Bool { false }
  /// True.
  public func acceptsRestoration(from coder: StateCoder) -> Bool { true }
  /// Does nothing.
  public func restorationWillBegin() {}
  /// Does nothing.
  public func restorationDidEnd() {}
  /// False.
  public func isState(_ state: StateCoder, ofScreenAbove screen: ViewController) -> Bool { false }
  /// False.
  public func pushRestored(
    _ controller: ViewController, above screen: ViewController
  ) -> Bool { false }
}

/// Gives a window's controllers what an earlier start has kept, by the calls that a person's input makes, without animation.
final class StateDecoder {
  private let root: ViewController
  private let report: (String) -> Void
  /// Is called with each state that waits.
  private let leave: (StateCoder, Place) -> Void
  /// The controllers around the one that is being restored, from the outermost in.
  private var around: [ViewController] = []
  private var waiting: [(presenter: ViewController, state: StateCoder)] = []

  /// Where a state belongs that waits for a controller.
  enum Place {
    /// The controller that contained or presented the controller of the state exists.
    case inside(ViewController)
    /// The first controller has taken the state without its content. The second one contains or presents it.
    case unfinished(ViewController, in: ViewController?)
  }

  /// - Parameters:
  ///   - report: Gets a line for each controller that is not there.
  ///   - leave: Gets the state of each controller that is not there, and the states that were taken without their content.
  init(
    root: ViewController, report: @escaping (String) -> Void,
    leave: @escaping (StateCoder, Place) -> Void
  ) {
    self.root = root
    self.report = report
    self.leave = leave
  }

  /// Restores a controller that entered the window after the restoration began, and then its children.
  func restore(arrived controller: ViewController, from coder: StateCoder) {
    around = Self.surroundings(of: controller)
    restore(controller, from: coder)
    around = []
  }

  /// The controllers around a controller, from the outermost in.
  private static func surroundings(of controller: ViewController) -> [ViewController] {
    sequence(first: controller) { $0.parent ?? $0.presentationSource }.dropFirst().reversed()
  }

  /// Makes the controller of the screen that the state has above `screen`.
  func make(_ state: StateCoder, above screen: ViewController) -> ViewController? {
    around = Self.surroundings(of: screen)
    defer { around = [] }
    return make(state, asking: screen)
  }

  /// Restores a controller, and then what lies in it.
  ///
  /// - Returns: Whether the controller contains something that the state is about.
  @discardableResult
  func restore(_ controller: ViewController, from coder: StateCoder) -> Bool {
    guard around.count < StateEncoder.deepest else { return true }
    let holder = around.last
    around.append(controller)
    defer { around.removeLast() }
    controller.isRestored = true
    coder.making.make = { [weak self] child, first in
      self?.make(child, asking: first as? ViewController)
    }
    defer { coder.making.make = nil }
    let container = controller as? any RestoringContainer
    container?.restorationWillBegin()
    defer { container?.restorationDidEnd() }
    controller.decodeRestorableState(with: coder)
    if !coder.views.isEmpty {
      controller.restoredViews = coder.views
      // Otherwise when it appears.
      if controller.wasAppearingTold { controller.restoreViews() }
    }
    var children = controller.childrenForRestoration
    let content = Self.content(of: controller)
    var hasContent = coder.children.isEmpty
    for state in coder.children {
      guard let index = children.firstIndex(where: { $0.canRestore(from: state) }) else {
        report("there is no \(state.identifier) in \(coder.identifier) any more")
        leave(state, .inside(controller))
        continue
      }
      let child = children.remove(at: index)
      let isFound = restore(child, from: state)
      if isFound, content.contains(where: { $0 === child }) { hasContent = true }
    }
    if let presented = coder.presented { waiting.append((controller, presented)) }
    for state in coder.waiting { leave(state, .inside(controller)) }
    if let unfinished = hasContent ? coder.unfinished : coder {
      unfinished.forgetUnfinished()
      leave(unfinished, .unfinished(controller, in: holder))
    }
    return hasContent
  }

  /// The children that a controller's state is about.
  static func content(of controller: ViewController) -> [ViewController] {
    (controller as? any RestoringContainer)?.contentForRestoration
      ?? controller.childrenForRestoration
  }

  /// Presents what was presented. The window's root has appeared.
  func present() {
    while !waiting.isEmpty {
      let (presenter, state) = waiting.removeFirst()
      around = Self.surroundings(of: presenter) + [presenter]
      let made =
        presenter.presentedViewController == nil ? make(state, asking: presenter) : nil
      around = []
      if let made {
        restore(made, from: state)
        presenter.present(made, animated: false)
        if let path: [String] = state[own: KeyboardPath.key] {
          let view = KeyboardPath.view(at: path, from: root, loads: true)
          if view != nil || path.isEmpty { made.presentedBy?.returnKeyboard(to: view) }
        }
        (made.presentedBy?.controller as? any RestorablePresentation)?.restoreChoice(with: state)
      }
      if made?.presentedBy == nil {
        report("\(state.identifier) cannot be presented again by \(presenter.restorationName)")
        if made == nil { leave(state, .inside(presenter)) }
      }
    }
  }

  /// - Returns: One that is nowhere yet.
  private func make(_ state: StateCoder, asking first: ViewController?) -> ViewController? {
    let asked = [first].compactMap(\.self) + around.reversed().filter { $0 !== first }
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
