// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct PNGFileTests {
  @Test func `a picture survives its file`() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("picture.png")
    let pixels = (0..<(7 * 5)).map { UInt32($0) &* 0x01_23_45 & 0xFF_FFFF }
    let picture = Screenshot(width: 7, height: 5, pixels: pixels)

    try PNGFile.write(picture, to: file)

    #expect(try PNGFile.read(file).pixels == pixels)
  }
}
