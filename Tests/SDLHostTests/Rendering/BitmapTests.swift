// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import FoundationEssentials
import Testing

@testable import SDLHost

struct BitmapTests {
  private let folder: String
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = temporary.path
  }

  private static let bitmap = Bitmap(
    width: 3, height: 2,
    pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF12_3456, 0xFFFF_FFFF, 0xFF00_0000])

  @Test func `a bitmap written as a PNG file is read back unchanged`() throws {
    let path = folder + "/out.png"

    try Self.bitmap.writePNG(to: path)

    #expect(try Bitmap(contentsOf: path) == Self.bitmap)
    #expect(Self.bitmap[0, 1] == Color(hex: 0x123456))
  }

  @Test func `writing a PNG file leaves no temporary file in the folder`() throws {
    try Self.bitmap.writePNG(to: folder + "/out.png")
    try Self.bitmap.writePNG(to: folder + "/out.png")

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.png"])
  }

  @Test func `writing a PNG file into a missing folder throws a one-line error`() throws {
    let path = folder + "/none/out.png"

    let error = #expect(throws: HostError.self) { try Self.bitmap.writePNG(to: path) }

    #expect(error?.exitCode == 73)
    #expect(
      error?.description
        == "cannot write \(path) (No such file or directory): "
        + "choose an existing folder that you can write to")
  }

  @Test func `reading a file that is not an image throws an error with the file's name`() throws {
    let path = folder + "/broken.png"
    try Data("no picture".utf8).write(to: URL(filePath: path))

    let error = #expect(throws: HostError.self) { try Bitmap(contentsOf: path) }

    #expect(error?.exitCode == 66)
    #expect(error?.description.hasPrefix("cannot read \(path) (") == true)
  }
}
