// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Details that were shown while one controller fills the whole split view: pushed on it, or presented for want of
/// room.
final class SplitDetails {
  /// The first that was pushed.
  private(set) weak var pushed: ViewController?

  /// Screens of an earlier start. They come as soon as one controller fills everything, otherwise when the split view
  /// appears.
  var waiting: [ViewController] = []

  private weak var presented: ViewController?
  private unowned let split: SplitViewController

  init(of split: SplitViewController) { self.split = split }

  /// Whether one that was pushed is still there.
  var isPushed: Bool { pushed?.parent != nil }

  /// What lies on what fills everything, above all that the columns brought there: details, and what was pushed on them or on
  /// a secondary that is one screen. What lies on a stack's screens belongs to that stack.
  var above: [ViewController] {
    guard waiting.isEmpty else { return waiting }
    let secondary = split.columns[.secondary].controller
    guard let compact = split.folding.compact, compact !== secondary else { return [] }
    guard let screens = (compact as? NavigationController)?.viewControllers else {
      return [pushed].compactMap(\.self).filter { $0.parent === compact }
    }
    var below = screens.prefix { $0 !== pushed }
    if let secondary, (compact as? any ColumnStack)?.topColumn === secondary {
      if secondary is any ScreenStack { return [] }
      below = screens.prefix { $0 !== secondary } + [secondary]
    }
    return screens.dropFirst(below.count).filter { $0.parent === compact }
  }

  /// Shows what waits where it lay, or the last of it as the secondary.
  func showWaiting() {
    let screens = waiting.filter(\.canBecomeChild)
    waiting = []
    guard let first = screens.first, let last = screens.last else { return }
    if split.isCollapsed, let stack = split.folding.compact as? NavigationController,
      !(stack is ColumnNavigationController)
    {
      pushed = first
      stack.setViewControllers(stack.viewControllers + screens, animated: false)
    } else {
      split.setViewController(last, for: .secondary)
      split.columns.bring(nil)
    }
  }

  func show(_ detail: ViewController, on compact: ViewController) {
    // One stack cannot be pushed onto another.
    // The stack of a single screen shows no details, as a screen without a stack would not.
    if compact.canPerformAction(.show, sender: split), !(detail is any ColumnStack),
      !(compact is ColumnNavigationController)
    {
      if !isPushed { pushed = detail }
      compact.show(detail, sender: split)
    } else {
      presented = detail
      split.present(detail, animated: true)
    }
  }

  /// One that is still presented becomes the secondary, with whatever it presents itself.
  ///
  /// - Returns: Whether there was one.
  func takeBackPresented() -> Bool {
    // Somebody else may present it by now, or it the split view.
    guard let detail = presented, detail.presentationSource === split, !isAbove(detail),
      let presenter = detail.presentingViewController
    else { return false }
    presented = nil
    presenter.dismiss(animated: false)
    // In the middle of other callbacks it may have to stay.
    guard detail.presentingViewController == nil else { return false }
    split.columns[.secondary].controller = detail
    return true
  }

  /// Whether what another controller shows or presents leads to the split view.
  private func isAbove(_ other: ViewController) -> Bool {
    var current: ViewController? = split
    while let controller = current, controller !== other {
      current = controller.parent ?? controller.presentingViewController
    }
    return current != nil
  }
}
