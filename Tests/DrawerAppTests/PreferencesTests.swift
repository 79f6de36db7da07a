// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

struct PreferencesTests {
  private let root = Sample.containers.makeRoot(DiagnosticsObserver())
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(1180, 730))
    harness.runUntilIdle()
  }

  private var isPresented: Bool { root.preferences.presentingViewController != nil }

  @Test
  func
    `Control+comma opens and closes the preferences, and the sliding menu's last row opens them`()
  {
    harness.pressKey(.character(","), .control)
    harness.runUntilIdle()
    #expect(isPresented)
    harness.pressKey(.character(","), .control)
    harness.runUntilIdle()
    #expect(!isPresented)

    root.menu?.select((root.menu?.items.count ?? 0) - 1)
    harness.runUntilIdle()
    #expect(isPresented)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(!isPresented && root.menu?.center.title == "Overview")
  }

  @Test
  func `a changed preference applies immediately, but a changed renderer requires a restart`()
    throws
  {
    var changes: [Preferences] = []
    root.preferences.configure(with: Preferences()) { changes.append($0) }
    harness.pressKey(.character(","), .control)
    harness.runUntilIdle()
    let view: View = root.preferences.view
    let dark = try #require(control("Theme", in: view))
    harness.click(at: dark.convert(Point(dark.bounds.maxX - 10, dark.bounds.midY), to: nil))
    harness.runUntilIdle()
    #expect(changes.last?.theme == .dark)
    #expect(!texts(in: view).contains { $0.contains("Restart Drawer") })

    let renderer = try #require(control("Renderer", in: view))
    harness.window.focus.focus(renderer)
    harness.pressKey(.right)
    harness.runUntilIdle()
    #expect(changes.last?.renderer == .software)
    #expect(texts(in: view).contains { $0.contains("Restart Drawer") })
  }

  @Test func `a larger text size applies immediately without truncating texts`() throws {
    root.preferences.configure(with: Preferences()) { [harness] preferences in
      harness.window.traits.textScale = preferences.textScale ?? 1
    }
    harness.pressKey(.character(","), .control)
    harness.runUntilIdle()
    let size = try #require(control("Text size", in: root.preferences.view))
    harness.window.focus.focus(size)
    harness.pressKey(.end)
    harness.runUntilIdle()

    #expect(harness.window.traits.textScale == 2)
    let larger = try #require(control("Text size", in: root.preferences.view))
    #expect(larger.isFirstResponder && larger.selectedSegmentIndex == 4)
    #expect(harness.truncatedTexts().filter { $0.contains("…") } == [])
    harness.pressKey(.home)
    harness.runUntilIdle()
    #expect(harness.window.traits.textScale == 1)
  }

  /// Opens the preferences and chooses the largest scale.
  private func chooseLargestScale(
    onTrial: @escaping (Preferences) -> Void = { _ in },
    onChange: @escaping (Preferences) -> Void = { _ in }
  ) throws -> SegmentedControl {
    root.preferences.configure(with: Preferences(), onPreview: onTrial, onChange: onChange)
    harness.pressKey(.character(","), .control)
    harness.runUntilIdle()
    let scale = try #require(control("Scale", in: root.preferences.view))
    harness.window.focus.focus(scale)
    harness.pressKey(.end)
    harness.runUntilIdle()
    return scale
  }

  private var question: AlertController? {
    root.preferences.presentedViewController as? AlertController
  }

  @Test func `a new window scale is reverted when it is not confirmed in time`() throws {
    var tried: [Double?] = []
    var changes: [Preferences] = []
    let scale = try chooseLargestScale(onTrial: { tried.append($0.scale) }) { changes.append($0) }
    #expect(tried == [3])
    #expect(question?.message == "Reverting to the previous scale in 15 seconds.")

    harness.advance(by: 1)
    #expect(question?.message == "Reverting to the previous scale in 14 seconds.")
    harness.advance(by: 13)
    #expect(question?.message == "Reverting to the previous scale in 1 second.")
    harness.advance(by: 1)
    harness.runUntilIdle()

    #expect(question == nil && isPresented)
    #expect(tried == [3, nil] && changes.isEmpty)
    #expect(scale.selectedSegmentIndex == 0 && scale.isFirstResponder)
    #expect(harness.window.nextFireInstant == nil)
  }

  @Test(arguments: [Key.return, .escape])
  func `Return confirms the window scale chosen in the preferences, and Escape reverts it`(key: Key)
    throws
  {
    var tried: [Double?] = []
    var changes: [Preferences] = []
    let scale = try chooseLargestScale(onTrial: { tried.append($0.scale) }) { changes.append($0) }
    harness.pressKey(key)
    harness.runUntilIdle()
    harness.advance(by: Double(ScaleQuestion.answerTimeout) + 1)

    #expect(question == nil && isPresented && scale.isFirstResponder)
    #expect(changes.map(\.scale) == (key == .return ? [3] : []))
    #expect(tried == (key == .return ? [3] : [3, nil]))
    #expect(scale.selectedSegmentIndex == (key == .return ? 5 : 0))
  }

  @Test
  func `closing the preferences or the confirmation alert reverts an unconfirmed window scale`()
    throws
  {
    var tried: [Double?] = []
    _ = try chooseLargestScale(onTrial: { tried.append($0.scale) })
    harness.pressKey(.character(","), .control)
    harness.runUntilIdle()
    #expect(!isPresented && question == nil && tried == [3, nil])

    _ = try chooseLargestScale(onTrial: { tried.append($0.scale) })
    root.preferences.dismiss(animated: true)
    harness.runUntilIdle()
    harness.advance(by: 1)
    #expect(isPresented && question == nil && tried == [3, nil, 3, nil])
  }

  @Test
  func
    `reverting an unconfirmed window scale is announced five seconds ahead and when it happens`()
    throws
  {
    _ = try chooseLargestScale()
    var announced: [String] = []
    for _ in 0..<(ScaleQuestion.answerTimeout + 1) {
      let elements = harness.window.accessibilityTree().nodes.values.map(\.element)
      announced += elements.filter { $0.role == .notification }.map(\.label)
      harness.advance(by: 1)
    }

    #expect(announced.contains("Reverting to the previous scale in 5 seconds."))
    #expect(announced.contains("Previous scale restored."))
    #expect(!announced.contains("Reverting to the previous scale in 14 seconds."))
  }

  @Test func `a changed language is saved and applies after a restart`() throws {
    var changes: [Preferences] = []
    root.preferences.configure(with: Preferences()) { changes.append($0) }
    harness.pressKey(.character(","), .control)
    harness.runUntilIdle()
    let language = try #require(control("Language", in: root.preferences.view))
    harness.window.focus.focus(language)
    harness.pressKey(.end)
    harness.runUntilIdle()
    let chosen = try #require(changes.last)
    #expect(chosen.language == "ar")
    #expect(texts(in: root.preferences.view).contains { $0.contains("Restart Drawer") })

    let kept = try #require(Preferences(stateValue: chosen.stateValue))
    #expect(kept == chosen)
    let named = try Options.parse(["--locale", "de"])
    #expect(kept.overridden(by: named).language == "de")
  }

  @Test
  func `preferences changed by the user are saved, and those set by command-line options are not`()
    throws
  {
    let options = try Options.parse(["--theme", "dark", "--scale", "2"])
    var saved = Preferences()
    saved.contrast = .high
    let started = saved.overridden(by: options)
    #expect(started.theme == .dark && started.scale == 2 && started.contrast == .high)

    var changed = started
    changed.motion = .reduced
    saved.merge(changed, changedFrom: started)

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

  @Test func `choosing Auto for a preference restores the value of the desktop`() {
    var chosen = Preferences()
    chosen.theme = .dark
    chosen.contrast = .high
    chosen.direction = .rightToLeft
    chosen.motion = .reduced
    chosen.scale = 2
    chosen.textScale = 2
    chosen.renderer = .software
    var configuration = Application.Configuration()

    chosen.apply(to: &configuration)
    #expect(configuration.layoutDirection == .rightToLeft && configuration.colorScheme == .dark)
    Preferences().apply(to: &configuration)

    let system = Application.Configuration()
    #expect(configuration.layoutDirection == system.layoutDirection)
    #expect(configuration.colorScheme == system.colorScheme)
    #expect(configuration.contrast == system.contrast)
    #expect(configuration.reducesMotion == system.reducesMotion)
    #expect(configuration.scale == system.scale && configuration.textScale == system.textScale)
    #expect(configuration.renderer == system.renderer)
  }
}
