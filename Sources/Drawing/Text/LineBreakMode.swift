// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What happens to text that is wider than its place; the names are UIKit's.
public enum LineBreakMode: Sendable, Hashable, CaseIterable {
  /// Lines break where UAX #14 allows it; what is beyond the last line is left out.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// A paragraph is one line, cut off at the edge.
  case byClipping
  /// Lines break between words, and the last one keeps the end of the text: `…end`.
  case byTruncatingHead
  /// The last line keeps the start of what is left: `start…`.
  case byTruncatingTail
  /// The last line keeps the start and the end of what is left: `start…end`.
  case byTruncatingMiddle

  /// Whether text that is left out is stood for by an ellipsis.
  public var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
