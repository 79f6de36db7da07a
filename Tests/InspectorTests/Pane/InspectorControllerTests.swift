// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import Controls
import Drawing
import TestSupport
import Testing

@testable import Inspector

struct InspectorControllerTests {
  private let log = CallbackLog()
  private let checker = ContractChecker()
  private let observers: ContainmentObserverGroup
  private let root = ViewController()
  private let child = ViewController()
  private let harness = TestWindow()
  private let inspector: InspectorController

  init() {
    observers = ContainmentObserverGroup(log, checker)
    harness.window.containmentObserver = observers
    root.title = "Root"
    child.title = "Red"
    harness.window.rootViewController = root
    harness.runUntilIdle()
    inspector = InspectorController(log: log, checker: checker)
  }

  private func open() {
    inspector.show(in: harness.window)
    harness.runUntilIdle()
  }

  private func close() {
    inspector.hide()
    harness.runUntilIdle()
  }

  private func addChild() {
    root.addChild(child)
    child.view.frame = Rect(10, 20, 300, 200)
    root.view.insertSubview(child.view, at: 0)
    child.didMove(toParent: root)
    harness.runUntilIdle()
  }

  private var lines: [String] { inspector.textDump.split(separator: "\n").map(String.init) }

  @Test
  func
    `the inspector shows the live controller tree with appearance states, without its own controller`()
  {
    open()
    #expect(lines.contains("Root  ViewController  appeared"))
    #expect(!lines.contains { $0.contains("Red") })

    addChild()
    #expect(lines.contains("  Red  ViewController  appeared"))

    child.beginAppearanceTransition(false, animated: true)
    harness.runUntilIdle()
    #expect(lines.contains("  Red  ViewController  disappearing"))
    child.endAppearanceTransition()
    harness.runUntilIdle()
    #expect(lines.contains("  Red  ViewController  loaded"))
    #expect(!inspector.textDump.contains("Inspector"))
  }

  @Test
  func
    `the inspector shows the constraints of the view under the pointer, and its layout problems`()
  {
    let label = Label("Name")
    root.view.addSubview(label)
    let top = label.topAnchor.constraint(greaterThanOrEqualTo: root.view.topAnchor, constant: 10)
    let wide = label.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = .defaultLow
    LayoutConstraint.activate([
      top, wide, label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    open()
    harness.runUntilIdle()

    harness.move(to: label.frame.center)
    harness.runUntilIdle()
    let from = lines.firstIndex(of: "Layout of the view under the pointer") ?? 0
    let shown = lines[from...]
    #expect(shown.contains("Ambiguous position or size"))
    #expect(shown.contains { $0.hasPrefix("Content  ") })
    #expect(
      shown.contains { $0.hasPrefix("Hugging ") && $0.hasSuffix("compression resistance 750, 750") }
    )
    #expect(shown.contains { $0.hasPrefix("Label “Name”.top ≥ View.top + 10.0 (InspectorTests/") })
    #expect(shown.contains { $0.hasPrefix("Not met: Label “Name”.width = 90.0 @250.0 (") })

    harness.expectsCleanContainment = false
    label.widthAnchor.constraint(equalToConstant: 130).isActive = true
    harness.runUntilIdle()
    #expect(lines.contains { $0.hasPrefix("Broken: Label “Name”.width = 130.0 (") })

    top.isActive = false
    label.pin([.top(10)])
    harness.runUntilIdle()
    #expect(lines.contains("Placed by constraints"))
  }

  @Test
  func `the inspector shows the accessibility elements under the pointer, outermost first`() {
    addChild()
    child.view.accessibilityLabel = "Red"
    let slider = Slider(accessibilityLabel: "Width")
    slider.frame = Rect(20, 20, 200, 40)
    child.view.addSubview(slider)
    open()
    harness.move(to: Point(100, 60))
    harness.runUntilIdle()
    let from = lines.firstIndex(of: "Accessible elements under the pointer") ?? 0
    #expect(
      lines.dropFirst(from + 1).prefix(2) == [
        "group “Red”", "  slider “Width”  0  focusable increment decrement",
      ])
    #expect(harness.accessibilityDump.contains("staticText “slider “Width”, 0, focusable"))
    #expect(harness.accessibilityFaults(names: true) == [])
  }

  @Test(arguments: [true, false])
  func `the inspector does not show a password`(isSecure: Bool) {
    let field = TextField("sesame", accessibilityLabel: "Word")
    field.isSecureTextEntry = true
    field.isSecureTextEntry = isSecure
    root.view.addSubview(field)
    field.frame = Rect(20, 20, 200, 40)
    open()
    harness.move(to: Point(100, 40))
    harness.runUntilIdle()

    #expect(lines.contains { $0.contains("textField “Word”") })
    #expect(!inspector.textDump.contains("sesame"))
  }

  @Test
  func `the accessibility element of each tree row in the inspector includes the row's level`() {
    addChild()
    open()
    harness.runUntilIdle()
    let rows = harness.accessibilityDump.split(separator: "\n")

    let red = rows.filter { $0.contains("staticText “Red, ") }
    #expect(!red.isEmpty && red.allSatisfy { $0.contains("2 of 2 level 2") }, "\(rows)")
    let rule = rows.first { $0.contains("None so far") }
    #expect(rule?.contains("level") == false)
  }

  @Test
  func `the inspector shows the views under the pointer with their frames, even while they move`() {
    addChild()
    open()

    harness.move(to: Point(100, 100))
    harness.runUntilIdle()
    #expect(lines.contains("Root.view  0, 0 · 1000 × 700"))
    #expect(lines.contains("  Red.view  10, 20 · 300 × 200"))

    child.view.frame.origin = Point(12.5, 20)
    harness.runUntilIdle()
    #expect(lines.contains("  Red.view  12.5, 20 · 300 × 200"))
  }

  @Test func `the inspector keeps its list of views while the pointer is over the inspector`() {
    addChild()
    open()
    harness.move(to: Point(100, 100))
    harness.runUntilIdle()

    harness.move(to: Point(900, 300))
    harness.runUntilIdle()

    #expect(lines.contains("  Red.view  10, 20 · 300 × 200"))
  }

  @Test func `the inspector shows a broken containment rule in the danger color immediately`() {
    open()
    #expect(lines.contains("None so far"))

    child.containmentObserver = observers
    child.endAppearanceTransition()
    harness.runUntilIdle()

    #expect(
      lines.contains(
        "rule 3.6: Red was sent endAppearanceTransition() without "
          + "beginAppearanceTransition(_:animated:)"))
    let texts = inspector.view.window.map { _ in danger() } ?? []
    #expect(texts.contains { $0.contains("rule 3.6") })
  }

  /// The texts that are drawn in the danger color.
  private func danger() -> [String] {
    harness.window.invalidateAll()
    inspector.view.setNeedsLayout()
    let color = Theme.light.color(.danger)
    return (harness.step()?.placements ?? []).flatMap { placement in
      placement.layer.displayList.commands.compactMap { command in
        if case .text(let text, _, color, _) = command { return text }
        return nil
      }
    }
  }

  @Test func `the inspector shows the latest two hundred callbacks, newest first`() {
    for _ in 0..<300 { root.willMove(toParent: nil) }
    harness.expectsCleanContainment = false
    root.title = "Last"
    root.didMove(toParent: nil)

    open()

    let start = lines.firstIndex { $0.hasPrefix("Callbacks, newest first") } ?? 0
    let callbacks = lines[(start + 1)...]
    #expect(callbacks.count == InspectorController.maximumCallbackCount)
    #expect(callbacks.contains { $0.hasPrefix("Last didMove(toParent: nil)") })
  }

  @Test func `a closed inspector observes no window and requests no frame`() {
    open()
    #expect(harness.window.observer === inspector)
    close()

    #expect(harness.window.observer == nil)
    #expect(checker.onChange == nil)
    harness.move(to: Point(100, 100))
    #expect(!harness.window.needsFrame)
  }

  @Test func `an open inspector requests no frame when nothing has changed`() {
    open()
    harness.move(to: Point(100, 100))
    harness.runUntilIdle()

    harness.move(to: Point(101, 100))

    #expect(!harness.window.needsFrame)
  }

  @Test func `the callbacks of the inspector's own controller are not logged`() {
    open()
    close()

    #expect(!log.entries.contains { $0.controller == "Inspector" })
  }

  @Test func `Escape and the close button close the inspector`() {
    var closings = 0
    inspector.onClose = { closings += 1 }
    open()
    harness.window.focus.focusFirst(in: inspector.view)

    harness.pressKey(.escape)
    harness.click(at: Point(970, 24))

    #expect(closings == 2)
  }

  @Test(arguments: [(1000.0, 360.0), (480, 360), (320, 256)])
  func `the inspector leaves a part of a narrow window uncovered`(window: Double, width: Double) {
    open()

    harness.resize(to: Size(window, 500))

    #expect(inspector.view.frame == Rect(window - width, 0, width, 500))
  }

  @Test func `the inspector is placed at the left in right-to-left layout`() {
    harness.window.traits.layoutDirection = .rightToLeft

    open()

    #expect(inspector.view.frame == Rect(0, 0, 360, 700))
  }

  @Test
  func
    `the inspector's controller appears and disappears each time the inspector is shown and hidden`()
  {
    for _ in 0..<2 {
      open()
      #expect(inspector.isAppeared)
      close()
      #expect(!inspector.isAppeared && inspector.view.window == nil)
    }
  }
}
