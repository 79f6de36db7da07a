// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The header of an image file, which is read before anything is decoded.
nonisolated enum ImageHeader: CustomStringConvertible, Equatable {
  /// The encoding. Each format has one decoder, so that it reads the same format as the header reader.
  enum Format {
    case png
    case jpeg
    /// A JPEG image in several passes over all of its pixels.
    case progressiveJPEG
    case webP
    case raw
  }

  case bitmap(Format, width: Int, height: Int)
  case vector(width: Double, height: Double)

  /// The reason why a file is not a valid image: an unknown format, or a broken rule of the format.
  struct Defect: Error {
    /// The reason, as the end of a sentence.
    let reason: String

    init(_ detail: String? = nil) {
      reason = "not a PNG, JPEG, WebP or SVG image with a size" + (detail.map { ": \($0)" } ?? "")
    }
  }

  /// The maximum number of bytes that are read of a header. A skipped segment counts only with its own header.
  static let maximumHeaderByteCount = 64 << 10

  /// The maximum number of parts before the pixels. The largest profile has 255 segments, as does metadata.
  private static let maximumPartCount = 1000

  /// The maximum padding between JPEG segments. The format sets no limit, but encoders write at most one byte.
  private static let maximumPaddingByteCount = 1024

  /// Reads the header and rewinds the file.
  init(of file: UnsafeMutablePointer<SDL_RWops>) throws(Defect) {
    defer { SDL_RWseek(file, 0, RW_SEEK_SET) }
    SDL_RWseek(file, 0, RW_SEEK_SET)
    let head = Self.read(32, of: file)
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = try Self.readPNG(head, file)
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = try Self.readJPEG(file)
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      self = try Self.readWebP(head, size: Int(SDL_RWsize(file)))
    } else {
      SDL_RWseek(file, 0, RW_SEEK_SET)
      self = try Self.readSVG(Self.read(Self.maximumHeaderByteCount, of: file))
    }
  }

  var description: String {
    switch self {
    case .bitmap(_, let width, let height): "\(width) × \(height) pixels"
    case .vector(let width, let height): "\(width) × \(height)"
    }
  }

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
  ) throws(Defect) -> ImageHeader {
    guard width > 0, height > 0 else { throw Defect("it is \(width) × \(height) pixels") }
    return .bitmap(format, width: width, height: height)
  }

  // MARK: PNG

  private static func readPNG(
    _ head: [UInt8], _ file: UnsafeMutablePointer<SDL_RWops>
  ) throws(Defect) -> ImageHeader {
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
      throw Defect("its IHDR chunk has an unknown pixel format")
    }
    // Skips the signature, and the chunk with its length, name and checksum.
    SDL_RWseek(file, 33, RW_SEEK_SET)
    for _ in 0..<maximumPartCount {
      let chunk = read(8, of: file)
      // The decoder refuses a truncated file.
      guard chunk.count == 8, !chunk[4...].elementsEqual("IDAT".utf8) else {
        return try bitmap(.png, bigEndian(head[16..<20]), bigEndian(head[20..<24]))
      }
      let length = bigEndian(chunk[..<4])
      guard !chunk[4...].elementsEqual("IHDR".utf8), length <= Int32.max else {
        throw Defect("a chunk is repeated or too long")
      }
      guard SDL_RWseek(file, Int64(length) + 4, RW_SEEK_CUR) > 0 else { break }
    }
    throw Defect("it has more than \(maximumPartCount) chunks before its pixels")
  }

  // MARK: JPEG

  /// Skips segments until the frame header.
  private static func readJPEG(_ file: UnsafeMutablePointer<SDL_RWops>) throws(Defect)
    -> ImageHeader
  {
    SDL_RWseek(file, 2, RW_SEEK_SET)
    var padding = 0
    for _ in 0..<maximumPartCount {
      guard read(1, of: file) == [0xFF] else { throw Defect("a segment is missing") }
      var marker: UInt8 = 0xFF
      while marker == 0xFF {
        guard let next = read(1, of: file).first, padding <= maximumPaddingByteCount else {
          throw Defect("it has more than \(maximumPaddingByteCount) bytes of padding or ends early")
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
      // Tables, comments and application data.
      case 0xC4, 0xCC, 0xDB, 0xDD, 0xE0...0xEF, 0xFE:
        guard length >= 0, SDL_RWseek(file, Int64(length), RW_SEEK_CUR) > 0 else {
          throw Defect("a segment has no length")
        }
      // Other markers have no length (restart, start, end), begin the pixels, or are reserved.
      default:
        throw Defect("the marker \(String(marker, radix: 16)) is before its frame header")
      }
    }
    throw Defect("it has more than \(maximumPartCount) segments before its frame header")
  }

  // MARK: WebP

  private static func readWebP(_ head: [UInt8], size: Int) throws(Defect) -> ImageHeader {
    guard head.count >= 30 else { throw Defect("it ends early") }
    let header: ImageHeader
    switch String(decoding: head[12..<16], as: UTF8.self) {
    case "VP8 ":
      guard head[20] & 1 == 0, head[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else {
        throw Defect("its first frame is incomplete")
      }
      header = try bitmap(
        .webP, littleEndian(head[26..<28]) & 0x3FFF, littleEndian(head[28..<30]) & 0x3FFF)
    case "VP8L":
      let bits = littleEndian(head[21..<25])
      guard head[20] == 0x2F, bits >> 29 == 0 else {
        throw Defect("its pixel data has no signature")
      }
      header = try bitmap(.webP, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard head[20] & 2 == 0 else { throw Defect("it is an animation") }
      header = try bitmap(.webP, littleEndian(head[24..<27]) + 1, littleEndian(head[27..<30]) + 1)
    default: throw Defect("its first chunk is unknown")
    }
    let length = littleEndian(head[4..<8])
    guard length >= 22, length + 8 <= size else {
      throw Defect("it has \(header), but its length is wrong")
    }
    return header
  }

  // MARK: SVG

  /// Reads the root element, which follows the declaration, comments and the document type.
  private static func readSVG(_ bytes: [UInt8]) throws(Defect) -> ImageHeader {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: VectorText.isSpace)
    while rest.first == UInt8(ascii: "<"), let second = rest.dropFirst().first,
      "?!".utf8.contains(second)
    {
      rest = try afterMarkup(rest).drop(while: VectorText.isSpace)
    }
    guard rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      throw Defect()
    }
    var work = VectorWork()
    do throws(VectorWork.Excess) {
      guard let root = try VectorTag(rest[..<end].dropFirst()), root.name == "svg" else {
        throw VectorWork.Excess("its root element is not svg")
      }
      try work.start(root)
    } catch {
      throw Defect(error.reason)
    }
    guard let size = work.size, size.width.isFinite, size.height.isFinite else {
      throw Defect("its svg element has no width and height and no view box")
    }
    return .vector(width: size.width, height: size.height)
  }

  /// The text after a comment, a processing instruction or a document type.
  private static func afterMarkup(_ text: ArraySlice<UInt8>) throws(Defect) -> ArraySlice<UInt8> {
    if text.starts(with: "<!--".utf8) { return try after("-->", in: text.dropFirst(4)) }
    if text.starts(with: "<?".utf8) { return try after("?>", in: text.dropFirst(2)) }
    var depth = 0
    var quote: UInt8?
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case _ where quote != nil: if byte == quote { quote = nil }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth == 0: return text[(index + 1)...]
      default: break
      }
    }
    throw Defect("its document type does not end")
  }

  private static func after(
    _ end: String, in text: ArraySlice<UInt8>
  ) throws(Defect) -> ArraySlice<UInt8> {
    guard let range = text.firstRange(of: Array(end.utf8)) else {
      throw Defect("a comment does not end")
    }
    return text[range.upperBound...]
  }
}
