// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Views

/// The screen that a navigation item belongs to. `ViewController` conforms in `Presenting`.
package protocol NavigationItemOwner: AnyObject {
  /// The title of the screen, or of the child that determines the screen's title.
  var effectiveTitle: String? { get }
}

/// The content of a navigation bar for one screen: a title, a prompt and buttons.
public final class NavigationItem {
  /// Whether a screen has a large title below the buttons of its bar.
  public nonisolated enum LargeTitleDisplayMode: Sendable, Hashable {
    /// A large title if the bar prefers large titles.
    case automatic
    /// A large title even if the bar prefers none, unless the height is compact.
    case always
    /// No large title, even if the bar prefers large titles.
    case never
  }

  /// The title of the screen. Default nil: the title of the item's controller.
  public var title: String? {
    didSet { if title != oldValue { notifyBar() } }
  }

  /// A view instead of the title, as large as `sizeThatFits(_:)` returns and the row allows. Default nil. Back buttons,
  /// logs and a large title still use the title.
  public var titleView: View? {
    didSet { if titleView !== oldValue { notifyBar() } }
  }

  /// A line of explanation above the title. Default none.
  public var prompt: String? {
    didSet { if prompt != oldValue { notifyBar() } }
  }

  /// Buttons at the leading end, after the back button or instead of it. Default none.
  public var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { notifyBar() }
  }

  /// Buttons at the trailing end, from the outermost one inward, as in UIKit. Default none.
  public var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { notifyBar() }
  }

  /// The outermost of `leftBarButtonItems`. Setting it replaces all of them. Default nil: none.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The outermost of `rightBarButtonItems`. Setting it replaces all of them. Default nil: none.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// Whether left items are shown together with the back button rather than instead of it. Default false, as in UIKit.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { notifyBar() } }
  }

  /// The title of the back button that leads to this screen. Default nil: the item's title.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { notifyBar() } }
  }

  /// Whether this screen has no back button; keys and gestures still lead back. Default false.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { notifyBar() } }
  }

  /// Whether the screen has a large title. Default automatic: if the bar prefers large titles.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { notifyBar() } }
  }

  /// The items of a navigation controller's toolbar for this screen. Default none.
  public var toolbarItems: [BarButtonItem] = [] {
    didSet { notifyBar() }
  }

  /// The scroll view whose scrolling collapses the large title. Default nil: the screen's view or its first subview, if
  /// it scrolls.
  public weak var scrollView: ScrollView? {
    didSet { if scrollView !== oldValue { notifyBar() } }
  }

  /// The points by which the large title is collapsed, from 0 to `NavigationBar.largeTitleHeight`. Default 0.
  public var largeTitleCollapse = 0.0 {
    didSet { if largeTitleCollapse != oldValue { bar?.noteCollapseChanged(of: self) } }
  }

  /// The screen whose title is used if the item has none; nil for an item that the program has created.
  package private(set) weak var owner: (any NavigationItemOwner)?

  private(set) weak var bar: NavigationBar?

  func attach(to bar: NavigationBar) { self.bar = bar }

  /// Creates an item for a bar that shows no controller. A controller already has one: `ViewController.navigationItem`.
  public init(title: String? = nil) {
    self.title = title
  }

  package init(of owner: any NavigationItemOwner) {
    self.owner = owner
  }

  /// The visible title: `title`, or the controller's title.
  public var effectiveTitle: String { title ?? owner?.effectiveTitle ?? "" }

  /// The title of a back button that leads to this screen, if there is room for it.
  package var effectiveBackTitle: String { backButtonTitle ?? effectiveTitle }

  /// Updates the bar after the controller's title has changed.
  public func setNeedsTitleUpdate() {
    if title == nil { notifyBar() }
  }

  private func notifyBar() { bar?.noteItemChanged(self) }
}

extension NavigationItem: CollapsibleHeader {
  public var collapsibleLength: Double { bar?.largeTitleHeight ?? NavigationBar.largeTitleHeight }

  public var collapsedLength: Double {
    get { largeTitleCollapse }
    set { largeTitleCollapse = newValue }
  }
}
