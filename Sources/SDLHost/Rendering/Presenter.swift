// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Brings frames to the screen.
protocol Presenter: AnyObject {
  /// Which way frames take: `software`, `opengl`; for logs and the frame meter.
  var name: String { get }

  /// What lies on the GPU; for the frame meter.
  var textureUse: (count: Int, bytes: Int) { get }

  /// Shows what changed. False when not one pixel did, and nothing was sent.
  func present(_ contents: FrameContents) -> Bool

  /// What the window shows.
  func snapshot() throws(HostError) -> Bitmap

  /// The driver lost what was stored there; the next frame draws everything.
  func texturesLost()
}
