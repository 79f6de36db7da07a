// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import TestSupport
import Testing

/// The methods and properties that a container outside the module can override.
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

  private final class DelegatingContainer: ViewController {
    var chosenChild: ViewController?
    var receivedTitles: [String?] = []
    override var activeChild: ViewController? { chosenChild }
    override func childTitleDidChange(_ child: ViewController) {
      receivedTitles.append(child.effectiveTitle)
      super.childTitleDidChange(child)
    }
  }

  private final class Child: ViewController {
    var hasLeft = false
    override func removeFromParent() {
      hasLeft = true
      super.removeFromParent()
    }
  }

  @Test func `a child's title change reaches the grandparent only if the child is the activeChild`()
  {
    let (outer, container) = (DelegatingContainer(), DelegatingContainer())
    let (speaker, other) = (ViewController(), ViewController())
    outer.addChild(container)
    for child in [speaker, other] { container.addChild(child) }
    container.chosenChild = speaker

    other.title = "Other"
    speaker.title = "Speaker"

    #expect(container.receivedTitles == ["Other", "Speaker"])
    #expect(outer.receivedTitles == ["Speaker"])
  }

  @Test func `a subclass can override addChild, removeFromParent and title`() {
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

  @Test func `a subclass can override present and dismiss`() {
    let root = Container()
    let harness = TestWindow(root: root)

    root.present(ViewController(), animated: false)
    root.dismiss(animated: false)
    harness.step()

    #expect(root.log == ["presents", "dismisses"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `effectiveTitle returns the title that a subclass overrides`() {
    final class Named: ViewController {
      override var title: String? {
        get { "Computed" }
        set {}
      }
    }

    #expect(Named().effectiveTitle == "Computed")
  }
}
