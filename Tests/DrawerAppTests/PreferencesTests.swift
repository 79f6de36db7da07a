// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

struct PreferencesTests {
  private let root = Sample.containers.makeRoot(Observation())
  private let harness: WindowHarness

  init() {
    harness = WindowHarness(root: root, size: Size(1180, 730))
    harness.settle()
  }

  private var isShown: Bool { root.preferences.presentingViewController != nil }

  @Test func `Ctrl and the comma open and close them, and so does the last row`() {
    harness.key(.character(","), .control)
    harness.settle()
    #expect(isShown)
    harness.key(.character(","), .control)
    harness.settle()
    #expect(!isShown)

    root.menu?.select((root.menu?.items.count ?? 0) - 1)
    harness.settle()
    #expect(isShown)
    harness.key(.escape)
    harness.settle()
    #expect(!isShown && root.menu?.center.title == "Overview")
  }

  @Test func `a choice is told at once, and only another renderer waits for the next start`() throws
  {
    var told: [Preferences] = []
    root.preferences.begin(with: Preferences()) { told.append($0) }
    harness.key(.character(","), .control)
    harness.settle()
    let view: View = root.preferences.view
    let dark = try #require(control("Theme", in: view))
    harness.click(at: dark.convert(Point(dark.bounds.maxX - 10, dark.bounds.midY), to: nil))
    harness.settle()
    #expect(told.last?.theme == .dark)
    #expect(!texts(in: view).contains { $0.contains("start it again") })

    let renderer = try #require(control("Renderer", in: view))
    harness.window.focus.focus(renderer)
    harness.key(.right)
    harness.settle()
    #expect(told.last?.renderer == .software)
    #expect(texts(in: view).contains { $0.contains("start it again") })
  }

  @Test func `larger text shows at once, and the rows have room for it`() throws {
    root.preferences.begin(with: Preferences()) { [harness] preferences in
      harness.window.traits.textScale = preferences.textScale ?? 1
    }
    harness.key(.character(","), .control)
    harness.settle()
    let size = try #require(control("Text size", in: root.preferences.view))
    harness.window.focus.focus(size)
    harness.key(.end)
    harness.settle()

    #expect(harness.window.traits.textScale == 2)
    let larger = try #require(control("Text size", in: root.preferences.view))
    #expect(larger.isFirstResponder && larger.selectedSegmentIndex == 4)
    #expect(harness.cutTexts().filter { $0.contains("…") } == [])
    harness.key(.home)
    harness.settle()
    #expect(harness.window.traits.textScale == 1)
  }

  @Test func `another language waits for the next start, and begins with it`() throws {
    var told: [Preferences] = []
    root.preferences.begin(with: Preferences()) { told.append($0) }
    harness.key(.character(","), .control)
    harness.settle()
    let language = try #require(control("Language", in: root.preferences.view))
    harness.window.focus.focus(language)
    harness.key(.end)
    harness.settle()
    let chosen = try #require(told.last)
    #expect(chosen.language == "ar")
    #expect(texts(in: root.preferences.view).contains { $0.contains("start it again") })

    let kept = try #require(Preferences(stateValue: chosen.stateValue))
    #expect(kept == chosen)
    let named = try Options.parse(["--locale", "de"])
    #expect(kept.overridden(by: named).language == "de")
  }

  @Test func `what the command line says is not remembered, what a person changes is`() throws {
    let options = try Options.parse(["--theme", "dark", "--scale", "2"])
    var saved = Preferences()
    saved.contrast = .high
    let started = saved.overridden(by: options)
    #expect(started.theme == .dark && started.scale == 2 && started.contrast == .high)

    var changed = started
    changed.motion = .reduced
    saved.adopt(changed, changedFrom: started)

    #expect(saved.theme == .auto && saved.scale == nil)
    #expect(saved.motion == .reduced && saved.contrast == .high)
  }

  private func control(_ label: String, in view: View) -> SegmentedControl? {
    if let control = view as? SegmentedControl, control.accessibilityLabel == label {
      return control
    }
    return view.subviews.lazy.compactMap { self.control(label, in: $0) }.first
  }

  private func texts(in view: View) -> [String] {
    ((view as? Label).map { [$0.text] } ?? []) + view.subviews.flatMap { texts(in: $0) }
  }
}
