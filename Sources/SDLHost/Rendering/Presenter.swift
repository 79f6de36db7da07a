// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Presents frames on the screen.
protocol Presenter: AnyObject {
  /// The number and the size in bytes of the textures on the GPU, for the frame meter.
  var textureUse: (count: Int, bytes: Int) { get }

  /// Presents the changes of a frame. False if no pixel changed, so that nothing was sent.
  ///
  /// - Parameter wait: Called when everything is drawn, with the number of pixels to send, weighted by their cost.
  func present(_ contents: FrameContents, wait: (Int) -> Void) -> Bool

  func snapshot() throws(HostError) -> Bitmap

  /// The pixels of the last frame, if they are in the machine's memory.
  var pixels: PixelBuffer? { get }

  /// Called when the driver has lost its textures. The next frame draws everything.
  func handleLostTextures()
}

extension Presenter {
  var pixels: PixelBuffer? { nil }
}

/// The method by which frames are rendered: on the processor or on the GPU.
public nonisolated enum RendererChoice: String, Sendable, CaseIterable {
  /// Accelerated rendering if the machine has a GPU, else software rendering.
  case automatic = "auto"
  /// Rendering into the window's surface by the processor.
  case software
  /// Rendering by the GPU.
  case accelerated
}
