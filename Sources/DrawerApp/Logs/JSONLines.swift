// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import FoundationEssentials
internal import Glibc

/// Writes values as lines of JSON, each at once, to a file or to standard output.
final class JSONLines {
  private let stream: OutputStream
  private let encoder = JSONEncoder()

  /// - Parameter path: `-` for standard output.
  init(path: String) throws(HostError) {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let stream = path == "-" ? .standardOutput : OutputStream(path: path) else {
      throw HostError(
        .cannotCreate, "cannot write \(path)", reason: String(cString: strerror(errno)),
        remedy: "name a file in a folder that can be written")
    }
    self.stream = stream
  }

  func write(_ value: some Encodable) {
    guard let data = try? encoder.encode(value) else { return }
    stream.write(Array(data) + [UInt8(ascii: "\n")])
  }
}
