// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A picture by name. The host finds it among the program's files and the bundled assets, and
/// rasterises it at the size in pixels that it is drawn at, so an SVG is always sharp.
public struct Image: Sendable, Hashable {
  /// Where the colors of a drawn picture come from.
  public enum Rendering: Sendable, Hashable {
    /// The colors of the picture.
    case original
    /// Only the picture's alpha counts; it is filled with the tint it is drawn with.
    case template
  }

  /// A bundled name such as `icon/menu`, or a path to a PNG, JPEG, WebP or SVG file.
  public var name: String

  /// Default: the picture's own colors.
  package var rendering: Rendering

  /// How wide the strokes of a bundled icon are. Default regular. Other pictures have one weight only.
  public var weight = Font.Weight.regular

  /// Whether the picture is drawn as its mirror image where reading begins at the right. Default false. In a
  /// display list it says that the picture is flipped.
  public var flipsForRightToLeftLayoutDirection = false

  /// Whether the picture takes the shape of the room that it is drawn in.
  package var isStretched = false

  /// What the picture is made of where it is in no file.
  package private(set) var memory: PictureBytes?

  /// A picture from the bytes of a PNG, JPEG, WebP or SVG file. Nothing is decoded until it is drawn; bytes that are no
  /// picture show as a crossed box, and the log says why. Keep the value: the bytes are copied for each one that is made.
  public init(data: [UInt8], rendering: Rendering = .original) {
    self.init("picture of \(data.count) bytes", rendering: rendering)
    memory = PictureBytes(data)
  }

  /// A picture from pixels: four bytes each, red, green, blue and alpha that is not multiplied into them, in rows from the
  /// top without gaps. Any other number of bytes than `4 * width * height` stops the program.
  public init(
    pixels: [UInt8], width: Int, height: Int, rendering: Rendering = .original
  ) {
    require(
      width > 0 && height > 0 && width <= 1 << 15 && height <= 1 << 15
        && pixels.count == 4 * width * height,
      "\(pixels.count) bytes are no picture of \(width) × \(height) pixels")
    self.init("picture of \(width) × \(height) pixels", rendering: rendering)
    memory = PictureBytes(pixels, pixels: (width, height))
  }

  /// Names a picture. Nothing is read until it is drawn; a name that cannot be found shows as a
  /// crossed box.
  public init(_ name: String, rendering: Rendering = .original) {
    self.name = name
    self.rendering = rendering
  }

  /// Whether it is one of the bundled icons.
  package var isIcon: Bool { name.hasPrefix("icon/") }

  /// A bundled icon, drawn in the color of the text beside it.
  public static func icon(_ name: String) -> Image {
    Image("icon/\(name)", rendering: .template)
  }

  /// A standard icon, drawn in the color of the text beside it. Icons that point to where reading begins or
  /// goes on are mirrored where reading begins at the right.
  ///
  /// - Parameter weight: Default regular. Semibold suits semibold text.
  public static func icon(_ icon: Icon, weight: Font.Weight = .regular) -> Image {
    var image = Image.icon(icon.rawValue)
    image.weight = weight
    image.flipsForRightToLeftLayoutDirection = icon.followsReading
    return image
  }
}

/// What a host knows of a picture.
public enum ImageState: Sendable, Hashable {
  /// It is drawn where a view draws it.
  case ready
  /// It is large, so a thread of its own decodes it once it is drawn; a frame shows it when it has come.
  case awaited
  /// It cannot be shown: the file is not there, is no picture, is too large or took too long.
  ///
  /// - Parameter reason: One line, in English.
  case failed(reason: String)
}

/// The bytes of a picture that is in no file. Two equal each other when they are the same object.
///
/// Unchecked: nothing writes to the memory after `init`.
package final class PictureBytes: @unchecked Sendable, Hashable {
  /// The bytes.
  package let bytes: UnsafeRawBufferPointer
  /// Columns and rows where the bytes are pixels; nil where they are an encoded file.
  package let pixels: (width: Int, height: Int)?

  init(_ bytes: [UInt8], pixels: (width: Int, height: Int)? = nil) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 4)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
    self.pixels = pixels
  }

  deinit { bytes.deallocate() }

  package static func == (left: PictureBytes, right: PictureBytes) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
