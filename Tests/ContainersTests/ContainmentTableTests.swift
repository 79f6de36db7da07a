// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Containers

/// docs/CONTAINMENT.md is what these sequences really send. Record it anew with
/// `DRAWER_RECORD_CONTAINMENT=1 Scripts/test.sh --filter ContainmentTable`.
struct ContainmentTableTests {
  @Test func `the table in the documentation is what happens`() throws {
    let text = Self.document()
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/CONTAINMENT.md")
    if ProcessInfo.processInfo.environment["DRAWER_RECORD_CONTAINMENT"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  private static func document() -> String {
    var lines = [
      "# Callbacks, in order",
      "",
      "What each sequence sends, written by the tests from the running library. P is a container, A and B are its",
      "children or what it presents; `Side`, `Old` and `New` are the children of a drawer. Layout callbacks are left out.",
      "",
      "| sequence | callbacks |",
      "|---|---|",
    ]
    for row in rows {
      let calls = row.calls().map { "`\($0)`" }.joined(separator: "<br>")
      lines.append("| \(row.name) | \(calls.isEmpty ? "none" : calls) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Row {
    let name: String
    let calls: () -> [String]
  }

  // MARK: Plain containers

  /// A container P with children, in a window or not, and a log.
  private final class Family {
    let recorder = CallbackRecorder()
    let parent = ViewController()
    let first = ViewController()
    let second = ViewController()
    var harness: WindowHarness?

    init(shown: Bool, embedsFirst: Bool = false) {
      for (controller, title) in [(parent, "P"), (first, "A"), (second, "B")] {
        controller.title = title
        controller.containmentObserver = recorder
      }
      if shown { harness = WindowHarness(root: parent) }
      if embedsFirst { embed(first) }
      for controller in [parent, first, second] { controller.loadViewIfNeeded() }
      _ = recorder.take()
    }

    /// Holds A's sheet by its upper edge, moves it slowly and lets it go.
    func dragSheet(to y: Double) {
      let top = first.view.convert(Point(first.view.bounds.midX, 8), to: nil)
      harness?.press(at: top)
      harness?.drag(from: top, to: Point(top.x, y), in: 0.5)
      harness?.advance(by: 0.3)
      harness?.release(at: Point(top.x, y))
    }

    func embed(_ child: ViewController) {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    func swap(cancelling: Bool) {
      first.willMove(toParent: nil)
      parent.addChild(second)
      let transition = parent.transition(
        from: first, to: second, duration: 0.3,
        animations: { [first] in first.view.alpha = 0 },
        completion: { [first, second, parent] finished in
          let (gone, here) = finished ? (first, second) : (second, first)
          if !finished { second.willMove(toParent: nil) }
          gone.removeFromParent()
          here.didMove(toParent: parent)
        })
      harness?.advance(by: 0.1)
      if cancelling { transition.isReversed = true }
      harness?.settle()
    }
  }

  private static var rows: [Row] {
    plainRows + handForwardedRows + loadingRows + presentationRows + drawerRows
      + navigationRows
  }

  private static var plainRows: [Row] {
    [
      Row(name: "a root is shown for the first time") {
        let recorder = CallbackRecorder()
        let root = ViewController()
        root.title = "P"
        root.containmentObserver = recorder
        _ = WindowHarness(root: root)
        return recorder.log
      },
      Row(name: "a child is put into a container that is not shown, then the container is") {
        let family = Family(shown: false)
        family.embed(family.first)
        family.harness = WindowHarness(root: family.parent)
        return family.recorder.log
      },
      Row(name: "a child is put into a shown container") {
        let family = Family(shown: true)
        family.embed(family.first)
        return family.recorder.log
      },
      Row(name: "a child is taken out of a shown container") {
        let family = Family(shown: true, embedsFirst: true)
        family.first.willMove(toParent: nil)
        family.first.view.removeFromSuperview()
        family.first.removeFromParent()
        return family.recorder.log
      },
      Row(name: "`transition(from: A, to: B)`") {
        let family = Family(shown: true, embedsFirst: true)
        family.swap(cancelling: false)
        return family.recorder.log
      },
      Row(name: "the same, turned round half-way") {
        let family = Family(shown: true, embedsFirst: true)
        family.swap(cancelling: true)
        return family.recorder.log
      },
      Row(name: "a container with a child leaves the window") {
        let family = Family(shown: true, embedsFirst: true)
        family.harness?.window.rootViewController = nil
        return family.recorder.log
      },
    ]
  }

  private static var loadingRows: [Row] {
    [
      Row(name: "an appearance begins on an untouched controller, and ends") {
        let recorder = CallbackRecorder()
        let controller = ViewController()
        controller.title = "A"
        controller.containmentObserver = recorder
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        return recorder.log
      },
      Row(name: "`view` is read, unloaded because memory is short, and read again") {
        let family = Family(shown: true)
        family.parent.unloadsViewsOffScreen = true
        family.parent.addChild(family.first)
        family.first.didMove(toParent: family.parent)
        family.harness?.window.deliverMemoryWarning()
        family.first.loadViewIfNeeded()
        return family.recorder.log
      },
    ]
  }

  /// Containers that send appearance themselves, and what the core sends between parents.
  private static var handForwardedRows: [Row] {
    [
      Row(name: "a child moves from P to another container Q (1.3)") {
        let family = Family(shown: true)
        family.parent.addChild(family.first)
        family.first.didMove(toParent: family.parent)
        family.second.title = "Q"
        family.second.addChild(family.first)
        family.first.didMove(toParent: family.second)
        return family.recorder.log
      },
      Row(name: "a child A with a child B of its own is put into a shown container (3.4)") {
        let family = Family(shown: true)
        family.first.addChild(family.second)
        family.first.view.addSubview(family.second.view)
        family.second.didMove(toParent: family.first)
        family.embed(family.first)
        return family.recorder.log
      },
      Row(name: "an appearance is interrupted: begin(true), begin(false), end (3.6)") {
        let family = Family(shown: false)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.beginAppearanceTransition(false, animated: true)
        family.first.endAppearanceTransition()
        return family.recorder.log
      },
      Row(name: "a disappearance is interrupted: begin(false), begin(true), end (3.6)") {
        let family = Family(shown: false)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.endAppearanceTransition()
        _ = family.recorder.take()
        family.first.beginAppearanceTransition(false, animated: true)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.endAppearanceTransition()
        return family.recorder.log
      },
    ]
  }

  private static var presentationRows: [Row] {
    func row(
      _ name: String, style: ModalPresentationStyle, _ actions: @escaping (Family) -> Void
    ) -> Row {
      Row(name: name) {
        let family = Family(shown: true)
        family.first.modalPresentationStyle = style
        actions(family)
        family.harness?.settle()
        return family.recorder.log
      }
    }
    return [
      row("P presents A, full screen", style: .fullScreen) {
        $0.parent.present($0.first, animated: true)
      },
      row("the same, and A is dismissed", style: .fullScreen) {
        $0.parent.present($0.first, animated: false)
        _ = $0.recorder.take()
        $0.first.dismiss(animated: true)
      },
      row("the same, turned round half-way", style: .fullScreen) {
        $0.parent.present($0.first, animated: true)
        $0.harness?.advance(by: 0.1)
        $0.first.dismiss(animated: true)
      },
      row("P presents A over full screen, and dismisses it", style: .overFullScreen) {
        $0.parent.present($0.first, animated: false)
        $0.parent.dismiss(animated: true)
      },
      row("P presents A as a sheet, and a person drags it away", style: .pageSheet) {
        $0.parent.present($0.first, animated: true)
        $0.harness?.settle()
        $0.dragSheet(to: 680)
      },
      row("a sheet that is dragged and falls back", style: .pageSheet) {
        $0.parent.present($0.first, animated: false)
        _ = $0.recorder.take()
        $0.dragSheet(to: 100)
      },
      row("P presents A in its own context, and dismisses it", style: .currentContext) {
        $0.parent.definesPresentationContext = true
        $0.parent.present($0.first, animated: true)
        $0.harness?.settle()
        $0.parent.dismiss(animated: true)
      },
      row("A, a sheet, presents B full screen; P dismisses both", style: .pageSheet) {
        $0.parent.present($0.first, animated: false)
        $0.harness?.settle()
        $0.first.present($0.second, animated: true)
        $0.harness?.settle()
        $0.parent.dismiss(animated: true)
      },
    ]
  }

  // MARK: The drawer

  private static func drawer(
    _ position: DrawerPosition, _ actions: (DrawerFixture) -> Void
  ) -> [String] {
    let fixture = DrawerFixture(position: position)
    actions(fixture)
    fixture.harness.settle()
    return fixture.take()
  }

  private static var drawerRows: [Row] {
    let edge = Point(5, 300)
    return [
      Row(name: "a drawer opens: call, key, drag or fling") {
        drawer(.closed) { $0.drawer.open() }
      },
      Row(name: "a drawer closes: call, Escape, click or drag") {
        drawer(.open) { $0.drawer.close() }
      },
      Row(name: "a drag that falls back") {
        drawer(.closed) { fixture in
          fixture.harness.press(at: edge)
          fixture.harness.drag(from: edge, to: Point(60, 300), in: 0.5)
          fixture.harness.advance(by: 0.3)
          fixture.harness.release(at: Point(60, 300))
        }
      },
      Row(name: "an opening that is turned round") {
        drawer(.closed) { fixture in
          fixture.drawer.open()
          fixture.harness.advance(by: 0.1)
          fixture.drawer.close()
        }
      },
      Row(name: "the center is swapped, the drawer open") {
        drawer(.open) { $0.drawer.setCenter($0.new) }
      },
      Row(name: "the center is swapped, the drawer closed") {
        drawer(.closed) { $0.drawer.setCenter($0.new) }
      },
      Row(name: "the same without animation") {
        drawer(.closed) { $0.drawer.setCenter($0.new, animated: false) }
      },
      Row(name: "the old center is chosen again while it goes off") {
        drawer(.open) { fixture in
          fixture.drawer.setCenter(fixture.new)
          fixture.harness.advance(by: 0.1)
          fixture.drawer.setCenter(fixture.old)
        }
      },
    ]
  }

  // MARK: Navigation

  private static func navigation(
    _ titles: [String], _ actions: (NavigationFixture) -> Void
  ) -> [String] {
    let fixture = NavigationFixture(titles)
    for screen in [fixture.root, fixture.first, fixture.second] { screen.loadViewIfNeeded() }
    _ = fixture.recorder.take()
    actions(fixture)
    fixture.harness.settle()
    return fixture.recorder.take()
  }

  private static var navigationRows: [Row] {
    let edge = Point(5, 300)
    func drag(_ fixture: NavigationFixture, to x: Double) {
      fixture.harness.press(at: edge)
      fixture.harness.drag(from: edge, to: Point(x, 300), in: 0.4)
      fixture.harness.advance(by: 0.3)
      fixture.harness.release(at: Point(x, 300))
    }
    return [
      Row(name: "a screen is pushed onto a stack, animated or not") {
        navigation(["Root"]) { $0.push($0.first) }
      },
      Row(name: "it is popped: call, button, drag, fling, Alt+Left or Escape") {
        navigation(["Root", "First"]) { drag($0, to: 600) }
      },
      Row(name: "a drag that falls back") {
        navigation(["Root", "First"]) { drag($0, to: 200) }
      },
      Row(name: "a push that is turned round") {
        navigation(["Root"]) { fixture in
          fixture.push(fixture.first)
          fixture.harness.advance(by: 0.1)
          fixture.pop()
        }
      },
      Row(name: "a push during a push") {
        navigation(["Root"]) { fixture in
          fixture.push(fixture.first)
          fixture.harness.advance(by: 0.1)
          fixture.push(fixture.second)
        }
      },
      Row(name: "two screens are popped to the root") {
        navigation(["Root", "First", "Second"]) { fixture in
          fixture.navigation.popToRootViewController()
        }
      },
    ]
  }
}
