// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension DrawerController {
  /// Exchanges the center.
  ///
  /// The present center given again only closes. While a swap runs, another call changes the entering center.
  /// The drawer does not keep the old center; keep it to show it again as it was. A controller that is one of
  /// the drawer's sides stops the program.
  ///
  /// - Parameters:
  ///   - style: Default: where an open side is revealed, the old center slides off and the new one slides
  ///     in over the side; otherwise they dissolve into each other, and an open side closes.
  ///   - completion: Hears once: true when the new center is at rest, false when another call or a pointer
  ///     replaced the swap.
  public func setCenter(
    _ newCenter: ViewController, style: DrawerSwapStyle = .automatic, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    precondition(
      !slots.all.contains { $0.controller === newCenter },
      "\(newCenter) is one of the drawer's sides")
    motor.whenFree(answering: completion) { drawer in
      drawer.swapCenter(newCenter, style: style, animated: animated, completion: completion)
    }
  }

  private func swapCenter(
    _ newCenter: ViewController, style: DrawerSwapStyle, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    if newCenter === center { return close(animated: animated, completion: completion) }
    if style == .push, let stack = center as? any ScreenStack, !(newCenter is any ScreenStack) {
      close(animated: animated)
      return stack.goTo(newCenter, animated: animated, completion: completion)
    }
    let animated = animated && canAnimate
    let rest = style == .plain ? restingSides : restClosing(nil)
    if newCenter === centers.outgoing, isOldCenterShown {
      return motor.send(.swapBack(rest: rest, animated: animated), completion: completion)
    }
    motor.send(
      .swap(
        swap(for: style), to: Screen(controller: newCenter), rest: rest,
        animated: animated && style != .plain), completion: completion)
  }

  /// What a style comes to here and now: only a center that lies off an open side can slide off.
  private func swap(for style: DrawerSwapStyle) -> Machine.Swap {
    switch style {
    case .plain, .close: return .atOnce
    case .crossFade: return .dissolve
    case .automatic, .fullClose, .push: break
    }
    if isOldCenterShown { return .slide }
    guard
      let side = sides.first(where: {
        positions[$0] > 0 && !docked.contains($0) && geometry[$0]?.style == .reveal
      })
    else { return .dissolve }
    activeSide = side
    return .slide
  }

  /// The center that is on the stage: the old one until a swap has exchanged them.
  var shownCenter: ViewController { centers.shown }

  /// A center without a title of its own goes by that of whoever answers for it.
  func updateBarTitle() { centerBar?.title = shownCenter.title ?? shownCenter.effectiveTitle ?? "" }
}
