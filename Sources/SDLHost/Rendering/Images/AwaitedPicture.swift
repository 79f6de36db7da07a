// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A picture that takes longer than a frame, as it is called in every process.
package nonisolated struct AwaitedPicture: Sendable, Hashable {
  /// The name, and how it differs from others of that name.
  var name: String
  /// Pixels of the box that it is fitted into.
  var width: Int
  var height: Int
}

nonisolated extension AwaitedPicture {
  init(_ image: Image, width: Int, height: Int) {
    var words = [image.name]
    if let memory = image.memory {
      var hash = StableHash()
      hash.add(memory.bytes)
      words.append("#" + String(hash.value, radix: 16))
    }
    if image.rendering == .template { words.append("template") }
    if image.flipsForRightToLeftLayoutDirection { words.append("mirrored") }
    if image.isStretched { words.append("stretched") }
    self.init(name: words.joined(separator: " "), width: width, height: height)
  }
}
