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
    harness.settle()
    inspector = InspectorController(log: log, checker: checker)
  }

  private func open() {
    inspector.show(in: harness.window)
    harness.settle()
  }

  private func close() {
    inspector.hide()
    harness.settle()
  }

  private func addChild() {
    root.addChild(child)
    child.view.frame = Rect(10, 20, 300, 200)
    root.view.insertSubview(child.view, at: 0)
    child.didMove(toParent: root)
    harness.settle()
  }

  private var lines: [String] { inspector.textDump.split(separator: "\n").map(String.init) }

  @Test func `the tree shows each controller with its state, live, and not the inspector`() {
    open()
    #expect(lines.contains("Root  ViewController  appeared"))
    #expect(!lines.contains { $0.contains("Red") })

    addChild()
    #expect(lines.contains("  Red  ViewController  appeared"))

    child.beginAppearanceTransition(false, animated: true)
    harness.settle()
    #expect(lines.contains("  Red  ViewController  disappearing"))
    child.endAppearanceTransition()
    harness.settle()
    #expect(lines.contains("  Red  ViewController  loaded"))
    #expect(!inspector.textDump.contains("Inspector"))
  }

  @Test func `the layout of the view under the pointer is shown, and what is wrong with it`() {
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
    harness.settle()

    harness.move(to: label.frame.center)
    harness.settle()
    let from = lines.firstIndex(of: "Layout of the view under the pointer") ?? 0
    let shown = lines[from...]
    #expect(shown.contains("Ambiguous: constraints leave its place or size open"))
    #expect(shown.contains { $0.hasPrefix("Content  ") })
    #expect(shown.contains { $0.hasPrefix("hugs ") && $0.hasSuffix("resists 750, 750") })
    #expect(shown.contains { $0.hasPrefix("Label “Name”.top ≥ View.top + 10.0 (InspectorTests/") })
    #expect(shown.contains { $0.hasPrefix("Not met: Label “Name”.width = 90.0 @250.0 (") })

    harness.expectsCleanContainment = false
    label.widthAnchor.constraint(equalToConstant: 130).isActive = true
    harness.settle()
    #expect(lines.contains { $0.hasPrefix("Broken: Label “Name”.width = 130.0 (") })

    top.isActive = false
    label.pin([.top(10)])
    harness.settle()
    #expect(lines.contains("Placed by constraints"))
  }

  @Test func `the accessible elements under the pointer are shown, from the outside in`() {
    addChild()
    child.view.accessibilityLabel = "Red"
    let slider = Slider(label: "Width")
    slider.frame = Rect(20, 20, 200, 40)
    child.view.addSubview(slider)
    open()
    harness.move(to: Point(100, 60))
    harness.settle()
    let from = lines.firstIndex(of: "Accessible elements under the pointer") ?? 0
    #expect(
      lines.dropFirst(from + 1).prefix(2) == [
        "group “Red”", "  slider “Width”  0  focusable increment decrement",
      ])
    #expect(harness.accessibilityDump.contains("staticText “slider “Width”, 0, focusable"))
    #expect(harness.accessibilityFaults(names: true) == [])
  }

  @Test(arguments: [true, false])
  func `a password under the pointer is not shown`(isSecure: Bool) {
    let field = TextField("sesame", label: "Word")
    field.isSecureTextEntry = true
    field.isSecureTextEntry = isSecure
    root.view.addSubview(field)
    field.frame = Rect(20, 20, 200, 40)
    open()
    harness.move(to: Point(100, 40))
    harness.settle()

    #expect(lines.contains { $0.contains("textField “Word”") })
    #expect(!inspector.textDump.contains("sesame"))
  }

  @Test func `rows of a tree tell assistive technology how deep they are, and others do not`() {
    addChild()
    open()
    harness.settle()
    let rows = harness.accessibilityDump.split(separator: "\n")

    let red = rows.filter { $0.contains("staticText “Red, ") }
    #expect(!red.isEmpty && red.allSatisfy { $0.contains("2 of 2 level 2") }, "\(rows)")
    let rule = rows.first { $0.contains("None since the checker began") }
    #expect(rule?.contains("level") == false)
  }

  @Test func `the views under the pointer are shown with their frames, also when they move`() {
    addChild()
    open()

    harness.move(to: Point(100, 100))
    harness.settle()
    #expect(lines.contains("Root.view  0, 0 · 1000 × 700"))
    #expect(lines.contains("  Red.view  10, 20 · 300 × 200"))

    child.view.frame.origin = Point(12.5, 20)
    harness.settle()
    #expect(lines.contains("  Red.view  12.5, 20 · 300 × 200"))
  }

  @Test func `over the panel it keeps what was under the pointer before`() {
    addChild()
    open()
    harness.move(to: Point(100, 100))
    harness.settle()

    harness.move(to: Point(900, 300))
    harness.settle()

    #expect(lines.contains("  Red.view  10, 20 · 300 × 200"))
  }

  @Test func `a broken rule comes up in the danger color without any other change`() {
    open()
    #expect(lines.contains("None since the checker began"))

    child.containmentObserver = observers
    child.endAppearanceTransition()
    harness.settle()

    #expect(
      lines.contains(
        "rule 3.6: Red was sent endAppearanceTransition() without "
          + "beginAppearanceTransition(_:animated:)"))
    let texts = inspector.view.window.map { _ in danger() } ?? []
    #expect(texts.contains { $0.contains("rule 3.6") })
  }

  /// What is drawn in the danger color.
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

  @Test func `it shows the last two hundred callbacks, newest first`() {
    for _ in 0..<300 { root.willMove(toParent: nil) }
    harness.expectsCleanContainment = false
    root.title = "Last"
    root.didMove(toParent: nil)

    open()

    let start = lines.firstIndex { $0.hasPrefix("Callbacks, newest first") } ?? 0
    let callbacks = lines[(start + 1)...]
    #expect(callbacks.count == InspectorController.shownCallbacks)
    #expect(callbacks.contains { $0.hasPrefix("Last didMove(toParent: nil)") })
  }

  @Test func `closed it costs nothing: nobody watches and no frame is asked for`() {
    open()
    #expect(harness.window.observer === inspector)
    close()

    #expect(harness.window.observer == nil)
    #expect(checker.onChange == nil)
    harness.move(to: Point(100, 100))
    #expect(!harness.window.needsFrame)
  }

  @Test func `open and with nothing to tell it asks for no frame`() {
    open()
    harness.move(to: Point(100, 100))
    harness.settle()

    harness.move(to: Point(101, 100))

    #expect(!harness.window.needsFrame)
  }

  @Test func `its own callbacks are in no log`() {
    open()
    close()

    #expect(!log.entries.contains { $0.controller == "Inspector" })
  }

  @Test func `Escape and the button close it`() {
    var closings = 0
    inspector.onClose = { closings += 1 }
    open()
    harness.window.focus.focusFirst(in: inspector.view)

    harness.key(.escape)
    harness.click(at: Point(970, 24))

    #expect(closings == 2)
  }

  @Test(arguments: [(1000.0, 360.0), (480, 360), (320, 256)])
  func `in a narrow window it leaves some of it free`(window: Double, width: Double) {
    open()

    harness.resize(to: Size(window, 500))

    #expect(inspector.view.frame == Rect(window - width, 0, width, 500))
  }

  @Test func `where reading begins at the right it lies at the left`() {
    harness.window.traits.layoutDirection = .rightToLeft

    open()

    #expect(inspector.view.frame == Rect(0, 0, 360, 700))
  }

  @Test func `it appears and disappears as it is shown and hidden, more than once`() {
    for _ in 0..<2 {
      open()
      #expect(inspector.isAppeared)
      close()
      #expect(!inspector.isAppeared && inspector.view.window == nil)
    }
  }
}
