// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
public import Drawing

/// The common part of random runs: a generator with a seed, a window, a pointer, counted completions, and a
/// record of the inputs.
///
/// The same seed produces the same run. A run makes its inputs in `act()`, checks its invariants in `check()` after
/// each input, and in `checkEnd()` when the window is idle.
open class FuzzRun {
  public let seed: UInt64
  public var random: SeededGenerator
  public let harness: TestWindow

  /// The inputs so far, in order.
  public private(set) var inputs: [String] = []
  public private(set) var failures: [String] = []

  /// The position of the pressed pointer; nil when no button is down.
  public private(set) var pointer: Point?

  private var completions: [(name: String, count: Int)] = []
  /// The number of inputs performed.
  public private(set) var performedCount = 0
  private let skippedInputs: Set<Int>

  /// - Parameters:
  ///   - random: The generator, if the seed has been used for decisions before.
  ///   - skipped: The indexes of the inputs to leave out.
  public init(
    seed: UInt64, random: SeededGenerator? = nil, skipping skipped: Set<Int> = [],
    harness: TestWindow
  ) {
    self.seed = seed
    self.skippedInputs = skipped
    self.random = random ?? SeededGenerator(seed: seed)
    self.harness = harness
    // The run checks the violations itself, and reports the inputs that led to them.
    harness.expectsCleanContainment = false
  }

  // MARK: For runs to override

  /// Performs one input.
  open func act() {}

  /// Checks the invariants that hold after each input.
  open func check() {}

  /// Releases anything that would keep the window from becoming idle.
  open func willEnd() {}

  /// Checks the invariants that hold when the window is idle.
  open func checkEnd() {}

  /// A description of the situation, which is appended to failure messages.
  open var situation: String { "" }

  // MARK: Running

  /// Performs a number of inputs.
  ///
  /// - Parameter settles: Whether the run waits at its end until nothing moves. Otherwise it ends in the middle of a movement.
  public func perform(_ count: Int, runsUntilIdle: Bool = true) {
    for index in 0..<count where failures.isEmpty && !skippedInputs.contains(index) {
      // Each input has numbers of its own, so that it stays the same when others are left out.
      random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(index))
      act()
      performedCount += 1
      if failures.isEmpty { check() }
    }
    guard failures.isEmpty, runsUntilIdle else { return }
    releasePointer()
    willEnd()
    recordInput("end")
    harness.runUntilIdle()
    harness.checker.checkAtEnd()
    check()
    checkEnd()
    for (name, count) in completions where count != 1 {
      fail("the completion of “\(name)” was called \(count) times")
    }
  }

  /// The window, the controllers that were in it, and their views: all are to be freed with the run.
  var traces: ObjectTraces {
    var traces = ObjectTraces()
    traces.add(harness.window)
    var tops: [ObjectIdentifier: View] = [:]
    for controller in harness.checker.liveControllers {
      traces.add(controller)
      if let presentation = controller.presentationController { traces.add(presentation) }
      guard var top = controller.viewIfLoaded else { continue }
      while let view = top.superview { top = view }
      tops[ObjectIdentifier(top)] = top
    }
    for view in tops.values { traces.add(views: view) }
    return traces
  }

  /// Lets frames pass, and checks after each.
  public func advanceFrames(_ frames: Int) {
    recordInput("tick \(frames)")
    for _ in 0..<frames where failures.isEmpty {
      harness.advance(by: 1.0 / 60)
      frameDidPass()
      check()
    }
  }

  /// A frame of `tick(_:)` has passed. Default: nothing.
  open func frameDidPass() {}

  public func recordInput(_ input: String) { inputs.append(input) }

  public func fail(_ text: String) {
    let situation = situation
    failures.append(situation.isEmpty ? text : "\(text)\n\(situation)")
  }

  /// A completion that has to be called once, for the input that was noted last.
  public func completion() -> (Bool) -> Void {
    let index = completions.count
    completions.append((inputs.last ?? "", 0))
    return { [weak self] _ in
      guard let self else { return }
      completions[index].count += 1
      if completions[index].count > 1 {
        fail("the completion of “\(completions[index].name)” was called again")
      }
    }
  }

  // MARK: Chance

  public func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  public func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  public func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  public func one<Items: Collection>(of items: Items) -> Items.Element? {
    items.randomElement(using: &random)
  }

  // MARK: Pointer

  /// Where a pointer is held already, it moves instead.
  public func press(at point: Point) {
    guard pointer == nil else { return movePointer(by: Point(point.x / 10, point.y / 10)) }
    recordInput("press \(point.x.rounded()) \(point.y.rounded())")
    pointer = point
    harness.press(at: point)
  }

  /// In a frame of its own; without a held pointer a frame passes.
  public func movePointer(by distance: Point) {
    guard let from = pointer else { return advanceFrames(1) }
    let to = Point(from.x + distance.x, from.y + distance.y)
    recordInput("move \(to.x.rounded()) \(to.y.rounded())")
    pointer = to
    harness.clock.advance(by: 1.0 / 60)
    harness.move(to: to)
    harness.step()
  }

  public func releasePointer() {
    guard let point = pointer else { return }
    recordInput("release")
    pointer = nil
    harness.release(at: point)
  }
}
