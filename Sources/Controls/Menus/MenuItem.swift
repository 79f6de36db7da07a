// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// An item of a menu: a command, or a submenu.
public struct MenuItem {
  /// The attributes of a menu item, like UIKit's `UIMenuElement.Attributes`.
  public nonisolated struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The user can see the item, but cannot choose it.
    public static let disabled = Attributes(rawValue: 1)
    /// The command destroys data. The menu shows its title in the color `danger`.
    public static let destructive = Attributes(rawValue: 2)
  }

  /// Whether a menu item has a checkmark, like UIKit's `UIMenuElement.State`.
  public nonisolated enum State: Sendable, Hashable {
    /// The item has no checkmark.
    case off
    /// The item has a checkmark.
    case on
  }

  /// The name of the item's command, in sentence case.
  public var title: String

  /// The image before the item's title. Default nil: no image.
  public var image: Image?

  /// The keyboard shortcut that the menu shows for the command. The menu does not handle the keys. Default nil: none.
  public var shortcut: KeyCommand.Shortcut?

  /// Whether the menu item has a checkmark. Default `off`.
  public var state: State

  /// The attributes of the item. Default none.
  public var attributes: Attributes

  /// The submenu, which opens next to the item. An item with a submenu has no action. Default nil: no submenu.
  public var submenu: Menu? {
    get { submenus.first }
    set { submenus = newValue.map { [$0] } ?? [] }
  }

  /// Called when the user has chosen the item, after the menu has begun to disappear.
  public var action: () -> Void

  /// At most one menu, in an array because a value cannot contain a value of its own type directly.
  private var submenus: [Menu] = []

  /// Creates a menu item for a command.
  public init(
    _ title: String, image: Image? = nil, shortcut: KeyCommand.Shortcut? = nil,
    state: State = .off, attributes: Attributes = [], action: @escaping () -> Void
  ) {
    self.title = title
    self.image = image
    self.shortcut = shortcut
    self.state = state
    self.attributes = attributes
    self.action = action
  }

  /// Creates a menu item for a submenu, which opens next to the item.
  public init(
    _ title: String, image: Image? = nil, attributes: Attributes = [], submenu: Menu
  ) {
    self.init(title, image: image, attributes: attributes, action: {})
    self.submenu = submenu
  }

  package var isEnabled: Bool { !attributes.contains(.disabled) }
}
