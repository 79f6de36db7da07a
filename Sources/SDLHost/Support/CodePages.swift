// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// The machine code of the program in memory.
///
/// Most code that runs before the first frame never runs again: of the 9 MB of `drawer`'s code that are mapped at
/// start, only 2 MB are used afterwards. The kernel counts all of it as the program's memory until memory is short.
enum CodePages {
  /// Unmaps the program's code. Code that runs again is read back from the kernel's file cache, 64 KB at a time.
  ///
  /// Does nothing if a debugger has written into the code, since its breakpoints would be lost.
  /// - Returns: The bytes that were in memory.
  static func unmap() -> Int {
    let function: @convention(c) () -> Void = {}
    return unmap(at: unsafeBitCast(function, to: UInt.self))
  }

  /// - Parameter address: An address in a private mapping of a file.
  static func unmap(at address: UInt) -> Int {
    guard let code = mapping(of: address), code.written == 0,
      let start = UnsafeMutableRawPointer(bitPattern: code.range.lowerBound),
      madvise(start, code.range.count, Int32(MADV_DONTNEED)) == 0
    else { return 0 }
    return code.resident
  }

  /// - Returns: The mapping that contains the address, the number of its bytes in memory, and the number of bytes that
  ///   differ from the file.
  private static func mapping(
    of address: UInt
  ) -> (range: Range<UInt>, resident: Int, written: Int)? {
    guard let file = fopen("/proc/self/smaps", "re") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var found: Range<UInt>?
    var resident: Int?
    while getline(&line, &capacity, file) > 0, let text = line {
      if let found {
        if let kilobytes = value(of: "Rss:", in: text) { resident = kilobytes * 1024 }
        if let kilobytes = value(of: "Anonymous:", in: text), let resident {
          return (found, resident, kilobytes * 1024)
        }
      } else {
        var end: UnsafeMutablePointer<CChar>?
        let lower = strtoul(text, &end, 16)
        guard let dash = end, dash.pointee == CChar(UInt8(ascii: "-")) else { continue }
        let upper = strtoul(dash + 1, nil, 16)
        if lower <= address, address < upper { found = lower..<upper }
      }
    }
    return nil
  }

  private static func value(of key: String, in line: UnsafePointer<CChar>) -> Int? {
    strncmp(line, key, key.utf8.count) == 0 ? strtol(line + key.utf8.count, nil, 10) : nil
  }
}
