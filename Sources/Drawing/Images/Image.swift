// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A reference to a picture, by name. The host finds it among the program's files and the bundled assets, and
/// rasterizes it at its size in pixels on the screen, so an SVG is always sharp.
public struct Image: Sendable, Hashable {
  /// The source of a picture's colors.
  public enum Rendering: Sendable, Hashable {
    /// The picture's own colors.
    case original
    /// The tint: the picture's colors are ignored, and its alpha is filled with the tint.
    case template
  }

  /// A bundled name such as `icon/menu`, or a path to a PNG, JPEG, WebP or SVG file.
  public var name: String

  /// The source of the colors. Default: the picture's own colors.
  package var rendering: Rendering

  /// The stroke width of a bundled icon. Default regular. Other pictures have only one weight.
  public var weight = Font.Weight.regular

  /// Whether the picture is mirrored in right-to-left layouts. Default false. In a display list: whether it is flipped.
  public var flipsForRightToLeftLayoutDirection = false

  /// Whether the picture is stretched to the proportions of its rectangle. Default false.
  package var isStretched = false

  /// The picture's bytes if it is not in a file.
  package private(set) var bytes: ImageBytes?

  /// Creates a picture from the bytes of a PNG, JPEG, WebP or SVG file.
  ///
  /// Nothing is decoded until the picture is drawn. If the bytes are not a picture, a crossed box is drawn, and the log
  /// names the reason. Keep and reuse the value: each initialization copies the bytes.
  public init(data: [UInt8], rendering: Rendering = .original) {
    self.init("picture of \(data.count) bytes", rendering: rendering)
    bytes = ImageBytes(data)
  }

  /// Creates a picture from pixels of four bytes each: red, green, blue, and alpha that is not multiplied into them.
  /// Rows begin at the top and have no gaps. Traps if the number of bytes is not `4 * width * height`, or if a side is
  /// not within 1…32,768 pixels.
  public init(
    pixels: [UInt8], width: Int, height: Int, rendering: Rendering = .original
  ) {
    require(
      width > 0 && height > 0 && width <= 1 << 15 && height <= 1 << 15
        && pixels.count == 4 * width * height,
      "\(pixels.count) bytes are no picture of \(width) × \(height) pixels")
    self.init("picture of \(width) × \(height) pixels", rendering: rendering)
    bytes = ImageBytes(pixels, pixels: (width, height))
  }

  /// Creates a reference by name. Nothing is read until the picture is drawn. A missing picture is drawn as a crossed
  /// box.
  public init(_ name: String, rendering: Rendering = .original) {
    self.name = name
    self.rendering = rendering
  }

  package var isIcon: Bool { name.hasPrefix("icon/") }

  /// Returns a bundled icon, drawn in the color of the text next to it.
  public static func icon(_ name: String) -> Image {
    Image("icon/\(name)", rendering: .template)
  }

  /// Returns a standard icon, drawn in the color of the text next to it. Icons that point in the reading direction, or
  /// against it, are mirrored in right-to-left layouts.
  ///
  /// - Parameter weight: The weight of the strokes. Default regular. Semibold is for semibold text.
  public static func icon(_ icon: Icon, weight: Font.Weight = .regular) -> Image {
    var image = Image.icon(icon.rawValue)
    image.weight = weight
    image.flipsForRightToLeftLayoutDirection = icon.followsReadingDirection
    return image
  }
}

/// The state of a picture in the host.
public enum ImageState: Sendable, Hashable {
  /// The picture can be drawn immediately.
  case ready
  /// The picture is large, so a thread decodes it after the first drawing. A frame shows it as soon as it is decoded.
  case loading
  /// The picture cannot be shown: the file is missing, is not a picture, is too large, or took too long.
  ///
  /// - Parameter reason: One line, in English.
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
