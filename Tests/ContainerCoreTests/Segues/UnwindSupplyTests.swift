// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import Inspector
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 8.5: which controllers are asked for the segue of an unwinding, and what that segue replaces.
struct UnwindSupplyTests {
  /// A segue of the program's own.
  private class Fade: Segue {
    static let log = CallbackLog()

    override func perform() {
      Self.log.note("performed, animated: \(isAnimated)")
      super.perform()
    }
  }

  /// Dismisses by itself, at the end of its animation.
  private final class LateFade: Fade {
    override func perform() {
      Self.log.note("performed, animated: \(isAnimated)")
      View.animate(duration: 0.4) { [source] in
        source.view.alpha = 0
      } completion: { [source] _ in
        source.dismiss(animated: false)
      }
    }
  }

  /// Performs the stock step at the end of its animation.
  private final class LateStockFade: Fade {
    override func perform() {
      View.animate(duration: 0.4) { [source] in
        source.view.alpha = 0
      } completion: { _ in
        super.perform()
      }
    }
  }

  /// A container that shows all its children, and tells when it is asked.
  private final class Asked: ViewController {
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
      log.note(title ?? "")
      return make?(identifier, source, destination)
    }
  }

  /// One unwinding from “Source” to “Home”.
  nonisolated struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var style = ModalPresentationStyle.fullScreen
    /// The controllers that are asked, in order.
    let asked: [String]
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
        testDescription: "to the presenter, \(style)", style: style, asked: ["Home"],
        tree: .of("Home"), modals: [("Home", .of("Source"))])
    }

    static let all: [Shape] =
      styles + [
        Shape(
          testDescription: "through a presenter to the one below", asked: ["Home", "First"],
          tree: .of("Home"), modals: [("Home", .of("First")), ("First", .of("Source"))]),
        Shape(
          testDescription: "through two sheets", style: .pageSheet,
          asked: ["Home", "First", "Second"], tree: .of("Home"),
          modals: [
            ("Home", .of("First")), ("First", .of("Second")), ("Second", .of("Source")),
          ]),
        Shape(
          testDescription: "to a presenter that is presented itself", asked: ["Home"],
          tree: .of("Root"), modals: [("Root", .of("Home")), ("Home", .of("Source"))]),
        Shape(
          testDescription: "from a child of what is presented", style: .formSheet,
          asked: ["Home"], tree: .of("Home"), modals: [("Home", .of("Box", .of("Source")))]),
        Shape(
          testDescription: "to a child of the presenter", asked: ["Box"],
          tree: .of("Box", .of("Home"), .of("Start")), modals: [("Box", .of("Source"))]),
        Shape(
          testDescription: "presented by a child that its container stands for",
          asked: ["Box", "Start"], tree: .of("Box", .of("Home"), .of("Start")),
          modals: [("Start", .of("Source"))]),
        Shape(
          testDescription: "presented by the destination, which its container stands for",
          asked: ["Box", "Home"], tree: .of("Box", .of("Home")),
          modals: [("Home", .of("Source"))]),
        Shape(
          testDescription: "from over one child to the other", style: .overCurrentContext,
          asked: ["Box", "Start*"], isDismissal: false,
          tree: .of("Box", .of("Home"), .of("Start*")), modals: [("Start*", .of("Source"))]),
        Shape(
          testDescription: "to the container of a presenter", style: .overCurrentContext,
          asked: ["Start*"], tree: .of("Home", .of("Start*")),
          modals: [("Start*", .of("Source"))]),
        Shape(
          testDescription: "from one child to the other", asked: ["Box"], isDismissal: false,
          isAnimated: false,
          tree: .of("Box", .of("Home"), .of("Source"))),
        Shape(
          testDescription: "to the container of the source", asked: [], isDismissal: false,
          tree: .of("Home", .of("Source"))),
      ]
  }

  private final class Scene {
    let harness = TestWindow()
    private(set) var controllers: [String: Asked] = [:]

    init(_ shape: Shape) {
      Fade.log.takeLines()
      harness.window.rootViewController = make(shape.tree)
      harness.settle()
      for modal in shape.modals {
        let controller = make(modal.tree)
        controller.modalPresentationStyle = shape.style
        controller.popoverPresentationController?.sourceView = self[modal.presenter].view
        self[modal.presenter].present(controller, animated: false)
        harness.settle()
      }
      self["Home"].registerUnwindAction("home")
    }

    subscript(name: String) -> Asked {
      controllers[name] ?? Asked("none", in: harness.callbacks)
    }

    private func make(_ tree: Shape.Tree) -> Asked {
      guard case .node(let name, let children) = tree else { return self["none"] }
      let controller = Asked(name, children.map(make), in: harness.callbacks)
      controller.definesPresentationContext = name.hasSuffix("*")
      controllers[name] = controller
      return controller
    }
  }

  @Test(arguments: Shape.all)
  func `controllers that present the source are asked for the segue, the outermost first`(
    shape: Shape
  ) {
    let scene = Scene(shape)

    #expect(scene["Source"].performUnwind("home"))
    scene.harness.settle()

    #expect(scene.harness.callbacks.takeLines() == shape.asked)
    #expect(Fade.log.takeLines() == [])
    #expect(scene["Home"].presentedViewController == nil)
    #expect(scene["Home"].isAppeared)
  }

  @Test(arguments: Shape.all)
  func `the segue of the first controller that supplies one replaces the step of that controller`(
    shape: Shape
  ) {
    for (index, name) in shape.asked.enumerated() {
      let scene = Scene(shape)
      scene[name].make = Fade.init(identifier:source:destination:)

      #expect(scene["Source"].performUnwind("home"))
      scene.harness.settle()

      #expect(scene.harness.callbacks.takeLines() == Array(shape.asked[...index]))
      #expect(Fade.log.takeLines().count == 1)
      #expect(scene["Home"].presentedViewController == nil)
      #expect(scene["Home"].isAppeared)
      #expect(!shape.isDismissal || !scene["Source"].isAppeared)
    }
  }

  @Test(arguments: Shape.all)
  func
    `the class of a registration performs the outermost step when no controller supplies a segue`(
      shape: Shape
    )
  {
    let scene = Scene(shape)
    scene["Source"].registerUnwindSegue(
      "back", action: "home", custom: Fade.init(identifier:source:destination:))

    scene["Source"].performSegue(withIdentifier: "back")
    scene.harness.settle()

    #expect(scene.harness.callbacks.takeLines() == shape.asked)
    #expect(Fade.log.takeLines() == ["performed, animated: \(shape.isAnimated)"])
    #expect(scene["Home"].presentedViewController == nil)
    #expect(scene["Home"].isAppeared)
    #expect(!shape.isDismissal || !scene["Source"].isAppeared)
  }

  @Test func `the segue that a controller supplies goes before the class of a registration`() {
    let scene = Scene(Shape.styles[0])
    // It does nothing, which the contract checker would tell.
    scene.harness.expectsCleanContainment = false
    scene["Home"].make = { Segue(identifier: $0, source: $1, destination: $2) {} }
    scene["Source"].registerUnwindSegue(
      "back", action: "home", custom: Fade.init(identifier:source:destination:))

    scene["Source"].performSegue(withIdentifier: "back")
    scene.harness.settle()

    #expect(Fade.log.takeLines() == [])
    #expect(scene["Home"].presentedViewController === scene["Source"])
  }

  @Test(arguments: Shape.styles)
  func `a segue may dismiss its source at the end of its own animation`(shape: Shape) {
    let makers: [(String?, ViewController, ViewController) -> Segue] = [
      LateFade.init(identifier:source:destination:),
      LateStockFade.init(identifier:source:destination:),
    ]
    for make in makers {
      let scene = Scene(shape)
      scene["Home"].make = make

      #expect(scene["Source"].performUnwind("home"))
      scene.harness.advance(by: 0.2)
      #expect(scene["Home"].presentedViewController === scene["Source"])
      scene.harness.settle()

      #expect(scene["Home"].presentedViewController == nil)
      #expect(Fade.log.takeLines() == ["performed, animated: true"])
    }
  }

  @Test func `a supplied segue is not performed when the action has dismissed its source`() {
    let scene = Scene(Shape.styles[0])
    let home = scene["Home"]
    home.make = Fade.init(identifier:source:destination:)
    home.registerUnwindAction("home") { [unowned home] _ in home.dismiss(animated: true) }

    #expect(scene["Source"].performUnwind("home"))
    scene.harness.settle()

    #expect(Fade.log.takeLines() == [])
    #expect(home.presentedViewController == nil)
  }

  @Test func `a supplied segue is freed when it has been performed`() {
    let scene = Scene(Shape.styles[0])
    weak var segue: Segue?
    scene["Home"].make = {
      let made = Fade(identifier: $0, source: $1, destination: $2)
      segue = made
      return made
    }

    scene["Source"].performUnwind("home")
    scene.harness.settle()

    #expect(segue == nil)
  }
}
