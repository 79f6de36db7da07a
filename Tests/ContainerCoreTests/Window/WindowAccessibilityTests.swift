// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// The accessibility tree of a window: its elements, their order and their names.
struct WindowAccessibilityTests {
  private let root = ViewController()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(400, 300))
  }

  private var tree: AccessibilityTree { harness.window.accessibilityTree() }

  /// Roles and names, from the window's first child on.
  private var lines: [String] {
    harness.accessibilityDump.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  @discardableResult
  private func add(
    _ label: String?, _ role: AccessibilityRole = .button, to view: View? = nil,
    _ frame: Rect = Rect(0, 0, 50, 50)
  ) -> View {
    let new = View(frame: frame)
    (new.accessibilityLabel, new.accessibilityRole) = (label, role)
    (view ?? root.view).addSubview(new)
    return new
  }

  @Test func `the window's accessibility element has the window's title, size and active state`() {
    harness.window.setTitle("Kitchen")
    let window = tree[.window]
    #expect(window?.element.label == "Kitchen" && window?.element.role == .window)
    #expect(window?.element.frame == Rect(0, 0, 400, 300))
    #expect(tree.isActive)
    harness.send(.window(.focusLost))
    #expect(!tree.isActive)
  }

  @Test
  func
    `a view without a role is an accessibility group if it has a label, and is ignored otherwise`()
  {
    let unlabeledView = add(nil, .none)
    let group = add("Tools", .none, to: unlabeledView)
    add("Cut", to: group)
    add("Copy", to: unlabeledView)
    #expect(lines == ["group “Tools”", "  button “Cut”", "button “Copy”"])
    #expect(harness.accessibilityFaults() == [])
  }

  @Test func `a group in a group with the same label is left out of the accessibility tree`() {
    let outer = add("Tools", .none)
    add("Cut", to: add("Tools", .none, to: outer))
    #expect(lines == ["group “Tools”", "  button “Cut”"])
  }

  @Test func `hidden, transparent, inert and empty views are not in the accessibility tree`() {
    let views = (0..<4).map { add("\($0)", .none) }
    for (index, view) in views.enumerated() { add("in \(index)", to: view) }
    views[0].isHidden = true
    views[1].alpha = 0
    views[2].isInert = true
    views[3].accessibilityElementsHidden = true
    add("nowhere", .button, Rect(0, 0, 0, 0))
    #expect(lines == [])
    #expect(harness.accessibilityFaults() == [])
  }

  @Test
  func
    `accessibility frames are in window coordinates, and clipped elements are marked off screen`()
    throws
  {
    let outer = add("Outer", .none, Rect(100, 50, 100, 100))
    outer.boundsOrigin = Point(0, 20)
    outer.clipsToBounds = true
    let inner = add("Inner", to: outer, Rect(10, 30, 20, 20))
    let gone = add("Gone", to: outer, Rect(0, 500, 20, 20))
    _ = tree
    let tree = tree
    let node = try #require(tree[.init(view: inner.accessibilityNumber)])
    #expect(node.element.frame == Rect(110, 60, 20, 20))
    #expect(!node.element.traits.contains(.offscreen))
    let other = try #require(tree[.init(view: gone.accessibilityNumber)])
    #expect(other.element.traits == .offscreen && other.index == 1)
  }

  @Test
  func `an accessibility element without its own label has the labels of the texts inside it`() {
    let card = add(nil, .none)
    card.isAccessibilityElement = true
    add("Fog", .staticText, to: card)
    add("12°", .staticText, to: add(nil, .none, to: card))
    add("More", to: card)
    #expect(lines == ["group “Fog, 12°”"])
    card.isAccessibilityElement = false
    card.accessibilityLabel = "Weather"
    #expect(lines == ["staticText “Fog”", "staticText “12°”", "button “More”"])
  }

  @Test func `accessibility properties that the program sets override the view's defaults`() {
    let view = RatingView(frame: Rect(0, 0, 50, 20))
    root.view.addSubview(view)
    #expect(lines == ["slider “Rating” = 3.0 in 0.0…5.0 (increment, decrement)"])
    view.accessibilityValue = "3 stars"
    view.accessibilityHint = "Swipe"
    view.accessibilityTraits = .selectable
    view.accessibilityIdentifier = "rating"
    let calls = Counter()
    view.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Clear") {
        calls.count += 1
        return true
      }
    ]
    #expect(
      lines == [
        "slider “Rating” = “3 stars” = 3.0 in 0.0…5.0 hint “Swipe” selectable "
          + "(increment, decrement, Clear)"
      ])
    let id = AccessibilityTree.ID(view: view.accessibilityNumber)
    #expect(tree[id]?.element.identifier == "rating")
    #expect(harness.window.performAccessibilityAction(.custom("Clear"), on: id))
    #expect(!harness.window.performAccessibilityAction(.custom("Fly"), on: id))
    #expect(harness.window.performAccessibilityAction(.increment, on: id))
    #expect(calls.count == 1 && view.stars == 4)
  }

  private final class Counter { var count = 0 }

  private final class RatingView: View {
    var stars = 3.0

    override init(frame: Rect) {
      super.init(frame: frame)
      (accessibilityRole, accessibilityLabel) = (.slider, "Rating")
    }

    override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
      super.updateAccessibilityElement(&element)
      element.numericValue = AccessibilityElement.Value(stars, in: 0...5, step: 1)
      element.actions = [.increment, .decrement]
    }

    override func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
      guard action == .increment else {
        return super.performAccessibilityAction(action, part: part)
      }
      stars += 1
      return true
    }
  }

  @Test
  func `the frame of an accessibility element in a view is converted to the window's coordinates`()
    throws
  {
    let chart = add("Chart", .group, Rect(10, 10, 100, 100))
    chart.accessibilityElements = [
      AccessibilityElement(role: .image, label: "May", frame: Rect(0, 50, 10, 50)),
      AccessibilityElement(role: .image, label: "June", frame: Rect(20, 10, 10, 90)),
    ]
    #expect(lines == ["group “Chart”", "  image “May”", "  image “June”"])
    let id = AccessibilityTree.ID(view: chart.accessibilityNumber, part: 2)
    #expect(tree[id]?.element.frame == Rect(30, 20, 10, 90))
    #expect(tree[id]?.index == 1)
  }

  @Test
  func `a view that is removed and added again gets a new accessibilityNumber`() {
    let view = add("One")
    let lead = add("Two")
    _ = tree
    let (first, second) = (view.accessibilityNumber, lead.accessibilityNumber)
    root.view.bringSubviewToFront(view)
    _ = tree
    #expect(view.accessibilityNumber == first && first != second && first > 1)
    view.removeFromSuperview()
    root.view.addSubview(view)
    _ = tree
    #expect(view.accessibilityNumber > max(first, second))
  }

  @Test
  func `the controls relation of a tab refers to the first accessibility element in its page`() {
    let tab = add("Tab", .tab)
    let page = add(nil, .none)
    let inner = add("Inner", to: page)
    tab.accessibilityControlledView = page
    _ = tree
    let id = AccessibilityTree.ID(view: tab.accessibilityNumber)
    #expect(tree[id]?.controls == [.init(view: inner.accessibilityNumber)])
    page.isHidden = true
    #expect(tree[id]?.controls == [])
  }

  @Test
  func
    `an announcement leaves the accessibility tree after some seconds or at the next announcement`()
    throws
  {
    func said() -> [String] {
      tree.nodes.values.filter { $0.element.role == .notification }.map(\.element.label)
    }
    _ = tree
    harness.window.announce("Saved")
    #expect(said() == ["Saved"])
    let first = try #require(tree[.window]?.children.last)
    harness.window.announce("Saved")
    #expect(said() == ["Saved"] && tree[.window]?.children.last != first)
    #expect(harness.accessibilityFaults() == [])
    #expect(harness.window.nextFireInstant != nil)
    harness.advance(by: 6)
    #expect(said() == [])
  }

  @Test func `an accessibility announcement requests no frame when accessibility is off`() {
    harness.runUntilIdle()
    harness.window.announce("Saved")
    #expect(!harness.window.needsFrame && harness.window.nextFireInstant == nil)
  }

  @Test
  func `noteAccessibilityScreenChanged announces the new screen if it contains no focusable view`()
  {
    let screen = add("Screen", .none)
    _ = tree
    harness.window.noteAccessibilityScreenChanged(screen)
    #expect(harness.accessibilityDump.contains("notification “Screen”"))
    let field = FocusableView(frame: Rect(0, 0, 10, 10))
    screen.addSubview(field)
    harness.window.noteAccessibilityScreenChanged(screen)
    #expect(field.isFirstResponder)
    // The field has no accessible name: its screen is reported as focused instead.
    #expect(tree.focused == .init(view: screen.accessibilityNumber))
    #expect(harness.accessibilityFaults() == [])
  }

  private final class FocusableView: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `the Escape action of an accessibility element reaches the window's key commands`() {
    let view = add("One")
    let calls = Counter()
    harness.window.windowKeyCommands = [
      KeyCommand("Leave", shortcuts: [.init(.escape)]) {
        calls.count += 1
        return true
      }
    ]
    _ = tree
    let id = AccessibilityTree.ID(view: view.accessibilityNumber)
    #expect(harness.window.performAccessibilityAction(.escape, on: id))
    #expect(harness.window.performAccessibilityAction(.escape, on: .window))
    #expect(calls.count == 2)
  }
}
