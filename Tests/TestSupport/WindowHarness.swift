// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
@_exported public import DrawerTesting
public import Drawing
internal import Inspector

/// A test window as the project's own tests want it: what a text measures is easy to say, and a broken rule is an
/// issue in every test.
public typealias WindowHarness = TestWindow

extension TestWindow {
  /// A window without a root. Text is measured without a font.
  public convenience init(
    size: Size = Size(1000, 700), traits: Traits = Traits(),
    measurer: any TextMeasurer = ApproximateTextMeasurer()
  ) {
    self.init(quiet: size, traits: traits, measurer: measurer)
    expectsCleanContainment = true
    onStep = { [unowned self] in
      if let root = window.rootViewController { settleRecorders(of: root) }
    }
  }

  /// Shows a controller as the window's root.
  public convenience init(root: ViewController, size: Size = Size(1000, 700)) {
    self.init(size: size, traits: Traits())
    show(root)
  }

  /// Moves a held pointer in steps of a frame, and lets the frames pass.
  public func drag(from start: Point, to end: Point, in seconds: Double) {
    move(from: start, to: end, duration: seconds)
  }

  /// The checkers of recorders that a test gave to single controllers.
  private func settleRecorders(of controller: ViewController) {
    (controller.containmentObserver as? CallbackRecorder)?.checker.settle(with: window)
    for child in controller.children { settleRecorders(of: child) }
  }
}
