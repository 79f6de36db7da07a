// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

/// What programs do with the open classes of the library: subclasses in a module of their own.
struct SubclassTests {
  private final class OwnButton: Button {
    private(set) var sizes = 0
    private weak var holder: ViewController?

    init(_ owner: ViewController) {
      holder = owner
      super.init(image: .icon("menu"), label: "Own")
    }

    override func sizeThatFits(_ size: Size) -> Size {
      sizes += 1
      return super.sizeThatFits(size)
    }

    override func describe(_ element: inout AccessibilityElement) {
      super.describe(&element)
      element.traits.insert(.expandable)
    }
  }

  @Test func `a button of a program's own lies in a bar, is measured and described`() throws {
    let root = ViewController()
    let button = OwnButton(root)
    let bar = NavigationBar()
    bar.leadingButtons = [button]
    root.view.addSubview(bar)
    bar.frame = Rect(0, 0, 400, 48)
    let window = TestWindow(root: root)
    window.settle()

    #expect(button.sizes > 0 && button.frame.width > 0)
    let tree = window.window.accessibilityTree()
    let element = tree.nodes.values.first { $0.element.label == "Own" }
    #expect(element?.element.traits.contains(.expandable) == true)
  }
}
