// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The details of a collapsed split view: pushed on the controller that fills it, or presented if it cannot push them.
final class SplitDetails {
  private(set) weak var pushedDetail: ViewController?

  /// Restored screens. They are shown as soon as the split view is collapsed, or else when it appears.
  var pendingScreens: [ViewController] = []

  private weak var presentedDetail: ViewController?
  private unowned let split: SplitViewController

  init(of split: SplitViewController) { self.split = split }

  var hasPushedDetail: Bool { pushedDetail?.parent != nil }

  /// The screens above the screens of all columns: details, and screens that were pushed on them or on a secondary
  /// without a stack. Screens above the screens of a stack belong to that stack.
  var screensAboveColumns: [ViewController] {
    guard pendingScreens.isEmpty else { return pendingScreens }
    let secondary = split.columns[.secondary].controller
    guard let compact = split.collapse.collapsedController, compact !== secondary else { return [] }
    guard let screens = (compact as? NavigationController)?.viewControllers else {
      return [pushedDetail].compactMap(\.self).filter { $0.parent === compact }
    }
    var below = screens.prefix { $0 !== pushedDetail }
    if let secondary, (compact as? any ColumnStack)?.topColumn === secondary {
      if secondary is any ScreenStack { return [] }
      below = screens.prefix { $0 !== secondary } + [secondary]
    }
    return screens.dropFirst(below.count).filter { $0.parent === compact }
  }

  /// Shows the pending screens above the columns, or the last of them as the secondary.
  func showPendingScreens() {
    let screens = pendingScreens.filter(\.canBecomeChild)
    pendingScreens = []
    guard let first = screens.first, let last = screens.last else { return }
    if split.isCollapsed, let stack = split.collapse.collapsedController as? NavigationController,
      !(stack is ColumnNavigationController)
    {
      pushedDetail = first
      stack.setViewControllers(stack.viewControllers + screens, animated: false)
    } else {
      split.setViewController(last, for: .secondary)
      split.columns.reveal(nil)
    }
  }

  func show(_ detail: ViewController, on compact: ViewController) {
    // A stack cannot be pushed onto another one, and the stack around a single screen shows no details.
    if compact.canPerformAction(.show, sender: split), !(detail is any ColumnStack),
      !(compact is ColumnNavigationController)
    {
      if !hasPushedDetail { pushedDetail = detail }
      compact.show(detail, sender: split)
    } else {
      presentedDetail = detail
      split.present(detail, animated: true)
    }
  }

  /// Makes a presented detail the secondary, with the controllers that it presents. Returns whether there was one.
  func movePresentedDetailToSecondary() -> Bool {
    // Another controller may present the detail by now, or the detail the split view.
    guard let detail = presentedDetail, detail.presentationSource === split,
      !containsSplitView(detail), let presenter = detail.presentingViewController
    else { return false }
    presentedDetail = nil
    presenter.dismiss(animated: false)
    // In the middle of other callbacks the detail may have to stay presented.
    guard detail.presentingViewController == nil else { return false }
    split.columns[.secondary].controller = detail
    return true
  }

  /// Whether a controller contains the split view, or has presented it or one of its parents.
  private func containsSplitView(_ other: ViewController) -> Bool {
    var current: ViewController? = split
    while let controller = current, controller !== other {
      current = controller.parent ?? controller.presentingViewController
    }
    return current != nil
  }
}
