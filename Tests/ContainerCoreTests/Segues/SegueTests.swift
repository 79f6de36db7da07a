// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 8.1, and what each kind of segue does.
struct SegueTests {
  private final class Screen: ViewController {
    var allowsSegues = true
    var onPrepare: ((Segue, Any?) -> Void)?

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      allowsSegues
    }

    override func prepare(for segue: Segue, sender: Any?) { onPrepare?(segue, sender) }
  }

  private final class Destination: ViewController {
    var text = ""
  }

  private final class Flip: Segue {
    override func perform() { source.title = "flipped to \(destination.title ?? "")" }
  }

  private final class ManualForwardingController: ViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let root = ViewController()
  private let source = Screen()
  private let harness: TestWindow

  init() {
    root.title = "Root"
    source.title = "Red"
    harness = TestWindow(root: root)
    root.addChild(source)
    source.view.frame = root.view.bounds
    root.view.addSubview(source.view)
    source.didMove(toParent: root)
    harness.step()
    root.containmentObserver = harness.observers
  }

  private func makeBlue() -> Destination {
    let destination = Destination()
    destination.title = "Blue"
    destination.containmentObserver = harness.observers
    return destination
  }

  // MARK: Order

  @Test func `performSegue creates the destination, calls prepare and then shows the destination`()
  {
    source.registerSegue("detail", .present(.fullScreen)) {
      [callbacks = harness.callbacks] () -> Destination in
      callbacks.record("make")
      return makeBlue()
    } prepare: { [callbacks = harness.callbacks] destination, sender in
      destination.text = "\(sender ?? "nobody")"
      callbacks.record("destination is prepared")
    }
    source.onPrepare = { [callbacks = harness.callbacks] segue, sender in
      callbacks.record("text is \((segue.destination as? Destination)?.text ?? "")")
      #expect(segue.identifier == "detail")
      #expect(segue.sender as? String == "Row")
      #expect(sender as? String == "Row")
      #expect(segue.source.title == "Red")
    }

    source.performSegue(withIdentifier: "detail", sender: "Row")
    harness.runUntilIdle()

    #expect(
      harness.callbacks.lines == [
        "make", "destination is prepared", "Red prepare detail Blue", "text is Row",
        "Blue loadView", "Blue viewDidLoad", "Root viewWillDisappear", "Red viewWillDisappear",
        "Blue viewWillAppear", "Blue viewIsAppearing", "Blue viewDidAppear",
        "Root viewDidDisappear", "Red viewDidDisappear",
      ])
  }

  @Test
  func
    `shouldPerformSegue is called for a segue that a control triggers, but not for performSegue`()
  {
    source.registerSegue("detail", .show) { [callbacks = harness.callbacks] in
      callbacks.record("make")
      return makeBlue()
    }
    source.allowsSegues = false

    #expect(!source.triggerSegue("detail", sender: "Button"))
    #expect(harness.callbacks.removeAllLines() == ["Red shouldPerformSegue detail"])

    source.performSegue(withIdentifier: "detail")
    #expect(harness.callbacks.removeAllLines().prefix(2) == ["make", "Red prepare detail Blue"])
  }

  @Test func `triggerSegue performs the segue if shouldPerformSegue returns true`() {
    source.registerSegue("detail", .show, to: makeBlue)

    #expect(source.triggerSegue("detail", sender: "Button"))

    #expect(
      harness.callbacks.lines.prefix(2) == [
        "Red shouldPerformSegue detail", "Red prepare detail Blue",
      ])
    #expect(source.presentedViewController?.title == "Blue")
  }

  @Test func `a segue creates a new destination each time it is performed`() {
    var destinations: [ViewController] = []
    source.registerSegue("detail", .present(), to: makeBlue)
    source.onPrepare = { segue, _ in destinations.append(segue.destination) }

    for _ in 0..<2 {
      source.performSegue(withIdentifier: "detail")
      source.dismiss(animated: false)
    }

    #expect(destinations.count == 2)
    #expect(destinations.first !== destinations.last)
  }

  @Test func `registering a second segue with the same identifier replaces the first`() {
    source.registerSegue("detail", .present(), to: { ViewController() })
    source.registerSegue("detail", .present(), to: makeBlue)

    source.performSegue(withIdentifier: "detail")

    #expect(source.segueIdentifiers == ["detail"])
    #expect(source.presentedViewController?.title == "Blue")
  }

  @Test
  func
    `a containment observer is notified of a segue's source, destination, beginning and end`()
  {
    final class Listener: ContainmentObserver {
      var calls: [String] = []
      func observe(_ event: ContainmentEvent) {}
      func callWillBegin(_ call: ContainmentCall) {
        calls.append("\(call.kind.name) \(call.controller.title ?? "") \(call.other?.title ?? "")")
      }
      func callDidEnd(_ call: ContainmentCall) { calls.append("end \(call.kind.name)") }
    }
    let listener = Listener()
    source.containmentObserver = listener
    source.registerSegue("detail", custom: Flip.init(identifier:source:destination:), to: makeBlue)

    source.performSegue(withIdentifier: "detail")

    #expect(listener.calls == ["performSegue Red Blue", "end performSegue"])
  }

  // MARK: Kinds

  @Test func `a show segue shows the destination in the source's container`() {
    let stack = StackContainer("Stack", [])
    let first = ViewController()
    stack.addChild(first)
    first.didMove(toParent: stack)
    harness.window.rootViewController = stack
    harness.step()
    first.registerSegue("detail", .show, to: makeBlue)

    first.performSegue(withIdentifier: "detail", sender: "Row")
    harness.runUntilIdle()

    #expect(stack.children.map(\.title) == [nil, "Blue"])
    #expect(stack.top?.isAppeared == true)
  }

  @Test(arguments: [SegueKind.show, .showDetail, .present()])
  func `show, showDetail and present segues present the destination if the source has no container`(
    kind: SegueKind
  ) {
    source.registerSegue("detail", kind, to: makeBlue)

    source.performSegue(withIdentifier: "detail")
    harness.runUntilIdle()

    #expect(source.presentedViewController?.title == "Blue")
  }

  @Test
  func `a present segue uses the destination's styles unless it was registered with styles`() {
    source.registerSegue(
      "over", .present(.overFullScreen, transition: .crossDissolve), to: makeBlue)
    source.registerSegue("own", .present()) {
      let destination = makeBlue()
      destination.modalPresentationStyle = .overFullScreen
      return destination
    }

    source.performSegue(withIdentifier: "over")
    #expect(source.presentedViewController?.modalPresentationStyle == .overFullScreen)
    #expect(source.presentedViewController?.modalTransitionStyle == .crossDissolve)
    source.dismiss(animated: false)
    source.performSegue(withIdentifier: "own")
    #expect(source.presentedViewController?.modalPresentationStyle == .overFullScreen)
    #expect(source.presentedViewController?.modalTransitionStyle == .coverVertical)
  }

  @Test(arguments: [true, false])
  func `a present segue is animated if it was registered as animated`(animated: Bool) {
    source.registerSegue("detail", .present(), animated: animated, to: makeBlue)

    source.performSegue(withIdentifier: "detail")
    harness.step()

    #expect(source.presentedViewController?.isAppeared == !animated)
  }

  @Test(arguments: [true, false])
  func `a replace segue replaces the source in its container, animated or not`(animated: Bool) {
    source.registerSegue("next", .replace, animated: animated, to: makeBlue)
    let frame = source.view.frame

    source.performSegue(withIdentifier: "next")
    #expect(harness.window.isAnimating == animated)
    harness.runUntilIdle()

    #expect(
      harness.callbacks.lines == [
        "Red prepare next Blue", "Red willMove nil", "Blue willMove Root", "Blue loadView",
        "Blue viewDidLoad", "Red viewWillDisappear", "Blue viewWillAppear",
        "Blue viewIsAppearing", "Red viewDidDisappear", "Blue viewDidAppear",
        "Red didMove nil", "Blue didMove Root",
      ])
    #expect(root.children.map(\.title) == ["Blue"])
    #expect(root.children.first?.view.frame == frame)
    #expect(source.parent == nil)
  }

  @Test
  func
    `a replace segue from a child whose view is not loaded does not load the destination's view`()
  {
    let hidden = Screen()
    root.addChild(hidden)
    hidden.didMove(toParent: root)
    hidden.registerSegue("next", .replace, to: makeBlue)

    hidden.performSegue(withIdentifier: "next")

    #expect(root.children.map(\.title) == ["Red", "Blue"])
    #expect(root.children.last?.isViewLoaded == false)
  }

  @Test func `a replace segue from the root controller makes the destination the root`() {
    let destination = makeBlue()
    root.registerSegue("next", .replace, to: { destination })

    root.performSegue(withIdentifier: "next")
    harness.runUntilIdle()

    #expect(harness.window.rootViewController === destination)
    #expect(destination.isAppeared)
  }

  @Test func `a replace segue from a presented controller presents the destination in its place`() {
    let modal = Screen()
    root.present(modal, animated: false)
    modal.registerSegue("next", .replace, to: makeBlue)

    modal.performSegue(withIdentifier: "next")
    harness.runUntilIdle()

    #expect(root.presentedViewController?.title == "Blue")
    #expect(modal.presentingViewController == nil)
  }

  @Test func `a replace segue from a controller without a parent or window does nothing`() {
    let lone = Screen()
    let destination = makeBlue()
    lone.registerSegue("next", .replace, to: { destination })

    lone.performSegue(withIdentifier: "next")

    #expect(destination.parent == nil)
    #expect(!destination.isViewLoaded)
  }

  @Test func `the destination of an embed segue fills the container view in the source`() throws {
    let box = View(frame: Rect(10, 20, 300, 200))
    source.view.addSubview(box)
    source.registerSegue("embed", .embed, to: makeBlue)
    source.onPrepare = { segue, _ in (segue as? EmbedSegue)?.containerView = box }

    source.performSegue(withIdentifier: "embed")
    harness.step()

    let child = try #require(source.children.first)
    #expect(child.view.superview === box)
    #expect(child.view.frame == box.bounds)
    #expect(
      harness.callbacks.lines == [
        "Red prepare embed Blue", "Blue willMove Red", "Blue loadView", "Blue viewDidLoad",
        "Blue viewWillAppear", "Blue viewIsAppearing", "Blue viewDidAppear", "Blue didMove Red",
      ])
    box.frame.size = Size(400, 100)
    harness.step()
    #expect(child.view.frame == box.bounds)
  }

  @Test func `an embed segue whose destination is already a child sends no second willMove`() {
    let child = makeBlue()
    source.addChild(child)

    EmbedSegue(source: source, destination: child).perform()
    harness.step()

    #expect(harness.callbacks.lines.count { $0 == "Blue willMove Red" } == 1)
    #expect(child.isAppeared)
  }

  @Test
  func
    `a child embedded by a segue in viewWillAppear has the presentation's transition coordinator`()
  {
    final class Embedding: ViewController {
      let child = Watching()
      override func viewWillAppear(_ animated: Bool) {
        EmbedSegue(source: self, destination: child).perform()
      }
    }
    final class Watching: ViewController {
      var isAnimated: Bool?
      override func viewWillAppear(_ animated: Bool) {
        isAnimated = transitionCoordinator?.isAnimated
      }
    }
    let presented = Embedding()

    source.present(presented, animated: true)
    harness.runUntilIdle()

    #expect(presented.child.isAnimated == true)
  }

  @Test func `an embed segue makes its destination appear in a container with manual forwarding`() {
    let container = ManualForwardingController()
    container.title = "Container"
    harness.window.rootViewController = container
    harness.step()
    container.registerSegue("embed", .embed, to: makeBlue)

    container.performSegue(withIdentifier: "embed")
    harness.runUntilIdle()

    #expect(container.children.first?.isAppeared == true)
  }

  @Test func `a custom segue can be performed by a closure`() {
    let destination = makeBlue()
    source.registerSegue(
      "flip",
      custom: { identifier, source, destination in
        Segue(identifier: identifier, source: source, destination: destination) {
          source.title = "to \(destination.title ?? "")"
        }
      },
      to: { destination })

    source.performSegue(withIdentifier: "flip")

    #expect(source.title == "to Blue")
  }

  @Test func `a custom segue can be an instance of a subclass of Segue`() {
    source.registerSegue("flip", custom: Flip.init(identifier:source:destination:), to: makeBlue)

    source.performSegue(withIdentifier: "flip")

    #expect(source.title == "flipped to Blue")
  }

  // MARK: Bad use

  @Test func `triggering a segue with an unregistered identifier traps`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ViewController().triggerSegue("detail", sender: nil) }
    }
  }

  @Test func `a present segue from a controller that is off screen is refused`() {
    let lone = Screen()
    lone.title = "Lone"
    lone.containmentObserver = harness.observers
    harness.expectsCleanContainment = false
    lone.registerSegue("detail", .present(), to: makeBlue)

    lone.performSegue(withIdentifier: "detail")

    #expect(harness.callbacks.lines == ["Lone prepare detail Blue", "Blue refused presentation"])
    #expect(lone.presentedViewController == nil)
  }

  @Test func `the destination of a segue is deallocated after its dismissal`() {
    weak var destination: ViewController?
    source.registerSegue("detail", .present(), to: makeBlue)
    source.onPrepare = { segue, _ in destination = segue.destination }

    source.performSegue(withIdentifier: "detail")
    harness.runUntilIdle()
    #expect(destination != nil)
    source.dismiss(animated: true)
    harness.runUntilIdle()

    #expect(destination == nil)
  }

  @Test func `a controller with registered segues is deallocated`() {
    weak var source: ViewController?
    do {
      let screen = ViewController()
      screen.registerSegue("detail", .show, to: { ViewController() })
      screen.registerUnwindAction("home")
      source = screen
    }

    #expect(source == nil)
  }
}
