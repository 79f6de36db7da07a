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

  private final class HandForwarding: ViewController {
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

  private func blue() -> Destination {
    let destination = Destination()
    destination.title = "Blue"
    destination.containmentObserver = harness.observers
    return destination
  }

  // MARK: Order

  @Test func `8.1 the destination is made, then prepared, then shown`() {
    source.registerSegue("detail", .present(.fullScreen)) {
      [callbacks = harness.callbacks] () -> Destination in
      callbacks.note("make")
      return blue()
    } prepare: { [callbacks = harness.callbacks] destination, sender in
      destination.text = "\(sender ?? "nobody")"
      callbacks.note("destination is prepared")
    }
    source.onPrepare = { [callbacks = harness.callbacks] segue, sender in
      callbacks.note("text is \((segue.destination as? Destination)?.text ?? "")")
      #expect(segue.identifier == "detail")
      #expect(segue.sender as? String == "Row")
      #expect(sender as? String == "Row")
      #expect(segue.source.title == "Red")
    }

    source.performSegue(withIdentifier: "detail", sender: "Row")
    harness.settle()

    #expect(
      harness.callbacks.lines == [
        "make", "destination is prepared", "Red prepare detail Blue", "text is Row",
        "Blue loadView", "Blue viewDidLoad", "Root viewWillDisappear", "Red viewWillDisappear",
        "Blue viewWillAppear", "Blue viewIsAppearing", "Blue viewDidAppear",
        "Root viewDidDisappear", "Red viewDidDisappear",
      ])
  }

  @Test func `8.1 only a control's wish can be refused, and then nothing is made`() {
    source.registerSegue("detail", .show) { [callbacks = harness.callbacks] in
      callbacks.note("make")
      return blue()
    }
    source.allowsSegues = false

    #expect(!source.triggerSegue("detail", sender: "Button"))
    #expect(harness.callbacks.takeLines() == ["Red shouldPerformSegue detail"])

    source.performSegue(withIdentifier: "detail")
    #expect(harness.callbacks.takeLines().prefix(2) == ["make", "Red prepare detail Blue"])
  }

  @Test func `a control's wish that is granted performs the segue`() {
    source.registerSegue("detail", .show, to: blue)

    #expect(source.triggerSegue("detail", sender: "Button"))

    #expect(
      harness.callbacks.lines.prefix(2) == [
        "Red shouldPerformSegue detail", "Red prepare detail Blue",
      ])
    #expect(source.presentedViewController?.title == "Blue")
  }

  @Test func `a segue is made anew each time`() {
    var destinations: [ViewController] = []
    source.registerSegue("detail", .present(), to: blue)
    source.onPrepare = { segue, _ in destinations.append(segue.destination) }

    for _ in 0..<2 {
      source.performSegue(withIdentifier: "detail")
      source.dismiss(animated: false)
    }

    #expect(destinations.count == 2)
    #expect(destinations.first !== destinations.last)
  }

  @Test func `a second segue of the same name takes the first one's place`() {
    source.registerSegue("detail", .present(), to: { ViewController() })
    source.registerSegue("detail", .present(), to: blue)

    source.performSegue(withIdentifier: "detail")

    #expect(source.segueIdentifiers == ["detail"])
    #expect(source.presentedViewController?.title == "Blue")
  }

  @Test func `a call around all of it names both ends`() {
    final class Listener: ContainmentObserver {
      var calls: [String] = []
      func observe(_ event: ContainmentEvent) {}
      func callBegan(_ call: ContainmentCall) {
        calls.append("\(call.kind.name) \(call.controller.title ?? "") \(call.other?.title ?? "")")
      }
      func callEnded(_ call: ContainmentCall) { calls.append("end \(call.kind.name)") }
    }
    let listener = Listener()
    source.containmentObserver = listener
    source.registerSegue("detail", custom: Flip.init(identifier:source:destination:), to: blue)

    source.performSegue(withIdentifier: "detail")

    #expect(listener.calls == ["performSegue Red Blue", "end performSegue"])
  }

  // MARK: Kinds

  @Test func `show asks the container around`() {
    let stack = StackContainer("Stack", [])
    let first = ViewController()
    stack.addChild(first)
    first.didMove(toParent: stack)
    harness.window.rootViewController = stack
    harness.step()
    first.registerSegue("detail", .show, to: blue)

    first.performSegue(withIdentifier: "detail", sender: "Row")
    harness.settle()

    #expect(stack.children.map(\.title) == [nil, "Blue"])
    #expect(stack.top?.isAppeared == true)
  }

  @Test(arguments: [SegueKind.show, .showDetail, .present()])
  func `without a container all three present`(kind: SegueKind) {
    source.registerSegue("detail", kind, to: blue)

    source.performSegue(withIdentifier: "detail")
    harness.settle()

    #expect(source.presentedViewController?.title == "Blue")
  }

  @Test
  func `a presentation has the style and the transition of the segue, or the destination's own`() {
    source.registerSegue("over", .present(.overFullScreen, transition: .crossDissolve), to: blue)
    source.registerSegue("own", .present()) {
      let destination = blue()
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
  func `a presentation is animated or not, as registered`(animated: Bool) {
    source.registerSegue("detail", .present(), animated: animated, to: blue)

    source.performSegue(withIdentifier: "detail")
    harness.step()

    #expect(source.presentedViewController?.isAppeared == !animated)
  }

  @Test(arguments: [true, false])
  func `replace: the container exchanges the source, animated or not`(animated: Bool) {
    source.registerSegue("next", .replace, animated: animated, to: blue)
    let frame = source.view.frame

    source.performSegue(withIdentifier: "next")
    #expect(harness.window.isAnimating == animated)
    harness.settle()

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

  @Test func `replace: a child that was never shown is exchanged alone`() {
    let hidden = Screen()
    root.addChild(hidden)
    hidden.didMove(toParent: root)
    hidden.registerSegue("next", .replace, to: blue)

    hidden.performSegue(withIdentifier: "next")

    #expect(root.children.map(\.title) == ["Red", "Blue"])
    #expect(root.children.last?.isViewLoaded == false)
  }

  @Test func `replace: a window gets another root`() {
    let destination = blue()
    root.registerSegue("next", .replace, to: { destination })

    root.performSegue(withIdentifier: "next")
    harness.settle()

    #expect(harness.window.rootViewController === destination)
    #expect(destination.isAppeared)
  }

  @Test func `replace: what is presented gives way`() {
    let modal = Screen()
    root.present(modal, animated: false)
    modal.registerSegue("next", .replace, to: blue)

    modal.performSegue(withIdentifier: "next")
    harness.settle()

    #expect(root.presentedViewController?.title == "Blue")
    #expect(modal.presentingViewController == nil)
  }

  @Test func `replace: a controller that is nowhere stays so`() {
    let lone = Screen()
    let destination = blue()
    lone.registerSegue("next", .replace, to: { destination })

    lone.performSegue(withIdentifier: "next")

    #expect(destination.parent == nil)
    #expect(!destination.isViewLoaded)
  }

  @Test func `embed: the destination fills a view of the source`() throws {
    let box = View(frame: Rect(10, 20, 300, 200))
    source.view.addSubview(box)
    source.registerSegue("embed", .embed, to: blue)
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

  @Test func `embed: a child that is one already is not told again that it comes`() {
    let child = blue()
    source.addChild(child)

    EmbedSegue(source: source, destination: child).perform()
    harness.step()

    #expect(harness.callbacks.lines.count { $0 == "Blue willMove Red" } == 1)
    #expect(child.isAppeared)
  }

  @Test func `embed: the child moves along with what its container takes part in`() {
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
    harness.settle()

    #expect(presented.child.isAnimated == true)
  }

  @Test func `embed: a container that forwards by hand is no exception`() {
    let container = HandForwarding()
    container.title = "Container"
    harness.window.rootViewController = container
    harness.step()
    container.registerSegue("embed", .embed, to: blue)

    container.performSegue(withIdentifier: "embed")
    harness.settle()

    #expect(container.children.first?.isAppeared == true)
  }

  @Test func `a segue may be a closure`() {
    let destination = blue()
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

  @Test func `a segue may be a class of its own`() {
    source.registerSegue("flip", custom: Flip.init(identifier:source:destination:), to: blue)

    source.performSegue(withIdentifier: "flip")

    #expect(source.title == "flipped to Blue")
  }

  // MARK: Bad use

  @Test func `a control's segue that is not registered stops the program before anybody is asked`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ViewController().triggerSegue("detail", sender: nil) }
    }
  }

  @Test func `a presentation from a controller that is not on screen comes to nothing`() {
    let lone = Screen()
    lone.title = "Lone"
    lone.containmentObserver = harness.observers
    harness.expectsCleanContainment = false
    lone.registerSegue("detail", .present(), to: blue)

    lone.performSegue(withIdentifier: "detail")

    #expect(harness.callbacks.lines == ["Lone prepare detail Blue", "Blue refused presentation"])
    #expect(lone.presentedViewController == nil)
  }

  @Test func `what a segue has shown is let go of with it`() {
    weak var destination: ViewController?
    source.registerSegue("detail", .present(), to: blue)
    source.onPrepare = { segue, _ in destination = segue.destination }

    source.performSegue(withIdentifier: "detail")
    harness.settle()
    #expect(destination != nil)
    source.dismiss(animated: true)
    harness.settle()

    #expect(destination == nil)
  }

  @Test func `a source with segues is let go of`() {
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
