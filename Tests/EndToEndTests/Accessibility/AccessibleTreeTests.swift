// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import DrawerContainer
import Foundation
import TestSupport
import Testing

@testable import DrawerApp
@testable import SDLHost

/// What clients see of a window without a display, over a real bus.
@MainActor
@Suite(.serialized, .needs("dbus-daemon"))
struct AccessibleTreeTests {
  /// The program's window and a client that looks at it.
  @MainActor
  private final class ObservedWindow {
    let harness: TestWindow
    let bus: SessionBusFixture
    let bridge: AccessibilityBridge
    let client: AccessibleClient

    /// - Parameter prepare: Is given the bus, and returns what is to be done before a client comes.
    init(
      _ root: ViewController, size: Size = Size(1000, 700),
      prepare: (SessionBusFixture) throws -> () throws -> Void = { _ in {} }
    ) throws {
      harness = TestWindow(size: size)
      harness.window.rootViewController = root
      harness.runUntilIdle()
      bus = try SessionBusFixture()
      let begin = try prepare(bus)
      let address = try #require(bus.environment[SessionBus.variable])
      let bridge = AccessibilityBridge(
        mode: .on, name: "Drawer", window: harness.window, address: address,
        onActiveChange: { _ in })
      self.bridge = try #require(bridge)
      self.bridge.postTree(geometry: .init(), now: harness.clock.now)
      try begin()
      client = try AccessibleClient(on: bus)
    }

    /// What the client should see.
    var expected: [AccessibleClient.Node] {
      let tree = harness.window.accessibilityTree()
      return tree.inReadingOrder.map { id, node, _ in
        let frame = node.element.frame
        return AccessibleClient.Node(
          path: AccessibleObject.element(id).name, role: AccessibleRole(of: node.element).number,
          name: AccessibleResponder.name(of: node.element), description: node.element.hint,
          states: AccessibleStates(
            of: node, isFocused: tree.focused == id, isActive: tree.isActive,
            isListWhole: tree.isListWhole(node)
          ).rawValue,
          interfaces: AccessibleInterface.all(of: node, in: tree).map(\.rawValue).sorted(),
          box: [frame.minX, frame.minY, frame.width, frame.height].map { Int32($0.rounded()) },
          index: node.index, children: node.children.map { AccessibleObject.element($0).name })
      }
    }

    func show() { bridge.postTree(geometry: .init(), now: harness.clock.now) }

    /// Lets the main actor's jobs run until something holds.
    func runJobs(until holds: () -> Bool) async throws {
      for _ in 0..<10_000 where !holds() { await Task.yield() }
      #expect(holds())
      harness.runUntilIdle()
    }

    /// A key or a click of a person without a plan.
    func act(using random: inout SeededGenerator) {
      let window = harness.window
      if Bool.random(using: &random) {
        let keys: [Key] = [
          .tab, .tab, .down, .up, .right, .left, .return, .space, .escape, .home, .end,
          .function(6), .function(9), .character("a"), .backspace, .pageDown,
        ]
        let modifiers: [KeyModifiers] = [[], [], [], .shift, .alt, .control]
        guard let key = keys.randomElement(using: &random),
          let held = modifiers.randomElement(using: &random)
        else { return }
        if case .character(let character) = key, held.isEmpty {
          harness.typeText(String(character))
        } else {
          harness.pressKey(key, held)
        }
      } else {
        harness.click(
          at: Point(
            Double.random(in: 0..<window.size.width, using: &random),
            Double.random(in: 0..<window.size.height, using: &random)))
      }
      harness.advance(by: Double.random(in: 0.01...0.3, using: &random))
    }

    func check(_ situation: String) throws {
      show()
      let seen = try client.tree()
      let expected = expected
      guard seen != expected else { return }
      for (one, other) in zip(seen, expected) where one != other {
        Issue.record("\(situation): a client sees \(one) instead of \(other)")
        return
      }
      Issue.record("\(situation): a client sees \(seen.count) elements of \(expected.count)")
    }
  }

  private func observedWindow(showing title: String) throws -> ObservedWindow {
    let root = Sample.containers.makeRoot(DiagnosticsObserver())
    let watched = try ObservedWindow(root)
    let menu = try #require(root.menu)
    for item in menu.items { item.controller.containmentObserver = nil }
    let index = menu.items.firstIndex { $0.title == title }
    menu.select(try #require(index))
    watched.harness.runUntilIdle()
    return watched
  }

  @Test func `an accessibility client sees the elements of each screen and their changes`()
    throws
  {
    let watched = try observedWindow(showing: "Overview")
    let menu = try #require((watched.harness.window.rootViewController as? RootController)?.menu)
    for (index, item) in menu.items.enumerated() {
      menu.select(index)
      watched.harness.advance(by: 0.1)
      try watched.check("on the way to \(item.title)")
      watched.harness.runUntilIdle()
      try watched.check(item.title)
    }
  }

  /// `DRAWER_RANDOM_SEQUENCES=N` makes N × 500 inputs, `DRAWER_RANDOM_SEED=S` begins with another seed.
  @Test func `an accessibility client sees the window's current tree after random inputs`() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["DRAWER_RANDOM_SEQUENCES"].flatMap(Int.init) ?? 1
    let seed = environment["DRAWER_RANDOM_SEED"].flatMap(UInt64.init) ?? 1
    let watched = try observedWindow(showing: "Presentations")
    var random = SeededGenerator(seed: seed)
    for index in 1...count * 500 {
      watched.act(using: &random)
      if index % 5 == 0 { watched.show() }
      if index % 50 == 0 {
        watched.harness.runUntilIdle()
        try watched.check("seed \(seed), after \(index) inputs")
      }
    }
  }

  @Test func `actions of an accessibility client change controls like actions of the user`()
    async throws
  {
    let button = Button(title: "Press", accessibilityLabel: "Press")
    var presses = 0
    button.onActivate = { presses += 1 }
    let field = TextField("ac", accessibilityLabel: "Name")
    let slider = Slider(accessibilityLabel: "Volume")
    slider.range = 0...10
    let root = ViewController()
    for (index, view) in [button, field, slider].enumerated() {
      root.view.addSubview(view)
      view.frame = Rect(9, 9 + 50 * Double(index), 200, 40)
    }
    let watched = try ObservedWindow(root)
    let nodes = try watched.client.tree()
    func path(_ name: String) throws -> String {
      let node = nodes.first { $0.name == name }
      return try #require(node).path
    }

    #expect(try watched.client.act(path("Press")))
    #expect(try watched.client.type("b", at: 1, in: path("Name")))
    #expect(try watched.client.set(path("Volume"), to: 7))
    try await watched.runJobs { presses == 1 && field.text == "abc" && slider.value == 7 }

    try watched.check("afterwards")
  }

  @Test func `an accessibility client's action on a disabled button is refused`() throws {
    let button = Button(title: "Press", accessibilityLabel: "Press")
    button.isEnabled = false
    let root = ViewController()
    root.view.addSubview(button)
    button.frame = Rect(9, 9, 99, 30)
    let watched = try ObservedWindow(root)
    let node = try watched.client.tree().first { $0.name == "Press" }

    #expect(try !watched.client.act(#require(node).path))
  }

  @Test(arguments: FakeAccessibilityBus.Answer.allCases)
  func `the accessibility bus is found even if the first reply with its address is invalid`(
    answer: FakeAccessibilityBus.Answer
  ) throws {
    let root = ViewController()
    root.title = "Root"
    let watched = try ObservedWindow(root) { bus in
      let fake = try FakeAccessibilityBus(answer, on: bus)
      return {
        try fake.waitUntilAsked()
        try fake.stop()
      }
    }

    try watched.check("\(answer)")
  }

  @Test func `a hanging accessibility bus does not delay the program`() throws {
    let watched = try observedWindow(showing: "Overview")
    watched.bus.setStopped(true)
    for _ in 1...300 {
      watched.harness.pressKey(.tab)
      watched.show()
    }
    watched.bus.setStopped(false)

    try watched.check("afterwards")
  }

  @Test func `the accessibility bus is found again after it was killed`() throws {
    let watched = try observedWindow(showing: "Overview")
    watched.bus.killAccessibilityBus()

    let client = try AccessibleClient(on: watched.bus)

    #expect(try client.tree() == watched.expected)
  }
}
