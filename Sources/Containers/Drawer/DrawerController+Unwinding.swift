// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// How the drawer shows, replaces and reveals what it holds.
extension DrawerController {
  /// The center first, since it is what a person came from, then the sides.
  func unwindCandidates(from source: UnwindSegueSource) -> [ViewController] {
    let searched = childContaining(source)
    let shown = [center] + sides.compactMap { slots[$0]?.controller }
    let others = children.filter { child in !shown.contains { $0 === child } }
    return (shown + others).filter { $0 !== searched }
  }

  /// False when the center cannot show others, or leaves this one to what is around it.
  func showInCenter(_ controller: ViewController, sender: Any?) -> Bool {
    guard !isShowingInCenter, center.canPerformAction(.show, sender: sender) else { return false }
    isShowingInCenter = true
    defer { isShowingInCenter = false }
    center.show(controller, sender: sender)
    close()
    return true
  }

  func side(of controller: ViewController) -> DrawerSide? {
    slots.all.first { $0.controller === controller }?.side
  }

  /// A center can be on screen and yet lie below an open side.
  func isHidden(_ child: ViewController) -> Bool {
    if let side = side(of: child) { return !restingSides.contains(side) }
    return child !== center || openSide != nil || !(child.isAppeared || child.isAppearing)
  }

  func reveal(_ child: ViewController, animated: Bool) {
    if let side = side(of: child) {
      open(side, animated: animated)
    } else if child.parent === self {
      // The center itself only closes the drawer; one that slides off comes back.
      setCenter(child, animated: animated)
    }
  }

  func exchange(_ child: ViewController, for replacement: ViewController, animated: Bool) {
    precondition(child.parent === self, "\(child) is not a child of \(self)")
    if let side = side(of: child) {
      setController(replacement, for: side)
    } else {
      setCenter(replacement, style: animated ? .crossFade : .plain, animated: animated)
    }
  }
}
