// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

/// The first responder is what assistive technology gets to know as focused.
struct ReportedFocusTests {
  private final class Screen: ViewController {
    let first = Button(title: "First", accessibilityLabel: "First")
    let second = Button(title: "Second", accessibilityLabel: "Second")
    let container = View()

    override func viewDidLoad() {
      view.backgroundColor = .surface
      container.frame = Rect(0, 0, 300, 200)
      first.frame = Rect(10, 10, 100, 40)
      second.frame = Rect(10, 60, 100, 40)
      for part in [first, second] { container.addSubview(part) }
      view.addSubview(container)
    }
  }

  private func labels(in window: TestWindow) -> Set<String> {
    Set(window.window.accessibilityTree().nodes.values.map(\.element.label))
  }

  @Test(arguments: [0, 0.005, 0.01])
  func `a view with an alpha near 0 is accessible while it contains the first responder`(
    alpha: Double
  ) {
    let screen = Screen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.first)
    screen.container.alpha = alpha
    window.step()

    let tree = window.window.accessibilityTree()
    #expect(tree.focused.flatMap { tree.nodes[$0]?.element.label } == "First")
    #expect(labels(in: window).isSuperset(of: ["First", "Second"]))
    #expect(window.accessibilityFaults().isEmpty)

    window.window.focus.focus(nil)
    #expect(labels(in: window).isDisjoint(with: ["First", "Second"]))
    #expect(window.accessibilityFaults().isEmpty)
  }

  @Test func `the focused accessibility element is the element that contains the first responder`()
  {
    let screen = Screen()
    let window = TestWindow(root: screen)
    screen.container.isAccessibilityElement = true
    screen.container.accessibilityLabel = "Box"
    window.window.focus.focus(screen.first)

    let tree = window.window.accessibilityTree()
    #expect(tree.focused.flatMap { tree.nodes[$0]?.element.label } == "Box")
  }

  private nonisolated static let styles: [ModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
  ]

  @Test(arguments: styles, ModalTransitionStyle.allCases)
  func `accessibility reports the first responder in each frame of a presentation and a dismissal`(
    style: ModalPresentationStyle, transition: ModalTransitionStyle
  ) {
    let root = Screen()
    let window = TestWindow(root: root)
    root.definesPresentationContext = true
    window.window.focus.focus(root.second)
    let presented = Screen()
    presented.modalPresentationStyle = style
    presented.modalTransitionStyle = transition
    expectReported(in: window) { root.present(presented, animated: true) }
    #expect(window.window.focus.firstResponder === presented.first)
    expectReported(in: window) { root.dismiss(animated: true) }
    #expect(window.window.focus.firstResponder === root.second)
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `accessibility reports the first responder in each frame of an alert's presentation`(
    style: AlertController.Style
  ) {
    let root = Screen()
    let window = TestWindow(root: root)
    let alert = AlertController(title: "Delete?", preferredStyle: style)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    expectReported(in: window) { root.present(alert, animated: true) }
    #expect(window.window.focus.focusedView is AlertButton)
  }

  private func expectReported(
    in window: TestWindow, sourceLocation: SourceLocation = #_sourceLocation,
    during change: () -> Void
  ) {
    change()
    for frame in 0..<60 {
      let tree = window.window.accessibilityTree()
      #expect(
        tree.focused?.view == window.window.focus.focusedView?.accessibilityNumber
          && window.accessibilityFaults().isEmpty,
        "frame \(frame)", sourceLocation: sourceLocation)
      window.advance(by: 1.0 / 60)
    }
  }
}
