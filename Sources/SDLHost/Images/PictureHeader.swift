// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// What a picture file says of itself, read before anything is decoded.
nonisolated enum PictureHeader: CustomStringConvertible, Equatable {
  /// How the pixels are stored. Each file format has its own decoder, so that the decoder reads what the header reader has read.
  enum Format {
    case png
    case jpeg
    /// A JPEG picture that is stored in several passes, each over all of its pixels.
    case progressiveJPEG
    case webP
    /// Pixels in memory, which are not encoded.
    case plain
  }

  case bitmap(Format, width: Int, height: Int)
  case vector(width: Double, height: Double)

  /// The reason why a file is not a picture: another format, or a broken rule of the format.
  struct Defect: Error {
    /// Why the file is refused, as the end of a sentence.
    let reason: String

    init(_ detail: String? = nil) {
      reason =
        "no PNG, JPEG, WebP or SVG picture that says how large it is"
        + (detail.map { ": \($0)" } ?? "")
    }
  }

  /// Bytes that are read of a header at most. A segment that is skipped counts as the few bytes that introduce it.
  static let largestHeader = 64 << 10

  /// Chunks or segments before the pixels. A profile of the largest size has 255 segments, and so has extended metadata.
  private static let mostParts = 1000

  /// Bytes of padding between the segments of a JPEG file. The format sets no limit, and encoders write none or one.
  private static let mostPadding = 1024

  /// Reads the header. The file is at its beginning afterwards.
  init(of file: UnsafeMutablePointer<SDL_RWops>) throws(Defect) {
    defer { SDL_RWseek(file, 0, RW_SEEK_SET) }
    SDL_RWseek(file, 0, RW_SEEK_SET)
    let head = Self.read(32, of: file)
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = try Self.png(head, file)
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = try Self.jpeg(file)
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      self = try Self.webP(head, size: Int(SDL_RWsize(file)))
    } else {
      SDL_RWseek(file, 0, RW_SEEK_SET)
      let size = try VectorRoot.size(of: Self.read(Self.largestHeader, of: file))
      self = .vector(width: size.width, height: size.height)
    }
  }

  var description: String {
    switch self {
    case .bitmap(_, let width, let height): "\(width) × \(height) pixels"
    case .vector(let width, let height): "\(width) × \(height)"
    }
  }

  /// The picture's own size.
  var pixels: (width: Int, height: Int) {
    switch self {
    case .bitmap(_, let width, let height): (width, height)
    case .vector(let width, let height): (Int(width.rounded(.up)), Int(height.rounded(.up)))
    }
  }

  static func read(_ count: Int, of file: UnsafeMutablePointer<SDL_RWops>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { room, used in
      used = min(count, SDL_RWread(file, room.baseAddress, 1, count))
    }
  }

  static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bigEndian(bytes.reversed())
  }

  private static func bitmap(
    _ format: Format, _ width: Int, _ height: Int
  ) throws(Defect) -> PictureHeader {
    guard width > 0, height > 0 else { throw Defect("it is \(width) × \(height) pixels") }
    return .bitmap(format, width: width, height: height)
  }

  // MARK: PNG

  private static func png(
    _ head: [UInt8], _ file: UnsafeMutablePointer<SDL_RWops>
  ) throws(Defect) -> PictureHeader {
    guard head.count >= 29, bigEndian(head[8..<12]) == 13, head[12...].starts(with: "IHDR".utf8)
    else { throw Defect("its first chunk is not IHDR") }
    let depths: Set<UInt8> =
      switch head[25] {
      case 0: [1, 2, 4, 8, 16]
      case 3: [1, 2, 4, 8]
      case 2, 4, 6: [8, 16]
      default: []
      }
    guard depths.contains(head[24]), head[26] == 0, head[27] == 0, head[28] <= 1 else {
      throw Defect("its IHDR chunk names an unknown kind of pixels")
    }
    // The signature, and the chunk with its length, name and checksum.
    SDL_RWseek(file, 33, RW_SEEK_SET)
    for _ in 0..<mostParts {
      let chunk = read(8, of: file)
      // The decoder refuses a file that ends early.
      guard chunk.count == 8, !chunk[4...].elementsEqual("IDAT".utf8) else {
        return try bitmap(.png, bigEndian(head[16..<20]), bigEndian(head[20..<24]))
      }
      let length = bigEndian(chunk[..<4])
      guard !chunk[4...].elementsEqual("IHDR".utf8), length <= Int32.max else {
        throw Defect("a chunk is repeated or too long")
      }
      guard SDL_RWseek(file, Int64(length) + 4, RW_SEEK_CUR) > 0 else { break }
    }
    throw Defect("more than \(mostParts) chunks stand before its pixels")
  }

  // MARK: JPEG

  /// Goes from segment to segment until one begins a frame.
  private static func jpeg(_ file: UnsafeMutablePointer<SDL_RWops>) throws(Defect) -> PictureHeader
  {
    SDL_RWseek(file, 2, RW_SEEK_SET)
    var padding = 0
    for _ in 0..<mostParts {
      guard read(1, of: file) == [0xFF] else { throw Defect("a segment is missing") }
      var marker: UInt8 = 0xFF
      while marker == 0xFF {
        guard let next = read(1, of: file).first, padding <= mostPadding else {
          throw Defect("it has more than \(mostPadding) bytes of padding or ends early")
        }
        marker = next
        padding += 1
      }
      let length = bigEndian(read(2, of: file)) - 2
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let frame = read(5, of: file)
        guard frame.count == 5, length >= 9 else { throw Defect("its frame header is too short") }
        let isProgressive = marker & 3 == 2
        return try bitmap(
          isProgressive ? .progressiveJPEG : .jpeg, bigEndian(frame[3..<5]),
          bigEndian(frame[1..<3]))
      // Tables, comments and the data of applications.
      case 0xC4, 0xCC, 0xDB, 0xDD, 0xE0...0xEF, 0xFE:
        guard length >= 0, SDL_RWseek(file, Int64(length), RW_SEEK_CUR) > 0 else {
          throw Defect("a segment has no length")
        }
      // Others have no length (restarts, the beginning, the end), begin pixels, or are reserved.
      default:
        throw Defect("the marker \(String(marker, radix: 16)) stands before its frame header")
      }
    }
    throw Defect("more than \(mostParts) segments stand before its frame header")
  }

  // MARK: WebP

  private static func webP(_ head: [UInt8], size: Int) throws(Defect) -> PictureHeader {
    guard head.count >= 30 else { throw Defect("it ends early") }
    let header: PictureHeader
    switch String(decoding: head[12..<16], as: UTF8.self) {
    case "VP8 ":
      guard head[20] & 1 == 0, head[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else {
        throw Defect("its first frame is not whole")
      }
      header = try bitmap(
        .webP, littleEndian(head[26..<28]) & 0x3FFF, littleEndian(head[28..<30]) & 0x3FFF)
    case "VP8L":
      let bits = littleEndian(head[21..<25])
      guard head[20] == 0x2F, bits >> 29 == 0 else { throw Defect("its pixels have no signature") }
      header = try bitmap(.webP, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard head[20] & 2 == 0 else { throw Defect("it is an animation") }
      header = try bitmap(
        .webP, littleEndian(head[24..<27]) + 1, littleEndian(head[27..<30]) + 1)
    default: throw Defect("its first chunk is unknown")
    }
    let length = littleEndian(head[4..<8])
    guard length >= 22, length + 8 <= size else {
      throw Defect("it has \(header), and a wrong length")
    }
    return header
  }
}
