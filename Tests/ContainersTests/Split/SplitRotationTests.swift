// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 6.2 for a split view that collapses and expands while the window turns.
struct SplitRotationTests {
  private let portrait = Size(480, 700)
  private let landscape = Size(1000, 700)

  enum Detail: CaseIterable {
    case screen, stack
  }

  @Test
  func
    `no rotation callbacks are sent if a collapsed split view's secondary stack refuses to rotate`()
  {
    final class Fixed: NavigationController {
      override func shouldAutorotate(to orientation: Orientation) -> Bool { false }
    }
    let fixture = SplitFixture(
      primary: NavigationController(rootViewController: ViewController()))
    let secondary = Fixed(rootViewController: fixture.named("screen"))
    fixture.split.setViewController(secondary, for: .secondary)
    // Refused, the window has its size all the same.
    fixture.harness.resize(to: portrait)
    #expect(fixture.split.isCollapsed && secondary.parent == nil)
    _ = fixture.consumeCallbacks()

    fixture.harness.resize(to: Size(480, 400))

    #expect(!fixture.consumeCallbacks(with: [.sizesAndRotation]).contains { $0.contains("otate") })
  }

  @Test(arguments: Detail.allCases, [false, true])
  func
    `a rotation that collapses or expands a split view sends its secondary rotation callbacks`(
      detail: Detail, hasStack: Bool
    )
  {
    let list = ViewController()
    let fixture = SplitFixture(
      primary: hasStack ? NavigationController(rootViewController: list) : nil)
    let secondary: ViewController
    switch detail {
    case .screen: secondary = fixture.named("X")
    case .stack:
      secondary = NavigationController(rootViewController: fixture.named("screen"))
      secondary.title = "X"
      secondary.containmentObserver = fixture.harness.observers
    }
    fixture.split.setViewController(secondary, for: .secondary)
    func turns(to size: Size) -> [String] {
      _ = fixture.consumeCallbacks()
      fixture.harness.resize(to: size)
      return fixture.consumeCallbacks(with: [.sizesAndRotation]).filter {
        $0.hasPrefix("X") && $0.contains("otate")
      }
    }

    #expect(turns(to: portrait) == ["X willRotate portrait", "X didRotate landscape"])
    #expect(fixture.split.isCollapsed)
    #expect(turns(to: landscape) == ["X willRotate landscape", "X didRotate portrait"])
    #expect(!fixture.split.isCollapsed)
    // Collapsed all the while.
    fixture.harness.resize(to: portrait)
    #expect(turns(to: Size(480, 400)) == ["X willRotate landscape", "X didRotate portrait"])
  }
}
