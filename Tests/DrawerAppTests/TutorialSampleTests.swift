// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// `--sample tutorial` moves and answers as the sliding-menu tutorial's demo.
struct TutorialSampleTests {
  private let observation = DiagnosticsObserver()
  private let harness = TestWindow()
  private let root: RootController

  init() {
    root = Sample.tutorial.makeRoot(observation)
    observation.attach(to: harness.window)
    harness.window.rootViewController = root
    harness.runUntilIdle()
  }

  private var menu: SlidingMenuController? { root.menu }

  private func click(row: Int) {
    guard let table = menu?.menuTable else { return }
    harness.click(at: table.convert(table.rect(forRow: row), to: nil).center)
  }

  private var menuProgress: Double { menu?.progress(of: .leading) ?? 0 }

  /// Seconds until something holds, by the frame.
  private func timeUntil(_ holds: () -> Bool) -> Double {
    var frames = 0
    while !holds(), frames < 200 {
      harness.advance(by: 1.0 / 60)
      frames += 1
    }
    return Double(frames) / 60
  }

  private let oneFrame = 1.01 / 60

  @Test
  func `in the tutorial, the leaving child, the arriving child and the menu each move for 0.5 s`() {
    #expect(menu?.isOpen == true)
    click(row: 1)
    let out = timeUntil { menu?.leavingCenter == nil }
    let back = timeUntil { menu?.phase == .idle }
    #expect(abs(out - 0.5) <= oneFrame, "\(out) s")
    #expect(abs(back - 0.5) <= oneFrame, "\(back) s")
    #expect(menu?.center.title == "Red" && menuProgress == 0)

    menu?.open()
    let opening = timeUntil { menu?.phase == .idle }
    #expect(abs(opening - 0.5) <= oneFrame, "\(opening) s")
  }

  /// The tutorial's listing removes the old child in the completion of the first movement.
  @Test
  func
    `the tutorial removes the old child after sliding it out and before the new child appears`()
    throws
  {
    let old = try #require(menu?.center)
    click(row: 1)
    let removed = timeUntil { old.parent == nil }
    #expect(abs(removed - 0.5) <= oneFrame, "\(removed) s")
    #expect(!old.isAppeared && old.view.superview == nil)
    #expect(menu?.phase == .swapping && menu?.center.isAppeared == false)

    let arrived = timeUntil { menu?.center.isAppeared == true }
    #expect(abs(arrived - 0.5) <= oneFrame, "\(arrived) s")
    let lines = observation.log.entries.map(\.text)
    let gone = lines.lastIndex { $0.hasPrefix("Tab didMove(toParent: nil") }
    let came = lines.lastIndex { $0.hasPrefix("Red viewDidAppear") }
    #expect(gone != nil && came != nil && gone ?? 0 < came ?? 0)
  }

  @Test func `selecting the current child's row in the tutorial's sliding menu does nothing`() {
    click(row: 0)
    harness.runUntilIdle()

    #expect(menu?.isOpen == true && menuProgress == 1)
    #expect(menu?.center.title == "Tab")
  }

  @Test func `a click on a tab bar next to the tutorial's open sliding menu leaves the menu open`()
    throws
  {
    let tabs = try #require(menu?.center as? TabBarController)
    let second = tabs.tabBar.buttons[1]

    harness.click(at: second.convert(second.bounds.center, to: nil))
    harness.runUntilIdle()

    #expect(tabs.selectedIndex == 1)
    #expect(menu?.isOpen == true)
  }

  @Test
  func `the tutorial logs rotation callbacks for every child when the window becomes portrait`() {
    harness.resize(to: Size(500, 720))

    let lines = observation.log.entries.map(\.text)
    for child in ["Tab", "Blue", "Amber", "Menu"] {
      #expect(lines.contains("\(child) willRotate(to: .portrait)"), "\(child)")
      #expect(lines.contains("\(child) didRotate(from: .landscape)"), "\(child)")
    }
    #expect(lines.contains { $0.hasPrefix("Tab viewWillTransition(to: 500 × ") })
  }
}
