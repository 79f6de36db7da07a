// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

nonisolated extension PixelSampling {
  /// Places in the picture that one pixel of the window is mixed from, at most: a picture seen almost
  /// from its edge puts many columns into each.
  private static let tapLimit = 8.0

  /// Lays a picture over a part of the target that is turned in space. Where it is foreshortened, the
  /// pixels that fall together are averaged, so that text does not flicker.
  func drawTurned(
    _ texels: PixelTexels, originX: Int, originY: Int, opacity: UInt32, in area: PixelRect,
    into target: PixelBuffer
  ) {
    let map = backward
    let left = Double(texels.limits.minX) - 1
    let right = Double(texels.limits.maxX)
    let top = Double(texels.limits.minY) - 1
    let bottom = Double(texels.limits.maxY)
    for y in area.minY..<area.maxY {
      let row = target.row(x: area.minX, y: y)
      let windowY = Double(y) + 0.5
      for x in 0..<area.width {
        let windowX = Double(area.minX &+ x) + 0.5
        let w = map.g * windowX + map.h * windowY + map.k
        // Behind the eye there is nothing.
        guard w > 0 else { continue }
        let u = (map.a * windowX + map.c * windowY + map.tx) / w
        let v = (map.b * windowX + map.d * windowY + map.ty) / w
        let sourceX = u - 0.5 - Double(originX)
        let sourceY = v - 0.5 - Double(originY)
        // How far the place moves from this pixel of the window to the next.
        let across = (x: (map.a - map.g * u) / w, y: (map.b - map.g * v) / w)
        let down = (x: (map.c - map.h * u) / w, y: (map.d - map.h * v) / w)
        let isAcross = max(abs(across.x), abs(across.y)) >= max(abs(down.x), abs(down.y))
        let step = isAcross ? across : down
        let reach = max(abs(step.x), abs(step.y))
        guard
          sourceX > left - reach, sourceX < right + reach, sourceY > top - reach,
          sourceY < bottom + reach
        else { continue }
        let color = average(texels, sourceX, sourceY, step, reach)
        if color != 0 {
          row[x] = PixelRows.over(
            opacity == 255 ? color : PixelRows.scaled(color, by: opacity), row[x])
        }
      }
    }
  }

  /// The average of the pixels within half a step on both sides of a place.
  @inline(__always)
  private func average(
    _ texels: PixelTexels, _ x: Double, _ y: Double, _ step: (x: Double, y: Double),
    _ reach: Double
  ) -> UInt32 {
    let taps = min(max(1, reach.rounded()), Self.tapLimit)
    if taps == 1 { return texels.sample(PixelTexels.fixed(x), PixelTexels.fixed(y)) }
    var even: UInt32 = 0
    var odd: UInt32 = 0
    var tap = 0.0
    while tap < taps {
      let share = (tap + 0.5) / taps - 0.5
      let color = texels.sample(
        PixelTexels.fixed(x + step.x * share), PixelTexels.fixed(y + step.y * share))
      even &+= color & 0x00FF_00FF
      odd &+= (color >> 8) & 0x00FF_00FF
      tap += 1
    }
    let count = UInt32(taps)
    let half = count / 2
    let low = ((even & 0xFFFF) &+ half) / count | (((even >> 16) &+ half) / count) << 16
    let high = ((odd & 0xFFFF) &+ half) / count | (((odd >> 16) &+ half) / count) << 16
    return low | high << 8
  }
}
