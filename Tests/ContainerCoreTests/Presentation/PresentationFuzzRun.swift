// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Inspector
import TestSupport

@testable import ContainerCore
@testable import Presenting

/// One random sequence of program and user actions on presentations in every style. Checks the invariants after
/// each action and at rest.
final class PresentationFuzzRun: FuzzRun {
  private let root = ViewController()
  /// A child of the root that defines a presentation context.
  private let pane = ViewController()
  private let pool = (0..<5).map { _ in ViewController() }
  private var calls: [Call] = []
  private var refusals: [String] = []

  private final class Call {
    let name: String
    /// The controller to present; nil for a dismissal.
    let presented: String?
    var completions = 0
    /// Nil when the completion was released.
    weak var completion: Token?

    init(_ name: String, presenting presented: String? = nil) {
      self.name = name
      self.presented = presented
    }
  }

  /// Lives as long as the completion that holds it.
  private final class Token {}

  /// Remembers the call, and gives the completion for it.
  private func completion(of call: Call) -> () -> Void {
    let token = Token()
    call.completion = token
    calls.append(call)
    return { withExtendedLifetime(token) { call.completions += 1 } }
  }

  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  init(seed: UInt64, skipping skipped: Set<Int>) {
    root.title = "Root"
    pane.title = "Pane"
    pane.definesPresentationContext = true
    super.init(seed: seed, skipping: skipped, harness: TestWindow(root: root))
    root.containmentObserver = harness.observers
    root.addChild(pane)
    pane.view.frame = Rect(400, 0, 600, 700)
    root.view.addSubview(pane.view)
    pane.didMove(toParent: root)
    for (index, controller) in pool.enumerated() {
      controller.title = "P\(index)"
      controller.containmentObserver = harness.observers
    }
    for controller in [root, pane] + pool {
      controller.view.addSubview(Field(frame: Rect(10, 60, 100, 30)))
    }
    harness.step()
  }

  override func check() {
    refusals += harness.callbacks.removeAllLines().filter { $0.hasSuffix(" refused presentation") }
    checkInvariants()
  }

  override func checkEnd() {
    checkWhenIdle()
    root.dismiss(animated: false)
    pane.dismiss(animated: false)
    harness.runUntilIdle()
    checkWhenIdle()
    checkCompletions()
  }

  /// Each completion is called once; the completion of a refused presentation is released.
  private func checkCompletions() {
    var refusals = refusals
    for call in calls where call.completions != 1 {
      let refusal = refusals.firstIndex(of: "\(call.presented ?? "") refused presentation")
      guard call.completions == 0, call.completion == nil, let refusal else {
        fail("\(call.name): \(call.completions) completions")
        continue
      }
      refusals.remove(at: refusal)
    }
    for refusal in refusals { fail("\(refusal), and its completion was called") }
  }

  // MARK: Inputs

  override func act() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: present()
    case 5..<8: dismiss()
    case 8..<12: advance()
    case 12: waitUntilIdle()
    case 13: press()
    case 14, 15: movePointer()
    case 16: releasePointer()
    case 17: resize()
    case 18: performUserInput()
    default: controlTransition()
    }
  }

  private var presented: [ViewController] { pool.filter { $0.presentationAsPresented != nil } }

  private func present() {
    let controller = pool[Int.random(in: 0..<pool.count, using: &random)]
    let presenters = [root, pane] + presented.filter { $0 !== controller }
    let presenter = presenters[Int.random(in: 0..<presenters.count, using: &random)]
    let animated = Bool.random(using: &random)
    guard !presenter.isInside(controller) else { return }
    if controller.presentationAsPresented == nil {
      let styles = ModalPresentationStyle.allCases.filter { $0 != .none }
      controller.modalPresentationStyle =
        styles[
          Int.random(in: 0..<styles.count, using: &random)]
      controller.modalTransitionStyle =
        Bool.random(using: &random) ? .coverVertical : .crossDissolve
      controller.popoverPresentationController?.sourceView = presenter.view
      controller.isModalInPresentation = Int.random(in: 0..<4, using: &random) == 0
      controller.sheetPresentationController?.detents = [.medium, .large]
      controller.sheetPresentationController?.prefersGrabberVisible = Bool.random(using: &random)
    }
    let name =
      "\(presenter.title ?? "") presents \(controller.title ?? "") "
      + "\(controller.modalPresentationStyle) \(animated)"
    recordInput(name)
    let call = Call(name, presenting: controller.title)
    presenter.present(controller, animated: animated, completion: completion(of: call))
  }

  private func dismiss() {
    let all = [root, pane] + pool
    let controller = all[Int.random(in: 0..<all.count, using: &random)]
    let animated = Bool.random(using: &random)
    let call = Call("\(controller.title ?? "") is dismissed \(animated)")
    recordInput(call.name)
    controller.dismiss(animated: animated, completion: completion(of: call))
  }

  private func advance() {
    let time = Double.random(in: 0.01...0.2, using: &random)
    recordInput("\(time) s pass")
    harness.advance(by: time)
  }

  private func waitUntilIdle() {
    guard pointer == nil else { return }
    recordInput("all settles")
    harness.runUntilIdle()
    if !presented.contains(where: { $0.presentationController?.transition != nil }) {
      checkWhenIdle()
    }
  }

  private func press() {
    guard pointer == nil else { return }
    let sheet = presented.compactMap(\.sheetPresentationController).last { $0.card?.window != nil }
    let location: Point
    if let sheet, let container = sheet.containerView, Int.random(in: 0..<5, using: &random) > 0 {
      let frame = sheet.visibleFrame
      location = container.convert(Point(frame.midX, frame.minY + 20), to: nil)
    } else {
      location = Point(
        Double.random(in: 0..<1000, using: &random), Double.random(in: 0..<700, using: &random))
    }
    press(at: location)
  }

  private func movePointer() {
    guard pointer != nil else { return }
    let steps = number(1..<13)
    let distance = number(-300...300) / Double(steps)
    for _ in 0..<steps { movePointer(by: Point(0, distance)) }
  }

  private func resize() {
    let sizes = [Size(1000, 700), Size(400, 700), Size(800, 400), Size(300, 200)]
    let size = sizes[Int.random(in: 0..<sizes.count, using: &random)]
    recordInput("resize to \(size)")
    pane.view.frame = Rect(size.width * 0.4, 0, size.width * 0.6, size.height)
    harness.resize(to: size)
  }

  private func performUserInput() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      recordInput("Escape")
      harness.pressKey(.escape)
    case 1:
      guard pointer == nil else { return }
      recordInput("click at the corner")
      harness.click(at: Point(2, 2))
    case 2:
      recordInput("Alt+up")
      harness.pressKey(.up, .alt)
    default:
      recordInput("Tab")
      harness.pressKey(.tab)
    }
  }

  /// What code with a transition's handle can do.
  private func controlTransition() {
    guard let transition = presented.compactMap({ $0.presentationController?.transition }).last
    else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      recordInput("scrub")
      transition.fractionComplete = Double.random(in: 0...1, using: &random)
      transition.resume()
    case 1:
      recordInput("turn")
      transition.isReversed.toggle()
      transition.resume()
    case 2:
      recordInput("cancel")
      transition.cancel()
    case 3:
      recordInput("finish")
      transition.finish()
    default:
      recordInput("reduced motion")
      harness.window.traits.reducesMotion.toggle()
    }
  }

  // MARK: What holds

  private func checkInvariants() {
    for violation in harness.checker.violations where violation.rule != .presentation {
      fail("\(violation)")
    }
    for call in calls where call.completions > 1 {
      fail("\(call.name): \(call.completions) completions")
    }
    if let view = harness.window.focus.focusedView, !harness.window.focus.canFocus(view) {
      fail("the keyboard is in \(view.owningController?.title ?? "?"), out of reach")
    }
  }

  private func checkWhenIdle() {
    let all = [root, pane] + pool
    for controller in all {
      let name = controller.title ?? ""
      let isVisible = isExpectedToShow(controller)
      if controller.appearance.isInTransition { fail("\(name) is still in transition") }
      if (controller.appearance.state == .appeared) != isVisible {
        fail("\(name): appeared is not \(isVisible)")
      }
      // The pane defines a presentation context: its view stays in the window while it is covered.
      if (controller.view.window != nil) != isVisible, controller !== pane {
        fail("\(name): in the window is not \(isVisible)")
      }
      if controller.view.transform != .identity || controller.view.alpha != 1 {
        fail("\(name) has kept a look")
      }
      if let session = controller.presentationAsPresented,
        let container = session.effectiveController.containerView
      {
        let frame = session.effectiveController.presentedView?.frame
        if session.machine.state != .presented { fail("\(name): \(session.machine)") }
        if isVisible, frame != session.effectiveController.frameOfPresentedViewInContainerView {
          fail("\(name) lies at \(String(describing: frame))")
        }
        if isVisible, !session.isContextual, container.frame.size != harness.window.size {
          fail("\(name)'s container is \(container.frame.size)")
        }
      } else if controller.view.superview is PresentationContainerView {
        fail("\(name) was left in a container")
      }
    }
    let containers = harness.window.rootView.subviews.filter { $0 is PresentationContainerView }
    let sessions = pool.compactMap(\.presentationAsPresented).filter { !$0.isContextual }
    if containers.count != sessions.count {
      fail("\(containers.count) containers for \(sessions.count) presentations")
    }
  }

  private func isExpectedToShow(_ controller: ViewController) -> Bool {
    if let session = controller.presentation, session.coversPresenter { return false }
    if controller === root { return true }
    if controller === pane { return isExpectedToShow(root) }
    guard let session = controller.presentationAsPresented else { return false }
    // In a context it shows where its context does.
    return session.isContextual ? isExpectedToShow(root) : true
  }
}
