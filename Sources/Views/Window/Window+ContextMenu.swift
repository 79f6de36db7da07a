// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension Window {
  /// Asks the views from `view` outwards, and the controllers between them, for a context menu and
  /// shows the first one.
  ///
  /// - Parameter point: In `view`'s coordinates.
  @discardableResult
  package func showContextMenu(at point: Point, in view: View, byKey: Bool) -> Bool {
    var responder: Responder? = view
    var asked = view
    while let current = responder {
      if let view = current as? View {
        asked = view
      } else if let view = (current as? any ViewOwner)?.viewIfLoaded {
        asked = view
      }
      let place = view.convert(point, to: asked)
      if let menu = current.contextMenu(at: place) {
        menu.show(at: place, in: asked, byKey: byKey)
        return true
      }
      responder = current.next
    }
    return false
  }

  /// The Menu key, or Shift and F10, that nothing else took.
  func showContextMenu(for event: KeyEvent) {
    let isAsked =
      (event.key == .menu && event.modifiers.isEmpty)
      || (event.key == .function(10) && event.modifiers == .shift)
    guard isAsked, !event.isRepeat, let view = keyView else { return }
    focus.keyboardWasUsed()
    showContextMenu(at: view.contextMenuPoint, in: view, byKey: true)
  }

  /// The view that has the keyboard, or the one in front.
  private var keyView: View? { focus.focusedView ?? content?.keyView }

  /// Where the mouse is, in the window's points; nil while it is outside.
  public var pointerLocation: Point? { pointers.location }

  /// Gives the pointers that are down to another view, from the next report on: the release of a press
  /// that opened a menu chooses in it. The views and recognizers that had them hear that they are
  /// cancelled.
  public func handOverPointers(to view: View) {
    require(view.window === self, "\(view) lies in another window")
    pointers.handOver(to: view)
  }
}
