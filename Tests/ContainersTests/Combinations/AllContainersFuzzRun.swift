// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Containers

/// A random family of all containers in a window, random input by the user and by the program, and the invariants
/// that hold at all times.
final class AllContainersFuzzRun: FuzzRun {
  /// What kinds of input there were, and how often.
  private(set) var kinds: [String: Int] = [:]

  /// How many unwindings had a destination, and how many had none.
  var foundDestinationCount = 0
  var missedDestinationCount = 0

  /// All controllers that were created and still exist.
  var allControllers: [WeakController] = []
  /// The number of controllers created, which is part of their names.
  var createdCount = 0
  /// The names of the controllers that performed the last unwinding's action.
  var destinations: [String] = []
  /// The controllers that left a container and may be added again.
  var spareControllers: [ViewController] = []
  /// The pages of page containers: no other container may have them.
  private var pages: [(container: WeakController, source: FuzzPages)] = []
  /// The views that were notified of becoming first responder, and not of losing it.
  var focusedFields: Set<ObjectIdentifier> = []
  /// How many violations were looked at.
  var checkedViolationCount = 0
  /// Nothing but frames has come after the last unwinding.
  var isUnwindingLast = false
  let transitioning = FuzzTransitioningDelegate()
  /// Where popovers were anchored.
  var anchors: [WeakView] = []

  struct WeakController { weak var controller: ViewController? }
  struct WeakView { weak var view: View? }

  /// No more are made while so many live.
  static let maximumControllerCount = 45

  /// Whether there are menus too, and anchors that go away.
  let hasMenus: Bool

  init(seed: UInt64, skipping skipped: Set<Int> = [], hasMenus: Bool = false) {
    self.hasMenus = hasMenus
    var random = SeededGenerator(seed: seed)
    var traits = Traits()
    if Int.random(in: 0..<4, using: &random) == 0 { traits.layoutDirection = .rightToLeft }
    super.init(
      seed: seed, random: random, skipping: skipped,
      harness: TestWindow(size: Size(800, 600), traits: traits))
    harness.window.rootViewController = makeTree(depth: 3)
    harness.runUntilIdle()
  }

  // MARK: Inputs

  private struct Kind {
    let name: String
    let weight: Int
    let act: (AllContainersFuzzRun) -> () -> Void

    init(_ name: String, _ frequency: Int, _ act: @escaping (AllContainersFuzzRun) -> () -> Void) {
      self.name = name
      self.weight = frequency
      self.act = act
    }
  }

  private static let all = [
    Kind("unwind", 8, unwind), Kind("show", 3, show), Kind("detail", 2, showDetail),
    Kind("present", 7, present), Kind("dismiss", 4, dismiss), Kind("replace", 2, replace),
    Kind("stack", 7, changeStack), Kind("tabs", 5, changeTabs), Kind("drawer", 6, changeDrawer),
    Kind("split", 4, changeSplit), Kind("page", 4, changePage), Kind("resize", 2, resize),
    Kind("rotate", 1, rotate), Kind("traits", 2, changeTraits), Kind("key", 4, pressKey),
    Kind("press", 5, pressSomewhere), Kind("move", 8, movePointer),
    Kind("release", 4, releasePointer),
    Kind("drive", 4, controlTransition), Kind("memory", 1, warnOfMemory),
    Kind("settle", 2, waitUntilIdle),
    Kind("time", 9, { run in { run.advanceFrames(run.number(1..<16)) } }),
  ]

  private static let allWithMenus =
    all + [Kind("menu", 6, showMenu), Kind("anchor", 6, changeAnchor)]

  static func kindNames(hasMenus: Bool) -> [String] { (hasMenus ? allWithMenus : all).map(\.name) }

  override func act() {
    let all = hasMenus ? Self.allWithMenus : Self.all
    var remainingWeight = number(0..<all.reduce(0) { $0 + $1.weight })
    for kind in all {
      remainingWeight -= kind.weight
      guard remainingWeight < 0 else { continue }
      kinds[kind.name, default: 0] += 1
      if !["time", "settle"].contains(kind.name) { isUnwindingLast = false }
      kind.act(self)()
      break
    }
    // Half of the inputs come within one frame.
    if oneIn(2) { advanceFrames(1) }
  }

  private func waitUntilIdle() {
    releasePointer()
    recordInput("settle")
    harness.runUntilIdle()
    check()
    if failures.isEmpty { checkWhenIdle() }
  }

  override func check() { checkInvariants() }

  override func checkEnd() { checkWhenIdle() }

  // MARK: Members

  /// The window's root controller, its descendants, and the controllers that they present.
  var members: [ViewController] {
    var result: [ViewController] = []
    func visit(_ controller: ViewController) {
      result.append(controller)
      for child in controller.children { visit(child) }
      if let presented = controller.presentation?.presentedViewController { visit(presented) }
    }
    if let root = harness.window.rootViewController { visit(root) }
    return result
  }

  func randomController<Kind: ViewController>(_ kind: Kind.Type) -> Kind? {
    one(of: members.compactMap { $0 as? Kind })
  }

  func randomVisibleController() -> ViewController? { one(of: members.filter(\.isAppeared)) }

  var isCrowded: Bool {
    pages.removeAll { $0.container.controller == nil }
    allControllers.removeAll { $0.controller == nil }
    return allControllers.count >= Self.maximumControllerCount
  }

  func pages(of container: ViewController) -> FuzzPages? {
    pages.first { $0.container.controller === container }?.source
  }

  func assign(_ source: FuzzPages, to container: PageViewController) {
    pages.append((WeakController(controller: container), source))
    container.dataSource = source
  }

  func isPage(_ controller: ViewController) -> Bool {
    pages.contains { entry in entry.source.pages.contains { $0 === controller } }
  }

  func name(_ controller: ViewController?) -> String { controller?.title ?? "nobody" }

  /// Who contains and presents whom; + is on screen, ~ on its way, - is not.
  override var situation: String {
    func lines(_ controller: ViewController, _ indent: String) -> [String] {
      let state =
        switch controller.appearance.state {
        case .appeared: "+"
        case .disappeared: "-"
        case .appearing, .disappearing: "~"
        }
      var notes = ""
      if let session = controller.presentationAsPresented {
        notes = " (\(session.controller.presentationStyle), \(session.machine.state))"
      }
      if controller.definesPresentationContext { notes += " (context)" }
      var result = ["\(indent)\(state) \(name(controller))\(notes)"]
      for child in controller.children { result += lines(child, indent + "  ") }
      if let presented = controller.presentation?.presentedViewController {
        result += lines(presented, indent + "  > ")
      }
      return result
    }
    return harness.window.rootViewController.map { lines($0, "").joined(separator: "\n") } ?? ""
  }
}
