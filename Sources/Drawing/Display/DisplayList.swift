// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The commands that draw one layer, in order. A plain value: it can be compared, printed and
/// drawn again at any scale.
public struct DisplayList: Sendable, Equatable {
  /// One step of drawing. Rectangles and places are in points of the layer.
  public enum Command: Sendable, Equatable {
    /// Edges fall on whole pixels.
    case fill(Rect, Color)
    /// Anti-aliased corners; `radius` in points.
    case fillRounded(Rect, radius: Double, Color)
    /// A line of `width` points that lies inside the rectangle, with anti-aliased corners.
    case strokeRounded(Rect, radius: Double, width: Double, Color)
    /// A horizontal or vertical line one pixel thick.
    case hairline(from: Point, to: Point, Color)
    /// One line of text whose baseline starts at `at`.
    case text(String, Font, Color, at: Point)
    /// A picture fitted into the rectangle; `tint` fills template images.
    case image(Image, Rect, tint: Color)
    /// Nothing outside the rectangle (and the clips around it) is drawn until the matching `popClip`.
    case pushClip(Rect)
    /// Ends the clip that was pushed last.
    case popClip
  }

  /// In drawing order: a later command lies over the earlier ones.
  public private(set) var commands: [Command] = []

  /// A list without commands.
  public init() {}

  /// Whether the list draws nothing.
  public var isEmpty: Bool { commands.isEmpty }

  /// Adds a command that is drawn over all others.
  public mutating func append(_ command: Command) {
    // A first picture would grow one by one, and be copied each time.
    if commands.isEmpty { commands.reserveCapacity(32) }
    commands.append(command)
  }

  /// Removes the commands and keeps their memory.
  public mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
  }
}
