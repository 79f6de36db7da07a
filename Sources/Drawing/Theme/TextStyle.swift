// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The fonts of the text styles: a typeface in two weights, and a monospaced typeface for source code.
public struct FontScale: Sendable, Hashable {
  /// The font of short notes, details of rows and tool tips. Default 12 points.
  public var caption = Font(size: 12)
  /// The font of badges and of headings in dense lists. Default 12 points, semibold.
  public var captionStrong = Font(size: 12, weight: .semibold)
  /// The font of continuous text, rows and controls. Default 14 points.
  public var body = Font(size: 14)
  /// The font of buttons, the selected tab and the current row. Default 14 points, semibold.
  public var bodyStrong = Font(size: 14, weight: .semibold)
  /// The font of titles in bars and alerts, and of headings. Default 17 points, semibold.
  public var title = Font(size: 17, weight: .semibold)
  /// The font of a screen's main heading. Default 28 points, semibold.
  public var largeTitle = Font(size: 28, weight: .semibold)
  /// The font of source code. Default 13 points, in the desktop's monospaced typeface.
  public var code = Font(family: "monospace", size: 13)

  /// Creates a font scale in which each text style has its default font.
  public init() {}

  /// The font of a text style.
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

/// The purpose of a text, such as title or body, for which a theme contains a font.
public enum TextStyle: Sendable, Hashable, CaseIterable {
  /// The style of a short note or a detail. By default 12 points.
  case caption
  /// The style of a badge or of a heading in a dense list. By default 12 points, semibold.
  case captionStrong
  /// The style of continuous text and rows. By default 14 points.
  case body
  /// The style of a button or of the current row. By default 14 points, semibold.
  case bodyStrong
  /// The style of the title of a bar or a card. By default 17 points, semibold.
  case title
  /// The style of a screen's main heading. By default 28 points, semibold.
  case largeTitle
  /// The style of source code. By default 13 points, monospaced.
  case code
}
