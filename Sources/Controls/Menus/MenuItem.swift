// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// One line of a menu: a command, or the way to more of them.
public struct MenuItem {
  /// What UIKit's `UIMenuElement.Attributes` says of an element.
  public nonisolated struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is shown, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Choosing the item loses something for good; the title has the color of danger.
    public static let destructive = Attributes(rawValue: 2)
  }

  /// Whether the item represents a setting that is on, as UIKit's `UIMenuElement.State`.
  public nonisolated enum State: Sendable, Hashable {
    /// Nothing is shown for it.
    case off
    /// With a mark.
    case on
  }

  /// What choosing the item does, in sentence case.
  public var title: String

  /// A picture before the title. Default none.
  public var image: Image?

  /// The shortcut of the same command elsewhere. The menu shows it and does not answer to it.
  /// Default none.
  public var shortcut: KeyCommand.Shortcut?

  /// Default off.
  public var state: State

  /// Default none.
  public var attributes: Attributes

  /// What opens beside it; then it has no action. Default none.
  public var submenu: Menu? {
    get { submenus.first }
    set { submenus = newValue.map { [$0] } ?? [] }
  }

  /// What choosing it does, after the menu has begun to go.
  public var action: () -> Void

  /// At most one menu, in an array: a value cannot hold one of its own kind directly.
  private var submenus: [Menu] = []

  /// A command.
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

  /// The way to a menu that opens beside this one.
  public init(
    _ title: String, image: Image? = nil, attributes: Attributes = [], submenu: Menu
  ) {
    self.init(title, image: image, attributes: attributes, action: {})
    self.submenu = submenu
  }

  package var isEnabled: Bool { !attributes.contains(.disabled) }
}
