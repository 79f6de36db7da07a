// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A presentation with a user's choice, such as the height of a sheet. It is saved with the presented controller.
package protocol RestorablePresentation: PresentationController {
  func encodeChoice(with coder: StateCoder)
  func restoreChoice(with coder: StateCoder)
}

/// Saves the state of a window's controllers and views.
struct StateEncoder {
  /// The maximum depth of nested and presented controllers in a saved state.
  static let maximumDepth = 64

  private let root: ViewController
  private let encodePendingStates: (ViewController, StateCoder) -> Void
  /// The presented controllers, keyed by the controllers on which `present` was called.
  private var presentedBySource: [ObjectIdentifier: ViewController] = [:]

  init(
    root: ViewController,
    encodePendingStates: @escaping (ViewController, StateCoder) -> Void = { _, _ in }
  ) {
    self.root = root
    self.encodePendingStates = encodePendingStates
  }

  mutating func state(of controller: ViewController, depth: Int = 1) -> StateCoder {
    let coder = StateCoder(identifier: controller.restorationName)
    controller.encodeRestorableState(with: coder)
    let presentationSource = recordPresentation(of: controller)
    encodePendingStates(controller, coder)
    coder.keep(
      views: controller.restoredViews ?? controller.viewIfLoaded.map(ViewStates.states) ?? [:])
    if depth < Self.maximumDepth {
      coder.keep(
        children: controller.childrenForRestoration.map { state(of: $0, depth: depth + 1) })
      // The controller on which `present` was called may be missing.
      let rest = presentationSource.flatMap { presentedBySource.removeValue(forKey: $0) }
      if let own = presentedBySource.removeValue(forKey: ObjectIdentifier(controller)) ?? rest {
        let state = state(of: own, depth: depth + 1)
        (own.presentationAsPresented?.controller as? any RestorablePresentation)?.encodeChoice(
          with: state)
        state[own: FirstResponderPath.key] = firstResponderPath(below: own)
        coder.keep(presented: state)
      }
    }
    return coder
  }

  /// The path of the former first responder; empty if none can be restored, as during a drag; nil if it is no view.
  private func firstResponderPath(below presented: ViewController) -> [String]? {
    guard let former = presented.presentationAsPresented?.formerFirstResponder,
      former.canBecomeFirstResponder
    else { return [] }
    return (former as? View).flatMap { FirstResponderPath.path(of: $0, from: root) }
  }

  /// Records a presentation. Returns the key of the controller on which `present` was called.
  private mutating func recordPresentation(of controller: ViewController) -> ObjectIdentifier? {
    guard let session = controller.presentation, session.isActive, !session.isTransient else {
      return nil
    }
    let source = ObjectIdentifier(session.source ?? controller)
    presentedBySource[source] = session.presentedViewController
    return source
  }
}
