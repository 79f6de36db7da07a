// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Anything that can answer input: views, view controllers and the window. What one does not
/// answer goes to the next.
@MainActor open class Responder {
  /// Whether the responder was a secure text input at some moment; see `hasSecretText`.
  final var wasSecure = false

  /// A responder that is last in its chain and answers nothing.
  public init() {}

  /// The responder that is asked when this one does not answer. Default nil.
  open var next: Responder? { nil }

  /// The shortcuts that work while this responder is in the chain of the first responder.
  open var keyCommands: [KeyCommand] { [] }

  /// Answers a key that no key command of this responder took. Return true when it is handled.
  open func keyDown(_ event: KeyEvent) -> Bool { false }

  /// Answers a turn of the wheel over this responder. Return true when it is handled.
  open func wheelTurned(_ event: WheelEvent) -> Bool { false }

  /// Answers files or text that were dropped on this responder. Return true when it takes them. Default false: then the
  /// next responder is asked, and nothing happens when none of them takes it. SDL 2 does not tell of a drag before its drop,
  /// so nothing can show where it would be taken.
  open func dropped(_ event: DropEvent) -> Bool { false }

  /// Whether the responder can take the keyboard. Default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks for the keyboard, which every way to it does: a click, a key, a container, a call. The one that has it is asked
  /// to resign. False, and nothing happens, where the responder cannot have it (outside a window, hidden, or because
  /// `canBecomeFirstResponder` is false), or where the other one keeps it. An override that does not call super refuses.
  @discardableResult open func becomeFirstResponder() -> Bool {
    surroundingFocus?.give(to: self) ?? false
  }

  /// Gives the keyboard up; asked too when another responder is to have it. An override that returns false without
  /// calling super keeps the keyboard, unless the view goes or cannot be reached any more. False where the responder does
  /// not have it.
  @discardableResult open func resignFirstResponder() -> Bool {
    surroundingFocus?.take(from: self) ?? false
  }

  /// The responder has just received or given up the keyboard.
  open func firstResponderChanged(_ isFirstResponder: Bool) {}

  /// The menu of what can be done at a place, when a person asks for it with the secondary button, the
  /// Menu key or Shift+F10. The first one on the way from the view outwards is shown. Default nil.
  ///
  /// - Parameter point: In the view's coordinates, the controller's view's, or the window's.
  open func contextMenu(at point: Point) -> (any ContextMenu)? { nil }

  /// The window got the desktop's keyboard, or lost it, while this was its first responder.
  open func windowFocusChanged(_ hasFocus: Bool) {}

  /// Keeps what the next start of the program should find again: asked of each controller in the window and of the views
  /// of those whose view is loaded, where the program restores its state, at most once a second. Call super. The stock
  /// containers keep what they show, scroll views their offset, tables what they disclose, text fields and views what a
  /// person wrote, and other controls the value that the user chose. Default: nothing.
  open func encodeRestorableState(with coder: StateCoder) {}

  /// Takes over what an earlier start has kept. Call super.
  ///
  /// Controllers are asked from the window's root inwards, before the first frame, whether their view is loaded or not; a
  /// container's children follow it. A view is asked right before the `viewIsAppearing(_:)` of its controller, the first time.
  open func decodeRestorableState(with coder: StateCoder) {}
}

extension Responder {
  /// Whether the responder has its window's keyboard.
  public var isFirstResponder: Bool { surroundingFocus?.firstResponder === self }

  /// Performs the first of the responder's key commands that matches and takes the key.
  package func performCommand(of event: KeyEvent) -> Bool {
    keyCommands.contains { $0.matches(event) && $0.action() }
  }

  /// Who has the keyboard around the responder; nil outside a window.
  var surroundingFocus: FocusSystem? {
    var responder: Responder? = self
    while let current = responder {
      if let view = current as? View { return view.window?.focus }
      if let window = current as? Window { return window.focus }
      responder = current.next
    }
    return nil
  }
}

/// Each equals itself alone, so that responders can be members of sets and keys, as in UIKit.
extension Responder: Hashable {
  public nonisolated static func == (left: Responder, right: Responder) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view that has the keyboard for a while, such as the line between two columns. It is not the first responder again after a
/// restoration.
public protocol TemporaryFirstResponder: View {
  /// The view that gets the keyboard afterwards; nil if no view does.
  var formerFirstResponder: View? { get }
}
