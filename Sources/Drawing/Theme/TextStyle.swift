// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The sizes of type: one face in two weights, and one for source code.
public struct FontScale: Sendable, Hashable {
  /// Short notes, details of rows, tool tips. Default 12 points.
  public var caption = Font(size: 12)
  /// Badges and the headings of dense lists. Default 12 points, semibold.
  public var captionStrong = Font(size: 12, weight: .semibold)
  /// Text, rows and controls. Default 14 points.
  public var body = Font(size: 14)
  /// Buttons, the selected tab, the current row. Default 14 points, semibold.
  public var bodyStrong = Font(size: 14, weight: .semibold)
  /// Bars, alerts and headings. Default 17 points, semibold.
  public var title = Font(size: 17, weight: .semibold)
  /// The one heading of a screen. Default 28 points, semibold.
  public var largeTitle = Font(size: 28, weight: .semibold)
  /// Source code. Default 13 points, in the desktop's face of equally wide letters.
  public var code = Font(family: "monospace", size: 13)

  /// The sizes of LOOK.md in the bundled face.
  public init() {}

  /// The font that a style is set in.
  public subscript(style: TextStyle) -> Font {
    switch style {
    case .caption: caption
    case .captionStrong: captionStrong
    case .body: body
    case .bodyStrong: bodyStrong
    case .title: title
    case .largeTitle: largeTitle
    case .code: code
    }
  }

  func scaled(by factor: Double) -> FontScale {
    var result = self
    for path in [
      \FontScale.caption, \.captionStrong, \.body, \.bodyStrong, \.title, \.largeTitle, \.code,
    ] {
      result[keyPath: path].size *= factor
    }
    return result
  }
}

/// The purpose of a text. The theme turns it into a font.
public enum TextStyle: Sendable, Hashable, CaseIterable {
  /// A short note or a detail. 12 points in the default scale.
  case caption
  /// A badge or the heading of a dense list. 12 points, semibold.
  case captionStrong
  /// Text that is read, and rows. 14 points.
  case body
  /// A button or the current row. 14 points, semibold.
  case bodyStrong
  /// The title of a bar or a card. 17 points, semibold.
  case title
  /// The one heading of a screen. 28 points, semibold.
  case largeTitle
  /// Source code. 13 points, each letter equally wide.
  case code
}
