// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The states of controllers that are not in the window yet. Each waits until its controller comes, and is kept for the next
/// start while it waits.
///
/// The state of a root controller waits for a controller anywhere in the window. The state of a controller that another one
/// contained or presented waits for one in the same place. Once the user has done something, such a controller may be one of
/// many of its kind that the user has opened, so it needs a `restorationIdentifier` of its own.
final class PendingRestoration: LateArrivals {
  /// States of root controllers that are kept. Of more the oldest are dropped.
  private static let mostRoots = 16

  private struct Entry {
    let state: StateCoder
    /// The controller that contained or presented the state's; nil for a root's.
    weak var holder: ViewController?
    let isRoot: Bool
  }

  private unowned let window: Window
  private let report: (String) -> Void
  private var entries: [Entry] = []
  /// The keyboard's place in a restored controller whose view has not come yet.
  private var keyboard: (path: [String], root: ViewController)?
  private var didUserAct = false
  /// Whether a controller has appeared since the last look.
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
    entries.filter { $0.isRoot || (!didUserAct && !isInWindow($0.holder)) }.map(\.state)
  }

  /// The states that wait for controllers which `holder` will contain or present.
  func states(heldBy holder: ViewController) -> [StateCoder] {
    entries.filter { !$0.isRoot && $0.holder === holder }.map(\.state)
  }

  /// The path of the view in `root` that gets the keyboard once it has come.
  func keyboardPath(in root: ViewController) -> [String]? {
    keyboard?.root === root ? keyboard?.path : nil
  }

  // MARK: Arrivals

  func rootIsAppearing() { restoreRoot() }

  func controllerAppeared() { isDue = true }

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
    if entries.isEmpty, keyboard == nil, window.lateArrivals === self { window.lateArrivals = nil }
  }

  private func restoreRoot() {
    guard let root = window.rootViewController, isOpen(root),
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
    if isOpen(controller), let index = entries.firstIndex(where: { matches($0, controller) }) {
      guard isMeant(entries[index], by: controller) else {
        entries.remove(at: index)
        return nextMatch(in: controller)
      }
      return (index, controller)
    }
    for child in controller.children {
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
    return controller is any RestorationChoosing
      && !controller.childrenForRestoration.contains(where: \.isRestored)
  }

  private func matches(_ entry: Entry, _ controller: ViewController) -> Bool {
    guard controller.canRestore(from: entry.state) else { return false }
    guard let holder = entry.holder, isInWindow(holder) else { return true }
    return [
      controller.parent, controller.parent?.parent, controller.presentedBy?.source,
      controller.presentedBy?.presentingViewController,
    ].contains { $0 === holder }
  }

  /// Whether the state belongs to this controller, and not to another controller of the same class.
  private func isMeant(_ entry: Entry, by controller: ViewController) -> Bool {
    entry.isRoot || !didUserAct
      || (controller.restorationIdentifier != nil && !entry.state.isRefused)
  }

  private func isInWindow(_ controller: ViewController?) -> Bool {
    guard let controller, let root = window.rootViewController else { return false }
    return sequence(first: controller) { $0.parent ?? $0.presentedBy?.presentingViewController }
      .contains { $0 === root }
  }

  // MARK: Restoring

  private func take(_ index: Int, _ controller: ViewController) {
    let entry = entries.remove(at: index)
    if isLate { window.onLateRestoration?() }
    let restoring = StateRestoring(root: window.rootViewController ?? controller, report: report) {
      [weak self] state, holder in
      self?.entries.append(Entry(state: state, holder: holder, isRoot: false))
    }
    restoring.restore(arrived: controller, from: entry.state)
    if controller === window.rootViewController { window.endRootAppearance() }
    restoring.present()
    window.layoutIfNeeded()
    if entry.isRoot { restoreKeyboard(entry.state[own: KeyboardPath.key], in: controller) }
    restoreKeyboard()
    pushRest(above: controller, of: entry, with: restoring)
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
    above screen: ViewController, of entry: Entry, with restoring: StateRestoring
  ) {
    guard !didUserAct, let stack = entry.holder as? any RestorationStacking,
      let next = entries.first(where: { !$0.isRoot && $0.holder === stack }),
      let made = restoring.make(next.state, above: screen),
      stack.pushRestored(made, above: screen),
      let index = entries.firstIndex(where: { $0.state === next.state })
    else { return }
    take(index, made)
  }
}

extension StateCoder {
  /// What tells the states of two root controllers of one name apart: the names of the first controllers inside.
  fileprivate var signature: String {
    children.first.map { "\(identifier)/\($0.signature)" } ?? identifier
  }
}
