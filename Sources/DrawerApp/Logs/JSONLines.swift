// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import FoundationEssentials

/// Writes values as lines of JSON, each at once, to a file or to standard output.
final class JSONLines {
  private let stream: OutputStream
  private let encoder = JSONEncoder()

  /// - Parameter path: `-` for standard output.
  init(path: String) throws(HostError) {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    stream = OutputStream(
      try OutputFile(path: path, policy: .chosenPrivate), publication: .withFirstRecord)
  }

  func write(_ value: some Encodable) {
    guard let data = try? encoder.encode(value) else { return }
    // All that is not ASCII is in strings, where an escape means the same.
    let line = String(decoding: data, as: UTF8.self).escapingControls(as: .json)
    stream.write(Array((line + "\n").utf8))
  }

  /// Throws when a line was lost.
  func finish() throws(HostError) {
    try stream.finish()
  }
}
