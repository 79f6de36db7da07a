// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// A file of tests of the Unicode Character Database, where Debian's package `unicode-data` puts it.
///
/// The files have half a million lines, so a line is the bytes that the C library read, and numbers are read by it too.
public nonisolated struct UnicodeTestFile {
  private static let folder = "/usr/share/unicode/"

  private let path: String

  /// - Parameter name: The path in Unicode's own folder: `auxiliary/LineBreakTest.txt`.
  public init(_ name: String) {
    path = Self.folder + name
  }

  /// Calls `body` with each line that is neither empty nor a comment, and its number. It ends with a 0.
  ///
  /// - Returns: Unicode's version, which the first line names: `# LineBreakTest-15.0.0.txt`.
  @discardableResult
  public func forEachLine(_ body: (Int, UnsafePointer<CChar>) -> Void) throws -> String {
    guard let file = fopen(path, "r") else {
      throw Missing(description: "\(path) is missing: run Scripts/setup.sh --tests")
    }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer {
      free(line)
      fclose(file)
    }
    var number = 0
    var version = ""
    while getline(&line, &capacity, file) > 0, let start = line {
      number += 1
      if number == 1 {
        version =
          String(cString: start).split(separator: "-").last.map { String($0.dropLast(5)) } ?? ""
      }
      if start[0] != 0x23, start[0] != 0x0A { body(number, start) }
    }
    return version
  }

  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  /// Parses a line of a break test, such as `÷ 0061 × 0301 ÷`. Returns the characters, and whether there is a
  /// break at each position: before the first character, between characters and after the last one.
  public static func breaks(
    _ line: UnsafePointer<CChar>
  ) -> (scalars: String.UnicodeScalarView, breaks: [Bool]) {
    var scalars = String.UnicodeScalarView()
    var breaks: [Bool] = []
    var position = line
    while position[0] != 0, position[0] != 0x23 {
      switch UInt8(bitPattern: position[0]) {
      case 0xC3:
        // U+00F7 allows a break, U+00D7 does not.
        breaks.append(UInt8(bitPattern: position[1]) == 0xB7)
        position += 2
      case 0x30...0x39, 0x41...0x46:
        let value = number(&position, radix: 16)
        if let scalar = Unicode.Scalar(UInt32(value)) { scalars.append(scalar) }
      default: position += 1
      }
    }
    return (scalars, breaks)
  }

  /// The characters at a position, in hexadecimal, up to another one than a space.
  public static func scalars(_ position: inout UnsafePointer<CChar>) -> String.UnicodeScalarView {
    var scalars = String.UnicodeScalarView()
    while position[0] >= 0x30, position[0] != 0x3B {
      Unicode.Scalar(UInt32(number(&position, radix: 16))).map { scalars.append($0) }
    }
    return scalars
  }

  /// The number at a position, which moves behind it and the spaces that follow.
  public static func number(_ position: inout UnsafePointer<CChar>, radix: Int32 = 10) -> Int {
    var end: UnsafeMutablePointer<CChar>?
    let number = strtol(position, &end, radix)
    position = end.map { UnsafePointer($0) } ?? position
    skipSpaces(&position)
    return number
  }

  public static func skipSpaces(_ position: inout UnsafePointer<CChar>) {
    while position[0] == 0x20 || position[0] == 0x09 { position += 1 }
  }

  /// Numbers until another character comes; nil for each `x`.
  public static func numbers(_ position: inout UnsafePointer<CChar>) -> [Int?] {
    var numbers: [Int?] = []
    skipSpaces(&position)
    while true {
      switch position[0] {
      case 0x78:
        position += 1
        skipSpaces(&position)
        numbers.append(nil)
      case 0x30...0x39: numbers.append(number(&position))
      default: return numbers
      }
    }
  }
}
