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

  private var phase: Double { menu?.progress(of: .leading) ?? 0 }

  /// Seconds until something holds, by the frame.
  private func time(until holds: () -> Bool) -> Double {
    var frames = 0
    while !holds(), frames < 200 {
      harness.advance(by: 1.0 / 60)
      frames += 1
    }
    return Double(frames) / 60
  }

  private let oneFrame = 1.01 / 60

  @Test func `the tutorial's swap takes half a second each way, and the menu half a second`() {
    #expect(menu?.isOpen == true)
    click(row: 1)
    let out = time { menu?.leavingCenter == nil }
    let back = time { menu?.phase == .idle }
    #expect(abs(out - 0.5) <= oneFrame, "\(out) s")
    #expect(abs(back - 0.5) <= oneFrame, "\(back) s")
    #expect(menu?.center.title == "Red" && phase == 0)

    menu?.open()
    let opening = time { menu?.phase == .idle }
    #expect(abs(opening - 0.5) <= oneFrame, "\(opening) s")
  }

  /// The tutorial's listing removes the old child in the completion of the first movement.
  @Test
  func
    `the old child disappears and is removed when it has left the window, before the new one arrives`()
    throws
  {
    let old = try #require(menu?.center)
    click(row: 1)
    let removed = time { old.parent == nil }
    #expect(abs(removed - 0.5) <= oneFrame, "\(removed) s")
    #expect(!old.isAppeared && old.view.superview == nil)
    #expect(menu?.phase == .swapping && menu?.center.isAppeared == false)

    let arrived = time { menu?.center.isAppeared == true }
    #expect(abs(arrived - 0.5) <= oneFrame, "\(arrived) s")
    let lines = observation.log.entries.map(\.text)
    let gone = lines.lastIndex { $0.hasPrefix("Tab didMove(toParent: nil") }
    let came = lines.lastIndex { $0.hasPrefix("Red viewDidAppear") }
    #expect(gone != nil && came != nil && gone ?? 0 < came ?? 0)
  }

  @Test func `selecting the current child's row does nothing`() {
    click(row: 0)
    harness.runUntilIdle()

    #expect(menu?.isOpen == true && phase == 1)
    #expect(menu?.center.title == "Tab")
  }

  @Test func `a click on the uncovered tab bar switches tabs and leaves the menu open`() throws {
    let tabs = try #require(menu?.center as? TabBarController)
    let second = tabs.tabBar.buttons[1]

    harness.click(at: second.convert(second.bounds.center, to: nil))
    harness.runUntilIdle()

    #expect(tabs.selectedIndex == 1)
    #expect(menu?.isOpen == true)
  }

  @Test func `rotation callbacks are logged for every child`() {
    harness.resize(to: Size(500, 720))

    let lines = observation.log.entries.map(\.text)
    for child in ["Tab", "Blue", "Amber", "Menu"] {
      #expect(lines.contains("\(child) willRotate(to: .portrait)"), "\(child)")
      #expect(lines.contains("\(child) didRotate(from: .landscape)"), "\(child)")
    }
    #expect(lines.contains { $0.hasPrefix("Tab viewWillTransition(to: 500 × ") })
  }
}
