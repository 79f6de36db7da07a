// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// What a navigation bar shows for one screen: title, prompt, buttons.
public final class NavigationItem {
  /// Whether a screen has a large title below its bar's buttons.
  public nonisolated enum LargeTitleDisplayMode: Sendable, Hashable {
    /// As the bar prefers.
    case automatic
    /// A large title wherever the height is regular, whatever the bar prefers.
    case always
    /// No large title, whatever the bar prefers.
    case never
  }

  /// Default nil: the title of the controller whose item it is.
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }

  /// A view that stands in the title's place between the buttons, as large as `sizeThatFits(_:)` says and the
  /// row allows. The title remains what back buttons, logs and a large title say. Default nil.
  public var titleView: View? {
    didSet { if titleView !== oldValue { changed() } }
  }

  /// A line of explanation above the title. Default none.
  public var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }

  /// From the leading end, after the back button or in its place. Default none.
  public var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { changed() }
  }

  /// From the trailing end inward, as UIKit counts them: the first one is outermost. Default none.
  public var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { changed() }
  }

  /// Whether left items stand beside the back button; otherwise they take its place. Default false, as
  /// UIKit.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// What the button that leads back to this screen says. Default nil: its title.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }

  /// Whether no button leads back from this screen; keys and gestures still do. Default false.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }

  /// Default automatic.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  /// What a navigation controller's toolbar shows for this screen. Default none.
  public var toolbarItems: [BarButtonItem] = [] {
    didSet { changed() }
  }

  /// What a person scrolls to make the large title go. Default nil: the screen's view, or the first
  /// view in it, if that scrolls.
  public weak var scrollView: ScrollView? {
    didSet { if scrollView !== oldValue { changed() } }
  }

  /// Points of the large title that were scrolled away, 0…`NavigationBar.largeTitleHeight`. Default 0.
  public var largeTitleCollapse = 0.0 {
    didSet { if largeTitleCollapse != oldValue { bar?.collapseChanged(of: self) } }
  }

  /// The controller it belongs to.
  public private(set) weak var viewController: ViewController?

  /// Shows it, or a way back to it.
  weak var bar: NavigationBar?

  /// An item for a bar of a program's own. A controller has one already:
  /// `ViewController.navigationItem`.
  public init(title: String? = nil) {
    self.title = title
  }

  init(for controller: ViewController) {
    viewController = controller
  }

  /// The title that is shown: `title`, or the controller's.
  public var effectiveTitle: String { title ?? viewController?.effectiveTitle ?? "" }

  /// What a button that leads back to this screen says when there is room.
  public var effectiveBackTitle: String { backButtonTitle ?? effectiveTitle }

  /// The controller's title is another one.
  public func titleChanged() {
    if title == nil { changed() }
  }

  private func changed() { bar?.itemChanged(self) }
}

/// Where a controller's item is kept: with the controller, as a value of this module's own (decision 7).
private enum NavigationItemKey: AssociatedValueKey {
  typealias Value = NavigationItem
}

extension ViewController {
  /// What a navigation bar shows for this controller. Made on first use.
  public var navigationItem: NavigationItem {
    if let item = self[NavigationItemKey.self] { return item }
    let item = NavigationItem(for: self)
    self[NavigationItemKey.self] = item
    return item
  }
}
