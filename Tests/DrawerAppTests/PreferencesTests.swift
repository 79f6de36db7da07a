// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

struct PreferencesTests {
  private let root = Sample.containers.makeRoot(Observation())
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(1180, 730))
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

  /// Opens the preferences and chooses the largest scale.
  private func chooseLargestScale(
    onTrial: @escaping (Preferences) -> Void = { _ in },
    onChange: @escaping (Preferences) -> Void = { _ in }
  ) throws -> SegmentedControl {
    root.preferences.begin(with: Preferences(), onTrial: onTrial, onChange: onChange)
    harness.key(.character(","), .control)
    harness.settle()
    let scale = try #require(control("Scale", in: root.preferences.view))
    harness.window.focus.focus(scale)
    harness.key(.end)
    harness.settle()
    return scale
  }

  private var question: AlertController? {
    root.preferences.presentedViewController as? AlertController
  }

  @Test func `another scale returns to the former one when the time to keep it is over`() throws {
    var tried: [Double?] = []
    var told: [Preferences] = []
    let scale = try chooseLargestScale(onTrial: { tried.append($0.scale) }) { told.append($0) }
    #expect(tried == [3])
    #expect(question?.message == "The former scale returns in 15 seconds.")

    harness.advance(by: 1)
    #expect(question?.message == "The former scale returns in 14 seconds.")
    harness.advance(by: 13)
    #expect(question?.message == "The former scale returns in 1 second.")
    harness.advance(by: 1)
    harness.settle()

    #expect(question == nil && isShown)
    #expect(tried == [3, nil] && told.isEmpty)
    #expect(scale.selectedSegmentIndex == 0 && scale.isFirstResponder)
    #expect(harness.window.nextAlarm == nil)
  }

  @Test(arguments: [Key.return, .escape])
  func `Return keeps another scale, and Escape goes back`(key: Key) throws {
    var tried: [Double?] = []
    var told: [Preferences] = []
    let scale = try chooseLargestScale(onTrial: { tried.append($0.scale) }) { told.append($0) }
    harness.key(key)
    harness.settle()
    harness.advance(by: Double(ScaleQuestion.duration) + 1)

    #expect(question == nil && isShown && scale.isFirstResponder)
    #expect(told.map(\.scale) == (key == .return ? [3] : []))
    #expect(tried == (key == .return ? [3] : [3, nil]))
    #expect(scale.selectedSegmentIndex == (key == .return ? 5 : 0))
  }

  @Test func `another scale goes with the preferences and with the question`() throws {
    var tried: [Double?] = []
    _ = try chooseLargestScale(onTrial: { tried.append($0.scale) })
    harness.key(.character(","), .control)
    harness.settle()
    #expect(!isShown && question == nil && tried == [3, nil])

    _ = try chooseLargestScale(onTrial: { tried.append($0.scale) })
    root.preferences.dismiss(animated: true)
    harness.settle()
    harness.advance(by: 1)
    #expect(isShown && question == nil && tried == [3, nil, 3, nil])
  }

  @Test func `the question about the scale is announced, and so are its last seconds and its end`()
    throws
  {
    _ = try chooseLargestScale()
    var announced: [String] = []
    for _ in 0..<(ScaleQuestion.duration + 1) {
      let elements = harness.window.accessibilityTree().nodes.values.map(\.element)
      announced += elements.filter { $0.role == .notification }.map(\.label)
      harness.advance(by: 1)
    }

    #expect(announced.contains("The former scale returns in 5 seconds."))
    #expect(announced.contains("The former scale is back."))
    #expect(!announced.contains("The former scale returns in 14 seconds."))
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

  @Test func `Auto returns each preference to the value of the system`() {
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
