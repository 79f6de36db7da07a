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
    stream.write(Array(data) + [UInt8(ascii: "\n")])
  }

  /// Throws when a line was lost.
  func finish() throws(HostError) {
    try stream.finish()
  }
}
