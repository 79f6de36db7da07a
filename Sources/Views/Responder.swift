// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// An object that can handle input: a view, a view controller or the window. Unhandled input goes to the next
/// responder.
@MainActor open class Responder {
  /// Whether the responder has ever been a secure text input; see `hasSecretText`.
  final var wasSecureTextInput = false

  /// Creates a responder that handles nothing and has no next responder.
  public init() {}

  /// The next responder in the responder chain, which receives input that this responder does not handle. Default nil.
  open var next: Responder? { nil }

  /// The keyboard shortcuts that are active while this responder is in the first responder's responder chain.
  open var keyCommands: [KeyCommand] { [] }

  /// Handles a key press that no key command of this responder has handled.
  ///
  /// - Returns: Whether the key press was handled. Default false.
  open func keyDown(_ event: KeyEvent) -> Bool { false }

  /// Handles scrolling with the mouse wheel or the touchpad over this responder.
  ///
  /// - Returns: Whether the event was handled. Default false.
  open func scrollWheel(_ event: WheelEvent) -> Bool { false }

  /// Handles files or text that were dropped on this responder.
  ///
  /// - Returns: Whether the drop was accepted. Default false; then the next responder is asked, and if none accepts it,
  ///   nothing happens. SDL 2 does not report a drag before its drop, so drop targets cannot be highlighted.
  open func performDrop(_ event: DropEvent) -> Bool { false }

  /// Whether the responder can become first responder. Default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this responder the first responder. Clicks, keys, containers and programs all call this method.
  ///
  /// The current first responder is asked to resign. An override refuses by not calling super.
  ///
  /// - Returns: Whether this is the first responder now. False if the responder is outside a window or hidden, if
  ///   `canBecomeFirstResponder` is false, or if the current first responder refuses to resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    focusSystem?.makeFirstResponder(self) ?? false
  }

  /// Stops being first responder. Also called before another responder becomes first responder.
  ///
  /// If an override returns false without calling super, the responder stays first responder,
  /// unless its view is removed or becomes unreachable.
  ///
  /// - Returns: Whether the responder has resigned. False if it was not first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    focusSystem?.resignFirstResponder(self) ?? false
  }

  /// Called after the responder has become or stopped being first responder.
  open func firstResponderDidChange(_ isFirstResponder: Bool) {}

  /// Returns the context menu at a point, which the user requests with the secondary button, the Menu key or Shift+F10.
  /// The first menu in the responder chain is shown. Default nil.
  ///
  /// - Parameter point: The point in the coordinates of this responder: of a view, a controller's view, or a window.
  open func contextMenu(at point: Point) -> (any ContextMenu)? { nil }

  /// Called on the first responder when its window has received or lost the desktop's keyboard focus.
  open func windowFocusDidChange(_ hasFocus: Bool) {}

  /// Encodes the state that the next start of the program restores. Call super.
  ///
  /// If the program restores its state, this method is called for each controller in the window, and for the views of
  /// controllers whose view is loaded, at most once per second. The library's own classes encode their state: the shown
  /// controllers of a container, the offset of a scroll view, the disclosed rows of a table, the text of a text input,
  /// and the chosen value of any other control. Default: does nothing.
  open func encodeRestorableState(with coder: StateCoder) {}

  /// Restores the state that an earlier run of the program has encoded. Call super.
  ///
  /// A controller is restored before the first frame, even if its view is not loaded, and a container before its
  /// children. A view is restored later, immediately before the first `viewIsAppearing(_:)` of its controller.
  open func decodeRestorableState(with coder: StateCoder) {}
}

extension Responder {
  /// Whether this responder is the first responder of its window.
  public var isFirstResponder: Bool { focusSystem?.firstResponder === self }

  package func performCommand(of event: KeyEvent) -> Bool {
    keyCommands.contains { $0.matches(event) && $0.action() }
  }

  var focusSystem: FocusSystem? {
    var responder: Responder? = self
    while let current = responder {
      if let view = current as? View { return view.window?.focus }
      if let window = current as? Window { return window.focus }
      responder = current.next
    }
    return nil
  }
}

/// A responder is equal only to itself. Responders can be set elements and dictionary keys, as in UIKit.
extension Responder: nonisolated Hashable {
  public nonisolated static func == (left: Responder, right: Responder) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view that is first responder only temporarily, such as the divider between two columns. State restoration saves
/// its `formerFirstResponder` as the first responder.
public protocol TemporaryFirstResponder: View {
  /// The view that becomes first responder again after this one; nil if there is none.
  var formerFirstResponder: View? { get }
}

/// A context menu that a responder returns from `contextMenu(at:)`. The library's implementation is `Menu`.
public protocol ContextMenu {
  /// Shows the menu.
  ///
  /// - Parameters:
  ///   - point: The position of the menu, in `view`'s coordinates.
  ///   - view: The view that the user clicked or focused.
  ///   - byKey: Whether a key requested the menu. If so, the first item should be highlighted.
  func show(at point: Point, in view: View, byKey: Bool)
}
