// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 6.1 and 6.2.
struct SizeTransitionTests {
  private final class Screen: ViewController {
    var log: [String] = []
    var rotates = true
    override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
      log.append("will \(Int(size.width))×\(Int(size.height))")
      coordinator.animate(
        alongsideTransition: { [self] _ in log.append("beside \(Int(view.frame.width))") },
        completion: { [self] _ in log.append("done") })
      super.viewWillTransition(to: size, with: coordinator)
    }
    override var shouldAutorotate: Bool { rotates }
    override func willRotate(to orientation: Orientation) { log.append("to \(orientation)") }
    override func didRotate(from orientation: Orientation) { log.append("from \(orientation)") }
  }

  private let root = Screen()
  private let filling = Screen()
  private let fixed = Screen()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(1000, 700))
    for (child, frame) in [(filling, root.view.bounds), (fixed, Rect(0, 0, 50, 50))] {
      root.addChild(child)
      child.view.frame = frame
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    fixed.view.autoresizingMask = []
    harness.step()
  }

  @Test func `a window resize sends viewWillTransition only to controllers whose own size changes`()
  {
    harness.resize(to: Size(1200, 700))

    #expect(root.log == ["will 1200×700", "beside 1200", "done"])
    #expect(filling.log == ["will 1200×700", "beside 1200", "done"])
    #expect(fixed.log.isEmpty)
  }

  @Test func `a container determines the size that its child receives in viewWillTransition`() {
    final class Half: ViewController {
      override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
        Size(parentSize.width / 2, parentSize.height)
      }
    }
    let half = Half()
    let child = Screen()
    half.addChild(child)
    half.view.addSubview(child.view)
    let harness = TestWindow(root: half, size: Size(1000, 700))

    harness.resize(to: Size(1200, 700))

    #expect(child.log.first == "will 600×700")
  }

  @Test
  func
    `viewWillTransition receives the size that the child's autoresizing mask will give its view`()
  {
    let container = ViewController()
    let harness = TestWindow(root: container, size: Size(1000, 700))
    let stage = View(frame: Rect(0, 48, 1000, 652))
    stage.autoresizingMask = .fill
    container.view.addSubview(stage)
    let (direct, inner) = (Screen(), Screen())
    for (child, host) in [(direct, container.view), (inner, stage)] {
      container.addChild(child)
      child.view.frame = Rect(0, 48, 1000, 600)
      child.view.autoresizingMask = .fill
      host?.addSubview(child.view)
      child.didMove(toParent: container)
    }
    harness.step()

    harness.resize(to: Size(1100, 720))

    #expect(direct.log.first == "will 1100×620" && direct.view.frame.size == Size(1100, 620))
    #expect(inner.log.first == "will 1100×620" && inner.view.frame.size == Size(1100, 620))
  }

  @Test
  func
    `a size transition that a container starts for a child runs the child's alongside animations`()
  {
    let child = Screen()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let coordinator = SizeTransitionCoordinator()

    child.viewWillTransition(to: Size(300, 200), with: coordinator)
    coordinator.perform { child.view.frame = Rect(0, 0, 300, 200) }

    #expect(child.log == ["will 300×200", "beside 300", "done"])
  }

  @Test
  func `children receive no viewWillTransition if their parent's override does not call super`() {
    final class Silent: ViewController {
      override func viewWillTransition(to: Size, with: SizeTransitionCoordinator) {}
    }
    let silent = Silent()
    let child = Screen()
    let harness = TestWindow(root: silent, size: Size(1000, 700))
    silent.addChild(child)
    child.view.frame = silent.view.bounds
    silent.view.addSubview(child.view)
    child.didMove(toParent: silent)

    harness.resize(to: Size(1200, 700))

    #expect(child.log.isEmpty)
  }

  @Test func `a change of orientation sends rotation callbacks to each child on screen`() {
    harness.resize(to: Size(600, 900))

    #expect(root.log.contains("to portrait") && root.log.contains("from landscape"))
    #expect(fixed.log == ["to portrait", "from landscape"])
  }

  @Test func `one child that refuses to rotate prevents the rotation callbacks of all controllers`()
  {
    fixed.rotates = false

    harness.resize(to: Size(600, 900))

    #expect(!root.log.contains("to portrait"))
    #expect(fixed.log.isEmpty)
    #expect(root.log.contains("will 600×900"))
  }

  @Test func `children of a presenting controller receive each size transition once`() {
    root.present(ViewController(), animated: false)
    harness.runUntilIdle()
    root.log = []

    harness.resize(to: Size(600, 700))
    #expect(filling.log == ["will 600×700", "beside 1000", "done"])
    harness.resize(to: Size(600, 650))
    harness.resize(to: Size(600, 700))
    filling.log = []
    harness.resize(to: Size(1000, 700))
    #expect(filling.log.first == "will 1000×700")

    root.dismiss(animated: false)
    harness.step()
    filling.log = []
    harness.resize(to: Size(1200, 700))
    #expect(filling.log.first == "will 1200×700")
    #expect(fixed.log.allSatisfy { $0.contains("portrait") || $0.contains("landscape") })
  }

  @Test
  func
    `controllers covered by a presentation neither receive nor prevent rotation callbacks`()
  {
    let modal = Screen()
    root.rotates = false
    root.present(modal, animated: false)
    harness.runUntilIdle()

    harness.resize(to: Size(600, 900))

    #expect(modal.log.contains("to portrait") && modal.log.contains("from landscape"))
    for screen in [root, filling, fixed] { #expect(!screen.log.contains("to portrait")) }
  }

  @Test
  func
    `a controller presented over a child receives rotation callbacks instead of the child`()
  {
    let modal = Screen()
    modal.modalPresentationStyle = .currentContext
    filling.definesPresentationContext = true
    filling.present(modal, animated: false)
    harness.runUntilIdle()

    harness.resize(to: Size(600, 900))

    #expect(modal.log.contains("to portrait"))
    #expect(!filling.log.contains("to portrait"))
    #expect(root.log.contains("to portrait") && fixed.log.contains("to portrait"))
  }
}
