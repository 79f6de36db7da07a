// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import CSDL2Image
import Foundation
import TestSupport

@testable import SDLHost

/// Small valid PNG, JPEG, WebP and SVG files whose parts are changed, moved, repeated or given wrong lengths.
struct MutatedPictures {
  enum Kind: UInt64, CaseIterable {
    case png, jpeg, webP, svg
  }

  private static let numbers = [0, 1, 5, 255, 1001, 30_000, 65_535, 0x7FFF_FFFF, 0xFFFF_FFFF]

  private let png: [UInt8]
  private let jpeg: [UInt8]
  private let webP: [[UInt8]]

  init() throws {
    let picture = Bitmap(width: 5, height: 4, pixels: Array(repeating: 0xFF6B_6B6B, count: 20))
    png = try picture.encodedPNG(for: "a picture")
    jpeg = Self.jpeg()
    // A lossy and a lossless picture of 5 × 4 pixels, which cwebp 1.2 has made.
    webP = [
      "UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoFAAQAB0CWJaQAA3AA/sr4AAA=",
      "UklGRh4AAABXRUJQVlA4TBEAAAAvBMAAAAfQta51rf+BiOh/AAA=",
    ].compactMap { Data(base64Encoded: $0).map(Array.init) }
  }

  /// The valid files.
  var originals: [[UInt8]] {
    var random = SeededGenerator(seed: 0)
    return [png, jpeg] + webP + [extended(&random, canvas: (5, 4))]
  }

  private static func jpeg() -> [UInt8] {
    var room = [UInt8](repeating: 0, count: 4096)
    let count = room.withUnsafeMutableBytes { bytes in
      let stream = SDL_RWFromMem(bytes.baseAddress, Int32(bytes.count))
      let surface = SDL_CreateRGBSurfaceWithFormat(0, 5, 4, 24, SDL_PIXELFORMAT_RGB24.rawValue)
      defer {
        SDL_FreeSurface(surface)
        SDL_RWclose(stream)
      }
      guard let surface, let stream, sdl_image_save_jpeg(surface, stream, 20) == SDL_TRUE else {
        return 0
      }
      return Int(SDL_RWtell(stream))
    }
    return Array(room.prefix(count))
  }

  /// The file of a seed.
  func file(_ seed: UInt64) -> (kind: Kind, bytes: [UInt8]) {
    var random = SeededGenerator(seed: seed)
    let kind = Kind.allCases.randomElement(using: &random) ?? .png
    var bytes =
      switch kind {
      case .png: mutatedPNG(&random)
      case .jpeg: mutatedJPEG(&random)
      case .webP: mutatedWebP(&random)
      case .svg: Array(svg(&random).utf8)
      }
    if Int.random(in: 0..<8, using: &random) == 0,
      let cut = bytes.indices.randomElement(using: &random)
    {
      bytes.removeLast(bytes.count - cut)
    }
    return (kind, bytes)
  }

  private func number(_ random: inout SeededGenerator) -> Int {
    Self.numbers.randomElement(using: &random) ?? 0
  }

  private func big(_ number: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  private func little(_ number: Int, _ count: Int = 4) -> [UInt8] { big(number, count).reversed() }

  /// Removes, repeats, or moves a part, or puts another one before it.
  private func shuffle<Part>(
    _ parts: inout [Part], _ other: Part, _ random: inout SeededGenerator
  ) {
    guard let index = parts.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: parts.remove(at: index)
    case 1: parts.insert(parts[index], at: index)
    case 2: parts.swapAt(index, parts.indices.randomElement(using: &random) ?? index)
    default: parts.insert(other, at: index)
    }
  }

  // MARK: PNG

  private static func checksum(_ bytes: [UInt8]) -> Int {
    Int(
      ~bytes.reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { part, _ in part >> 1 ^ (part & 1) * 0xEDB8_8320 }
      })
  }

  private func mutatedPNG(_ random: inout SeededGenerator) -> [UInt8] {
    var chunks: [(name: [UInt8], data: [UInt8])] = []
    var rest = png.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      chunks.append((Array(rest.dropFirst(4).prefix(4)), Array(rest.dropFirst(8).prefix(count))))
      rest = rest.dropFirst(12 + count)
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let name =
          ["tEXt", "zTXt", "iCCP", "abCd", "IHDR", "PLTE", "IEND"].randomElement(using: &random)
          ?? ""
        shuffle(&chunks, (Array(name.utf8), big(number(&random)) + big(number(&random))), &random)
      case 1:
        chunks[0].data.replaceSubrange(
          0..<min(8, chunks[0].data.count), with: big(number(&random)) + big(number(&random)))
      case 2:
        if let index = chunks[0].data.indices.randomElement(using: &random) {
          chunks[0].data[index] = UInt8.random(in: 0...17, using: &random)
        }
      default:
        let count = Int.random(in: 0...1200, using: &random)
        chunks.insert(
          contentsOf: repeatElement((name: Array("tEXt".utf8), data: [65, 0, 66]), count: count),
          at: Int.random(in: 0...1, using: &random))
      }
      if chunks.isEmpty { break }
    }
    let isTrue = Bool.random(using: &random)
    let lie = isTrue ? -1 : chunks.indices.randomElement(using: &random) ?? -1
    let falseLength = number(&random)
    return chunks.enumerated().reduce(into: Array(png.prefix(8))) { bytes, chunk in
      let (name, data) = chunk.element
      bytes += big(chunk.offset == lie ? falseLength : data.count) + name + data
      bytes += big(Self.checksum(name + data))
    }
  }

  // MARK: JPEG

  private func mutatedJPEG(_ random: inout SeededGenerator) -> [UInt8] {
    var segments: [[UInt8]] = []
    var rest = jpeg.dropFirst(2)
    while rest.count > 4, rest.dropFirst().first != 0xDA {
      let count = 2 + rest.dropFirst(2).prefix(2).reduce(0) { $0 << 8 | Int($1) }
      segments.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let frame = segments.firstIndex { $0.count > 9 && $0[1] == 0xC0 }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        shuffle(&segments, [0xFF, UInt8.random(in: 0xC0...0xFE, using: &random)], &random)
      case 1:
        let count = [1, 20, 1020, 1030, 100_000].randomElement(using: &random) ?? 1
        shuffle(&segments, [UInt8](repeating: 0xFF, count: count), &random)
      case 2:
        if let frame {
          segments[frame].replaceSubrange(
            5..<9, with: big(number(&random), 2) + big(number(&random), 2))
        }
      case 3:
        if let frame {
          shuffle(
            &segments,
            segments[frame].prefix(5) + [0x75, 0x30, 0x75, 0x30] + segments[frame].dropFirst(9),
            &random)
        }
      default:
        let count = [3, 990, 1001, 3000].randomElement(using: &random) ?? 3
        segments.insert(contentsOf: repeatElement([0xFF, 0xFE, 0, 3, 1], count: count), at: 0)
      }
      if segments.isEmpty { break }
    }
    if Bool.random(using: &random), let index = segments.indices.randomElement(using: &random),
      segments[index].count > 4
    {
      segments[index].replaceSubrange(2..<4, with: big(number(&random), 2))
    }
    return [0xFF, 0xD8] + segments.joined() + rest
  }

  // MARK: WebP

  /// A picture with a canvas of its own.
  private func extended(
    _ random: inout SeededGenerator, canvas: (width: Int, height: Int)
  ) -> [UInt8] {
    let inner = webP.randomElement(using: &random)?.dropFirst(12) ?? []
    let size = little(canvas.width - 1, 3) + little(canvas.height - 1, 3)
    let chunks = Array("WEBPVP8X".utf8) + little(10) + [0, 0, 0, 0] + size + inner
    return Array("RIFF".utf8) + little(chunks.count) + chunks
  }

  private func mutatedWebP(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = webP.randomElement(using: &random) ?? []
    if Bool.random(using: &random) {
      let isSame = Bool.random(using: &random)
      let canvas =
        isSame ? (5, 4) : (1 + number(&random) & 0xFFFFFF, 1 + number(&random) & 0xFFFFFF)
      bytes = extended(&random, canvas: canvas)
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.replaceSubrange(4..<8, with: little(number(&random)))
      case 1: bytes.replaceSubrange(16..<20, with: little(number(&random)))
      case 2:
        let name =
          ["VP8 ", "VP8L", "VP8X", "ANIM", "ALPH", "ICCP"].randomElement(using: &random) ?? ""
        bytes.replaceSubrange(12..<16, with: Array(name.utf8))
      case 3: bytes.replaceSubrange(12..<12, with: Array("EXIF".utf8) + little(2) + [1, 2])
      default:
        let index = Int.random(in: 20..<min(34, bytes.count), using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }

  // MARK: SVG

  private static let lengths = [
    "10", "1e3", "5mm", "100%", "1em", "-4", "0", "1e300", "nan", "0.0001", "3000000", "", " 7",
    "12345678901234567890",
    "0.00000000000000000000000000000000000000000000000000000000000000001", "1e-4294967289",
  ]
  private static let boxes = [
    "0 0 10 10", "0,0,10,1e6", "0 0 0 0", "5 5", "1e9 0 10 10", "0 0 -1 5",
  ]
  private static let paths = [
    "M0 0h10v10z", "M0 0l0 0l0 0z", "M0 0A5 5 0 0110 0", "C1 1 2 2 3 3", "M1e6 0L0 1e6",
    "M0 0L1e30 1e30", "", "M",
    "M0 0a1 1e-9 0 1 1 5 5", "M0 0Q9 9 1 1T4 4S1 2 3 4", "M0 0e5-h3", "MM1 1Z5 5",
  ]
  private static let others = [
    "stroke-dasharray='0.001'", "stroke-dasharray='1e-9 0'",
    "style='stroke-dasharray:0.01;stroke:red'", "class='a'",
    "transform='scale(1e4)'", "transform='translate(1e7 0) scale(1e-7)'", "transform='matrix(1)'",
    "transform='rotate(1 2 3 4)'", "stroke-width='1e6'", "fill='url(#a)'", "fill='url(#a'",
    "stroke='red'",
    "stroke-linejoin='round' stroke-linecap='round'", "opacity='nan'",
    "style='class:a;style:class:a'", "a=\">\"",
  ]
  private static let parts = [
    "<!-- <svg width='9' height='99999'> -->", "<!-- > <svg width='9' height='99999'> -->",
    "<?xml version='1.0'?>",
    "<!DOCTYPE svg [ <!ENTITY a '<svg width=\"5\">'> ]>", "<![CDATA[ > <svg height='99999'> ]]>",
    "&a;", "<g>", "</g>",
    "<defs>", "</defs>", "<style>.a{stroke:red;stroke-dasharray:0.01}</style>", "<style>.a{",
    "<style>.a{class:a}</style>",
    "<linearGradient id='a' xlink:href='#a'/>", "<stop stroke='red' stroke-dasharray='0.001'/>",
    "<svg/>", "\0", "<", ">",
  ]

  private func svg(_ random: inout SeededGenerator) -> String {
    func one(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
    func attribute(_ name: String, _ list: [String]) -> String { " \(name)='\(one(list))'" }
    var text = ""
    if Int.random(in: 0..<4, using: &random) == 0 { text += one(Self.parts) }
    text += "<svg"
    if Bool.random(using: &random) {
      text += " width='10' height='10'"
    } else {
      text += attribute("width", Self.lengths) + attribute("height", Self.lengths)
    }
    if Bool.random(using: &random) { text += attribute("viewBox", Self.boxes) }
    text += ">"
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text += one(Self.parts)
      case 1:
        text += "<svg" + attribute("width", Self.lengths) + attribute("height", Self.lengths) + ">"
      case 2:
        text += "<\(one(["rect", "circle", "ellipse", "line"]))"
        for name in ["x", "width", "height", "r", "rx", "ry", "x2", "y2"]
        where Bool.random(using: &random) {
          text += attribute(name, Self.lengths)
        }
        text += " \(one(Self.others))/>"
      case 3: text += "<polygon points='\(one(Self.paths)) 1 2 3'/>"
      default: text += "<path d='\(one(Self.paths))' \(one(Self.others)) \(one(Self.others))/>"
      }
    }
    return text + "</svg>"
  }
}
