// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import Inspector
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 8.5: which controllers are asked for the segue of an unwinding, and what that segue replaces.
struct UnwindSegueProviderTests {
  /// A segue of the program's own.
  private class Fade: Segue {
    static let log = CallbackLog()

    override func perform() {
      Self.log.record("performed, animated: \(isAnimated)")
      super.perform()
    }
  }

  /// Dismisses by itself, at the end of its animation.
  private final class LateFade: Fade {
    override func perform() {
      Self.log.record("performed, animated: \(isAnimated)")
      View.animate(duration: 0.4) { [source] in
        source.view.alpha = 0
      } completion: { [source] _ in
        source.dismiss(animated: false)
      }
    }
  }

  /// Performs the stock step at the end of its animation.
  private final class LateDefaultFade: Fade {
    override func perform() {
      View.animate(duration: 0.4) { [source] in
        source.view.alpha = 0
      } completion: { _ in
        super.perform()
      }
    }
  }

  /// A container that shows all its children, and tells when it is asked.
  private final class RecordingContainer: ViewController {
    let log: CallbackLog
    var make: ((_ identifier: String?, ViewController, ViewController) -> Segue)?

    init(_ title: String, _ children: [ViewController] = [], in log: CallbackLog) {
      self.log = log
      super.init()
      self.title = title
      for child in children {
        addChild(child)
        child.didMove(toParent: self)
      }
    }

    override func viewDidLoad() {
      for child in children {
        child.view.frame = view.bounds
        view.addSubview(child.view)
      }
    }

    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? {
      log.record(title ?? "")
      return make?(identifier, source, destination)
    }
  }

  /// One unwinding from “Source” to “Home”.
  nonisolated struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var style = ModalPresentationStyle.fullScreen
    /// The controllers that are asked, in order.
    let askedControllers: [String]
    /// Whether the segue replaces a dismissal.
    var isDismissal = true
    /// Whether what the class of a registration performs is seen.
    var isAnimated = true
    /// The root, and who presents what over it; in a context where the name is marked with a star.
    let tree: Tree
    var modals: [(presenter: String, tree: Tree)] = []

    indirect enum Tree: Sendable {
      case node(String, [Tree])

      static func of(_ name: String, _ children: Tree...) -> Tree { .node(name, children) }
    }

    static let styles: [Shape] = [
      .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext,
      .popover,
    ].map { style in
      Shape(
        testDescription: "to the presenter, \(style)", style: style, askedControllers: ["Home"],
        tree: .of("Home"), modals: [("Home", .of("Source"))])
    }

    static let all: [Shape] =
      styles + [
        Shape(
          testDescription: "through a presenter to the one below",
          askedControllers: ["Home", "First"],
          tree: .of("Home"), modals: [("Home", .of("First")), ("First", .of("Source"))]),
        Shape(
          testDescription: "through two sheets", style: .pageSheet,
          askedControllers: ["Home", "First", "Second"], tree: .of("Home"),
          modals: [
            ("Home", .of("First")), ("First", .of("Second")), ("Second", .of("Source")),
          ]),
        Shape(
          testDescription: "to a presenter that is presented itself", askedControllers: ["Home"],
          tree: .of("Root"), modals: [("Root", .of("Home")), ("Home", .of("Source"))]),
        Shape(
          testDescription: "from a child of what is presented", style: .formSheet,
          askedControllers: ["Home"], tree: .of("Home"),
          modals: [("Home", .of("Box", .of("Source")))]),
        Shape(
          testDescription: "to a child of the presenter", askedControllers: ["Box"],
          tree: .of("Box", .of("Home"), .of("Start")), modals: [("Box", .of("Source"))]),
        Shape(
          testDescription: "presented by a child that its container stands for",
          askedControllers: ["Box", "Start"], tree: .of("Box", .of("Home"), .of("Start")),
          modals: [("Start", .of("Source"))]),
        Shape(
          testDescription: "presented by the destination, which its container stands for",
          askedControllers: ["Box", "Home"], tree: .of("Box", .of("Home")),
          modals: [("Home", .of("Source"))]),
        Shape(
          testDescription: "from over one child to the other", style: .overCurrentContext,
          askedControllers: ["Box", "Start*"], isDismissal: false,
          tree: .of("Box", .of("Home"), .of("Start*")), modals: [("Start*", .of("Source"))]),
        Shape(
          testDescription: "to the container of a presenter", style: .overCurrentContext,
          askedControllers: ["Start*"], tree: .of("Home", .of("Start*")),
          modals: [("Start*", .of("Source"))]),
        Shape(
          testDescription: "from one child to the other", askedControllers: ["Box"],
          isDismissal: false,
          isAnimated: false,
          tree: .of("Box", .of("Home"), .of("Source"))),
        Shape(
          testDescription: "to the container of the source", askedControllers: [],
          isDismissal: false,
          tree: .of("Home", .of("Source"))),
      ]
  }

  private final class Scene {
    let harness = TestWindow()
    private(set) var controllers: [String: RecordingContainer] = [:]

    init(_ shape: Shape) {
      Fade.log.removeAllLines()
      harness.window.rootViewController = make(shape.tree)
      harness.runUntilIdle()
      for modal in shape.modals {
        let controller = make(modal.tree)
        controller.modalPresentationStyle = shape.style
        controller.popoverPresentationController?.sourceView = self[modal.presenter].view
        self[modal.presenter].present(controller, animated: false)
        harness.runUntilIdle()
      }
      self["Home"].registerUnwindAction("home")
    }

    subscript(name: String) -> RecordingContainer {
      controllers[name] ?? RecordingContainer("none", in: harness.callbacks)
    }

    private func make(_ tree: Shape.Tree) -> RecordingContainer {
      guard case .node(let name, let children) = tree else { return self["none"] }
      let controller = RecordingContainer(name, children.map(make), in: harness.callbacks)
      controller.definesPresentationContext = name.hasSuffix("*")
      controllers[name] = controller
      return controller
    }
  }

  @Test(arguments: Shape.all)
  func `each controller that performs a step of an unwind is asked for a segue, outermost first`(
    shape: Shape
  ) {
    let scene = Scene(shape)

    #expect(scene["Source"].performUnwind("home"))
    scene.harness.runUntilIdle()

    #expect(scene.harness.callbacks.removeAllLines() == shape.askedControllers)
    #expect(Fade.log.removeAllLines() == [])
    #expect(scene["Home"].presentedViewController == nil)
    #expect(scene["Home"].isAppeared)
  }

  @Test(arguments: Shape.all)
  func
    `the first unwind segue that a controller supplies replaces the default step`(
      shape: Shape
    )
  {
    for (index, name) in shape.askedControllers.enumerated() {
      let scene = Scene(shape)
      scene[name].make = Fade.init(identifier:source:destination:)

      #expect(scene["Source"].performUnwind("home"))
      scene.harness.runUntilIdle()

      #expect(scene.harness.callbacks.removeAllLines() == Array(shape.askedControllers[...index]))
      #expect(Fade.log.removeAllLines().count == 1)
      #expect(scene["Home"].presentedViewController == nil)
      #expect(scene["Home"].isAppeared)
      #expect(!shape.isDismissal || !scene["Source"].isAppeared)
    }
  }

  @Test(arguments: Shape.all)
  func
    `a registered unwind segue performs the outermost step if no controller supplies one`(
      shape: Shape
    )
  {
    let scene = Scene(shape)
    scene["Source"].registerUnwindSegue(
      "back", action: "home", custom: Fade.init(identifier:source:destination:))

    scene["Source"].performSegue(withIdentifier: "back")
    scene.harness.runUntilIdle()

    #expect(scene.harness.callbacks.removeAllLines() == shape.askedControllers)
    #expect(Fade.log.removeAllLines() == ["performed, animated: \(shape.isAnimated)"])
    #expect(scene["Home"].presentedViewController == nil)
    #expect(scene["Home"].isAppeared)
    #expect(!shape.isDismissal || !scene["Source"].isAppeared)
  }

  @Test
  func `a segue from segueForUnwinding takes precedence over the registered unwind segue`() {
    let scene = Scene(Shape.styles[0])
    // It does nothing, which the contract checker would tell.
    scene.harness.expectsCleanContainment = false
    scene["Home"].make = { Segue(identifier: $0, source: $1, destination: $2) {} }
    scene["Source"].registerUnwindSegue(
      "back", action: "home", custom: Fade.init(identifier:source:destination:))

    scene["Source"].performSegue(withIdentifier: "back")
    scene.harness.runUntilIdle()

    #expect(Fade.log.removeAllLines() == [])
    #expect(scene["Home"].presentedViewController === scene["Source"])
  }

  @Test(arguments: Shape.styles)
  func `an unwind segue can dismiss its source at the end of its own animation`(shape: Shape) {
    let makers: [(String?, ViewController, ViewController) -> Segue] = [
      LateFade.init(identifier:source:destination:),
      LateDefaultFade.init(identifier:source:destination:),
    ]
    for make in makers {
      let scene = Scene(shape)
      scene["Home"].make = make

      #expect(scene["Source"].performUnwind("home"))
      scene.harness.advance(by: 0.2)
      #expect(scene["Home"].presentedViewController === scene["Source"])
      scene.harness.runUntilIdle()

      #expect(scene["Home"].presentedViewController == nil)
      #expect(Fade.log.removeAllLines() == ["performed, animated: true"])
    }
  }

  @Test
  func `a segue from segueForUnwinding is not performed if the action has dismissed the source`() {
    let scene = Scene(Shape.styles[0])
    let home = scene["Home"]
    home.make = Fade.init(identifier:source:destination:)
    home.registerUnwindAction("home") { [unowned home] _ in home.dismiss(animated: true) }

    #expect(scene["Source"].performUnwind("home"))
    scene.harness.runUntilIdle()

    #expect(Fade.log.removeAllLines() == [])
    #expect(home.presentedViewController == nil)
  }

  @Test func `a segue from segueForUnwinding is deallocated after it was performed`() {
    let scene = Scene(Shape.styles[0])
    weak var segue: Segue?
    scene["Home"].make = {
      let made = Fade(identifier: $0, source: $1, destination: $2)
      segue = made
      return made
    }

    scene["Source"].performUnwind("home")
    scene.harness.runUntilIdle()

    #expect(segue == nil)
  }
}
