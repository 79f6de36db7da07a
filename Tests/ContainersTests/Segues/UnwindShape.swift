// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Nested and presented controllers, and an unwind segue among them.
nonisolated struct UnwindShape: Sendable, CustomTestStringConvertible {
  /// A controller and its children.
  indirect enum Tree: Sendable {
    case screen(String)
    /// A navigation controller.
    case stack(String, [Tree])
    case tabs(String, [Tree], selected: Int = 0)
    /// Pages one after the other, of which one is shown and its neighbours are known.
    case pages(String, [Tree], shown: Int)
    case drawer(String, center: Tree, side: Tree, isOpen: Bool = false)
    /// A sliding menu, closed, with the first item shown.
    case menu(String, [Tree])
    /// Two columns, wide or so narrow that the first fills everything.
    case split(String, primary: Tree, secondary: Tree, mode: SplitViewController.DisplayMode)
    /// Shows all its children.
    case box(String, [Tree])
    /// The same, in whose view others can be presented.
    case context(String, [Tree])
    /// The same, and looks for destinations itself, in the older way.
    case legacyBox(String, [Tree])
    /// Shows the last of its children, and slides back by a segue of its own.
    case slider(String, [Tree])
  }

  /// Something presented by the controller at the top so far.
  struct Modal: Sendable {
    let tree: Tree
    var style = ModalPresentationStyle.fullScreen
    /// The presenter's title; nil for the frontmost controller.
    var from: String?
  }

  let name: String
  let tree: Tree
  var modals: [Modal] = []
  let unwindDestinations: [String]
  /// The controllers that register the action too, and refuse it.
  var refusingControllers: [String] = []
  var isAnimated = true
  var reducesMotion = false
  /// Points; the default is wide.
  var width = 1000.0

  /// Where the unwinding must lead; nil when nothing must happen.
  let destination: String?

  var testDescription: String { name }
}

/// A shape brought to life in a window.
final class UnwindScene {
  static let action = "home"
  static let source = "Source"

  let harness = TestWindow()
  private(set) var controllers: [String: ViewController] = [:]
  private(set) var performed: [String] = []
  private let shape: UnwindShape

  private final class Screen: ViewController {
    var refuses = false

    override func canPerformUnwind(
      _ action: String, from source: ViewController, sender: Any?
    ) -> Bool {
      !refuses && super.canPerformUnwind(action, from: source, sender: sender)
    }
  }

  private class Box: ViewController {
    init(_ children: [ViewController]) {
      super.init()
      for child in children {
        addChild(child)
        child.didMove(toParent: self)
      }
    }

    override func viewDidLoad() {
      for child in children { show(child) }
    }

    func show(_ child: ViewController) {
      child.view.frame = view.bounds
      child.view.autoresizingMask = .fill
      view.addSubview(child.view)
    }
  }

  private final class LegacyBox: Box, UnwindDestinationProviding {}

  private final class Book: PageViewController, PageViewControllerDataSource {
    let pages: [ViewController]

    init(_ pages: [ViewController]) {
      self.pages = pages
      super.init()
      dataSource = self
    }

    func loadNeighbors() {
      guard let shown = viewControllers.first else { return }
      for direction in NavigationDirection.allCases {
        _ = neighbors.neighbor(of: shown, direction)
      }
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? {
      pages.firstIndex { $0 === page }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? {
      pages.firstIndex { $0 === page }.flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }
  }

  private final class Slider: Box {
    override func viewDidLoad() {
      if let top = children.last { show(top) }
    }

    override func allowedChildrenForUnwinding(
      from source: UnwindSegueSource
    ) -> [ViewController] {
      super.allowedChildrenForUnwinding(from: source).reversed()
    }

    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? {
      let segue = SlideSegue(
        source: source, destination: destination, in: self, direction: .back)
      let kept = children.prefix { !containsController(destination, in: $0) }.count
      segue.droppedChildren = Array(children.dropFirst(kept + 1))
      return segue
    }

    /// Performs the unwind segue of a source that is presented over this container.
    override func unwind(for segue: Segue, towards child: ViewController) {
      guard let top = children.last, top !== child else { return }
      let back = SlideSegue(source: top, destination: child, in: self, direction: .back)
      let kept = children.prefix { $0 !== child }.count
      back.droppedChildren = Array(children.dropFirst(kept + 1))
      back.isAnimated = segue.isAnimated
      back.perform()
    }

    private func containsController(_ controller: ViewController, in child: ViewController) -> Bool
    {
      var node: ViewController? = controller
      while let current = node, current !== child { node = current.parent }
      return node != nil
    }
  }

  init(_ shape: UnwindShape) {
    self.shape = shape
    harness.resize(to: Size(shape.width, 700))
    harness.window.traits.reducesMotion = shape.reducesMotion
    harness.window.rootViewController = make(shape.tree)
    harness.runUntilIdle()
    for modal in shape.modals {
      let controller = make(modal.tree)
      controller.modalPresentationStyle = modal.style
      let presenter = modal.from.map { self[$0] } ?? top
      presenter?.present(controller, animated: false)
      harness.runUntilIdle()
    }
    for name in shape.unwindDestinations + shape.refusingControllers {
      self[name].registerUnwindAction(Self.action) { [unowned self] _ in performed.append(name) }
    }
    for name in shape.refusingControllers { (self[name] as? Screen)?.refuses = true }
  }

  subscript(name: String) -> ViewController {
    guard let controller = controllers[name] else {
      preconditionFailure("The shape “\(shape.name)” has no “\(name)”")
    }
    return controller
  }

  func unwind() -> Bool {
    self[Self.source].performUnwind(Self.action, animated: shape.isAnimated)
  }

  /// The topmost presented controller, or the root.
  var top: ViewController? {
    var top = harness.window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
  }

  /// The names of all that is on screen, from the outside in.
  var onScreen: [String] {
    var names: [String] = []
    func visit(_ controller: ViewController) {
      if controller.isAppeared { names.append(controller.title ?? "?") }
      for child in controller.children { visit(child) }
    }
    var controller = harness.window.rootViewController
    while let current = controller {
      visit(current)
      controller = current.presentedViewController
    }
    return names
  }

  private func make(_ tree: UnwindShape.Tree) -> ViewController {
    switch tree {
    case .screen(let name): named(Screen(), name)
    case .stack(let name, let trees):
      named(NavigationController(viewControllers: trees.map(make)), name)
    case .tabs(let name, let trees, let selected): named(tabs(trees, selected), name)
    case .pages(let name, let trees, let shown): named(pages(trees, shown), name)
    case .split(let name, let primary, let secondary, let mode):
      named(split(make(primary), make(secondary), mode), name)
    case .context(let name, let trees): named(context(trees), name)
    case .drawer(let name, let center, let side, let isOpen):
      named(
        DrawerController(
          center: make(center), leading: make(side), position: isOpen ? .open : .closed), name)
    case .menu(let name, let trees):
      named(
        SlidingMenuController(
          items: trees.map { SlidingMenuItem(title: "Item", controller: make($0)) },
          position: .closed), name)
    case .box(let name, let trees): named(Box(trees.map(make)), name)
    case .legacyBox(let name, let trees): named(LegacyBox(trees.map(make)), name)
    case .slider(let name, let trees): named(Slider(trees.map(make)), name)
    }
  }

  private func tabs(_ trees: [UnwindShape.Tree], _ selected: Int) -> ViewController {
    let tabs = TabBarController(viewControllers: trees.map(make))
    tabs.selectedIndex = selected
    return tabs
  }

  private func split(
    _ primary: ViewController, _ secondary: ViewController,
    _ mode: SplitViewController.DisplayMode
  ) -> ViewController {
    let split = SplitViewController(primary: primary, secondary: secondary)
    split.preferredDisplayMode = mode
    return split
  }

  private func pages(_ trees: [UnwindShape.Tree], _ shown: Int) -> ViewController {
    let book = Book(trees.map(make))
    book.setViewControllers([book.pages[shown]], direction: .forward, animated: false)
    book.loadNeighbors()
    return book
  }

  private func context(_ trees: [UnwindShape.Tree]) -> ViewController {
    let box = Box(trees.map(make))
    box.definesPresentationContext = true
    return box
  }

  private func named(_ controller: ViewController, _ name: String) -> ViewController {
    controller.title = name
    controllers[name] = controller
    return controller
  }
}
