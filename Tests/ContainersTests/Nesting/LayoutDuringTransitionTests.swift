// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Views

/// Screens laid out by constraints and stack views, in containers that move, in windows of all sizes.
struct LayoutDuringTransitionTests {
  private static let sizes = [
    Size(480, 320), Size(640, 480), Size(800, 600), Size(1000, 700), Size(1280, 800),
    Size(1920, 1080), Size(2560, 1440), Size(3840, 2160),
  ]

  /// Does something that moves in each size, and gives the window the next size on the way.
  private func visitSizes(
    _ root: ViewController, _ screens: [ConstraintScreen], _ moves: [(TestWindow) -> Void]
  ) {
    let harness = TestWindow(root: root, size: Self.sizes[0])
    func look() {
      for screen in screens where screen.viewIfLoaded?.window != nil {
        #expect(screen.misplacedParts.isEmpty)
      }
    }
    func watch(_ frames: Int) {
      for _ in 0..<frames {
        harness.advance(by: 1.0 / 60)
        look()
      }
    }
    for (size, next) in zip(Self.sizes, Self.sizes.dropFirst() + [Self.sizes[0]]) {
      for move in moves {
        harness.window.resize(to: size)
        move(harness)
        watch(4)
        harness.window.resize(to: next)
        harness.step()
        look()
        watch(4)
        harness.runUntilIdle()
        look()
      }
    }
    #expect(screens.allSatisfy { $0.layoutPasses > 0 })
  }

  private func screens(_ count: Int) -> [ConstraintScreen] {
    (1...count).map { ConstraintScreen("screen \($0)") }
  }

  @Test(arguments: DrawerStyle.allCases)
  func `constraints stay satisfied in a drawer that opens, closes and replaces its center`(
    style: DrawerStyle
  ) {
    let screens = screens(3)
    let drawer = DrawerController(center: screens[0], leading: screens[1])
    drawer[.leading].style = style
    visitSizes(
      drawer, screens,
      [
        { _ in drawer.open() }, { _ in drawer.setCenter(screens[2]) },
        { _ in drawer.close() }, { _ in drawer.setCenter(screens[0]) },
      ])
  }

  @Test
  func `constraints stay satisfied in a split view that shows, hides and collapses columns`() {
    let screens = screens(3)
    let split = SplitViewController(
      primary: screens[0], supplementary: screens[1], secondary: screens[2])
    visitSizes(
      split, screens,
      [
        { _ in split.show(.primary) }, { _ in split.hide(.primary) },
        { _ in split.hide(.supplementary) }, { _ in split.show(.supplementary) },
      ])
  }

  @Test func `constraints stay satisfied in a sheet that is presented, resized and dismissed`() {
    let screens = screens(2)
    screens[1].modalPresentationStyle = .pageSheet
    screens[1].sheetPresentationController?.detents = [.medium, .large]
    visitSizes(
      screens[0], screens,
      [
        { _ in screens[0].present(screens[1], animated: true) },
        { _ in
          let sheet = screens[1].sheetPresentationController
          sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        },
        { _ in screens[0].dismiss(animated: true) },
      ])
  }

  @Test
  func `constraints stay satisfied in popovers, navigation controllers and tab bar controllers`() {
    let screens = screens(4)
    let navigation = NavigationController(viewControllers: [screens[0]])
    let tabs = TabBarController(viewControllers: [navigation, screens[1]])
    screens[3].modalPresentationStyle = .popover
    screens[3].preferredContentSize = Size(300, 260)
    visitSizes(
      tabs, screens,
      [
        { _ in navigation.pushViewController(screens[2], animated: true) },
        { _ in
          screens[3].popoverPresentationController?.sourceView = screens[2].view
          screens[2].present(screens[3], animated: true)
        },
        { _ in screens[2].dismiss(animated: true) },
        { _ in tabs.selectedIndex = 1 }, { _ in tabs.selectedIndex = 0 },
        { _ in navigation.popViewController(animated: true) },
      ])
  }

  @Test
  func `the frames of an opening drawer trigger no layout of its center and side`() {
    let screens = screens(2)
    let drawer = DrawerController(center: screens[0], leading: screens[1])
    let harness = TestWindow(root: drawer)
    drawer.open()
    harness.step()
    let passes = screens.map(\.layoutPasses)
    for _ in 0..<5 {
      harness.advance(by: 1.0 / 60)
      #expect(drawer.phase == .settling && screens.map(\.layoutPasses) == passes)
    }
  }
}
