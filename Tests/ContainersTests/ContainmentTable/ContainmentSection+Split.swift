// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var split: ContainmentSection {
    ContainmentSection(
      title: "Split view",
      names:
        "P, S and D are the primary, supplementary and secondary columns of `split`. E is another detail. "
        + "R is the screen of a\nstack P. `stack` is the navigation controller that the split view creates "
        + "for a column.",
      rows: splitRows)
  }

  private static func split(
    columns: Int = 2, primary: ViewController? = nil,
    mode: SplitViewController.DisplayMode = .automatic, _ actions: (SplitFixture) -> Void
  ) -> [String] {
    let fixture = SplitFixture(
      columns: columns, size: Size(1200, 700), primary: primary, mode: mode)
    actions(fixture)
    fixture.harness.runUntilIdle()
    return fixture.harness.callbacks.removeAllLines()
  }

  private static var splitRows: [Row] {
    [
      Row(name: "a column is hidden, and shown again: call, key or swipe") {
        split { fixture in
          fixture.split.hide(.primary)
          fixture.harness.runUntilIdle()
          fixture.split.show(.primary)
        }
      },
      Row(name: "two of three columns are shown over the secondary") {
        split(columns: 3, mode: .secondaryOnly) {
          $0.split.setPreferredDisplayMode(.twoOverSecondary, animated: true)
        }
      },
      Row(name: "the hiding of a column, reversed") {
        split { fixture in
          fixture.split.hide(.primary)
          fixture.harness.advance(by: 0.1)
          fixture.split.show(.primary)
        }
      },
      Row(name: "another detail is shown") {
        split { $0.split.showDetail($0.named("E"), sender: nil) }
      },
      Row(name: "the split view collapses and expands") {
        split { fixture in
          fixture.harness.resize(to: SplitFixture.compact)
          fixture.harness.resize(to: SplitFixture.regular)
        }
      },
      Row(name: "the split view, with only the secondary visible, collapses and expands") {
        split(mode: .secondaryOnly) { fixture in
          fixture.harness.resize(to: SplitFixture.compact)
          fixture.harness.resize(to: SplitFixture.regular)
        }
      },
      Row(name: "the split view collapses onto a stack") { collapsing { _ in } },
      Row(name: "the split view, collapsed onto a stack, expands") {
        collapsing { fixture in
          fixture.harness.callbacks.removeAllLines()
          fixture.harness.resize(to: SplitFixture.regular)
        }
      },
      Row(name: "another detail is shown in a split view that is collapsed onto a stack") {
        collapsing { fixture in
          fixture.harness.callbacks.removeAllLines()
          fixture.split.showDetail(fixture.named("E"), sender: nil)
        }
      },
    ]
  }

  private static func collapsing(_ actions: (SplitFixture) -> Void) -> [String] {
    let list = ViewController.named("R")
    let stack = NavigationController(rootViewController: list)
    return split(primary: stack) { fixture in
      list.containmentObserver = fixture.harness.observers
      fixture.harness.resize(to: SplitFixture.compact)
      fixture.harness.runUntilIdle()
      actions(fixture)
    }
  }
}
