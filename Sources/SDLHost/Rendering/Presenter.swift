// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Brings frames to the screen.
protocol Presenter: AnyObject {
  /// Which way frames take: `software`, `opengl`; for logs and the frame meter.
  var name: String { get }

  /// How many textures are on the GPU, and how many bytes they take; for the frame meter.
  var textureUse: (count: Int, bytes: Int) { get }

  /// Shows what changed. False when not one pixel did, and nothing was sent.
  ///
  /// - Parameter wait: Called when all is drawn, with what is about to be sent: how many pixels take as long.
  func present(_ contents: FrameContents, wait: (Int) -> Void) -> Bool

  /// The content of the window.
  func snapshot() throws(HostError) -> Bitmap

  /// What was drawn last, where it is in the machine's memory.
  var pixels: PixelBuffer? { get }

  /// The driver lost its textures; the next frame draws everything.
  func texturesLost()
}

extension Presenter {
  var pixels: PixelBuffer? { nil }
}

/// How frames reach the screen.
public nonisolated enum RendererChoice: String, Sendable, CaseIterable {
  /// Accelerated where the machine has a GPU, else software.
  case automatic = "auto"
  /// Into the window's surface, by the processor.
  case software
  /// By the GPU's driver.
  case accelerated
}
