// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// State that outlives the program.
///
/// The order while a window is being restored: each controller, from the root inwards, gets
/// `decodeRestorableState(with:)`, in which containers select, push and show by the calls that programs use, so that
/// parenthood has its ordinary callbacks; then the root appears, with what it shows now; the views of each controller get
/// their state before its `viewIsAppearing(_:)`; then what was presented is presented again, from the outermost inwards;
/// the keyboard goes where it was. All of it is done before the first frame.
extension Window {
  private static let focusKey = "keyboard"

  /// What the controllers and views leave; nil without a root controller.
  package var restorableState: StateCoder? {
    guard let root = rootViewController else { return nil }
    var keeping = StateKeeping()
    let coder = keeping.state(of: root)
    if let view = focus.focusedView, !isKeyboardInTools, let path = focusPath(of: view, from: root)
    {
      coder[own: Self.focusKey] = path
    }
    return coder
  }

  /// Restores what an earlier start has left.
  ///
  /// - Parameter report: Gets a line for each controller that is not there any more.
  package func restore(_ state: StateCoder, report: @escaping (String) -> Void) {
    guard let root = rootViewController else { return }
    guard state.identifier == root.restorationName else {
      return report("there is no \(state.identifier) any more")
    }
    let restoring = StateRestoring(report: report)
    restoring.restore(root, from: state)
    endRootAppearance()
    restoring.present()
    layoutIfNeeded()
    if let path: [String] = state[own: Self.focusKey] {
      giveFocus(to: path, from: root)
    }
  }

  // MARK: The keyboard

  /// The names of the controllers around a view, each with its place among equals, and the view's path in the last one.
  private func focusPath(of view: View, from root: ViewController) -> [String]? {
    guard let owner = view.owningController, let inner = owner.viewIfLoaded else { return nil }
    var parts = [ViewStates.path(of: view, in: inner)]
    var controller = owner
    while controller !== root {
      if let parent = controller.parent {
        let equals = parent.children.filter { $0.restorationName == controller.restorationName }
        guard let index = equals.firstIndex(where: { $0 === controller }) else { return nil }
        parts.append("\(index) \(controller.restorationName)")
        controller = parent
      } else {
        guard let presenter = controller.presentingViewController else { return nil }
        parts.append("presented")
        controller = presenter
      }
    }
    return parts.reversed()
  }

  private func giveFocus(to path: [String], from root: ViewController) {
    var controller = root
    for part in path.dropLast() {
      let next =
        part == "presented"
        ? controller.presentation?.presentedViewController
        : child(part, of: controller)
      guard let next else { return }
      controller = next
    }
    guard let inner = controller.viewIfLoaded, let last = path.last,
      let view = ViewStates.view(at: last, in: inner), view.canBecomeFirstResponder,
      focus.canFocus(view)
    else { return }
    focus.focus(view)
  }

  private func child(_ part: String, of controller: ViewController) -> ViewController? {
    let words = part.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let index = Int(words[0]) else { return nil }
    let equals = controller.children.filter { $0.restorationName == words[1] }
    return equals.indices.contains(index) ? equals[index] : nil
  }
}
