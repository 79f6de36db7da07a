// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import TestSupport
import Testing

/// What a container of somebody else's may override, from outside the module.
struct OverridingTests {
  private final class Container: ViewController {
    var log: [String] = []

    override func addChild(_ child: ViewController) {
      log.append("adds")
      super.addChild(child)
    }

    override var title: String? {
      didSet { log.append("is called \(title ?? "nothing")") }
    }

    override func present(
      _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      log.append("presents")
      super.present(controller, animated: animated, completion: completion)
    }

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      log.append("dismisses")
      super.dismiss(animated: animated, completion: completion)
    }
  }

  private final class Speaking: ViewController {
    var speaker: ViewController?
    var heard: [String?] = []
    override var childInCharge: ViewController? { speaker }
    override func childTitleChanged(_ child: ViewController) {
      heard.append(child.effectiveTitle)
      super.childTitleChanged(child)
    }
  }

  private final class Child: ViewController {
    var hasLeft = false
    override func removeFromParent() {
      hasLeft = true
      super.removeFromParent()
    }
  }

  @Test func `a title that stands for a container's own reaches what is around the container`() {
    let (outer, container) = (Speaking(), Speaking())
    let (speaker, other) = (ViewController(), ViewController())
    outer.addChild(container)
    for child in [speaker, other] { container.addChild(child) }
    container.speaker = speaker

    other.title = "Other"
    speaker.title = "Speaker"

    #expect(container.heard == ["Other", "Speaker"])
    #expect(outer.heard == ["Speaker"])
  }

  @Test func `addChild, removeFromParent and title`() {
    let container = Container()
    let child = Child()

    container.addChild(child)
    child.didMove(toParent: container)
    container.title = "Box"
    child.willMove(toParent: nil)
    child.removeFromParent()

    #expect(container.log == ["adds", "is called Box"])
    #expect(child.hasLeft)
    #expect(container.children.isEmpty && child.parent == nil)
  }

  @Test func `present and dismiss`() {
    let root = Container()
    let harness = TestWindow(root: root)

    root.present(ViewController(), animated: false)
    root.dismiss(animated: false)
    harness.step()

    #expect(root.log == ["presents", "dismisses"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a title that is computed is what bars and logs see`() {
    final class Named: ViewController {
      override var title: String? {
        get { "Computed" }
        set {}
      }
    }

    #expect(Named().effectiveTitle == "Computed")
  }
}
