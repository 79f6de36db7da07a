// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Remembers which view had the keyboard in each part of a container, and gives the keyboard back to it.
public struct FocusMemory {
  private struct Entry { weak var view: View? }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// A memory of no part.
  public init() {}

  /// Notes which view of a part has the keyboard. Where none has, the earlier note stays.
  ///
  /// - Parameter part: A controller or a view; it names the memory. Not kept alive.
  public mutating func remember(_ part: ViewController) {
    if let view = part.viewIfLoaded { remember(view, as: part) }
  }

  /// The same for what lies in a view.
  public mutating func remember(_ area: View, as part: AnyObject) {
    guard let focused = area.window?.focus.firstResponder as? View, focused.isDescendant(of: area)
    else { return }
    entries[ObjectIdentifier(part)] = Entry(view: focused)
  }

  /// Forgets a part that is gone.
  public mutating func forget(_ part: AnyObject) {
    entries[ObjectIdentifier(part)] = nil
  }

  /// Gives the keyboard to the view of a part that had it, or to the first view of the part that can have it and is not
  /// written in, or to the nearest such view around the part.
  ///
  /// - Returns: Whether one of these views has the keyboard now.
  @discardableResult
  public func restore(_ part: ViewController, orFirst: Bool = true) -> Bool {
    part.viewIfLoaded.map { restore($0, as: part, orFirst: orFirst) } ?? false
  }

  /// The same for what lies in a view.
  ///
  /// - Parameters:
  ///   - part: The name that `remember(_:as:)` was given.
  ///   - orFirst: Whether another view gets the keyboard if the remembered one cannot: the first one in `area` that can
  ///     have it and is not written in, or the nearest one around. Default true.
  /// - Returns: Whether one of these views has the keyboard now; false outside a window.
  @discardableResult
  public func restore(_ area: View, as part: AnyObject, orFirst: Bool = true) -> Bool {
    guard let focus = area.window?.focus else { return false }
    let entry = entries[ObjectIdentifier(part)]
    return focus.fallBack {
      if let view = entry?.view, view.isDescendant(of: area), focus.canFocus(view) {
        focus.focus(view)
        return true
      }
      return orFirst && focus.focusNearest(to: area)
    }
  }
}
