// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// Shows one of several screens, chosen in a bar of tabs.
///
/// The screens are children from the moment they are set, and keep their state; the view of one is
/// loaded when it is selected on screen for the first time. More tabs than have room go into a list
/// behind a last tab, “More”. Ctrl+Tab and Ctrl+Page Down select the next tab, with Shift and Ctrl+Page Up
/// the one before.
open class TabBarController: ViewController, CornerSharing {
  /// Decides about taps, hears of them, moves switches. Default none.
  public weak var delegate: (any TabBarControllerDelegate)?

  /// How an animated switch moves when the delegate does not move it. Default none: a person who
  /// changes tabs many times a day wants to be there, as in UIKit.
  public var switchStyle = TabSwitchStyle.none

  /// Where the bar lies. Default automatic.
  public var tabBarPlacement = TabBarPlacement.automatic {
    didSet {
      if tabBarPlacement != oldValue { viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// Whether the program gives the screens all the room; a screen may take it by itself (`hidesBottomBarWhenPushed`). Keys select tabs all the same. Default false.
  public var isTabBarHidden: Bool {
    get { layout.isHiddenByProgram }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// What the last tab is called when more tabs than have room lie behind it. Default “More”.
  public var moreTitle: String {
    get { further.title }
    set { further.title = newValue }
  }

  /// The bar, to look at: the controller says what it shows.
  public var tabBar: TabBar { layout.bar }

  /// The running switch, to be paused, scrubbed, turned round or cancelled; nil at rest.
  public var switchTransition: ChildTransition? { transitionController.transition }

  private(set) lazy var transitionController = TabTransitionController(
    of: self, TabStateMachine(nil))
  private(set) lazy var layout = TabLayout(of: self)
  private(set) lazy var input = TabInput(of: self)
  private(set) lazy var further = FurtherTabs(of: self)

  /// Without tabs it shows nothing.
  ///
  /// - Parameter viewControllers: The tabs, the first of which is selected. Default none.
  public init(viewControllers: [ViewController] = []) {
    super.init()
    setViewControllers(viewControllers, animated: false)
  }

  // MARK: The bar

  /// Takes the bar away over its edge, or brings it back; the screen gets its room, or gives it. As
  /// UIKit.
  ///
  /// Called while the bar moves, it turns round from where it is.
  ///
  /// - Parameter animated: False, or reduced motion, shows no frame in between.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    layout.setBarHidden(hidden, animated: animated)
  }

  // MARK: Tabs

  var tabs: [ViewController] { transitionController.tabs }

  /// What is selected: a tab, the list of further tabs, or nothing.
  var shown: ViewController? { transitionController.machine.shown }

  /// Selects a tab without asking or telling the delegate. A place that no tab has stops the program.
  ///
  /// A call while another switch runs: to the tab that it leaves turns it round, to a third one ends it
  /// first. A call from a callback of a switch is carried out after it.
  ///
  /// - Parameters:
  ///   - animated: Whether the delegate's animator or the switch style moves it. Default false.
  ///   - completion: Hears once: true when the tab is there, false when another call or a gesture replaced
  ///     the switch.
  public func select(
    _ index: Int, animated: Bool = false, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    require(tabs.indices.contains(index), "There is no tab \(index) of \(tabs.count)")
    transitionController.show(tabs[index], animated: animated, completion: completion)
  }

  /// Selects a tab. The outcome is true when it is there, false when something else was decided.
  @_disfavoredOverload @discardableResult
  public func select(_ index: Int, animated: Bool = false) -> Outcome {
    Outcome { select(index, animated: animated, completion: $0) }
  }

  /// The tabs in order. Setting them is `setViewControllers(_:animated:)` without animation.
  public var viewControllers: [ViewController] {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs: new tabs become children immediately, and tabs that are not in the list are removed.
  ///
  /// As UIKit, what was selected stays selected where it is still there; else the tab at the same place
  /// is, else the first. The content changes at once, and the delegate is told nothing. A controller
  /// that stands there twice, is a child of another container or is presented stops the program.
  ///
  /// - Parameter animated: Whether the bar's mark glides to where the selected tab is now.
  public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    var seen: Set<ObjectIdentifier> = []
    for controller in viewControllers {
      require(
        seen.insert(ObjectIdentifier(controller)).inserted,
        "\(controller) stands twice among the tabs")
      require(
        controller.parent == nil || controller.parent === self,
        "\(controller) is a child of \(String(describing: controller.parent)): remove it there first"
      )
    }
    transitionController.setTabs(viewControllers, animated: animated)
  }

  /// The selected tab's place; nil while the list of further tabs shows, or when there are no tabs.
  ///
  /// Setting it selects at once and tells the delegate nothing; nil stops the program.
  public var selectedIndex: Int? {
    get { shown.flatMap(index(of:)) }
    set {
      guard let newValue else {
        stopProgram("One of \(tabs.count) tabs is always selected; nil is no choice")
      }
      select(newValue)
    }
  }

  /// The selected tab; nil while the list of further tabs shows, or when there are no tabs.
  ///
  /// Setting it selects at once and tells the delegate nothing; a controller that is no tab stops the
  /// program.
  public var selectedViewController: ViewController? {
    get { selectedIndex.map { tabs[$0] } }
    set {
      guard let newValue, let index = index(of: newValue) else {
        stopProgram("\(String(describing: newValue)) is none of the \(tabs.count) tabs")
      }
      select(index)
    }
  }

  /// Whether the list of further tabs shows.
  public var isMoreListShown: Bool { shown != nil && shown === further.list }

  /// The tabs that lie behind “More” at the present size, by their places; empty when all have room.
  public var overflow: Range<Int> { min(layout.visibleCount, tabs.count)..<tabs.count }

  func index(of controller: ViewController) -> Int? { tabs.firstIndex { $0 === controller } }

  /// Another page is selected.
  func selectionChanged(animated: Bool) {
    childInChargeChanged()
    layout.updateBarHidden(animated: animated)
    guard isViewLoaded else { return }
    layout.markSelection(animated: animated)
    further.updateBar()
    layout.takeOverContentSize()
  }

  /// A title, an icon, a badge or the tabs are others: all is asked for again with the next layout.
  func itemsChanged(animated: Bool = false) {
    guard let view = viewIfLoaded else { return }
    if animated, view.window != nil { return layout.layOut(animated: true) }
    view.setNeedsLayout()
  }

  // MARK: View

  open override func viewDidLoad() {
    view.backgroundColor = .window
    view.clipsToBounds = true
    layout.install(in: view)
    tabBar.onSelect = { [weak self] index in self?.input.tapped(index) }
  }

  open override func viewWillLayoutSubviews() { layout.layOut() }

  open override func traitsChanged(from old: Traits) { viewIfLoaded?.setNeedsLayout() }

  open override func childTitleChanged(_ child: ViewController) {
    itemsChanged()
    super.childTitleChanged(child)
  }

  open override func preferredContentSizeChanged(forChild child: ViewController) {
    if child === shown { layout.takeOverContentSize() }
  }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    if let root = child.viewIfLoaded, child !== shown,
      child !== transitionController.machine.outgoing
    {
      // Off screen nothing is heard; it gets its size when it is selected.
      return root.frame.size
    }
    return layout.frame(of: child, in: parentSize).size
  }

  // MARK: What the selected tab decides

  open override var childInCharge: ViewController? { shown }

  /// The strip above a further tab has the corner itself.
  var childAtCorner: ViewController? {
    shown.flatMap { further.hasStrip($0, visibleCount: layout.visibleCount) ? nil : $0 }
  }

  open override var keyCommands: [KeyCommand] { input.keyCommands }

  // MARK: Restoration

  open override var childrenForRestoration: [ViewController] { tabs }

  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder[own: "selected"] = selectedIndex
    coder[own: "awaited"] = transitionController.awaited
    coder[own: "more"] = isMoreListShown ? true : nil
  }

  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    restoreSelection(with: coder)
    further.isListWanted = coder[own: "more"] == true
  }

  // MARK: Appearance, forwarded by hand so that tabs off screen hear nothing

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) { transitionController.willAppear(animated) }
  open override func viewDidAppear(_ animated: Bool) { transitionController.didAppear(animated) }
  open override func viewWillDisappear(_ animated: Bool) {
    transitionController.willDisappear(animated)
  }
  open override func viewDidDisappear(_ animated: Bool) { transitionController.didDisappear() }

  // MARK: Replacing and unwinding

  open override var allowsChildTransitions: Bool { false }

  /// The replacement takes the child's place among the tabs.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    guard let index = index(of: child) else {
      stopProgram("\(child) is none of the \(tabs.count) tabs")
    }
    var tabs = tabs
    tabs[index] = replacement
    setViewControllers(tabs, animated: animated)
  }

  /// The tabs from the first to the last.
  open override var childrenForUnwinding: [ViewController] { tabs }

  open override func needsUnwind(towards child: ViewController) -> Bool { child !== shown }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    if index(of: child) != nil { transitionController.show(child, animated: segue.isAnimated) }
  }
}

/// How an animated switch between tabs moves.
public nonisolated enum TabSwitchStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// The new screen replaces the old one immediately.
  case none
  /// The new screen fades in over the old one.
  case crossFade
  /// The screens move by side by side, in the order of their tabs.
  case slide
}

/// Where a controller's item is kept: with the controller, as a value of this module's own.
private enum TabBarItemKey: AssociatedValueKey {
  typealias Value = TabBarItem
}

extension ViewController {
  /// The item that a tab bar shows for this controller. A change takes effect in the next layout pass,
  /// without animation. Default: an empty item. If an item has no title, the tab bar shows the title of
  /// the controller or of its first child; without these and without an image, the number of the tab.
  public var tabBarItem: TabBarItem {
    get { self[TabBarItemKey.self] ?? TabBarItem() }
    set {
      guard newValue != tabBarItem else { return }
      self[TabBarItemKey.self] = newValue
      (parent as? TabBarController)?.itemsChanged()
    }
  }

  /// What a bar and the list of further tabs show for this controller: its item, with its title where that
  /// has none, and its number where there is nothing at all.
  func completeTabBarItem(at index: Int) -> TabBarItem {
    // A container without a title of its own is called as the first screen in it.
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
