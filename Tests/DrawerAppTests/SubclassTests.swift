// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

/// What programs do with the open classes of the library: subclasses in a module of their own.
struct SubclassTests {
  private final class CustomButton: Button {
    private(set) var sizes = 0
    private weak var ownerController: ViewController?

    init(_ owner: ViewController) {
      ownerController = owner
      super.init(image: .icon("menu"), accessibilityLabel: "Own")
    }

    override func sizeThatFits(_ size: Size) -> Size {
      sizes += 1
      return super.sizeThatFits(size)
    }

    override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
      super.updateAccessibilityElement(&element)
      element.traits.insert(.expandable)
    }
  }

  @Test
  func `a custom button in a navigation bar is laid out and appears in the accessibility tree`()
    throws
  {
    let root = ViewController()
    let button = CustomButton(root)
    let bar = NavigationBar()
    bar.leadingButtons = [button]
    root.view.addSubview(bar)
    bar.frame = Rect(0, 0, 400, 48)
    let window = TestWindow(root: root)
    window.runUntilIdle()

    #expect(button.sizes > 0 && button.frame.width > 0)
    let tree = window.window.accessibilityTree()
    let element = tree.nodes.values.first { $0.element.label == "Own" }
    #expect(element?.element.traits.contains(.expandable) == true)
  }
}
