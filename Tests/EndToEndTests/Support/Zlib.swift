// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// The three functions of the system's zlib that PNG files need, found at run time: SDL2_image brings
/// the library, but a module map for it would be one more thing to install.
struct Zlib {
  typealias Convert =
    @convention(c) (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt
    ) -> Int32
  typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt

  private let compress: Convert
  private let uncompress: Convert
  private let crc32: Checksum

  init() throws {
    guard let library = dlopen("libz.so.1", RTLD_NOW), let compress = dlsym(library, "compress"),
      let uncompress = dlsym(library, "uncompress"), let crc32 = dlsym(library, "crc32")
    else { throw HarnessError("libz.so.1 is missing (package zlib1g)") }
    self.compress = unsafeBitCast(compress, to: Convert.self)
    self.uncompress = unsafeBitCast(uncompress, to: Convert.self)
    self.crc32 = unsafeBitCast(crc32, to: Checksum.self)
  }

  func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    try convert(bytes, capacity: bytes.count + bytes.count / 1000 + 64, with: compress)
  }

  /// - Parameter count: how many bytes come out, which a PNG's header tells.
  func uncompressed(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
    let result = try convert(bytes, capacity: count, with: uncompress)
    guard result.count == count else {
      throw HarnessError("zlib: \(result.count) of \(count) bytes")
    }
    return result
  }

  func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }

  private func convert(_ bytes: [UInt8], capacity: Int, with convert: Convert) throws -> [UInt8] {
    var code: Int32 = 0
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { space, count in
      guard let start = space.baseAddress else { return }
      var length = UInt(capacity)
      code = convert(start, &length, bytes, UInt(bytes.count))
      count = code == 0 ? Int(length) : 0
    }
    guard code == 0 else { throw HarnessError("zlib: error \(code)") }
    return result
  }
}
