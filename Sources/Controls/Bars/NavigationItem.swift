// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Views

/// The screen that a navigation item is about. `ViewController` conforms in `Presenting`.
package protocol NavigationItemOwner: AnyObject {
  /// The title of the screen, or of the child that the screen shows its title for.
  var effectiveTitle: String? { get }
}

/// What a navigation bar shows for one screen: title, prompt, buttons.
public final class NavigationItem {
  /// Whether a screen has a large title below its bar's buttons.
  public nonisolated enum LargeTitleDisplayMode: Sendable, Hashable {
    /// As the bar prefers.
    case automatic
    /// A large title wherever the height is regular, even if the bar prefers none.
    case always
    /// No large title, even if the bar prefers them.
    case never
  }

  /// Default nil: the title of the item's controller.
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }

  /// A view in place of the title between the buttons, as large as `sizeThatFits(_:)` says and the
  /// row allows. Back buttons, logs and a large title still use the title. Default nil.
  public var titleView: View? {
    didSet { if titleView !== oldValue { changed() } }
  }

  /// A line of explanation above the title. Default none.
  public var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }

  /// Buttons from the leading end, after the back button or in its place. Default none.
  public var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { changed() }
  }

  /// Buttons from the trailing end inward, as in UIKit: the first one is outermost. Default none.
  public var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { changed() }
  }

  /// The outermost of `leftBarButtonItems`; setting it takes the place of all. Default nil: none.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The outermost of `rightBarButtonItems`; setting it takes the place of all. Default nil: none.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// Whether left items stand beside the back button; otherwise they take its place. Default false, as
  /// UIKit.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// The text of the button that leads back to this screen. Default nil: the item's title.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }

  /// Whether this screen has no back button; keys and gestures still lead back. Default false.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }

  /// Default automatic.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  /// The items of a navigation controller's toolbar for this screen. Default none.
  public var toolbarItems: [BarButtonItem] = [] {
    didSet { changed() }
  }

  /// The scroll view whose scrolling collapses the large title. Default nil: the screen's view, or
  /// the first view in it, if that scrolls.
  public weak var scrollView: ScrollView? {
    didSet { if scrollView !== oldValue { changed() } }
  }

  /// Points by which the large title is collapsed, 0…`NavigationBar.largeTitleHeight`. Default 0.
  public var largeTitleCollapse = 0.0 {
    didSet { if largeTitleCollapse != oldValue { bar?.collapseChanged(of: self) } }
  }

  /// Whose title it shows where it has none of its own; nil for an item of a program's own.
  package private(set) weak var owner: (any NavigationItemOwner)?

  /// Shows it, or a way back to it.
  private(set) weak var bar: NavigationBar?

  func attach(to bar: NavigationBar) { self.bar = bar }

  /// An item for a bar of a program's own. A controller has one already:
  /// `ViewController.navigationItem`.
  public init(title: String? = nil) {
    self.title = title
  }

  package init(of owner: any NavigationItemOwner) {
    self.owner = owner
  }

  /// The title that is shown: `title`, or the controller's.
  public var effectiveTitle: String { title ?? owner?.effectiveTitle ?? "" }

  /// The text of a button that leads back to this screen, when there is room for it.
  package var effectiveBackTitle: String { backButtonTitle ?? effectiveTitle }

  /// Call when the controller's title has changed.
  public func titleChanged() {
    if title == nil { changed() }
  }

  private func changed() { bar?.itemChanged(self) }
}

extension NavigationItem: ScrollHeader {
  public var scrollHeaderLength: Double { bar?.largeTitleHeight ?? NavigationBar.largeTitleHeight }

  public var scrollHeaderCollapse: Double {
    get { largeTitleCollapse }
    set { largeTitleCollapse = newValue }
  }
}
