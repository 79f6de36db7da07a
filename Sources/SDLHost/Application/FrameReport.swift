// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Glibc

/// The times of one frame that was shown.
public nonisolated struct FrameReport: Sendable, Equatable {
  /// Counts the frames from 0.
  public var index: Int

  /// When the call that presents it returned.
  public var presentedAt: Instant

  /// Seconds since the frame before; nil when the loop was idle in between.
  public var interval: Double?

  /// True when the frame missed its place: one or more frames were left out before it.
  public var isLate: Bool

  /// False when the frame would have shown the pixels that are on screen already, as at the end of a
  /// motion: then nothing was sent, and it counts as shown.
  public var isPresented: Bool

  /// A report of one frame. Default: its pixels were sent.
  public init(
    index: Int, presentedAt: Instant, interval: Double?, isLate: Bool, isPresented: Bool = true
  ) {
    self.index = index
    self.presentedAt = presentedAt
    self.interval = interval
    self.isLate = isLate
    self.isPresented = isPresented
  }
}

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
