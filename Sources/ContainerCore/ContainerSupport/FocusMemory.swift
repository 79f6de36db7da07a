// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Remembers the first responder in each part of a container, and restores it.
public struct FocusMemory {
  private struct Entry { weak var view: View? }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates a memory without remembered views.
  public init() {}

  /// Remembers the first responder if it is inside the view of `part`. Otherwise, the memory does not change.
  ///
  /// - Parameter part: A controller of the container, for which the view is remembered. Not retained.
  public mutating func remember(_ part: ViewController) {
    if let view = part.viewIfLoaded { remember(view, as: part) }
  }

  /// Remembers the first responder for the object `part`, if the first responder is inside `area`.
  public mutating func remember(_ area: View, as part: AnyObject) {
    guard let focused = area.window?.focus.firstResponder as? View, focused.isDescendant(of: area)
    else { return }
    entries[ObjectIdentifier(part)] = Entry(view: focused)
  }

  /// Forgets the view that is remembered for a part.
  public mutating func forget(_ part: AnyObject) {
    entries[ObjectIdentifier(part)] = nil
  }

  /// Makes the remembered view of a part the first responder. If that is impossible and `orFirst` is true, chooses the
  /// first focusable view in the part that is not a text field, or the nearest one outside if the part has none.
  ///
  /// - Returns: Whether one of these views is first responder now.
  @discardableResult
  public func restore(_ part: ViewController, orFirst: Bool = true) -> Bool {
    part.viewIfLoaded.map { restore($0, as: part, orFirst: orFirst) } ?? false
  }

  /// Makes the remembered view in `area` the first responder.
  ///
  /// - Parameters:
  ///   - part: The object that was passed to `remember(_:as:)`.
  ///   - orFirst: Whether another view is chosen if the remembered view cannot become first responder: the first
  ///     focusable view in `area` that is not a text field, or the nearest one outside if there is none. Default true.
  /// - Returns: Whether one of these views is first responder now; false outside a window.
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
