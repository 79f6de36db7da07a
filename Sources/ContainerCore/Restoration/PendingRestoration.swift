// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The states of controllers that are not in the window yet. Each waits until its controller comes, and is kept for the next
/// start while it waits.
///
/// The state of a root controller waits for a controller anywhere in the window. The state of a controller that another one
/// contained or presented waits for one in the same place. Once the user has done something, such a controller may be one of
/// many of its kind that the user has opened, so it needs a `restorationIdentifier` of its own.
///
/// A container that has taken a state while its content was missing, as with a loading screen, leaves the state to the next
/// container of its name when it has gone.
final class PendingRestoration: LateArrivals {
  /// States of root controllers that are kept. Of more the oldest are dropped.
  private static let mostRoots = 16

  private struct Entry {
    let state: StateCoder
    /// The controller that contained or presented the state's; nil for a root's.
    weak var holder: ViewController?
    let isRoot: Bool
    /// Whether a controller has taken the state without its content.
    var isUnfinished = false
    /// That controller. No other controller takes the state while it is in the window.
    weak var owner: ViewController?
    /// The children that the owner had then.
    var ownerChildren: Set<ObjectIdentifier> = []
  }

  private unowned let window: Window
  private let report: (String) -> Void
  private var entries: [Entry] = []
  /// The keyboard's place in a restored controller whose view has not come yet.
  private var keyboard: (path: [String], root: ViewController)? {
    get { keyboardRoot.flatMap { root in keyboardPath.map { ($0, root) } } }
    set { (keyboardPath, keyboardRoot) = (newValue?.path, newValue?.root) }
  }
  private var keyboardPath: [String]?
  private weak var keyboardRoot: ViewController?
  private var didUserAct = false
  /// Whether a controller has arrived since the last look.
  private var isDue = false
  /// Whether the window has been restored: what is restored now came later.
  private var isLate = false

  /// - Parameter roots: The states of root controllers, the oldest first.
  init(_ roots: [StateCoder], in window: Window, report: @escaping (String) -> Void) {
    self.window = window
    self.report = report
    var known: Set<String> = []
    let distinct = roots.filter { known.insert($0.signature).inserted }
    entries = distinct.suffix(Self.mostRoots).map { Entry(state: $0, holder: nil, isRoot: true) }
  }

  /// Restores the controllers that are in the window already.
  func begin() {
    restoreRoot()
    isDue = true
    restoreArrivals()
    isLate = true
  }

  // MARK: Keeping

  /// The states that wait for a controller anywhere.
  var roots: [StateCoder] {
    let waiting = entries.filter {
      !isInWindow($0.owner) && ($0.isRoot || (!didUserAct && !isInWindow($0.holder)))
    }
    return waiting.map(\.state).filter { state in
      !waiting.contains { $0.isUnfinished && $0.state.contains(state) }
    }
  }

  /// Adds to a controller's state the states that wait for controllers which it will contain or present, and the state that it
  /// has taken without its content.
  func encodeStates(waitingFor controller: ViewController, with coder: StateCoder) {
    let waiting = entries.filter { !$0.isRoot && !$0.isUnfinished && $0.holder === controller }
    coder.keep(
      waiting: waiting.map(\.state),
      unfinished: entries.last { $0.isUnfinished && $0.owner === controller }?.state)
  }

  /// The path of the view in `root` that gets the keyboard once it has come.
  func keyboardPath(in root: ViewController) -> [String]? {
    keyboard?.root === root ? keyboard?.path : nil
  }

  // MARK: Arrivals

  func rootIsAppearing() { restoreRoot() }

  func controllerArrived() { isDue = true }

  func userActed() {
    didUserAct = true
    keyboard = nil
    leaveWhenEmpty()
  }

  func restoreArrivals() {
    guard isDue else { return }
    isDue = false
    while let (index, controller) = nextMatch() { take(index, controller) }
    leaveWhenEmpty()
  }

  private func leaveWhenEmpty() {
    if entries.isEmpty, keyboard == nil, window.controllers.lateArrivals === self {
      window.controllers.lateArrivals = nil
    }
  }

  private func restoreRoot() {
    guard let root = window.rootViewController,
      let index = entries.firstIndex(where: { matches($0, root) })
    else { return }
    take(index, root)
  }

  private func nextMatch() -> (index: Int, controller: ViewController)? {
    guard let root = window.rootViewController else { return nil }
    return nextMatch(in: root)
  }

  /// The first controller from the outermost in that a state waits for.
  private func nextMatch(in controller: ViewController) -> (index: Int, controller: ViewController)?
  {
    if let index = entries.firstIndex(where: { matches($0, controller) }) {
      guard isMeant(entries[index], by: controller) else {
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
      presented.presentedBy?.presentingViewController === controller
        ? nextMatch(in: presented) : nil
    }
  }

  /// Whether the controller can be given a state: it was given none, or contains other controllers than those it had then.
  private func isOpen(_ controller: ViewController) -> Bool {
    guard controller.isRestored else { return true }
    return (controller as? any RestoringContainer)?.canBeRestoredAgain == true
      && !controller.childrenForRestoration.contains(where: \.isRestored)
  }

  private func matches(_ entry: Entry, _ controller: ViewController) -> Bool {
    guard controller.canRestore(from: entry.state) else { return false }
    guard isInWindow(entry.owner) ? isFilled(entry, controller) : isOpen(controller) else {
      return false
    }
    guard let holder = entry.holder, isInWindow(holder) else { return true }
    return [
      controller.parent, controller.parent?.parent, controller.presentedBy?.source,
      controller.presentedBy?.presentingViewController,
    ].contains { $0 === holder }
  }

  /// Whether the container has taken the state before, and has got its content meanwhile.
  private func isFilled(_ entry: Entry, _ controller: ViewController) -> Bool {
    guard entry.owner === controller, !didUserAct || entry.ownerChildren.isEmpty,
      controller is any RestoringContainer
    else { return false }
    let children = controller.childrenForRestoration
    return !children.contains(where: \.isRestored)
      && children.contains { !entry.ownerChildren.contains(ObjectIdentifier($0)) }
  }

  /// Whether the state belongs to this controller, and not to another controller of the same class.
  private func isMeant(_ entry: Entry, by controller: ViewController) -> Bool {
    entry.isRoot || !didUserAct
      || (controller.restorationIdentifier != nil && !entry.state.making.isRefused)
  }

  private func isInWindow(_ controller: ViewController?) -> Bool {
    guard let controller, let root = window.rootViewController else { return false }
    let outermost = sequence(first: controller) {
      $0.parent ?? $0.presentedBy?.presentingViewController
    }.reduce(controller) { $1 }
    return outermost === root || Self.keeps(root, outermost)
  }

  /// Whether a container keeps the state of a controller that is not a child now, as of a menu's item that does not show.
  private static func keeps(_ container: ViewController, _ controller: ViewController) -> Bool {
    container.childrenForRestoration.contains { $0 === controller }
      || container.children.contains { keeps($0, controller) }
  }

  // MARK: Restoring

  private func take(_ index: Int, _ controller: ViewController) {
    let entry = entries.remove(at: index)
    if entry.isUnfinished { entries.removeAll { entry.state.contains($0.state) } }
    if isLate { window.onLateRestoration?() }
    let restoring = StateDecoder(root: window.rootViewController ?? controller, report: report) {
      [weak self] state, place in
      switch place {
      case .inside(let holder):
        self?.entries.append(Entry(state: state, holder: holder, isRoot: false))
      case .unfinished(let owner, let holder):
        let isArrived = owner === controller
        self?.entries.append(
          Entry(
            state: state, holder: isArrived ? entry.holder : holder,
            isRoot: isArrived && entry.isRoot, isUnfinished: true, owner: owner,
            ownerChildren: Set(owner.childrenForRestoration.map(ObjectIdentifier.init))))
      }
    }
    window.focus.restoring {
      restoring.restore(arrived: controller, from: entry.state)
      removeFinished(around: entry.state)
      if controller === window.rootViewController { window.controllers.endAppearance() }
      restoring.present()
      window.layoutIfNeeded()
    }
    if entry.isRoot { restoreKeyboard(entry.state[own: KeyboardPath.key], in: controller) }
    restoreKeyboard()
    pushRest(above: controller, of: entry, with: restoring)
  }

  /// Removes the states whose content has come with a part that was taken.
  private func removeFinished(around part: StateCoder) {
    entries.removeAll { entry in
      guard entry.isUnfinished, entry.state.contains(part) else { return false }
      guard let owner = entry.owner, isInWindow(owner) else { return true }
      return StateDecoder.content(of: owner).contains(where: \.isRestored)
    }
  }

  /// - Parameter path: Nil if no view had the keyboard: then what has been presented again does not get it either.
  private func restoreKeyboard(_ path: [String]?, in root: ViewController) {
    keyboard = path.map { ($0, root) }
    if path == nil, !didUserAct, let view = window.focus.focusedView,
      KeyboardPath.path(of: view, from: root) != nil
    {
      window.focus.focus(nil)
    }
  }

  /// Restores the first responder as soon as its view is in the window.
  private func restoreKeyboard() {
    guard let (path, root) = keyboard,
      let view = KeyboardPath.view(at: path, from: root), window.focus.canFocus(view)
    else { return }
    keyboard = nil
    // The user may be writing somewhere else.
    guard !didUserAct || window.focus.firstResponder == nil || root.containsFirstResponder else {
      return
    }
    window.focus.restore(view)
  }

  /// Pushes the screens above a restored screen of a stack.
  private func pushRest(
    above screen: ViewController, of entry: Entry, with restoring: StateDecoder
  ) {
    guard !didUserAct, let stack = entry.holder as? any RestoringContainer,
      let next = entries.first(where: {
        !$0.isRoot && !$0.isUnfinished && $0.holder === stack
          && stack.isState($0.state, ofScreenAbove: screen)
      }),
      let made = restoring.make(next.state, above: screen),
      stack.pushRestored(made, above: screen),
      let index = entries.firstIndex(where: { $0.state === next.state })
    else { return }
    take(index, made)
  }
}

extension StateCoder {
  /// Whether a state is part of this one.
  fileprivate func contains(_ part: StateCoder) -> Bool {
    (children + [presented].compactMap(\.self)).contains {
      $0 === part || ($0.identifier == part.identifier && $0.value == part.value)
        || $0.contains(part)
    }
  }

  /// What tells the states of two root controllers of one name apart: the names of the first controllers inside.
  fileprivate var signature: String {
    children.first.map { "\(identifier)/\($0.signature)" } ?? identifier
  }
}
