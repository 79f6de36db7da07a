// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Converts between paths and `file:` addresses (RFC 8089).
nonisolated enum FileAddress {
  /// The bytes of a path that need no escape: pchar of RFC 3986, and the slash.
  private static let unreservedBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@/".utf8)

  static func address(ofPath: String) -> String {
    "file://"
      + ofPath.utf8.map { byte in
        if unreservedBytes.contains(byte) { return String(Unicode.Scalar(byte)) }
        return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  static var host: String {
    var name = [CChar](repeating: 0, count: Int(HOST_NAME_MAX) + 1)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of a file on this machine; nil for another address, and for a path that is not valid UTF-8.
  ///
  /// - Parameter host: The machine's name, which the address may contain.
  static func path(of address: String, host: String = host) -> String? {
    let scheme = "file:"
    guard address.prefix(scheme.count).lowercased() == scheme else { return nil }
    var rest = address.dropFirst(scheme.count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let name = rest.prefix { $0 != "/" }.lowercased()
      guard ["", "localhost", host.lowercased()].contains(name) else { return nil }
    } else if !rest.hasPrefix("/") {
      return nil
    }
    guard let start = rest.firstIndex(of: "/") else { return nil }
    var bytes: [UInt8] = []
    var left = rest[start...].utf8
    while let byte = left.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = left.prefix(2)
      guard digits.count == 2, !digits.contains(UInt8(ascii: "+")),
        let decoded = UInt8(String(Substring(digits)), radix: 16), decoded != 0
      else { return nil }
      bytes.append(decoded)
      left = left.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
