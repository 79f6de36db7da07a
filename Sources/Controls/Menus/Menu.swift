// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
public import Views

/// Commands to choose from, as a value. Show it at a place with `show(at:in:)` or below a view with
/// `show(under:)`, or return it from `contextMenu(at:)` of a view or a controller.
public struct Menu: ContextMenu {
  /// Items that belong together. A line separates them from the other sections.
  public struct Section {
    /// The heading above the items. Default nil: none.
    public var title: String?

    /// From the top down.
    public var items: [MenuItem]

    /// Items with a heading above them, or without one.
    public init(_ title: String? = nil, _ items: [MenuItem]) {
      self.title = title
      self.items = items
    }
  }

  /// What the menu is, for assistive technology. Empty: “Menu” in the language of the window.
  public var title: String

  /// From the top down, with a line between two of them.
  public var sections: [Section]

  /// - Parameter title: What the menu is, for assistive technology. Default empty: “Menu” in the language of the
  ///   window.
  public init(_ title: String = "", sections: [Section]) {
    self.title = title
    self.sections = sections
  }

  /// A menu of one section.
  public init(_ title: String, _ items: [MenuItem]) {
    self.init(title, sections: [Section(nil, items)])
  }

  /// A menu of one section without a title of its own.
  public init(_ items: [MenuItem]) {
    self.init(sections: [Section(nil, items)])
  }

  /// Those of all sections, in order.
  public var items: [MenuItem] { sections.flatMap(\.items) }
}

/// Shows menus over a window. `Window` conforms in `Presenting`, so nothing has to be registered.
package protocol MenuShowing: Window {
  /// - Parameter place: The place of the menu's leading top corner, in the view's coordinates. Nil places the menu below the view.
  func makePopUp(_ menu: Menu, at place: Rect?, of view: View) -> any PopUpMenu
}

/// A menu that can be shown once.
package protocol PopUpMenu: AnyObject {
  /// Calls the closure when the menu begins to disappear; it replaces the earlier one.
  func whenDismissed(_ action: @escaping () -> Void)

  /// Calls the closure when the menu has disappeared; it replaces the earlier one.
  func whenEnded(_ action: @escaping () -> Void)

  /// Shows the menu. An empty one, or one whose place is not on screen, is not shown.
  ///
  /// - Parameters:
  ///   - item: The item to mark; nil for none.
  ///   - byKey: Whether a key asked for it: then the first item is marked if no other one is.
  /// - Returns: Whether it shows.
  @discardableResult func show(marking item: Int?, byKey: Bool) -> Bool
}

extension Menu {
  /// Nil for a view outside a window.
  func makePopUp(at place: Rect? = nil, of view: View) -> (any PopUpMenu)? {
    (view.window as? any MenuShowing)?.makePopUp(self, at: place, of: view)
  }
}
