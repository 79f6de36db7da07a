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
open class TabBarController: ViewController {
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

  /// Whether the screens have all the room. Keys select tabs all the same. Default false.
  public var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// What the last tab is called when more tabs than have room lie behind it. Default “More”.
  public var moreTitle = TabBarController.moreTitle {
    didSet {
      guard moreTitle != oldValue else { return }
      moreItem = NavigationItem(title: moreTitle)
      itemsChanged()
    }
  }

  /// The bar, to look at: the controller says what it shows.
  public let tabBar = TabBar()

  /// The running switch, to be paused, scrubbed, turned round or cancelled; nil at rest.
  public var switchTransition: ContainmentTransition? { switcher.transition }

  private static let moreTitle = "More"

  private(set) lazy var switcher = TabSwitcher(of: self)
  var tabs: [ViewController] = []
  private var isBarHidden = false
  /// The movement in which the bar comes or goes; nil at rest.
  private(set) var barAnimator: PropertyAnimator?
  /// How many tabs have a place of their own in the bar.
  var visibleCount = Int.max
  var moreList: MoreListController?
  /// The further tab that showed last: the last tab of the bar leads back to it, as UIKit's.
  weak var moreTab: ViewController?

  let stage = View()
  /// What a stack behind the last tab shows as the way back to the list.
  var moreItem = NavigationItem(title: TabBarController.moreTitle)
  let moreBar = MoreBar()

  /// Without tabs it shows nothing.
  ///
  /// - Parameter viewControllers: The tabs, the first of which is selected. Default none.
  public init(viewControllers: [ViewController] = []) {
    super.init()
    setViewControllers(viewControllers, animated: false)
  }

  // MARK: The bar

  /// Seconds in which the bar comes or goes, as a navigation bar.
  private static let barDuration = 0.25

  /// Takes the bar away over its edge, or brings it back; the screen gets its room, or gives it. As
  /// UIKit.
  ///
  /// Called while the bar moves, it turns round from where it is.
  ///
  /// - Parameter animated: False, or reduced motion, shows no frame in between.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    adoptPreferredSize()
    guard isViewLoaded else { return }
    guard animated, view.window != nil, isAppeared, !view.traits.reducesMotion else {
      barAnimator?.finishAnimation(at: .end)
      view.setNeedsLayout()
      return
    }
    let animator = PropertyAnimator(
      motion: .curve(.easeOut, duration: Self.barDuration), options: .beginFromCurrentState
    ) { [weak self] in self?.arrange() }
    animator.addCompletion { [weak self, weak animator] _ in
      guard let self, let animator, animator === barAnimator else { return }
      barAnimator = nil
      view.setNeedsLayout()
    }
    barAnimator = animator
    animator.startAnimation()
  }

  // MARK: Tabs

  /// What is selected: a tab, the list of further tabs, or nothing.
  var shown: ViewController? { switcher.shown }

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
    precondition(tabs.indices.contains(index), "There is no tab \(index) of \(tabs.count)")
    switcher.show(tabs[index], animated: animated, completion: completion)
  }

  /// What to remember of the tabs. Setting it selects at once and tells the delegate nothing; a place
  /// that no tab has, or none, leaves the selection as it is.
  public var state: TabBarState {
    get { TabBarState(selectedIndex: selectedIndex) }
    set {
      if let index = newValue.selectedIndex, tabs.indices.contains(index) { select(index) }
    }
  }

  /// The tabs in order. Setting them is `setViewControllers(_:animated:)` without animation.
  public var viewControllers: [ViewController] {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selected tab's place; nil while the list of further tabs shows, or when there are no tabs.
  ///
  /// Setting it selects at once and tells the delegate nothing; nil stops the program.
  public var selectedIndex: Int? {
    get { shown.flatMap(index(of:)) }
    set {
      guard let newValue else {
        preconditionFailure("One of \(tabs.count) tabs is always selected; nil is no choice")
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
        preconditionFailure("\(String(describing: newValue)) is none of the \(tabs.count) tabs")
      }
      select(index)
    }
  }

  /// Whether the list of further tabs shows.
  public var isMoreListShown: Bool { shown != nil && shown === moreList }

  /// The tabs that lie behind “More” at the present size, by their places; empty when all have room.
  public var overflow: Range<Int> { min(visibleCount, tabs.count)..<tabs.count }

  func index(of controller: ViewController) -> Int? { tabs.firstIndex { $0 === controller } }

  // MARK: View

  open override func viewDidLoad() {
    view.backgroundColor = .window
    view.clipsToBounds = true
    stage.clipsToBounds = true
    stage.isFocusGroup = true
    moreBar.isHidden = true
    moreBar.onBack = { [weak self] in self?.showMoreList() }
    stage.addSubview(moreBar)
    for part in [stage, tabBar] { view.addSubview(part) }
    tabBar.onSelect = { [weak self] index in self?.tapped(index) }
  }

  open override func viewWillLayoutSubviews() { arrange() }

  open override func traitsChanged(from old: Traits) { viewIfLoaded?.setNeedsLayout() }

  open override func childTitleChanged(_ child: ViewController) {
    itemsChanged()
    if child === shown { parent?.childTitleChanged(self) }
  }

  open override func preferredContentSizeChanged(forChild child: ViewController) {
    if child === shown { adoptPreferredSize() }
  }

  open override func size(
    forChild child: ViewController, withParentSize parentSize: Size
  ) -> Size {
    if let root = child.viewIfLoaded, child !== shown, child !== switcher.outgoing {
      // Off screen nothing is heard; it gets its size when it is selected.
      return root.frame.size
    }
    return pageFrame(of: child, in: parentSize).size
  }

  // MARK: What the selected tab decides

  open override var childForTitle: ViewController? { shown }
  open override var childForKeyCommands: ViewController? { shown }
  open override var childForCursor: ViewController? { shown }
  open override var childForAppearance: ViewController? { shown }

  open override var keyCommands: [KeyCommand] { tabCommands }

  // MARK: Appearance, forwarded by hand so that tabs off screen hear nothing

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) { switcher.willAppear(animated) }
  open override func viewDidAppear(_ animated: Bool) { switcher.didAppearOrDisappear() }
  open override func viewWillDisappear(_ animated: Bool) { switcher.willDisappear(animated) }
  open override func viewDidDisappear(_ animated: Bool) { switcher.didAppearOrDisappear() }

  // MARK: Exchanging and unwinding

  open override var allowsChildExchange: Bool { false }

  /// The replacement takes the child's place among the tabs.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    guard let index = index(of: child) else {
      preconditionFailure("\(child) is none of the \(tabs.count) tabs")
    }
    var tabs = tabs
    tabs[index] = replacement
    setViewControllers(tabs, animated: animated)
  }

  /// The tabs from the first to the last, without the one that was searched.
  open override func allowedChildrenForUnwinding(
    from source: UnwindSegueSource
  ) -> [ViewController] {
    let searched = childContaining(source)
    return tabs.filter { $0 !== searched }
  }

  open override func needsUnwind(towards child: ViewController) -> Bool { child !== shown }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    if index(of: child) != nil { switcher.show(child, animated: segue.isAnimated) }
  }
}
