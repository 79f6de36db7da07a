// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// State that outlives the program.
///
/// The order while a window is being restored: each controller, from the root inwards, gets
/// `decodeRestorableState(with:)`, in which containers select, push and show by the calls that programs use, so that
/// parenthood has its ordinary callbacks; then the root appears, with what it shows now; the views of each controller get
/// their state before its `viewIsAppearing(_:)`; then what was presented is presented again, from the outermost inwards,
/// and knows where the keyboard was before it; the keyboard goes where it was. All of it is done before the first frame.
extension Window {
  /// What the controllers and views leave; nil without a root controller.
  package var restorableState: StateCoder? {
    guard let root = rootViewController else { return nil }
    var keeping = StateKeeping(root: root)
    let coder = keeping.state(of: root)
    if let view = focus.focusedView, !isKeyboardInTools {
      coder[own: KeyboardPath.key] = KeyboardPath.path(of: view, from: root)
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
    let restoring = StateRestoring(root: root, report: report)
    restoring.restore(root, from: state)
    endRootAppearance()
    restoring.present()
    layoutIfNeeded()
    if let path: [String] = state[own: KeyboardPath.key],
      let view = KeyboardPath.view(at: path, from: root), focus.canFocus(view)
    {
      focus.focus(view)
    }
  }
}
