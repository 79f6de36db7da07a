// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
