// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls

/// Custom presentation controllers.
struct PresentationControllerTests {
  private let fixture = PresentationFixture()
  private var harness: TestWindow { fixture.harness }
  private var log: [String] { fixture.harness.callbacks.lines }

  /// A panel at the leading edge over its own tint view. Records the calls that it receives.
  final class Panel: PresentationController {
    var calls: [String] = []
    let tint = View()
    var style = ModalPresentationStyle.none
    var allowsInteraction = false

    override var frameOfPresentedViewInContainerView: Rect {
      Rect(0, 0, 300, containerView?.bounds.height ?? 0)
    }
    override func size(withContainerSize containerSize: Size) -> Size {
      Size(300, containerSize.height)
    }
    override var allowsInteractionWithPresenter: Bool { allowsInteraction }
    override func shouldReceivePointer(at point: Point) -> Bool {
      !allowsInteraction || point.x < 300
    }
    override func adaptivePresentationStyle(for traits: Traits) -> ModalPresentationStyle { style }
    override func presentationTransitionWillBegin() {
      calls.append("present will")
      tint.frame = containerView?.bounds ?? .zero
      tint.alpha = 0
      tint.isUserInteractionEnabled = false
      containerView?.addSubview(tint)
      animateAlongsideTransition { [tint] in tint.alpha = 1 }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      calls.append("present did \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      calls.append("dismiss will")
      animateAlongsideTransition { [tint] in tint.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      calls.append("dismiss did \(completed)")
    }
    override func didClickOutside() { attemptToDismiss() }
  }

  final class Provider: ViewControllerTransitioningDelegate {
    let panel: Panel
    init(_ controller: ViewController) {
      controller.modalPresentationStyle = .custom
      panel = Panel(presentedViewController: controller)
      controller.transitioningDelegate = self
    }
    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? { panel }
  }

  private func presentPanel(animated: Bool = true) -> (Panel, Provider) {
    let provider = Provider(fixture.red)
    fixture.present(fixture.red, style: .custom, animated: animated)
    return (provider.panel, provider)
  }

  // MARK: Hooks

  @Test(arguments: [true, false])
  func
    `a custom presentation controller sets the presented view's frame and receives all callbacks`(
      animated: Bool
    )
  {
    let (panel, provider) = presentPanel(animated: animated)
    harness.runUntilIdle()

    #expect(fixture.red.view.frame == Rect(0, 0, 300, 700))
    #expect(panel.tint.alpha == 1)
    #expect(fixture.red.presentationController === panel)
    #expect(panel.presentingViewController === fixture.root)
    #expect(panel.calls == ["present will", "present did true"])

    fixture.dismiss(fixture.red, animated: animated)
    harness.runUntilIdle()

    #expect(
      panel.calls == ["present will", "present did true", "dismiss will", "dismiss did true"])
    #expect(panel.containerView == nil)
    #expect(!log.contains { $0.hasPrefix("Root") })
    withExtendedLifetime(provider) {}
  }

  @Test
  func `an animation that a presentation controller adds alongside runs during the presentation`() {
    let (panel, provider) = presentPanel()
    harness.advance(by: 0.15)
    #expect(panel.tint.presentationAlpha > 0 && panel.tint.presentationAlpha < 1)
    withExtendedLifetime(provider) {}
  }

  @Test(arguments: 0..<10)
  func
    `a presentation reversed by a dismissal calls presentationTransitionDidEnd with false`(
      tenth: Int
    )
  {
    let (panel, provider) = presentPanel()
    harness.advance(by: 0.3 * Double(tenth) / 10 + 0.001)
    fixture.dismiss(fixture.red)
    harness.runUntilIdle()

    #expect(panel.calls == ["present will", "present did false"])
    #expect(panel.tint.alpha == 0)
    #expect(fixture.completions == ["presented Red", "dismissed Red"])
    withExtendedLifetime(provider) {}
  }

  @Test(arguments: 0..<10)
  func `the presented view's frame follows a window resize during the presentation animation`(
    tenth: Int
  ) {
    let (_, provider) = presentPanel()
    harness.advance(by: 0.3 * Double(tenth) / 10 + 0.001)

    harness.resize(to: Size(900, 500))
    #expect(fixture.red.view.frame == Rect(0, 0, 300, 500))
    harness.runUntilIdle()
    #expect(fixture.red.view.frame == Rect(0, 0, 300, 500))
    withExtendedLifetime(provider) {}
  }

  @Test
  func `a presented controller receives its own new size, not the window's, after a window resize`()
  {
    final class Sized: ViewController {
      var sizes: [Size] = []
      override func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
        sizes.append(size)
      }
    }
    let sized = Sized()
    let provider = Provider(sized)
    fixture.root.present(sized, animated: false)

    harness.resize(to: Size(900, 500))
    harness.resize(to: Size(700, 500))

    #expect(sized.sizes == [Size(300, 500)])
    withExtendedLifetime(provider) {}
  }

  // MARK: Input

  @Test
  func `a press outside a presented view reaches its presentation controller, not the view behind`()
  {
    let below = Counter(frame: Rect(0, 0, 1000, 700))
    fixture.root.view.addSubview(below)
    let (_, provider) = presentPanel(animated: false)
    harness.step()

    harness.click(at: Point(600, 300))
    harness.runUntilIdle()

    #expect(below.presses == 0)
    #expect(fixture.root.presentedViewController == nil)
    harness.click(at: Point(600, 300))
    #expect(below.presses == 1)
    withExtendedLifetime(provider) {}
  }

  @Test
  func
    `a presentation controller that allows interaction passes presses and focus to the presenter`()
  {
    let below = Counter(frame: Rect(0, 0, 1000, 700))
    fixture.root.view.addSubview(below)
    let provider = Provider(fixture.red)
    provider.panel.allowsInteraction = true
    fixture.present(fixture.red, style: .custom, animated: false)
    harness.step()

    harness.click(at: Point(600, 300))
    #expect(below.presses == 1)
    #expect(harness.window.focus.canFocus(below))

    provider.panel.allowsInteraction = false
    provider.panel.setNeedsInteractionUpdate()
    harness.click(at: Point(200, 300))
    #expect(below.presses == 1)
    #expect(!harness.window.focus.canFocus(below))
  }

  private final class Counter: View {
    var presses = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pointerDown(_ pointer: PointerSample) { presses += 1 }
  }

  // MARK: Adaptivity

  @Test
  func
    `a presentation adapts when the window becomes narrow, and is restored when it becomes wide`()
  {
    let (panel, provider) = presentPanel(animated: false)
    panel.style = .overFullScreen
    let field = PresentationFixture.Field(frame: Rect(0, 0, 50, 20))
    fixture.red.view.addSubview(field)
    harness.window.focus.focus(field)
    fixture.harness.callbacks.removeAllLines()

    harness.resize(to: Size(500, 700))

    #expect(panel.effectiveController !== panel)
    #expect(fixture.red.view.frame == Rect(0, 0, 500, 700))
    #expect(panel.containerView == nil)
    #expect(harness.window.focus.firstResponder === field)
    panel.style = .none
    harness.resize(to: Size(1000, 700))
    #expect(panel.effectiveController === panel)
    #expect(fixture.red.view.frame == Rect(0, 0, 300, 700))
    #expect(fixture.red.presentationController === panel)
    #expect(
      panel.calls == [
        "present will", "present did true", "dismiss will", "dismiss did true", "present will",
        "present did true",
      ])
    #expect(log.filter { !$0.hasSuffix("viewIsAppearing") } == [])
    withExtendedLifetime(provider) {}
  }

  @Test
  func
    `the presenter disappears when a presentation adapts to full screen, and reappears afterward`()
  {
    let (panel, provider) = presentPanel(animated: false)
    panel.style = .fullScreen
    fixture.harness.callbacks.removeAllLines()

    harness.resize(to: Size(500, 700))

    #expect(
      fixture.harness.callbacks.removeAllLines() == [
        "Root viewWillDisappear", "Child viewWillDisappear", "Root viewDidDisappear",
        "Child viewDidDisappear",
      ])
    #expect(fixture.root.view.window == nil)
    panel.style = .none
    harness.resize(to: Size(1000, 700))
    #expect(
      fixture.harness.callbacks.removeAllLines() == [
        "Root viewWillAppear", "Child viewWillAppear", "Root viewIsAppearing",
        "Child viewIsAppearing", "Root viewDidAppear", "Child viewDidAppear",
      ])
    #expect(fixture.root.view.frame == Rect(0, 0, 1000, 700))
    withExtendedLifetime(provider) {}
  }

  @Test(arguments: 0..<10)
  func `a presentation can adapt to another style during its own animation`(tenth: Int) {
    let (panel, provider) = presentPanel()
    panel.style = .overFullScreen
    harness.advance(by: 0.3 * Double(tenth) / 10 + 0.001)

    harness.resize(to: Size(500, 700))
    harness.runUntilIdle()

    #expect(fixture.red.isAppeared)
    #expect(fixture.red.view.frame == Rect(0, 0, 500, 700))
    #expect(fixture.completions == ["presented Red"])
    withExtendedLifetime(provider) {}
  }

  @Test func `the presentation controller's delegate decides to which style a presentation adapts`()
  {
    final class Refusing: AdaptivePresentationDelegate {
      func adaptivePresentationStyle(
        for controller: PresentationController, traits: Traits
      ) -> ModalPresentationStyle { .none }
    }
    let refusing = Refusing()
    let (panel, provider) = presentPanel(animated: false)
    panel.style = .overFullScreen
    panel.delegate = refusing

    harness.resize(to: Size(500, 700))

    #expect(panel.effectiveController === panel)
    withExtendedLifetime(provider) {}
  }

  // MARK: Preparing

  @Test func `a controller has its presentation controller before it is presented`() {
    fixture.red.modalPresentationStyle = .pageSheet
    let sheet = fixture.red.sheetPresentationController
    #expect(sheet != nil)
    #expect(fixture.red.presentationController === sheet)

    fixture.root.present(fixture.red, animated: false)

    #expect(fixture.red.presentationController === sheet)
    #expect(fixture.child.presentationController == nil)
  }

  @Test func `a presentation controller set by preparePresentation is used only for its own style`()
  {
    fixture.red.modalPresentationStyle = .popover
    let panel = Panel(presentedViewController: fixture.red)
    fixture.red.preparePresentation(with: panel)
    #expect(fixture.red.presentationController === panel)

    fixture.red.modalPresentationStyle = .fullScreen

    #expect(fixture.red.presentationController !== panel)
  }
}
