// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import SDLHost
import TestSupport
import Testing

/// A container of a program restores its children with the public interface alone.
struct CustomContainerRestorationTests {
  /// Shows one page of several, and makes each page when it is needed.
  private final class Pager: ViewController, RestoringContainer {
    private(set) var calls: [String] = []

    func show(_ page: ViewController) {
      for child in children { removeChildImmediately(child) }
      addChild(page)
      page.view.frame = view.bounds
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }

    override func viewController(
      withRestorationIdentifier identifier: String, coder: StateCoder
    ) -> ViewController? {
      Self.page(identifier)
    }

    override func decodeRestorableState(with coder: StateCoder) {
      super.decodeRestorableState(with: coder)
      for child in coder.children where child.identifier != children.first?.restorationName {
        if let page = makeRestored(child, with: coder) { show(page) }
      }
    }

    func restorationWillBegin() { calls.append("willBegin") }

    func restorationDidEnd() { calls.append("didEnd \(children[0].restorationName)") }

    func acceptsRestoration(from coder: StateCoder) -> Bool {
      coder.children.allSatisfy { $0.identifier.hasPrefix("page ") }
    }

    static func page(_ name: String) -> ViewController {
      let page = ViewController()
      page.restorationIdentifier = name
      return page
    }
  }

  private func pager(showing name: String) -> Pager {
    let pager = Pager()
    pager.show(Pager.page(name))
    return pager
  }

  @Test func `a custom container creates and shows the child in its saved state`() {
    let window = TestWindow(root: pager(showing: "page 3"))
    let next = pager(showing: "page 1")

    TestWindow(size: window.window.size).show(next, restoring: window.restorableState)

    #expect(next.children.map(\.restorationName) == ["page 3"])
    #expect(next.children[0].isAppeared)
    #expect(next.calls == ["willBegin", "didEnd page 3"])
  }

  @Test func `acceptsRestoration of a custom container can refuse saved state`() {
    let window = TestWindow(root: pager(showing: "letter 3"))
    let next = pager(showing: "page 1")

    TestWindow(size: window.window.size).show(next, restoring: window.restorableState)

    #expect(next.children.map(\.restorationName) == ["page 1"])
    #expect(next.calls == [])
  }

  @Test func `canBecomeChild is false for a controller that is a child or a window's root`() {
    let page = Pager.page("page 1")
    #expect(page.canBecomeChild)
    let pager = Pager()
    pager.show(page)
    #expect(!page.canBecomeChild)
    #expect(pager.canBecomeChild)
    let window = TestWindow(root: pager)
    #expect(!pager.canBecomeChild)
    withExtendedLifetime(window) {}
  }
}
