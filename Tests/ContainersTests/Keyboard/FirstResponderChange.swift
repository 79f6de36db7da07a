// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import Controls
import Drawing
import TestSupport
import Testing

/// A change that takes the first responder's view out of the window, or out of reach, and puts it back.
enum FirstResponderChange: String, CaseIterable {
  case stacksFold, middleColumnFolds, primaryFolds, nestedFold, foldInTabs, foldInDrawer
  case plainColumnsFold, coveredPrimaryUnfolds, presentedDetailUnfolds, foldBySizeClass
  case superview, ancestor, insertBelow, stackViews, handWrittenRotation, handWrittenLayout
  case exchangedHost, scale, direction
  case popover, popoverInPopover, formSheet, sheetToFullScreen
  case tabsReorder, tabToMore, tabToEdge, tabReplacedBeside
  case drawerCenterDocks, drawerSideStays, dockedSideReturns, menuDocks, menuRowReturns
  case narrowColumnReturns, displayMode
  case samePage, neighbours, otherStack, sameTop, barsHide

  static let regular = Size(1000, 700)
  static let compact = Size(440, 700)

  /// Whether the view is out of reach in between, so that it resigns and gets the keyboard back.
  var removesFirstResponder: Bool {
    switch self {
    case .plainColumnsFold, .coveredPrimaryUnfolds, .dockedSideReturns, .menuRowReturns,
      .narrowColumnReturns:
      true
    default: false
    }
  }

  final class AdaptiveDelegate: AdaptivePresentationDelegate {
    func adaptivePresentationStyle(
      for controller: PresentationController, traits: Traits
    ) -> ModalPresentationStyle {
      traits.horizontalSizeClass == .compact ? .fullScreen : .none
    }
  }

  /// Two places side by side, in one of which the child is.
  final class TwoSlotController: ViewController {
    enum MoveTrigger { case never, rotation, layout }

    let containerViews = [View(), View()]
    private let child: ViewController
    private let moveTrigger: MoveTrigger

    init(_ child: ViewController, moves way: MoveTrigger = .never) {
      self.child = child
      self.moveTrigger = way
      super.init()
    }

    override func viewDidLoad() {
      for (index, host) in containerViews.enumerated() {
        host.frame = Rect(Double(index) * 300, 0, 300, 300)
        view.addSubview(host)
      }
      addChild(child)
      containerViews[0].addSubview(child.view)
      child.didMove(toParent: self)
    }

    func move() {
      let target =
        child.view.superview === containerViews[0] ? containerViews[1] : containerViews[0]
      child.view.removeFromSuperview()
      target.addSubview(child.view)
    }

    override func viewWillTransition(
      to size: Size, with coordinator: SizeTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      if moveTrigger == .rotation { move() }
    }

    override func viewWillLayoutSubviews() {
      if moveTrigger == .layout, view.bounds.width < 500 { move() }
    }
  }

  private final class Pages: PageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { nil }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { nil }
  }

  private func titled(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  /// A screen with a button, which can have the keyboard.
  private func screenWithButton(_ title: String) -> ViewController {
    let controller = titled(title)
    let button = Button(accessibilityLabel: title)
    button.frame = Rect(10, 10, 80, 30)
    controller.view.addSubview(button)
    return controller
  }

  private func stack(_ screens: ViewController...) -> NavigationController {
    NavigationController(viewControllers: screens)
  }

  private func show(_ root: ViewController, in harness: TestWindow) {
    harness.show(root)
    harness.runUntilIdle()
  }

  private func collapse(_ harness: TestWindow, _ check: (String) -> Void) {
    harness.resize(to: Self.compact)
    harness.runUntilIdle()
    if !removesFirstResponder { check("folded") }
    harness.resize(to: Self.regular)
    harness.runUntilIdle()
    check("unfolded")
  }

  private func present(
    _ screen: ViewController, on root: ViewController, in harness: TestWindow
  ) {
    root.present(screen, animated: false)
    harness.runUntilIdle()
  }

  /// Shows the screen, calls `begin`, makes the change and calls `check` after each step of it.
  func play(
    _ screen: ViewController, in harness: TestWindow, begin: () -> Void, check: (String) -> Void
  ) {
    switch self {
    case .stacksFold:
      show(
        SplitViewController(
          primary: stack(screenWithButton("list")), secondary: stack(titled("below"), screen)),
        in: harness)
      begin()
      collapse(harness, check)
    case .middleColumnFolds:
      show(
        SplitViewController(
          primary: stack(screenWithButton("list")), supplementary: stack(screen), secondary: nil),
        in: harness)
      begin()
      collapse(harness, check)
    case .primaryFolds:
      show(SplitViewController(primary: stack(screen), secondary: nil), in: harness)
      begin()
      collapse(harness, check)
    case .nestedFold:
      let inner = SplitViewController(
        primary: stack(screenWithButton("inner")), secondary: stack(screen))
      show(SplitViewController(primary: nil, secondary: inner), in: harness)
      begin()
      collapse(harness, check)
    case .foldInTabs:
      let split = SplitViewController(
        primary: stack(screenWithButton("list")), secondary: stack(screen))
      show(TabBarController(viewControllers: [split, screenWithButton("other")]), in: harness)
      begin()
      collapse(harness, check)
    case .foldInDrawer:
      let split = SplitViewController(
        primary: stack(screenWithButton("list")), secondary: stack(screen))
      show(DrawerController(center: split, leading: screenWithButton("menu")), in: harness)
      begin()
      collapse(harness, check)
    case .plainColumnsFold:
      show(SplitViewController(primary: screenWithButton("list"), secondary: screen), in: harness)
      begin()
      collapse(harness, check)
    case .coveredPrimaryUnfolds:
      show(
        SplitViewController(primary: stack(screen), secondary: stack(screenWithButton("detail"))),
        in: harness)
      begin()
      collapse(harness, check)
    case .presentedDetailUnfolds:
      let split = SplitViewController(primary: screenWithButton("list"), secondary: nil)
      harness.resize(to: Self.compact)
      show(split, in: harness)
      split.showDetail(screen, sender: nil)
      harness.runUntilIdle()
      begin()
      harness.resize(to: Self.regular)
      harness.runUntilIdle()
      check("unfolded")
    case .foldBySizeClass:
      let split = SplitViewController(
        primary: stack(screenWithButton("list")), secondary: stack(screen))
      let outer = ViewController()
      outer.addChild(split)
      outer.view.addSubview(split.view)
      split.view.autoresizingMask = .fill
      split.didMove(toParent: outer)
      show(outer, in: harness)
      begin()
      var overrides = TraitOverrides()
      overrides.horizontalSizeClass = .compact
      outer.setOverrideTraits(overrides, forChild: split)
      harness.runUntilIdle()
      check("folded")
      outer.setOverrideTraits(nil, forChild: split)
      harness.runUntilIdle()
      check("unfolded")
    case .superview, .ancestor, .insertBelow, .exchangedHost:
      let root = ViewController()
      let panes = [View(frame: Rect(0, 0, 300, 300)), View(frame: Rect(300, 0, 300, 300))]
      let sibling = View()
      show(root, in: harness)
      for pane in panes { root.view.addSubview(pane) }
      panes[1].addSubview(sibling)
      root.addChild(screen)
      panes[0].addSubview(screen.view)
      screen.didMove(toParent: root)
      harness.runUntilIdle()
      begin()
      switch self {
      case .superview:
        let inner = View(frame: screen.view.bounds)
        screen.view.addSubview(inner)
        inner.addSubview(screen.view.subviews[0])
      case .ancestor: panes[1].addSubview(panes[0])
      case .insertBelow: panes[1].insertSubview(screen.view, below: sibling)
      default:
        root.keepFirstResponder {
          panes[0].removeFromSuperview()
          harness.window.layoutIfNeeded()
          root.view.addSubview(panes[0])
        }
      }
      harness.runUntilIdle()
      check("moved")
    case .stackViews:
      let (left, right) = (StackView(), StackView())
      let root = ViewController()
      show(root, in: harness)
      left.frame = Rect(0, 0, 300, 300)
      right.frame = Rect(300, 0, 300, 300)
      for view in [left, right] { root.view.addSubview(view) }
      root.addChild(screen)
      left.addArrangedSubview(screen.view)
      screen.didMove(toParent: root)
      harness.runUntilIdle()
      begin()
      right.addArrangedSubview(screen.view)
      harness.runUntilIdle()
      check("moved")
    case .handWrittenRotation, .handWrittenLayout:
      let way = self == .handWrittenLayout ? TwoSlotController.MoveTrigger.layout : .rotation
      show(TwoSlotController(screen, moves: way), in: harness)
      begin()
      collapse(harness, check)
    case .scale, .direction:
      show(
        SplitViewController(primary: stack(screenWithButton("list")), secondary: stack(screen)),
        in: harness)
      begin()
      if self == .scale {
        harness.window.traits.textScale = 2
      } else {
        harness.window.traits.layoutDirection = .rightToLeft
      }
      harness.runUntilIdle()
      check("changed")
    case .popover, .popoverInPopover:
      let root = screenWithButton("root")
      show(root, in: harness)
      var presenter = root
      if self == .popoverInPopover {
        let outer = screenWithButton("outer")
        outer.modalPresentationStyle = .popover
        outer.popoverPresentationController?.sourceView = root.view.subviews[0]
        present(outer, on: root, in: harness)
        presenter = outer
      }
      screen.modalPresentationStyle = .popover
      screen.popoverPresentationController?.sourceView = presenter.view.subviews[0]
      present(screen, on: presenter, in: harness)
      begin()
      collapse(harness, check)
    case .formSheet, .sheetToFullScreen:
      let (root, delegate) = (screenWithButton("root"), AdaptiveDelegate())
      show(root, in: harness)
      screen.modalPresentationStyle = self == .formSheet ? .formSheet : .pageSheet
      if self == .sheetToFullScreen { screen.presentationController?.delegate = delegate }
      present(screen, on: root, in: harness)
      begin()
      withExtendedLifetime(delegate) { collapse(harness, check) }
    case .tabsReorder, .tabReplacedBeside:
      let others = [screenWithButton("a"), screenWithButton("b"), screenWithButton("c")]
      let tabs = TabBarController(viewControllers: [screen] + others)
      show(tabs, in: harness)
      begin()
      let new = self == .tabsReorder ? others + [screen] : [screenWithButton("d"), screen]
      tabs.setViewControllers(new, animated: true)
      harness.runUntilIdle()
      check("reordered")
    case .tabToMore:
      let others = (0..<7).map { screenWithButton("tab \($0)") }
      let tabs = TabBarController(viewControllers: others + [screen])
      show(tabs, in: harness)
      tabs.selectedViewController = screen
      harness.runUntilIdle()
      begin()
      harness.resize(to: Size(320, 700))
      harness.runUntilIdle()
      #expect(!tabs.overflow.isEmpty)
      check("behind More")
      harness.resize(to: Size(1400, 700))
      harness.runUntilIdle()
      check("in the bar")
    case .tabToEdge:
      let tabs = TabBarController(viewControllers: [screen, screenWithButton("b")])
      show(tabs, in: harness)
      begin()
      for placement in [TabBarPlacement.leading, .top, .bottom] {
        tabs.tabBarPlacement = placement
        harness.runUntilIdle()
        check("\(placement)")
      }
    case .drawerCenterDocks, .drawerSideStays, .dockedSideReturns:
      let isSide = self != .drawerCenterDocks
      let drawer = DrawerController(
        center: isSide ? screenWithButton("center") : screen,
        leading: isSide ? screen : screenWithButton("menu"))
      drawer[.leading].style = .overlay
      drawer[.leading].dockingWidth = 700
      drawer[.leading].staysOpenWhenUndocked = self == .drawerSideStays
      show(drawer, in: harness)
      begin()
      collapse(harness, check)
    case .menuDocks, .menuRowReturns:
      let isRow = self == .menuRowReturns
      let menu = SlidingMenuController(items: [
        SlidingMenuItem(title: "one", controller: isRow ? screenWithButton("one") : screen),
        SlidingMenuItem(title: "two", controller: screenWithButton("two")),
      ])
      menu[.leading].dockingWidth = 700
      show(menu, in: harness)
      if isRow {
        let table = menu.menuTable
        harness.window.focus.focus(table)
        harness.step()
        harness.resize(to: Self.compact)
        harness.runUntilIdle()
        harness.resize(to: Self.regular)
        harness.runUntilIdle()
        #expect(table.isFirstResponder)
        return
      }
      begin()
      collapse(harness, check)
    case .narrowColumnReturns, .displayMode:
      let split = SplitViewController(
        primary: screenWithButton("list"),
        supplementary: self == .displayMode ? screenWithButton("middle") : screen,
        secondary: self == .displayMode ? screen : screenWithButton("detail"))
      harness.resize(to: Size(1300, 700))
      show(split, in: harness)
      begin()
      if self == .displayMode {
        for mode in [SplitViewController.DisplayMode.secondaryOnly, .twoBesideSecondary] {
          split.setPreferredDisplayMode(mode, animated: true)
          harness.runUntilIdle()
          check("\(mode)")
        }
      } else {
        harness.resize(to: Size(620, 700))
        harness.runUntilIdle()
        harness.resize(to: Size(1300, 700))
        harness.runUntilIdle()
        check("wide again")
      }
    case .samePage, .neighbours:
      let (pages, source) = (PageViewController(), Pages())
      pages.setViewControllers([screen], direction: .forward, animated: false)
      show(pages, in: harness)
      begin()
      if self == .samePage {
        pages.setViewControllers([screen], direction: .forward, animated: true)
      } else {
        pages.dataSource = source
        pages.reloadData()
      }
      harness.runUntilIdle()
      check("the same page")
    case .otherStack:
      let (left, right) = (
        stack(screenWithButton("left"), screen), stack(screenWithButton("right"))
      )
      show(SplitViewController(primary: left, secondary: right), in: harness)
      begin()
      right.pushViewController(screen, animated: false)
      harness.runUntilIdle()
      check("pushed")
    case .sameTop:
      let navigation = stack(screenWithButton("root"), screen)
      show(navigation, in: harness)
      begin()
      navigation.setViewControllers([screenWithButton("other"), screen], animated: true)
      harness.runUntilIdle()
      check("the same top")
    case .barsHide:
      let navigation = stack(screen)
      show(navigation, in: harness)
      begin()
      for isHidden in [true, false] {
        navigation.setNavigationBarHidden(isHidden, animated: true)
        navigation.setToolbarHidden(isHidden, animated: true)
        harness.runUntilIdle()
        check("hidden: \(isHidden)")
      }
    }
  }
}
