// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An image: a named file, the bytes of a file, or pixels in memory. The renderer looks for a named file among the
/// program's files and the bundled assets, and rasterizes an SVG image for the number of pixels that it covers.
public struct Image: Sendable, Hashable {
  /// Whether an image is drawn in its own colors or in a tint color.
  public enum Rendering: Sendable, Hashable {
    /// The picture is drawn in its own colors.
    case original
    /// The picture is drawn in the tint: its own colors are ignored, and its alpha is filled with the tint.
    case template
  }

  /// The name of the image: a bundled name such as `icon/menu`, or the path of a PNG, JPEG, WebP or SVG file.
  public var name: String

  /// The source of the colors. Default: the picture's own colors.
  package var rendering: Rendering

  /// The stroke width of a bundled icon. Default regular. Other images have only one weight.
  public var weight = Font.Weight.regular

  /// Whether the image is mirrored when it is drawn in a right-to-left layout. Default false.
  public var flipsForRightToLeftLayoutDirection = false

  /// Whether the picture is stretched to the proportions of its rectangle. Default false.
  package var isStretched = false

  /// The picture's bytes if it is not in a file.
  package private(set) var bytes: ImageBytes?

  /// Creates an image from the bytes of a PNG, JPEG, WebP or SVG file.
  ///
  /// Nothing is decoded until the image is drawn. If the bytes are not an image, a crossed box is drawn, and the log
  /// gives the reason. Keep and reuse the image: each initialization copies the bytes.
  public init(data: [UInt8], rendering: Rendering = .original) {
    self.init("image of \(data.count) bytes", rendering: rendering)
    bytes = ImageBytes(data)
  }

  /// Creates an image from pixels of four bytes each: red, green, blue and straight (not premultiplied) alpha. Rows
  /// begin at the top and have no gaps. Traps if the number of bytes is not `4 * width * height`, or if a side is not
  /// within 1…32,768 pixels.
  public init(pixels: [UInt8], width: Int, height: Int, rendering: Rendering = .original) {
    require(
      width > 0 && height > 0 && width <= 1 << 15 && height <= 1 << 15
        && pixels.count == 4 * width * height,
      "\(pixels.count) bytes are not an image of \(width) × \(height) pixels with 4 bytes each")
    self.init("image of \(width) × \(height) pixels", rendering: rendering)
    bytes = ImageBytes(pixels, pixels: (width, height))
  }

  /// Creates a reference to an image by name. The file is not read until the image is drawn. For a missing image, a
  /// crossed box is drawn.
  public init(_ name: String, rendering: Rendering = .original) {
    self.name = name
    self.rendering = rendering
  }

  package var isIcon: Bool { name.hasPrefix("icon/") }

  /// Returns the bundled icon with a name, such as `check`. It is drawn in the color of the text next to it.
  public static func icon(_ name: String) -> Image {
    Image("icon/\(name)", rendering: .template)
  }

  /// Returns a standard icon, which is drawn in the color of the text next to it. An icon that points in the reading
  /// direction, or against it, is mirrored in right-to-left layouts.
  ///
  /// - Parameter weight: The weight of the strokes. Default regular. Semibold is for semibold text.
  public static func icon(_ icon: Icon, weight: Font.Weight = .regular) -> Image {
    var image = Image.icon(icon.rawValue)
    image.weight = weight
    image.flipsForRightToLeftLayoutDirection = icon.followsReadingDirection
    return image
  }
}

/// Whether an image can be drawn, is still loading, or cannot be loaded.
public enum ImageState: Sendable, Hashable {
  /// The picture can be drawn immediately.
  case ready
  /// The picture is large, so a thread decodes it after it was first drawn. It is shown as soon as it is decoded.
  case loading
  /// The picture cannot be shown: the file is missing, is not a picture, is too large, or took too long.
  ///
  /// - Parameter reason: The reason in one line, in English.
  case failed(reason: String)
}

/// The bytes of a picture that is not in a file. Two values are equal only if they are the same object.
///
/// `@unchecked Sendable` is safe here: nothing writes to the memory after `init`.
package final class ImageBytes: @unchecked Sendable, Hashable {
  package let bytes: UnsafeRawBufferPointer
  /// The columns and rows of pixels; nil for the bytes of an encoded file.
  package let pixels: (width: Int, height: Int)?

  init(_ bytes: [UInt8], pixels: (width: Int, height: Int)? = nil) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 4)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
    self.pixels = pixels
  }

  deinit { bytes.deallocate() }

  package static func == (left: ImageBytes, right: ImageBytes) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
