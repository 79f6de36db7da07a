// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A container that shows one of several controllers, selected in a tab bar.
///
/// The tabs are children from the moment they are set, and keep their state. The view of a tab is loaded when it is
/// first selected on screen. If not all tabs fit into the bar, its last tab, “More”, shows a list of the others.
/// Ctrl+Tab and Ctrl+Page Down select the next tab, Ctrl+Shift+Tab and Ctrl+Page Up the previous one.
open class TabBarController: ViewController, CornerSharing {
  /// The delegate, which can refuse the user's selections, is notified of them, and animates transitions. Default nil.
  public weak var delegate: (any TabBarControllerDelegate)?

  /// The animation of a transition between tabs if the delegate provides no animator. Default none, as in UIKit,
  /// because users change tabs many times a day.
  public var transitionStyle = TabTransitionStyle.none

  /// The edge at which the tab bar is placed. Default automatic.
  public var tabBarPlacement = TabBarPlacement.automatic {
    didSet {
      if tabBarPlacement != oldValue { viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// Whether the program hides the tab bar, so that the tabs fill the view. A screen can hide the tab bar, too
  /// (`hidesBottomBarWhenPushed`). Keys select tabs in either case. Default false.
  public var isTabBarHidden: Bool {
    get { layout.isHiddenByProgram }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// The title of the last tab in the bar, which lists further tabs, if not all tabs fit into the bar. Default “More”.
  public var moreTitle: String {
    get { moreTabs.title }
    set { moreTabs.title = newValue }
  }

  /// The tab bar. Do not change its items or its selection: the tab bar controller sets them.
  public var tabBar: TabBar { layout.bar }

  /// The running transition between tabs, which can be paused, scrubbed, reversed or canceled; nil if none is running.
  public var transition: ChildTransition? { transitionController.transition }

  private(set) lazy var transitionController = TabTransitionController(
    of: self, TabStateMachine(nil))
  private(set) lazy var layout = TabLayout(of: self)
  private(set) lazy var input = TabInput(of: self)
  private(set) lazy var moreTabs = MoreTabs(of: self)

  /// Creates a tab bar controller with its tabs, of which the first is selected. Default: no tabs, which shows nothing.
  public init(viewControllers: [ViewController] = []) {
    super.init()
    setViewControllers(viewControllers, animated: false)
  }

  // MARK: The bar

  /// Shows the tab bar, or moves it out of the view. The tabs are resized to use the remaining space, as in UIKit. A
  /// call while the bar is moving continues from its current position. The change is immediate if `animated` is false,
  /// if motion is reduced, or if the view has not appeared in a window.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    layout.setBarHidden(hidden, animated: animated)
  }

  // MARK: Tabs

  var tabs: [ViewController] { transitionController.tabs }

  var selectedPage: ViewController? { transitionController.machine.selectedPage }

  /// Selects a tab without asking or notifying the delegate. Traps if the index is out of range.
  ///
  /// During a transition, selecting the tab that is disappearing reverses the transition. Selecting any other tab
  /// finishes the transition first. A call from a transition's callback is performed after the transition.
  ///
  /// - Parameters:
  ///   - animated: Whether the delegate's animator or `transitionStyle` animates the transition. Default false.
  ///   - completion: Called exactly once: with true when the tab is shown, with false when another call or a gesture
  ///     has replaced the transition.
  public func select(
    _ index: Int, animated: Bool = false, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    require(tabs.indices.contains(index), "Tab index \(index) is out of range: 0..<\(tabs.count)")
    transitionController.show(tabs[index], animated: animated, completion: completion)
  }

  /// Selects a tab. The task's value is false if another change has replaced the transition.
  @_disfavoredOverload @discardableResult
  public func select(_ index: Int, animated: Bool = false) -> TransitionTask {
    TransitionTask { select(index, animated: animated, completion: $0) }
  }

  /// The controllers of the tabs. Setting them calls `setViewControllers(_:animated:)` without animation.
  public var viewControllers: [ViewController] {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs: new tabs become children immediately, and tabs that are not in the list are removed.
  ///
  /// As in UIKit, the selected tab stays selected if it is in the list. If it is not, the tab at the same index is
  /// selected, or the first one if the list is too short. The content changes immediately, and the delegate is not
  /// notified. Traps if a controller is listed twice, is a child of another container, or is presented.
  ///
  /// - Parameter animated: Whether the selection indicator moves to the selected tab with an animation.
  public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    var seen: Set<ViewController> = []
    for controller in viewControllers {
      require(seen.insert(controller).inserted, "\(controller) is in the list of tabs twice")
      require(
        controller.parent == nil || controller.parent === self,
        "\(controller) is a child of \(controller.parent.map { "\($0)" } ?? "nil"): remove it from that "
          + "parent first")
    }
    transitionController.setTabs(viewControllers, animated: animated)
  }

  /// The index of the selected tab; nil while the list of the More tabs is visible, or if there are no tabs. Setting it
  /// selects a tab immediately and does not notify the delegate. Traps if it is set to nil.
  public var selectedIndex: Int? {
    get { selectedPage.flatMap(index(of:)) }
    set {
      guard let newValue else {
        stopProgram(
          "The selected tab cannot be set to nil: one of \(tabs.count) tabs is always selected")
      }
      select(newValue)
    }
  }

  /// The selected tab; nil while the list of the More tabs is visible, or if there are no tabs. Setting it selects a
  /// tab immediately and does not notify the delegate. Traps if the controller is not a tab.
  public var selectedViewController: ViewController? {
    get { selectedIndex.map { tabs[$0] } }
    set {
      guard let newValue, let index = index(of: newValue) else {
        stopProgram("\(newValue.map { "\($0)" } ?? "nil") is not one of the \(tabs.count) tabs")
      }
      select(index)
    }
  }

  /// Whether the list of the tabs that do not fit into the tab bar is visible.
  public var isMoreListVisible: Bool { selectedPage != nil && selectedPage === moreTabs.list }

  /// The indices of the tabs that do not fit into the tab bar at its current size; empty if all tabs fit.
  public var overflow: Range<Int> { min(layout.visibleCount, tabs.count)..<tabs.count }

  func index(of controller: ViewController) -> Int? { tabs.firstIndex(of: controller) }

  func selectionDidChange(animated: Bool) {
    setNeedsActiveChildUpdate()
    layout.updateBarHidden(animated: animated)
    guard isViewLoaded else { return }
    layout.updateSelection(animated: animated)
    moreTabs.updateBar()
    layout.updatePreferredContentSize()
  }

  func setNeedsItemUpdate(animated: Bool = false) {
    guard let view = viewIfLoaded else { return }
    if animated, view.window != nil { return layout.layOut(animated: true) }
    view.setNeedsLayout()
  }

  // MARK: View

  open override func viewDidLoad() {
    view.backgroundColor = .window
    view.clipsToBounds = true
    layout.install(in: view)
    tabBar.onSelect = { [weak self] index in self?.input.handleTap(at: index) }
  }

  open override func viewWillLayoutSubviews() { layout.layOut() }

  open override func traitsDidChange(from old: Traits) { viewIfLoaded?.setNeedsLayout() }

  open override func childTitleDidChange(_ child: ViewController) {
    setNeedsItemUpdate()
    super.childTitleDidChange(child)
  }

  open override func preferredContentSizeDidChange(forChild child: ViewController) {
    if child === selectedPage { layout.updatePreferredContentSize() }
  }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    if let root = child.viewIfLoaded, child !== selectedPage,
      child !== transitionController.machine.leavingPage
    {
      // A tab that is not visible receives no callbacks of sizes; it gets its size when it is selected.
      return root.frame.size
    }
    return layout.frame(of: child, in: parentSize).size
  }

  // MARK: The selected tab

  open override var activeChild: ViewController? { selectedPage }

  /// The selected page, unless the bar above a More tab is at the corner.
  var childAtCorner: ViewController? {
    selectedPage.flatMap { moreTabs.hasStrip($0, visibleCount: layout.visibleCount) ? nil : $0 }
  }

  open override var keyCommands: [KeyCommand] { input.keyCommands }

  // MARK: Restoration

  open override var childrenForRestoration: [ViewController] { tabs }

  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder[own: "selected"] = selectedIndex
    coder[own: "awaited"] = transitionController.pendingTabName
    coder[own: "more"] = isMoreListVisible ? true : nil
  }

  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    restoreSelection(with: coder)
    moreTabs.showsListAfterNextLayout = coder[own: "more"] == true
  }

  // MARK: Appearance, forwarded manually so that tabs off screen receive no callbacks

  open override var appearanceForwarder: (any AppearanceForwarder)? { transitionController }

  // MARK: Replacing and unwinding

  open override var allowsChildTransitions: Bool { false }

  /// Replaces a tab by another controller at the same index.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    guard let index = index(of: child) else {
      stopProgram("\(child) is not one of the \(tabs.count) tabs")
    }
    var tabs = tabs
    tabs[index] = replacement
    setViewControllers(tabs, animated: animated)
  }

  /// The children to search for an unwind's destination: the tabs from the first to the last.
  open override var childrenForUnwinding: [ViewController] { tabs }

  open override func needsUnwind(towards child: ViewController) -> Bool { child !== selectedPage }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    if index(of: child) != nil { transitionController.show(child, animated: segue.isAnimated) }
  }
}

extension TabBarController: RestoringContainer {
  /// Always true: when all restored tabs were removed, the controller can restore another state saved with its name.
  public var canBeRestoredAgain: Bool { true }

  /// Returns true if a saved tab has the name of a current tab, or if there are no saved tabs or no current tabs.
  public func acceptsRestoration(from coder: StateCoder) -> Bool {
    let names = Set(coder.children.map(\.identifier))
    return names.isEmpty || tabs.isEmpty || tabs.contains { names.contains($0.restorationName) }
  }
}

extension TabBarController {
  /// Selects the saved tab, or waits until a tab of that name is added.
  func restoreSelection(with coder: StateCoder) {
    guard let index: Int = coder[own: "selected"] else { return }
    let names = coder.children.map(\.identifier)
    let awaited: String? = coder[own: "awaited"]
    let name = awaited ?? Self.name(at: index, among: names)
    if let tab = name.flatMap(tab(named:)) {
      transitionController.show(tab, animated: false)
    } else if awaited == nil, tabs.indices.contains(index), name == nil || tabs.count == names.count
    {
      select(index)
    } else {
      transitionController.setPendingTabName(name)
    }
  }

  /// The tab with a saved name, which contains an index among equal restoration names.
  func tab(named name: String) -> ViewController? {
    let names = tabs.map(\.restorationName)
    return names.indices.first { Self.name(at: $0, among: names) == name }.map { tabs[$0] }
  }

  private static func name(at index: Int, among names: [String]) -> String? {
    guard names.indices.contains(index) else { return nil }
    let order = names[..<index].count { $0 == names[index] }
    return "\(order) \(names[index])"
  }
}

/// The animation with which one tab replaces another.
public nonisolated enum TabTransitionStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// The new tab replaces the old one immediately.
  case none
  /// The new tab fades in over the old one.
  case crossFade
  /// Both tabs move side by side, in their order.
  case slide
}

private enum TabBarItemKey: AssociatedValueKey {
  typealias Value = TabBarItem
}

extension ViewController {
  /// The item that a tab bar shows for this controller. A change takes effect in the next layout pass, without
  /// animation. Default: an empty item. If the item has no title, the tab bar shows the title of the controller, or of
  /// its first child. If both are nil, and the item has no image, the tab bar shows the number of the tab.
  public var tabBarItem: TabBarItem {
    get { self[TabBarItemKey.self] ?? TabBarItem() }
    set {
      guard newValue != tabBarItem else { return }
      self[TabBarItemKey.self] = newValue
      (parent as? TabBarController)?.setNeedsItemUpdate()
    }
  }

  /// The item that the tab bar and the list of the More tabs show, with the defaults that `tabBarItem` describes.
  func completeTabBarItem(at index: Int) -> TabBarItem {
    // A container without a title is named after the first screen in it.
    let ownTitle = title ?? children.first?.title
    let number = traits.numberFormat.string(index + 1)
    var item = tabBarItem
    if item.title == nil { item.title = ownTitle ?? (item.image == nil ? number : nil) }
    if item.accessibilityLabel == nil {
      let isNamed = item.title?.isEmpty == false && item.title != number
      item.accessibilityLabel =
        isNamed ? item.title : ownTitle ?? traits.localization("Tab \(index + 1)")
    }
    return item
  }

  /// The nearest tab bar controller that contains this controller; nil if there is none.
  public var tabBarController: TabBarController? { ancestor(TabBarController.self) }
}
