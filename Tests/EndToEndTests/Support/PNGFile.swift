// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads and writes the PNG files that the program and the tests make: 8 bits a channel, RGB or RGBA,
/// not interlaced.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func read(_ file: URL) throws -> Screenshot {
    let bytes = [UInt8](try Data(contentsOf: file))
    guard bytes.starts(with: signature) else { throw HarnessError("\(file.path) is no PNG file") }
    var (width, height, channels) = (0, 0, 0)
    var compressed: [UInt8] = []
    var offset = signature.count
    while offset + 12 <= bytes.count {
      let length = word(bytes, offset)
      let kind = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let content = bytes[(offset + 8)..<min(bytes.count, offset + 8 + length)]
      if kind == "IHDR" {
        (width, height) = (word(bytes, offset + 8), word(bytes, offset + 12))
        let (depth, colors, interlaced) =
          (bytes[offset + 16], bytes[offset + 17], bytes[offset + 20])
        guard depth == 8, colors == 2 || colors == 6, interlaced == 0 else {
          throw HarnessError("\(file.path): depth \(depth), color type \(colors) is not read here")
        }
        channels = colors == 6 ? 4 : 3
      } else if kind == "IDAT" {
        compressed += content
      }
      offset += length + 12
    }
    let rows = try Zlib().uncompressed(compressed, count: height * (width * channels + 1))
    return Screenshot(
      width: width, height: height,
      pixels: try unfiltered(rows, width: width, height: height, channels: channels))
  }

  static func write(_ picture: Screenshot, to file: URL) throws {
    let zlib = try Zlib()
    var rows: [UInt8] = []
    rows.reserveCapacity(picture.height * (picture.width * 3 + 1))
    for y in 0..<picture.height {
      rows.append(0)
      for x in 0..<picture.width {
        let color = picture.pixels[y * picture.width + x]
        rows.append(UInt8(truncatingIfNeeded: color >> 16))
        rows.append(UInt8(truncatingIfNeeded: color >> 8))
        rows.append(UInt8(truncatingIfNeeded: color))
      }
    }
    let header = bigEndian(picture.width) + bigEndian(picture.height) + [8, 2, 0, 0, 0]
    var bytes = signature
    for (kind, content) in [("IHDR", header), ("IDAT", try zlib.compressed(rows)), ("IEND", [])] {
      let named = Array(kind.utf8) + content
      bytes += bigEndian(content.count) + named + bigEndian(Int(zlib.checksum(named)))
    }
    try Data(bytes).write(to: file, options: .atomic)
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Undoes the prediction that each row starts with (PNG specification, filter method 0). Written for
  /// speed without optimization: a picture at scale 2 is eleven megabytes.
  private static func unfiltered(
    _ rows: [UInt8], width: Int, height: Int, channels: Int
  ) throws -> [UInt32] {
    let stride = width * channels
    var lines = rows
    var pixels = [UInt32](repeating: 0, count: width * height)
    try lines.withUnsafeMutableBufferPointer { lines in
      for y in 0..<height {
        let row = y * (stride + 1) + 1
        let filter = lines[row - 1]
        guard filter <= 4 else { throw HarnessError("PNG filter \(filter)") }
        if filter != 0 {
          for index in 0..<stride {
            let left = index >= channels ? Int(lines[row + index - channels]) : 0
            let up = y > 0 ? Int(lines[row - stride - 1 + index]) : 0
            let corner =
              y > 0 && index >= channels ? Int(lines[row - stride - 1 + index - channels]) : 0
            let guess = prediction(filter, left: left, up: up, corner: corner)
            lines[row + index] &+= UInt8(truncatingIfNeeded: guess)
          }
        }
        for x in 0..<width {
          let place = row + x * channels
          pixels[y * width + x] =
            UInt32(lines[place]) << 16 | UInt32(lines[place + 1]) << 8 | UInt32(lines[place + 2])
        }
      }
    }
    return pixels
  }

  private static func prediction(_ filter: UInt8, left: Int, up: Int, corner: Int) -> Int {
    switch filter {
    case 1: return left
    case 2: return up
    case 3: return (left + up) / 2
    default:
      let estimate = left + up - corner
      let (toLeft, toUp, toCorner) =
        (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
      if toLeft <= toUp && toLeft <= toCorner { return left }
      return toUp <= toCorner ? up : corner
    }
  }
}
