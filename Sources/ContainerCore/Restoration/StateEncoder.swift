// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A presentation of which a person can choose something, such as how high it is. It is kept with the presented controller.
package protocol RestorablePresentation: PresentationController {
  func encodeChoice(with coder: StateCoder)
  func restoreChoice(with coder: StateCoder)
}

/// Collects what a window's controllers and views leave to the next start.
struct StateEncoder {
  /// Controllers one in the other, or over the other, whose state is kept.
  static let deepest = 64

  private let root: ViewController
  /// Adds to a controller's state the states that wait for controllers which it will contain or present.
  private let encodeWaiting: (ViewController, StateCoder) -> Void
  /// What is presented, by who asked for it.
  private var presented: [ObjectIdentifier: ViewController] = [:]

  init(
    root: ViewController,
    encodeWaiting: @escaping (ViewController, StateCoder) -> Void = { _, _ in }
  ) {
    self.root = root
    self.encodeWaiting = encodeWaiting
  }

  mutating func state(of controller: ViewController, depth: Int = 1) -> StateCoder {
    let coder = StateCoder(identifier: controller.restorationName)
    controller.encodeRestorableState(with: coder)
    let shown = note(presentationOf: controller)
    encodeWaiting(controller, coder)
    coder.keep(
      views: controller.restoredViews ?? controller.viewIfLoaded.map(ViewStates.states) ?? [:])
    if depth < Self.deepest {
      coder.keep(
        children: controller.childrenForRestoration.map { state(of: $0, depth: depth + 1) })
      // Who asked for it may not be there any more.
      let rest = shown.flatMap { presented.removeValue(forKey: $0) }
      if let own = presented.removeValue(forKey: ObjectIdentifier(controller)) ?? rest {
        let state = state(of: own, depth: depth + 1)
        (own.presentedBy?.controller as? any RestorablePresentation)?.encodeChoice(with: state)
        state[own: KeyboardPath.key] = keyboard(below: own)
        coder.keep(presented: state)
      }
    }
    return coder
  }

  /// Empty if nothing had it that can have it again, as while a drawer moves or after a divider; nil if no view had it.
  private func keyboard(below presented: ViewController) -> [String]? {
    guard let former = presented.presentedBy?.formerFirstResponder,
      former.canBecomeFirstResponder
    else { return [] }
    return (former as? View).flatMap { KeyboardPath.path(of: $0, from: root) }
  }

  /// - Returns: Who asked for what the controller presents.
  private mutating func note(presentationOf controller: ViewController) -> ObjectIdentifier? {
    guard let session = controller.presentation, session.isHere, !session.isTransient else {
      return nil
    }
    let source = ObjectIdentifier(session.source ?? controller)
    presented[source] = session.presentedViewController
    return source
  }
}
