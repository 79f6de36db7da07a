// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Saved states that wait for their controllers, and are saved again while they wait.
///
/// The state of a root controller waits for a controller anywhere in the window. The state of a controller that was
/// contained or presented waits for one with the same parent or presenter. After user input, a new controller may be
/// one of many of its kind, so it needs a `restorationIdentifier`.
///
/// A container that has received a state before its content, as with a loading screen, leaves the state to the next
/// container with its name.
final class PendingRestoration: LateControllerRestorer {
  /// The maximum number of root states; the oldest are dropped.
  private static let maximumRootCount = 16

  private struct Entry {
    let state: StateCoder
    /// The container or presenter of the state's controller; nil for a root state.
    weak var holder: ViewController?
    let isRoot: Bool
    /// Whether a controller has received the state without its content.
    var isUnfinished = false
    /// The controller that has received the state. While it is in the window, no other one receives it.
    weak var owner: ViewController?
    /// The children of the owner when it received the state.
    var ownerChildren: Set<ObjectIdentifier> = []
  }

  private unowned let window: Window
  private let report: (String) -> Void
  private var entries: [Entry] = []
  /// The path of the first responder in a restored controller whose view is still missing.
  private var pendingFirstResponder: (path: [String], root: ViewController)? {
    get { firstResponderRoot.flatMap { root in firstResponderPath.map { ($0, root) } } }
    set { (firstResponderPath, firstResponderRoot) = (newValue?.path, newValue?.root) }
  }
  private var firstResponderPath: [String]?
  private weak var firstResponderRoot: ViewController?
  private var hasUserActed = false
  private var needsRestoration = false
  private var hasRestoredWindow = false

  /// Creates the pending states of a window.
  ///
  /// - Parameter roots: The states of root controllers, the oldest first.
  init(_ roots: [StateCoder], in window: Window, report: @escaping (String) -> Void) {
    self.window = window
    self.report = report
    var known: Set<String> = []
    let distinct = roots.filter { known.insert($0.signature).inserted }
    entries = distinct.suffix(Self.maximumRootCount).map {
      Entry(state: $0, holder: nil, isRoot: true)
    }
  }

  /// Restores the controllers that are in the window already.
  func begin() {
    restoreRoot()
    needsRestoration = true
    restoreLateControllers()
    hasRestoredWindow = true
  }

  // MARK: Saving

  /// The states that wait for a controller anywhere in the window.
  var roots: [StateCoder] {
    let waiting = entries.filter {
      !isInWindow($0.owner) && ($0.isRoot || (!hasUserActed && !isInWindow($0.holder)))
    }
    return waiting.map(\.state).filter { state in
      !waiting.contains { $0.isUnfinished && $0.state.contains(state) }
    }
  }

  /// Adds the states that wait for the controller's children or presented controllers, and its state without content.
  func encodeStates(waitingFor controller: ViewController, with coder: StateCoder) {
    let waiting = entries.filter { !$0.isRoot && !$0.isUnfinished && $0.holder === controller }
    coder.keep(
      waiting: waiting.map(\.state),
      unfinished: entries.last { $0.isUnfinished && $0.owner === controller }?.state)
  }

  /// The path of the view in `root` that becomes first responder as soon as it exists.
  func firstResponderPath(in root: ViewController) -> [String]? {
    pendingFirstResponder?.root === root ? pendingFirstResponder?.path : nil
  }

  // MARK: Added controllers

  func rootWillAppear() { restoreRoot() }

  func setNeedsRestoration() { needsRestoration = true }

  func userDidAct() {
    hasUserActed = true
    pendingFirstResponder = nil
    removeFromWindowIfEmpty()
  }

  func restoreLateControllers() {
    guard needsRestoration else { return }
    needsRestoration = false
    while let (index, controller) = nextMatch() { restoreEntry(at: index, in: controller) }
    removeFromWindowIfEmpty()
  }

  private func removeFromWindowIfEmpty() {
    if entries.isEmpty, pendingFirstResponder == nil,
      window.controllers.lateControllerRestorer === self
    {
      window.controllers.lateControllerRestorer = nil
    }
  }

  private func restoreRoot() {
    guard let root = window.rootViewController,
      let index = entries.firstIndex(where: { matches($0, root) })
    else { return }
    restoreEntry(at: index, in: root)
  }

  private func nextMatch() -> (index: Int, controller: ViewController)? {
    guard let root = window.rootViewController else { return nil }
    return nextMatch(in: root)
  }

  /// Searches a controller and its descendants for the outermost one with a pending state.
  private func nextMatch(in controller: ViewController) -> (index: Int, controller: ViewController)?
  {
    if let index = entries.firstIndex(where: { matches($0, controller) }) {
      guard isState(entries[index], intendedFor: controller) else {
        let state = entries.remove(at: index).state
        entries.removeAll { $0.isUnfinished && $0.state.contains(state) }
        return nextMatch(in: controller)
      }
      return (index, controller)
    }
    let others = controller.childrenForRestoration.filter { $0.parent == nil }
    for child in controller.children + others {
      if let match = nextMatch(in: child) { return match }
    }
    return controller.presentedViewController.flatMap { presented in
      presented.presentationAsPresented?.presentingViewController === controller
        ? nextMatch(in: presented) : nil
    }
  }

  /// Whether the controller can receive a state: it has not received one, or all its content is new since then.
  private func canReceiveState(_ controller: ViewController) -> Bool {
    guard controller.isRestored else { return true }
    return (controller as? any RestoringContainer)?.canBeRestoredAgain == true
      && !controller.childrenForRestoration.contains(where: \.isRestored)
  }

  private func matches(_ entry: Entry, _ controller: ViewController) -> Bool {
    guard controller.canRestore(from: entry.state) else { return false }
    guard
      isInWindow(entry.owner) ? hasReceivedContent(entry, controller) : canReceiveState(controller)
    else {
      return false
    }
    guard let holder = entry.holder, isInWindow(holder) else { return true }
    return [
      controller.parent, controller.parent?.parent, controller.presentationAsPresented?.source,
      controller.presentationAsPresented?.presentingViewController,
    ].contains { $0 === holder }
  }

  /// Whether the container has received the state before, and its content since.
  private func hasReceivedContent(_ entry: Entry, _ controller: ViewController) -> Bool {
    guard entry.owner === controller, !hasUserActed || entry.ownerChildren.isEmpty,
      controller is any RestoringContainer
    else { return false }
    let children = controller.childrenForRestoration
    return !children.contains(where: \.isRestored)
      && children.contains { !entry.ownerChildren.contains(ObjectIdentifier($0)) }
  }

  /// Whether the state belongs to this controller, and not to another controller of the same class.
  private func isState(_ entry: Entry, intendedFor controller: ViewController) -> Bool {
    entry.isRoot || !hasUserActed
      || (controller.restorationIdentifier != nil && !entry.state.making.isRefused)
  }

  private func isInWindow(_ controller: ViewController?) -> Bool {
    guard let controller, let root = window.rootViewController else { return false }
    let outermost = sequence(first: controller) {
      $0.parent ?? $0.presentationAsPresented?.presentingViewController
    }.reduce(controller) { $1 }
    return outermost === root || Self.restoresState(root, of: outermost)
  }

  /// Whether a container saves the state of a controller that is no child now, such as a hidden menu item's controller.
  private static func restoresState(_ container: ViewController, of controller: ViewController)
    -> Bool
  {
    container.childrenForRestoration.contains { $0 === controller }
      || container.children.contains { restoresState($0, of: controller) }
  }

  // MARK: Restoring

  private func restoreEntry(at index: Int, in controller: ViewController) {
    let entry = entries.remove(at: index)
    if entry.isUnfinished { entries.removeAll { entry.state.contains($0.state) } }
    if hasRestoredWindow { window.onLateRestoration?() }
    let restoring = StateDecoder(root: window.rootViewController ?? controller, report: report) {
      [weak self] state, stateOwner in
      switch stateOwner {
      case .inside(let holder):
        self?.entries.append(Entry(state: state, holder: holder, isRoot: false))
      case .missingContent(let owner, let holder):
        let isSameController = owner === controller
        self?.entries.append(
          Entry(
            state: state, holder: isSameController ? entry.holder : holder,
            isRoot: isSameController && entry.isRoot, isUnfinished: true, owner: owner,
            ownerChildren: Set(owner.childrenForRestoration.map(ObjectIdentifier.init))))
      }
    }
    window.focus.performRestoration {
      restoring.restore(lateController: controller, from: entry.state)
      removeFinished(around: entry.state)
      if controller === window.rootViewController { window.controllers.endAppearance() }
      restoring.presentControllers()
      window.layoutIfNeeded()
    }
    if entry.isRoot {
      restoreFirstResponder(entry.state[own: FirstResponderPath.key], in: controller)
    }
    restoreFirstResponder()
    pushRemainingScreens(above: controller, of: entry, with: restoring)
  }

  /// Removes the states whose content was restored together with a part of them.
  private func removeFinished(around part: StateCoder) {
    entries.removeAll { entry in
      guard entry.isUnfinished, entry.state.contains(part) else { return false }
      guard let owner = entry.owner, isInWindow(owner) else { return true }
      return StateDecoder.content(of: owner).contains(where: \.isRestored)
    }
  }

  /// Stores the path of the first responder. Without a path, a restored first responder is resigned.
  ///
  /// - Parameter path: Nil if no view was first responder.
  private func restoreFirstResponder(_ path: [String]?, in root: ViewController) {
    pendingFirstResponder = path.map { ($0, root) }
    if path == nil, !hasUserActed, let view = window.focus.focusedView,
      FirstResponderPath.path(of: view, from: root) != nil
    {
      window.focus.focus(nil)
    }
  }

  /// Restores the first responder if its view is in the window.
  private func restoreFirstResponder() {
    guard let (path, root) = pendingFirstResponder,
      let view = FirstResponderPath.view(at: path, from: root), window.focus.canFocus(view)
    else { return }
    pendingFirstResponder = nil
    // The user may be typing in another view.
    guard !hasUserActed || window.focus.firstResponder == nil || root.containsFirstResponder else {
      return
    }
    window.focus.performRestoration { window.focus.focus(view) }
  }

  /// Restores the screens above a restored screen of a stack.
  private func pushRemainingScreens(
    above screen: ViewController, of entry: Entry, with restoring: StateDecoder
  ) {
    guard !hasUserActed, let stack = entry.holder as? any RestoringContainer,
      let next = entries.first(where: {
        !$0.isRoot && !$0.isUnfinished && $0.holder === stack
          && stack.isState($0.state, ofScreenAbove: screen)
      }),
      let made = restoring.makeController(for: next.state, above: screen),
      stack.pushRestored(made, above: screen),
      let index = entries.firstIndex(where: { $0.state === next.state })
    else { return }
    restoreEntry(at: index, in: made)
  }
}

extension StateCoder {
  fileprivate func contains(_ part: StateCoder) -> Bool {
    (children + [presentedState].compactMap(\.self)).contains {
      $0 === part || ($0.identifier == part.identifier && $0.value == part.value)
        || $0.contains(part)
    }
  }

  /// A key for root states of the same name: the names of the first controllers inside.
  fileprivate var signature: String {
    children.first.map { "\(identifier)/\($0.signature)" } ?? identifier
  }
}
