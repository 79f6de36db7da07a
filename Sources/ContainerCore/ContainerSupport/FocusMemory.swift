// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Remembers the first responder of each part of a container, such as a tab, to make it first responder again.
public struct FocusMemory {
  private struct Entry { weak var view: View? }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates an empty focus memory.
  public init() {}

  /// Remembers the first responder if it is inside the view of the controller `part`. Otherwise, nothing changes.
  ///
  /// - Parameter part: A child of the container, under which the first responder is remembered. Not retained.
  public mutating func remember(_ part: ViewController) {
    if let view = part.viewIfLoaded { remember(view, as: part) }
  }

  /// Remembers the first responder under the key `part`, if it is inside the view `area`. The key is not retained.
  public mutating func remember(_ area: View, as part: AnyObject) {
    guard let focused = area.window?.focus.firstResponder as? View, focused.isDescendant(of: area)
    else { return }
    entries[ObjectIdentifier(part)] = Entry(view: focused)
  }

  /// Forgets the first responder of `part`: the child or the key that was passed to a `remember` method.
  public mutating func forget(_ part: AnyObject) {
    entries[ObjectIdentifier(part)] = nil
  }

  /// Makes the view that was remembered for the child `part` first responder, if the view is still inside the child's.
  ///
  /// - Parameter orFirst: As in `restore(_:as:orFirst:)`, which is called with the view of `part`. Default true.
  /// - Returns: The result of that method; false if the view of `part` is not loaded.
  @discardableResult
  public func restore(_ part: ViewController, orFirst: Bool = true) -> Bool {
    part.viewIfLoaded.map { restore($0, as: part, orFirst: orFirst) } ?? false
  }

  /// Makes the view that `remember(_:as:)` has remembered for `part` the first responder, if it is still inside `area`.
  ///
  /// - Parameters:
  ///   - part: The object that was passed to `remember(_:as:)`.
  ///   - orFirst: Whether another view is chosen if the remembered view cannot become first responder: the first
  ///     focusable view in `area` that is not a text field; if none, one in the nearest superview. Default true.
  /// - Returns: Whether a view became first responder, or will after the current change. False outside a window.
  @discardableResult
  public func restore(_ area: View, as part: AnyObject, orFirst: Bool = true) -> Bool {
    guard let focus = area.window?.focus else { return false }
    let entry = entries[ObjectIdentifier(part)]
    return focus.performFallback {
      if let view = entry?.view, view.isDescendant(of: area), focus.canFocus(view) {
        focus.focus(view)
        return true
      }
      return orFirst && focus.focusNearest(to: area)
    }
  }
}
