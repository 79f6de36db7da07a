// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Details that were shown while one controller fills the whole split view: pushed on it, or presented for want of
/// room.
final class SplitDetails {
  /// The first that was pushed.
  private(set) weak var pushed: ViewController?

  private weak var presented: ViewController?
  private unowned let split: SplitViewController

  init(_ split: SplitViewController) { self.split = split }

  /// Whether one that was pushed is still there.
  var isPushed: Bool { pushed?.parent != nil }

  func show(_ detail: ViewController, on compact: ViewController) {
    // One stack cannot be pushed onto another.
    if compact.canPerformAction(.show, sender: split), !(detail is any ColumnStack) {
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
