// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// A view with `translatesAutoresizingMaskIntoConstraints` set to false keeps its frame until constraints determine another.
struct FramePreservationTests {
  /// Records the frame of its view in each appearance callback.
  private final class Child: ViewController {
    var frames: [Rect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      // Layout inside the view does not determine the frame of the view.
      let inner = View()
      view.addSubview(inner)
      inner.pin([.leading(), .trailing(), .top(), .height(20)])
    }
    override func viewWillAppear(_ animated: Bool) { frames.append(view.frame) }
    override func viewIsAppearing(_ animated: Bool) { frames.append(view.frame) }
    override func viewDidAppear(_ animated: Bool) { frames.append(view.frame) }
  }

  private let root = ViewController()
  private let harness: TestWindow
  private let child = Child()
  private let frame = Rect(10, 20, 300, 200)

  init() {
    harness = TestWindow(root: root)
    harness.step()
  }

  private func addChild() {
    child.view.frame = frame
    child.view.translatesAutoresizingMaskIntoConstraints = false
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  private func constrain(_ view: View) -> [LayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ]
  }

  @Test
  func `a child's view without constraints keeps its frame when it is added and when it appears`() {
    addChild()

    #expect(child.view.frame == frame)
    #expect(child.frames == [frame, frame, frame])
    #expect(!child.view.translatesAutoresizingMaskIntoConstraints)
    #expect(child.view.subviews[0].frame == Rect(0, 0, 300, 20))
  }

  @Test func `a view without constraints keeps the size with which it was loaded when it is added`()
  {
    child.loadViewIfNeeded()
    let loaded = child.view.frame
    child.view.translatesAutoresizingMaskIntoConstraints = false
    root.addChild(child)
    root.view.addSubview(child.view)

    #expect(loaded.size != .zero && child.view.frame == loaded)
  }

  @Test
  func `constraints activated after a child was added place its view in the next layout pass`() {
    addChild()
    LayoutConstraint.activate(constrain(child.view))
    #expect(child.view.frame == frame)

    harness.step()

    #expect(child.view.frame == Rect(0, 0, 100, 50))
    #expect(child.view.subviews[0].frame == Rect(0, 0, 100, 20))
  }

  @Test func `a view without constraints keeps its frame in later layout passes`() {
    addChild()
    root.view.setNeedsLayout()
    harness.resize(to: Size(900, 600))
    harness.step()
    #expect(child.view.frame == frame)

    child.view.frame.size.width = 400
    harness.step()
    #expect(child.view.frame.width == 400 && child.view.subviews[0].frame.width == 400)
  }

  @Test(arguments: [true, false])
  func `a root controller's view fills the window after a resize`(isShownFirst: Bool) {
    let root = ViewController()
    if !isShownFirst { root.view.translatesAutoresizingMaskIntoConstraints = false }
    let harness = TestWindow(root: root, size: Size(640, 480))
    harness.step()
    if isShownFirst { root.view.translatesAutoresizingMaskIntoConstraints = false }
    harness.step()
    #expect(root.view.frame == Rect(0, 0, 640, 480))

    harness.resize(to: Size(800, 600))
    harness.step()

    #expect(root.view.frame == Rect(0, 0, 800, 600))
  }

  @Test
  func `a width constraint resizes a view, whether activated before or after the view is added`() {
    let (before, after) = (View(frame: frame), View(frame: frame))
    for view in [before, after] { view.translatesAutoresizingMaskIntoConstraints = false }
    before.widthAnchor.constraint(equalToConstant: 70).isActive = true
    root.view.addSubview(before)
    root.view.addSubview(after)
    harness.step()
    #expect(before.frame.width == 70 && after.frame == frame)

    let width = after.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    harness.step()
    #expect(after.frame.width == 80)
  }

  @Test
  func `a view that gets an intrinsic content size after it was added is resized to that size`() {
    final class Content: View {
      var size = Size(View.noIntrinsicMetric, View.noIntrinsicMetric)
      override var intrinsicContentSize: Size { size }
    }
    let view = Content(frame: frame)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    harness.step()
    #expect(view.frame == frame)

    view.size = Size(33, 44)
    view.invalidateIntrinsicContentSize()
    harness.step()
    #expect(view.frame.size == Size(33, 44))
  }

  @Test func `a view whose constraints were deactivated keeps its frame in another superview`() {
    let (other, view) = (View(frame: Rect(0, 0, 500, 500)), View(frame: frame))
    root.view.addSubview(other)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    LayoutConstraint.activate(constrain(view))
    harness.step()
    #expect(view.frame == Rect(0, 0, 100, 50))

    view.removeFromSuperview()
    view.constraints.forEach { $0.isActive = false }
    other.addSubview(view)
    harness.step()

    #expect(view.frame == Rect(0, 0, 100, 50))
  }

  @Test
  func `an animation that activates constraints moves a child's view from its previous frame`() {
    addChild()
    let constraints = constrain(child.view)

    View.animate(duration: 1, curve: .linear) {
      LayoutConstraint.activate(constraints)
      self.root.view.layoutIfNeeded()
    }
    harness.advance(by: 0.5)

    #expect(child.view.frame == Rect(0, 0, 100, 50))
    #expect(child.view.presentationFrame == Rect(5, 10, 200, 125))
  }
}
