// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The sizes of type: one face, two weights.
public struct FontScale: Sendable, Hashable {
  public var caption = Font(size: 12)
  public var captionStrong = Font(size: 12, weight: .semibold)
  public var body = Font(size: 14)
  public var bodyStrong = Font(size: 14, weight: .semibold)
  public var title = Font(size: 17, weight: .semibold)
  public var largeTitle = Font(size: 28, weight: .semibold)

  public init() {}

  public subscript(style: TextStyle) -> Font {
    switch style {
    case .caption: caption
    case .captionStrong: captionStrong
    case .body: body
    case .bodyStrong: bodyStrong
    case .title: title
    case .largeTitle: largeTitle
    }
  }
}
