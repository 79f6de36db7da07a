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
  /// The rule for whether a screen has a large title below the buttons of its navigation bar.
  public nonisolated enum LargeTitleDisplayMode: Sendable, Hashable {
    /// The screen has a large title if the bar prefers large titles, unless the height is compact.
    case automatic
    /// The screen has a large title even if the bar prefers none, unless the height is compact.
    case always
    /// The screen has no large title, even if the bar prefers large titles.
    case never
  }

  /// The title of the screen in the navigation bar. Default nil: the title of the item's controller.
  public var title: String? { didSet { if title != oldValue { notifyBar() } } }

  /// A view that the bar shows instead of the title, as large as its `sizeThatFits(_:)` returns and the bar allows.
  /// Default nil. The back button, logs and the large title still use the title.
  public var titleView: View? { didSet { if titleView !== oldValue { notifyBar() } } }

  /// A line of explanation above the title in the bar. Default nil: none.
  public var prompt: String? { didSet { if prompt != oldValue { notifyBar() } } }

  /// The buttons at the leading end of the bar, after the back button or instead of it. Default none.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { notifyBar() } }

  /// The buttons at the trailing end of the bar, from the outermost one inward, as in UIKit. Default none.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { notifyBar() } }

  /// The outermost item of `leftBarButtonItems`; nil if there is none. Setting it replaces all left items.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The outermost item of `rightBarButtonItems`; nil if there is none. Setting it replaces all right items.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// Whether left buttons are shown next to the back button rather than instead of it. Default false, as in UIKit.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { notifyBar() } }
  }

  /// The title of the back button that leads to this screen. Default nil: the item's title.
  public var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { notifyBar() } } }

  /// Whether the back button is hidden while this screen is shown; keys and gestures still go back. Default false.
  public var hidesBackButton = false { didSet { if hidesBackButton != oldValue { notifyBar() } } }

  /// The rule for the screen's large title. Default `automatic`: a large title if the bar prefers large titles.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { notifyBar() } }
  }

  /// The items of a navigation controller's toolbar for this screen. Default none.
  public var toolbarItems: [BarButtonItem] = [] { didSet { notifyBar() } }

  /// The scroll view whose scrolling collapses the large title. Default nil: the screen's view or its first subview,
  /// if one of them is a scroll view.
  public weak var scrollView: ScrollView? { didSet { if scrollView !== oldValue { notifyBar() } } }

  /// The height in points that scrolling has taken from the large title. At most `collapsibleLength`. Default 0.
  public var largeTitleCollapse = 0.0 {
    didSet { if largeTitleCollapse != oldValue { bar?.noteCollapseChanged(of: self) } }
  }

  /// The screen whose title is used if the item has none; nil for an item that the program has created.
  package private(set) weak var owner: (any NavigationItemOwner)?

  weak var bar: NavigationBar?

  /// Creates an item for a bar that is in no navigation controller. View controllers have their own `navigationItem`.
  public init(title: String? = nil) { self.title = title }

  package init(of owner: any NavigationItemOwner) { self.owner = owner }

  /// The title that the bar shows: `title`; the controller's title if `title` is nil.
  public var effectiveTitle: String { title ?? owner?.effectiveTitle ?? "" }

  /// The title of a back button that leads to this screen, if there is room for it.
  package var effectiveBackTitle: String { backButtonTitle ?? effectiveTitle }

  /// Updates the bar after the controller's title has changed, if `title` is nil. Navigation controllers call it.
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
