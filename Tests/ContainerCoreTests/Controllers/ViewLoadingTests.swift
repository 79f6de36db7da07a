// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls

/// Contract 2: a view has its coming size when it is loaded.
struct ViewLoadingTests {
  private class Screen: ViewController {
    var sizeInViewDidLoad: Size?
    var sizeInViewWillAppear: Size?
    override func viewDidLoad() { sizeInViewDidLoad = view.bounds.size }
    override func viewWillAppear(_ animated: Bool) { sizeInViewWillAppear = view.bounds.size }
  }

  /// Gives its children all but 40 points at the top.
  private final class Container: Screen {
    override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
      Size(parentSize.width, parentSize.height - 40)
    }
  }

  @Test func `a root controller's view has the window's size in viewDidLoad and viewWillAppear`() {
    let root = Screen()

    _ = TestWindow(root: root, size: Size(640, 480))

    #expect(root.sizeInViewDidLoad == Size(640, 480))
    #expect(root.sizeInViewWillAppear == Size(640, 480))
    #expect(root.view.autoresizingMask == .fill)
  }

  @Test
  func
    `setting a root controller adds its view immediately, and the next frame sends viewDidAppear`()
  {
    let harness = TestWindow(size: Size(640, 480))
    let root = Screen()

    harness.window.rootViewController = root

    #expect(root.sizeInViewWillAppear == Size(640, 480))
    #expect(root.view.window === harness.window)
    #expect(root.view.frame == Rect(0, 0, 640, 480))
    #expect(root.isAppearing)
    harness.step()
    #expect(root.isAppeared)
  }

  @Test
  func `a root controller can present another controller immediately after it was set as the root`()
  {
    let harness = TestWindow()
    let root = ViewController()
    let sheet = ViewController()
    var hasCome = false

    harness.window.rootViewController = root
    root.present(sheet, animated: false) { hasCome = true }

    #expect(hasCome)
    #expect(sheet.isAppeared)
  }

  @Test
  func `a root controller replaced before its first frame receives the disappearance callbacks`() {
    let harness = TestWindow()
    let (first, second) = (ViewController(), ViewController())
    first.title = "A"
    first.containmentObserver = harness.observers
    harness.window.rootViewController = first
    harness.callbacks.removeAllLines()

    harness.window.rootViewController = second
    harness.step()

    #expect(harness.callbacks.lines == ["A viewWillDisappear", "A viewDidDisappear"])
    #expect(first.view.window == nil)
    #expect(second.isAppeared)
  }

  @Test func `a root controller that sets another root in viewWillAppear is replaced by that root`()
  {
    final class Sender: ViewController {
      var successor: ViewController?
      override func viewWillAppear(_ animated: Bool) { window?.rootViewController = successor }
      weak var window: Window?
    }
    let harness = TestWindow()
    let (sender, next) = (Sender(), ViewController())
    sender.window = harness.window
    sender.successor = next

    harness.window.rootViewController = sender
    harness.step()

    #expect(next.isAppeared && next.view.window === harness.window)
    #expect(!sender.isAppeared && sender.view.window == nil)
  }

  @Test func `a child's view is loaded with the size that the container determines`() {
    let container = Container()
    _ = TestWindow(root: container, size: Size(640, 480))
    let child = Screen()

    container.addChild(child)
    child.loadViewIfNeeded()

    #expect(child.sizeInViewDidLoad == Size(640, 440))
  }

  @Test
  func
    `a child's view loaded before the container's view has the size that its ancestors determine`()
  {
    let container = Container()
    let child = Screen()
    container.addChild(child)
    let harness = TestWindow(size: Size(640, 480))
    let outer = Container()
    outer.addChild(container)
    harness.expectsCleanContainment = false
    harness.window.rootViewController = outer

    child.loadViewIfNeeded()

    #expect(child.sizeInViewDidLoad == Size(640, 400))
    #expect(!container.isViewLoaded)
  }

  @Test
  func `a container can read its child's view to determine the child's size without recursion`() {
    final class Curious: ViewController {
      override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
        child.view.frame.size
      }
    }
    let container = Curious()
    _ = TestWindow(root: container, size: Size(640, 480))
    let child = Screen()
    container.addChild(child)

    child.loadViewIfNeeded()

    #expect(child.sizeInViewDidLoad == Size(640, 480))
  }

  @Test
  func `a controller without a container or window loads its view with the default window size`() {
    let lone = Screen()

    lone.loadViewIfNeeded()

    #expect(lone.sizeInViewDidLoad == Size(1000, 700))
  }

  @Test
  func
    `a view created in loadView is resized to its expected size only if its own size is zero`()
  {
    final class Own: Screen {
      let frame: Rect
      init(_ frame: Rect) {
        self.frame = frame
        super.init()
      }
      override func loadView() { view = View(frame: frame) }
    }
    let (empty, sized) = (Own(.zero), Own(Rect(0, 0, 30, 20)))

    for own in [empty, sized] { own.loadViewIfNeeded() }

    #expect(empty.sizeInViewDidLoad == Size(1000, 700))
    #expect(sized.sizeInViewDidLoad == Size(30, 20))
  }

  @Test func `a root controller's view has the window's size after super.loadView`() {
    final class Adding: ViewController {
      var inside: Size?
      override func loadView() {
        super.loadView()
        inside = view.bounds.size
      }
    }
    let root = Adding()

    _ = TestWindow(root: root, size: Size(640, 480))

    #expect(root.inside == Size(640, 480))
  }

  @Test(arguments: [
    ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext,
  ])
  func `a presented controller's view has its final size in viewDidLoad and viewWillAppear`(
    style: ModalPresentationStyle
  ) {
    let root = ViewController()
    let harness = TestWindow(root: root, size: Size(900, 600))
    let presented = Screen()
    presented.modalPresentationStyle = style

    root.present(presented, animated: false)
    harness.runUntilIdle()

    #expect(presented.sizeInViewDidLoad == presented.view.bounds.size)
    #expect(presented.sizeInViewWillAppear == presented.view.bounds.size)
  }

  @Test func `a controller measures text with its window's text measurer in viewDidLoad`() {
    final class Wide: TextMeasurer {
      let inner = ApproximateTextMeasurer()
      func metrics(of font: Font) -> FontMetrics { inner.metrics(of: font) }
      func width(of text: String, in font: Font) -> Double { 10 * inner.width(of: text, in: font) }
    }
    final class Measuring: ViewController {
      var width: Double?
      override func viewDidLoad() {
        width = view.textMeasurer.width(of: "Text", in: view.theme.fonts.body)
      }
    }
    let measurer = Wide()
    let harness = TestWindow(measurer: measurer)
    let (root, child, lone) = (Measuring(), Measuring(), Measuring())
    root.addChild(child)

    harness.window.rootViewController = root
    for controller in [child, lone] { controller.loadViewIfNeeded() }

    let wide = measurer.width(of: "Text", in: Theme.light.fonts.body)
    #expect(root.width == wide && child.width == wide)
    // No window is known: as wide as in the bundled face.
    #expect(lone.width == View().textMeasurer.width(of: "Text", in: Theme.light.fonts.body))
    child.removeFromParent()
  }

  @Test func `a custom sheet detent can read the sheet's view without recursion`() {
    let root = ViewController()
    let harness = TestWindow(root: root, size: Size(900, 600))
    let sheet = Screen()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [
      .custom("fit") { [weak sheet] _ in (sheet?.view.bounds.width ?? 0) / 4 }
    ]

    root.present(sheet, animated: false)
    harness.runUntilIdle()

    #expect(sheet.isAppeared)
    #expect(sheet.sizeInViewDidLoad?.width ?? 0 > 0)
  }

  @Test
  func
    `a presented controller's view is loaded with the size of frameOfPresentedViewInContainerView`()
  {
    final class Half: PresentationController {
      override var frameOfPresentedViewInContainerView: Rect {
        let room = containerView?.bounds ?? .zero
        return Rect(0, room.height / 2, room.width, room.height / 2)
      }
    }
    final class Presented: Screen {
      override func makePresentationController() -> PresentationController {
        Half(presentedViewController: self)
      }
    }
    let root = ViewController()
    let harness = TestWindow(root: root, size: Size(900, 600))
    let presented = Presented()
    presented.modalPresentationStyle = .overFullScreen

    root.present(presented, animated: false)
    harness.runUntilIdle()

    #expect(presented.sizeInViewDidLoad == Size(900, 300))
    #expect(presented.view.frame == Rect(0, 300, 900, 300))
  }

  @Test func `a root controller that sets another root in viewDidLoad never appears`() {
    final class Splash: ViewController {
      weak var window: Window?
      var successor: ViewController?
      override func viewDidLoad() { window?.rootViewController = successor }
    }
    let harness = TestWindow()
    let (splash, next) = (Splash(), ViewController())
    splash.containmentObserver = harness.observers
    splash.window = harness.window
    splash.successor = next

    harness.window.rootViewController = splash
    harness.step()

    #expect(next.isAppeared)
    #expect(harness.callbacks.lines == ["Splash loadView", "Splash viewDidLoad"])
  }

  @Test
  func `if the old root sets a third root in viewWillDisappear, the third becomes the root`() {
    final class Leaver: ViewController {
      weak var window: Window?
      var successor: ViewController?
      override func viewWillDisappear(_ animated: Bool) {
        guard let next = successor else { return }
        successor = nil
        window?.rootViewController = next
      }
    }
    let harness = TestWindow()
    let (leaver, between, last) = (Leaver(), ViewController(), ViewController())
    leaver.window = harness.window
    harness.window.rootViewController = leaver
    harness.step()
    leaver.successor = last

    harness.window.rootViewController = between
    harness.step()

    #expect(last.isAppeared && last.view.window === harness.window)
    #expect(!between.isViewLoaded && between.rootWindow == nil)
    #expect(!leaver.isAppeared && leaver.view.window == nil)
  }

  @Test func `a view laid out in viewDidLoad follows a window resize by its autoresizing mask`() {
    final class Tutorial: ViewController {
      let menu = View()
      override func viewDidLoad() {
        menu.frame = Rect(view.bounds.width - 200, 0, 200, view.bounds.height)
        menu.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        view.addSubview(menu)
      }
    }
    let root = Tutorial()
    let harness = TestWindow(root: root, size: Size(640, 480))
    #expect(root.menu.frame == Rect(440, 0, 200, 480))

    harness.resize(to: Size(800, 500))

    #expect(root.menu.frame == Rect(600, 0, 200, 500))
  }
}
