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
        "P, S and D are the primary, supplementary and secondary of `split`; E is another detail, R what "
        + "a stack P shows. `stack` is the\nnavigation controller that the split view puts around a column.",
      rows: splitRows)
  }

  private static func split(
    columns: Int = 2, primary: ViewController? = nil,
    mode: SplitViewController.DisplayMode = .automatic, _ actions: (SplitFixture) -> Void
  ) -> [String] {
    let fixture = SplitFixture(
      columns: columns, size: Size(1200, 700), primary: primary, mode: mode)
    actions(fixture)
    fixture.harness.settle()
    return fixture.harness.callbacks.takeLines()
  }

  private static var splitRows: [Row] {
    [
      Row(name: "a column is hidden, and shown again: call, key or swipe") {
        split { fixture in
          fixture.split.hide(.primary)
          fixture.harness.settle()
          fixture.split.show(.primary)
        }
      },
      Row(name: "both columns of three come over the secondary") {
        split(columns: 3, mode: .secondaryOnly) {
          $0.split.setPreferredDisplayMode(.twoOverSecondary, animated: true)
        }
      },
      Row(name: "a column's way that is turned round") {
        split { fixture in
          fixture.split.hide(.primary)
          fixture.harness.advance(by: 0.1)
          fixture.split.show(.primary)
        }
      },
      Row(name: "another detail") { split { $0.split.showDetail($0.named("E"), sender: nil) } },
      Row(name: "it collapses, and expands") {
        split { fixture in
          fixture.harness.resize(to: SplitFixture.compact)
          fixture.harness.resize(to: SplitFixture.regular)
        }
      },
      Row(name: "the same where only the secondary showed") {
        split(mode: .secondaryOnly) { fixture in
          fixture.harness.resize(to: SplitFixture.compact)
          fixture.harness.resize(to: SplitFixture.regular)
        }
      },
      Row(name: "it collapses onto a stack") { collapsing { _ in } },
      Row(name: "the same, and expands") {
        collapsing { fixture in
          fixture.harness.callbacks.takeLines()
          fixture.harness.resize(to: SplitFixture.regular)
        }
      },
      Row(name: "another detail where it is collapsed onto a stack") {
        collapsing { fixture in
          fixture.harness.callbacks.takeLines()
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
      fixture.harness.settle()
      actions(fixture)
    }
  }
}
