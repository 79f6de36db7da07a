// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension DrawerController {
  /// Where everything lies at the present size.
  var geometry: DrawerGeometry { geometry(for: viewIfLoaded?.bounds.size ?? .zero) }

  /// Where everything would lie at another size.
  func geometry(for size: Size) -> DrawerGeometry {
    DrawerGeometry(
      size: size, barHeight: centerBar == nil ? 0 : traits.theme.metrics.barHeight,
      preferredSideWidth: preferredSideWidth)
  }

  /// Points of the side's width at the present size.
  public var sideWidth: Double { geometry.sideWidth }

  func layOut() {
    let geometry = geometry
    sideHost.frame = geometry.side
    stage.frame = geometry.stage(at: progress)
    centerBar?.frame = geometry.bar
    contentHost.frame = geometry.content
  }

  func progressChanged() {
    guard isViewLoaded else { return }
    stage.frame = geometry.stage(at: progress)
    sideHost.isHidden = progress <= 0 && !leading.isInAppearanceTransition
    updateShadow()
    updateReach()
    onChange?()
  }

  /// The shadow fades with the progress and is as strong as the theme says.
  func updateShadow() {
    let strength = min(1, max(0, progress))
    stage.shadow =
      strength > 0 && centerCastsShadow
      ? Shadow(color: .black.opacity(traits.theme.palette.shadowOpacity * strength))
      : nil
  }

  /// The center is out of reach unless the drawer rests closed: a press on it closes the drawer
  /// or catches it. Its bar stays in reach.
  func updateReach() {
    guard isViewLoaded else { return }
    let isCenterInReach = progress <= 0 && machine.target == .closed
    guard contentHost.isInert == isCenterInReach else { return }
    if !isCenterInReach, let focused = viewIfLoaded?.window?.focus.firstResponder as? View,
      focused.isDescendant(of: contentHost)
    {
      centerFocus = focused
    }
    contentHost.isInert = !isCenterInReach
  }

  // MARK: Keyboard

  /// Gives the keyboard to the part that the drawer came to rest on, unless it is somewhere else.
  func focusRestingPart() {
    guard let window = viewIfLoaded?.window, case .resting(let rest) = machine.state else { return }
    let focused = window.focus.firstResponder as? View
    let isInBar = focused.map { view in centerBar.map(view.isDescendant(of:)) ?? false } ?? false
    switch rest {
    case .open:
      if focused == nil { focusSide(ringVisible: openedByKey ? true : nil) }
      openedByKey = false
    case .closed:
      let isElsewhere = focused.map { !$0.isDescendant(of: view) } ?? false
      guard !isInBar, !isElsewhere, !(focused?.isDescendant(of: contentHost) ?? false) else {
        return
      }
      if let centerFocus, centerFocus.isDescendant(of: center.view),
        window.focus.canFocus(centerFocus)
      {
        window.focus.focus(centerFocus)
      } else if !window.focus.focusFirst(in: center.view) {
        window.focus.focus(nil)
      }
    }
  }

  @discardableResult
  func focusSide(ringVisible: Bool? = nil) -> Bool {
    sideHost.isHidden = false
    return view.window?.focus.focusFirst(in: sideHost, ringVisible: ringVisible) ?? false
  }
}
