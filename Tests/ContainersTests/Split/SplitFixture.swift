// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Inspector
import TestSupport

@testable import Containers

/// A split view in a window, with a log of all callbacks and of the calls to its delegate.
final class SplitFixture: SplitViewControllerDelegate {
  let primary: ViewController
  let supplementary: ViewController?
  let secondary: ViewController
  let split: SplitViewController
  let harness: TestWindow
  var collapseHandler: ((ViewController, ViewController) -> Bool)?
  var separateHandler: ((ViewController) -> ViewController?)?
  var primaryForCollapsing: ViewController?
  var logsModes = false

  static let regular = Size(1000, 700)
  static let compact = Size(480, 700)

  init(
    columns: Int = 2, size: Size = regular, primary: ViewController? = nil,
    mode: SplitViewController.DisplayMode = .automatic, traits: Traits = Traits()
  ) {
    harness = TestWindow(size: size, traits: traits)
    let observers = harness.observers
    func named(_ controller: ViewController, _ title: String) -> ViewController {
      controller.title = title
      controller.containmentObserver = observers
      return controller
    }
    self.primary = named(primary ?? ViewController(), "P")
    supplementary = columns == 3 ? named(ViewController(), "S") : nil
    secondary = named(ViewController(), "D")
    split = SplitViewController(
      primary: self.primary, supplementary: supplementary, secondary: secondary)
    split.title = "split"
    split.preferredDisplayMode = mode
    for controller in [self.primary, supplementary, secondary] { controller?.loadViewIfNeeded() }
    split.delegate = self
    harness.window.rootViewController = split
    harness.step()
    _ = consumeCallbacks()
  }

  func named(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    controller.containmentObserver = harness.observers
    controller.loadViewIfNeeded()
    return controller
  }

  /// The callbacks since the last call, without view loading and `viewIsAppearing`.
  func consumeCallbacks(with details: Set<CallbackLog.Detail> = []) -> [String] {
    harness.callbacks.removeAllLines(with: details).filter { line in
      !["viewIsAppearing", "loadView", "viewDidLoad"].contains { line.hasSuffix($0) }
    }
  }

  func frame(_ column: SplitViewController.Column) -> Rect {
    split.columns[column].containerView.frame
  }

  /// The distance in points from the leading edge to the end of the revealed columns.
  var revealedExtent: Double {
    split.layout.geometry.extent(split.transitionController.position.revealedColumnCount)
  }

  // MARK: Delegate

  func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  ) {
    if logsModes { harness.callbacks.record("to \(displayMode)") }
  }

  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController? { primaryForCollapsing }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { collapseHandler?(secondary, primary) ?? false }

  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { separateHandler?(primary) }
}

extension SplitViewController {
  /// Whether a controller is a child, itself or in the stack of its column.
  func hasChild(_ controller: ViewController) -> Bool {
    children.contains { $0 === controller || $0.columnContent === controller }
  }
}

/// A stack of screens such as a navigation controller's: shows its last child, and takes columns in.
final class SplitStack: ViewController, SecondaryCollapsing {
  func push(_ controller: ViewController) {
    let old = children.last
    addChild(controller)
    if let old { old.viewIfLoaded?.removeFromSuperview() }
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = .fill
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  func pop() -> ViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.willMove(toParent: nil)
    top.view.removeFromSuperview()
    top.removeFromParent()
    if let below = children.last {
      below.view.frame = view.bounds
      view.addSubview(below.view)
    }
    return top
  }

  func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) { push(secondary) }

  func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController? { pop() }

  override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .show
  }

  override func show(_ controller: ViewController, sender: Any?) { push(controller) }
}
