// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Shadow, scrim, corners and visual states of a drawer: functions of its positions.
final class DrawerLooks {
  private unowned let drawer: DrawerController

  init(of drawer: DrawerController) {
    self.drawer = drawer
  }

  func update(_ geometry: DrawerGeometry) {
    let (stage, scrim) = (drawer.layout.stage, drawer.layout.scrim)
    var centerLook = DrawerLook()
    var scrimOpacity = 0.0
    var cornerRadius = 0.0
    var stageShadow: Shadow?
    for slot in drawer.slots.all {
      let position = drawer.mover.positions[slot.side]
      let isOnScreen = position > 0 || slot.controller.isInAppearanceTransition
      slot.host.isHidden = !isOnScreen
      guard isOnScreen else { continue }
      let style = geometry[slot.side]?.style ?? .reveal
      let strength = style == .docked ? 0 : min(1, max(0, position))
      let shadow =
        strength > 0
        ? slot.options.shadow?.shadow(strength: strength, theme: drawer.traits.theme) : nil
      slot.host.shadow = style == .overlay ? shadow : nil
      if style != .overlay, let shadow { stageShadow = shadow }
      cornerRadius = max(cornerRadius, slot.options.centerCornerRadius * strength)
      if slot.scrimOpacity * strength > scrimOpacity {
        scrimOpacity = slot.scrimOpacity * strength
        scrim.backgroundColor = .fixed(slot.options.scrimColor)
      }
      let look = slot.visualState.look(of: scene(of: slot, at: position, geometry))
      slot.host.transform = stretch(slot, by: position, look.sideTransform, geometry)
      slot.host.projection = look.sideProjection
      slot.host.alpha = look.sideAlpha
      if look.centerTransform != .identity { centerLook.centerTransform = look.centerTransform }
      if let projection = look.centerProjection { centerLook.centerProjection = projection }
      centerLook.centerAlpha = min(centerLook.centerAlpha, look.centerAlpha)
    }
    stage.transform = centerLook.centerTransform
    stage.projection = centerLook.centerProjection
    stage.alpha = centerLook.centerAlpha
    stage.cornerRadius = cornerRadius
    stage.clipsToBounds = cornerRadius > 0
    stageShadow?.cornerRadius = cornerRadius
    stage.shadow = stageShadow
    scrim.isHidden = scrimOpacity <= 0
    scrim.alpha = scrimOpacity
  }

  private func scene(
    of slot: DrawerSlot, at position: Double, _ geometry: DrawerGeometry
  ) -> DrawerScene {
    let direction = geometry.direction(of: slot.side)
    let metrics = geometry[slot.side]
    let progress = max(0, position)
    return DrawerScene(
      side: slot.side, progress: progress,
      opening: slot.side.isHorizontal ? Point(direction, 0) : Point(0, direction),
      sideSize: slot.host.frame.size, centerSize: drawer.layout.stage.frame.size,
      gap: metrics?.style == .reveal ? (metrics?.length ?? 0) * (1 - min(1, progress)) : 0)
  }

  /// A side that is pulled beyond open is drawn longer, from its edge on.
  private func stretch(
    _ slot: DrawerSlot, by position: Double, _ transform: Transform, _ geometry: DrawerGeometry
  ) -> Transform {
    guard position > 1, !drawer.mover.machine.isCenterAway else { return transform }
    let growth = geometry.direction(of: slot.side) * (position - 1) / 2
    let size = slot.host.frame.size
    let scale =
      slot.side.isHorizontal
      ? Transform.scale(position, 1).followed(by: .translation(growth * size.width, 0))
      : Transform.scale(1, position).followed(by: .translation(0, growth * size.height))
    return transform.followed(by: scale)
  }
}
