// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
public import Views

/// A menu: a list of commands in sections. Show it at a position with `show(at:in:)` or below a view with
/// `show(under:)`, or return it from `contextMenu(at:)` of a view or a controller.
public struct Menu: ContextMenu {
  /// A group of related items of a menu. The menu draws lines between its sections.
  public struct Section {
    /// The heading above the items of the section. Default nil: no heading.
    public var title: String?

    /// The items of the section, in order.
    public var items: [MenuItem]

    /// Creates a section of a menu, with or without a heading.
    public init(_ title: String? = nil, _ items: [MenuItem]) {
      self.title = title
      self.items = items
    }
  }

  /// The accessibility label of the menu. Default empty, which means “Menu”, translated into the window's language.
  public var title: String

  /// The sections of the menu, in order, separated by lines.
  public var sections: [Section]

  /// Creates a menu with sections and an accessibility label, by default “Menu” in the window's language.
  public init(_ title: String = "", sections: [Section]) {
    self.title = title
    self.sections = sections
  }

  /// Creates a menu with one section and an accessibility label.
  public init(_ title: String, _ items: [MenuItem]) {
    self.init(title, sections: [Section(nil, items)])
  }

  /// Creates a menu with one section and the default accessibility label.
  public init(_ items: [MenuItem]) { self.init(sections: [Section(nil, items)]) }

  /// The items of all sections of the menu, in order.
  public var items: [MenuItem] { sections.flatMap(\.items) }
}

/// Shows menus over a window. `Window` conforms in `Presenting`, so nothing has to be registered.
package protocol PopUpMenuPresenter: Window {
  /// - Parameter rect: The upper leading corner, in the view's coordinates; nil for below the view.
  func makePopUp(_ menu: Menu, at rect: Rect?, of view: View) -> any PopUpMenu
}

/// A menu that can be shown once.
package protocol PopUpMenu: AnyObject {
  /// Called when the menu begins to disappear.
  var onDismiss: (() -> Void)? { get set }

  /// Called when the menu has disappeared.
  var onEnd: (() -> Void)? { get set }

  /// Shows the menu, unless it is empty or its position is not on screen.
  ///
  /// - Parameters:
  ///   - item: The index of the item to highlight; nil for none.
  ///   - byKey: Whether a key has opened the menu: then the first item is highlighted if `item` is nil.
  /// - Returns: Whether the menu is shown.
  @discardableResult func show(highlighting item: Int?, byKey: Bool) -> Bool
}

extension Menu {
  func makePopUp(at rect: Rect? = nil, of view: View) -> (any PopUpMenu)? {
    (view.window as? any PopUpMenuPresenter)?.makePopUp(self, at: rect, of: view)
  }
}
