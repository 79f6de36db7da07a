// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Hears when it and what lies in it is restored.
package protocol RestorationObserving: ViewController {
  func restorationBegins()
  func restorationEnded()
}

/// Gives a window's controllers what an earlier start has kept, by the calls that a person's input makes, without animation.
final class StateRestoring {
  private let root: ViewController
  private let report: (String) -> Void
  /// The controllers around the one that is being restored, from the outermost in.
  private var around: [ViewController] = []
  private var waiting: [(presenter: ViewController, state: StateCoder)] = []

  /// - Parameter report: Gets a line for each controller that is not there any more.
  init(root: ViewController, report: @escaping (String) -> Void) {
    self.root = root
    self.report = report
  }

  /// Restores a controller, and then what lies in it.
  func restore(_ controller: ViewController, from coder: StateCoder) {
    guard around.count < StateKeeping.deepest else { return }
    around.append(controller)
    defer { around.removeLast() }
    coder.make = { [weak self] child, first in
      self?.make(child, asking: first as? ViewController)
    }
    defer { coder.make = nil }
    let observing = controller as? any RestorationObserving
    observing?.restorationBegins()
    defer { observing?.restorationEnded() }
    controller.decodeRestorableState(with: coder)
    if !coder.views.isEmpty {
      controller.restoredViews = coder.views
      // Otherwise when it appears.
      if controller.wasAppearingTold { controller.restoreViews() }
    }
    var children = controller.childrenForRestoration
    for state in coder.children {
      guard let index = children.firstIndex(where: { $0.restorationName == state.identifier })
      else {
        report("there is no \(state.identifier) in \(coder.identifier) any more")
        continue
      }
      restore(children.remove(at: index), from: state)
    }
    if let presented = coder.presented { waiting.append((controller, presented)) }
  }

  /// Presents what was presented. The window's root has appeared.
  func present() {
    while !waiting.isEmpty {
      let (presenter, state) = waiting.removeFirst()
      around = Array(sequence(first: presenter) { $0.parent ?? $0.presentationSource }).reversed()
      let made =
        presenter.presentedViewController == nil ? make(state, asking: presenter) : nil
      around = []
      if let made {
        restore(made, from: state)
        presenter.present(made, animated: false)
        if let path: [String] = state[own: KeyboardPath.key] {
          let view = KeyboardPath.view(at: path, from: root)
          if view != nil || path.isEmpty { made.presentedBy?.formerFirstResponder = view }
        }
        (made.presentedBy?.controller as? any RestorablePresentation)?.restoreChoice(with: state)
      }
      if made?.presentedBy == nil {
        report("\(state.identifier) cannot be presented again by \(presenter.restorationName)")
      }
    }
  }

  /// - Returns: One that is nowhere yet.
  private func make(_ state: StateCoder, asking first: ViewController?) -> ViewController? {
    let asked = [first].compactMap(\.self) + around.reversed().filter { $0 !== first }
    let made = asked.lazy.compactMap {
      $0.viewController(withRestorationIdentifier: state.identifier, coder: state)
    }.first
    guard let made, made.isFree else { return nil }
    if made.restorationName != state.identifier { made.restorationIdentifier = state.identifier }
    return made
  }
}
