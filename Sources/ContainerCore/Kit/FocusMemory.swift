// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Remembers the first responder in each part of a container, and restores it.
public struct FocusMemory {
  private struct Entry { weak var view: View? }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates an empty memory.
  public init() {}

  /// Remembers the first responder in the view of a part. Without a first responder there, the remembered view stays.
  ///
  /// - Parameter part: The controller whose identity is the key. Not retained.
  public mutating func remember(_ part: ViewController) {
    if let view = part.viewIfLoaded { remember(view, as: part) }
  }

  /// Remembers the first responder in a view, under the identity of `part`.
  public mutating func remember(_ area: View, as part: AnyObject) {
    guard let focused = area.window?.focus.firstResponder as? View, focused.isDescendant(of: area)
    else { return }
    entries[ObjectIdentifier(part)] = Entry(view: focused)
  }

  /// Forgets the remembered view of a part.
  public mutating func forget(_ part: AnyObject) {
    entries[ObjectIdentifier(part)] = nil
  }

  /// Makes the remembered view of a part the first responder. If it cannot become first responder, the first view in
  /// the part that can and is not a text field is used, or else the nearest such view around the part.
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
  ///   - orFirst: Whether another view is used if the remembered view cannot become first responder: the first view in
  ///     `area` that can and is not a text field, or else the nearest such view around it. Default true.
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
