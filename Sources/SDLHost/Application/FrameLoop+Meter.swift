// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Glibc

extension FrameLoop {
  /// Tells the window's frame observer of the frame that was just presented; without one, nothing
  /// is counted.
  func measure(presentedAt instant: Instant, interval: Double?) {
    let painted = context.store.paintedLayers
    defer { paintedLayers = painted }
    guard let observer = window.frameObserver else { return }
    let textures = presenter.textureUse
    let measurement = FrameMeasurement(
      presentedAt: instant, interval: interval, displayInterval: pacer.interval,
      paintedLayers: painted - paintedLayers, compositedLayers: context.frame.placements.count,
      pictures: context.store.count, pictureBytes: context.store.byteCount,
      textures: textures.count, textureBytes: textures.bytes,
      processTime: SteadyClock.processTime())
    recorder?.note(.measured(measurement))
    observer.window(window, presented: measurement)
  }
}
