// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import CSDL2Image

/// What a picture file says of itself, read before anything is decoded.
nonisolated enum PictureHeader: CustomStringConvertible {
  case bitmap(width: Int, height: Int)
  case vector(width: Double, height: Double)

  /// Nil where the file is no PNG, JPEG, WebP or SVG picture, or does not say how large it is. The file is
  /// at its beginning afterwards.
  init?(of file: UnsafeMutablePointer<SDL_RWops>) {
    defer { SDL_RWseek(file, 0, RW_SEEK_SET) }
    let isVector = IMG_isSVG(file) != 0
    let head = Self.read(32, of: file)
    if isVector {
      guard let size = Self.vectorSize(of: file) else { return nil }
      self = .vector(width: size.width, height: size.height)
    } else if let size = Self.png(head) ?? Self.webP(head) ?? Self.jpeg(head, file) {
      guard size.width > 0, size.height > 0 else { return nil }
      self = .bitmap(width: size.width, height: size.height)
    } else {
      return nil
    }
  }

  var description: String {
    switch self {
    case .bitmap(let width, let height): "\(width) × \(height) pixels"
    case .vector(let width, let height): "\(width) × \(height)"
    }
  }

  /// Its own size.
  var pixels: (width: Int, height: Int) {
    switch self {
    case .bitmap(let width, let height): (width, height)
    case .vector(let width, let height): (Int(width.rounded(.up)), Int(height.rounded(.up)))
    }
  }

  private typealias PixelSize = (width: Int, height: Int)

  private static func read(_ count: Int, of file: UnsafeMutablePointer<SDL_RWops>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { room, used in
      used = SDL_RWread(file, room.baseAddress, 1, count)
    }
  }

  private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bigEndian(bytes.reversed())
  }

  private static func png(_ head: [UInt8]) -> PixelSize? {
    guard head.count >= 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return (bigEndian(head[16..<20]), bigEndian(head[20..<24]))
  }

  private static func webP(_ head: [UInt8]) -> PixelSize? {
    guard head.count >= 30, head.starts(with: "RIFF".utf8), head[8...].starts(with: "WEBP".utf8)
    else { return nil }
    switch String(decoding: head[12..<16], as: UTF8.self) {
    case "VP8 ": return (littleEndian(head[26..<28]) & 0x3FFF, littleEndian(head[28..<30]) & 0x3FFF)
    case "VP8L":
      let bits = littleEndian(head[21..<25])
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X": return (littleEndian(head[24..<27]) + 1, littleEndian(head[27..<30]) + 1)
    default: return nil
    }
  }

  /// Goes from segment to segment until one begins a frame.
  private static func jpeg(
    _ head: [UInt8], _ file: UnsafeMutablePointer<SDL_RWops>
  ) -> PixelSize? {
    guard head.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    SDL_RWseek(file, 2, RW_SEEK_SET)
    while true {
      let segment = read(4, of: file)
      guard segment.count == 4, segment[0] == 0xFF else { return nil }
      // Any number of these may stand before a marker.
      if segment[1] == 0xFF {
        SDL_RWseek(file, -3, RW_SEEK_CUR)
        continue
      }
      if (0xC0...0xCF).contains(segment[1]), ![0xC4, 0xC8, 0xCC].contains(segment[1]) {
        let frame = read(5, of: file)
        guard frame.count == 5 else { return nil }
        return (bigEndian(frame[3..<5]), bigEndian(frame[1..<3]))
      }
      let rest = bigEndian(segment[2..<4]) - 2
      guard rest >= 0, SDL_RWseek(file, Int64(rest), RW_SEEK_CUR) > 0 else { return nil }
    }
  }

  /// Bytes within which the root element of a vector picture has to begin and end.
  private static let root = 64 << 10

  private static func vectorSize(
    of file: UnsafeMutablePointer<SDL_RWops>
  ) -> (width: Double, height: Double)? {
    SDL_RWseek(file, 0, RW_SEEK_SET)
    let text = String(decoding: read(root, of: file), as: UTF8.self)
    guard let root = text.firstMatch(of: /<svg\b[^>]*>/)?.output else { return nil }
    let width = root.firstMatch(of: /\swidth\s*=\s*["']\s*([0-9.eE+]+)[a-z]*\s*["']/)
    let height = root.firstMatch(of: /\sheight\s*=\s*["']\s*([0-9.eE+]+)[a-z]*\s*["']/)
    let box = root.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/)
    let numbers = box?.output.1.split { " ,\t\n\r".contains($0) }.map { Double($0) }
    guard
      let width = width.flatMap({ Double($0.output.1) }) ?? numbers?.dropFirst(2).first ?? nil,
      let height = height.flatMap({ Double($0.output.1) }) ?? numbers?.dropFirst(3).first ?? nil,
      width > 0, height > 0, width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }
}
