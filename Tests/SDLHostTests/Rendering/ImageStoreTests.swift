// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Drawing
@testable import SDLHost

/// What a picture file says of itself decides whether it is decoded, and where.
final class ImageStoreTests {
  private let logs = LogRecorder()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawer-pictures-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try file(name, Array(text.utf8))
  }

  private func picture(_ width: Int, _ height: Int) throws -> String {
    let path = folder.appendingPathComponent("\(width)x\(height).png").path
    let pixels = [UInt32](repeating: 0xFF11_2233, count: width * height)
    try Bitmap(width: width, height: height, pixels: pixels).writePNG(to: path)
    return path
  }

  private func makeStore(maximumImagePixelCount: Int = 1_000_000, timeLimit: Double = 30)
    -> ImageStore
  {
    ImageStore(
      directories: [], maximumImagePixelCount: maximumImagePixelCount, timeLimit: timeLimit,
      logger: logs.logger)
  }

  private func size(of entry: ImageStore.Entry) -> Size? {
    if case .bitmap(let buffer) = entry {
      Size(Double(buffer.width), Double(buffer.height))
    } else {
      nil
    }
  }

  private func isMissing(_ entry: ImageStore.Entry) -> Bool {
    if case .missing = entry { true } else { false }
  }

  // MARK: Pictures in memory

  @Test func `an image created from the bytes of a file is decoded`() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: picture(40, 20))))
    let image = Image(data: bytes)
    let store = makeStore()

    #expect(size(of: store.entry(for: image, width: 10, height: 10)) == Size(10, 5))
    #expect(store.size(of: image) == Size(40, 20))
    #expect(Image(data: bytes) != image && image == image)
    #expect(logs.messages.isEmpty)
  }

  @Test func `bytes that are not an image count as a missing image and are logged once`() {
    let (store, image) = (makeStore(), Image(data: [1, 2, 3]))
    #expect(isMissing(store.entry(for: image, width: 10, height: 10)))
    #expect(isMissing(store.entry(for: image, width: 20, height: 20)))
    #expect(store.size(of: image) == nil && store.size(of: Image("nowhere.png")) == nil)
    #expect(logs.messages.count == 1)
  }

  @Test
  func `the image store releases an image created in memory when many newer images are loaded`() {
    let store = makeStore()
    weak var last: ImageBytes?
    for index in 0..<10 {
      let image = Image(
        pixels: [UInt8](repeating: UInt8(index), count: 4 << 20), width: 1024, height: 1024)
      #expect(store.size(of: image) == Size(1024, 1024))
      if index == 0 { last = image.bytes }
      _ = store.entry(for: image, width: 16, height: 16)
    }
    #expect(last == nil)
  }

  @Test
  func `an image created from pixels keeps its size, and its colors are premultiplied by alpha`()
    throws
  {
    let image = Image(pixels: [255, 0, 0, 255, 0, 255, 0, 51], width: 2, height: 1)
    guard case .bitmap(let buffer) = makeStore().entry(for: image, width: 2, height: 1) else {
      Issue.record("no picture")
      return
    }
    #expect(buffer.width == 2 && buffer.height == 1)
    #expect(buffer.pixels[0] == 0xFFFF_0000 && buffer.pixels[1] == 0x3300_3300)
    #expect(makeStore().size(of: image) == Size(2, 1))
  }

  // MARK: Headers

  /// The head of a PNG file that has no pixels.
  private nonisolated static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
  }

  @Test func `an image with too many pixels is not decoded`() throws {
    for (width, height) in [(30_000, 30_000), (UInt32.max, UInt32.max), (1001, 1000)] {
      let path = try file("\(width)x\(height).png", Self.png(UInt32(width), UInt32(height)))

      #expect(isMissing(makeStore().entry(for: Image(path), width: 10, height: 10)))
      #expect(logs.messages.last?.contains("is too large") == true, "\(logs.messages)")
    }
    let path = try file("large.png", Self.png(30_000, 30_000))
    let error = try #require(throws: HostError.self) { try Bitmap(contentsOf: path) }
    #expect(error.summary.contains("is too large"))
  }

  @Test func `a bitmap file is refused if its size exceeds 8 bytes per pixel plus 16 MiB`() throws {
    let loader = ImageLoader(directories: [], maximumImagePixelCount: 1000)
    let head = Self.png(2, 3) + [0, 0, 0, 0] + [0, 0, 0, 0] + Array("IDAT".utf8)
    let padding = [UInt8](repeating: 0, count: 8 * 2 * 3 + (16 << 20) - head.count)

    #expect(throws: Never.self) { try loader.find(Image(data: head + padding)) }
    #expect(throws: HostError.self) { try loader.find(Image(data: head + padding + [0])) }
  }

  @Test func `the size of a JPEG file is found even after other header segments`() throws {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xFF, 0xC2, 0, 17, 8, 0x75, 0x30, 0x75, 0x31]
    let path = try file("large.jpg", [0xFF, 0xD8] + comment + frame)

    #expect(isMissing(makeStore().entry(for: Image(path), width: 10, height: 10)))
    #expect(
      logs.messages.last?.contains("30001 × 30000 pixels") == true,
      "\(logs.messages)")
  }

  /// Files that break a rule of their format before they say how large they are.
  private nonisolated static let brokenHeaders: [(name: String, bytes: [UInt8])] = {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1]
    let canvas: [UInt8] = [0, 0, 0, 9, 0, 0, 9, 0, 0]
    let other: [UInt8] = [0, 0, 0, 13] + Array("abCd".utf8) + png(1, 1).dropFirst(16)
    func webP(_ length: UInt8, _ flags: UInt8) -> [UInt8] {
      Array("RIFF".utf8) + [length, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, flags]
        + canvas
    }
    return [
      ("chunk.png", png(1, 1).prefix(8) + other + [0, 0, 0, 0] + png(30_000, 30_000).dropFirst(8)),
      ("depth.png", png(10, 10).prefix(24) + [3, 2, 0, 0, 0]),
      ("restart.jpg", [0xFF, 0xD8, 0xFF, 0xD0, 0, 4] + frame),
      ("scan.jpg", [0xFF, 0xD8, 0xFF, 0xDA, 0, 2] + frame),
      ("end.jpg", [0xFF, 0xD8, 0xFF, 0xD9, 0, 2] + frame),
      ("padding.jpg", [0xFF, 0xD8] + Array(repeating: 0xFF, count: 8 << 20) + frame),
      ("animation.webp", webP(22, 2)),
      ("length.webp", webP(23, 0)),
      ("comment.svg", Array("<!-- <svg width='10' height='10'> --><g/>".utf8)),
      ("percent.svg", Array("<svg width='100%' height='100%'/>".utf8)),
    ]
  }()

  @Test(arguments: brokenHeaders)
  func `an image header that violates its format is refused`(name: String, bytes: [UInt8]) throws {
    let path = try file(name, bytes)

    #expect(isMissing(makeStore().entry(for: Image(path), width: 10, height: 10)))
    #expect(
      logs.messages.last?.contains("not a PNG, JPEG, WebP or SVG image") == true,
      "\(logs.messages)")
    #expect(throws: HostError.self) { try Bitmap(contentsOf: path) }
  }

  @Test func `a JPEG with a large color profile is decoded`() throws {
    var bytes = try #require(try MutatedPictures().originals.dropFirst().first)
    let segment: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + Array(repeating: 7, count: 0xFFFD)
    for _ in 0..<20 { bytes.insert(contentsOf: segment, at: 2) }
    let path = try file("profile.jpg", bytes)

    #expect(try Bitmap(contentsOf: path).width == 5)
  }

  @Test func `only regular files, or links to them, are opened as images and fonts`() throws {
    let target = try picture(20, 10)
    let names = ["pipe.png", "device.png", "folder.png", "link.png"].map {
      folder.appendingPathComponent($0).path
    }
    #expect(mkfifo(names[0], 0o600) == 0)
    for (name, target) in [(names[1], "/dev/zero"), (names[3], target)] {
      try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: target)
    }
    try FileManager.default.createDirectory(atPath: names[2], withIntermediateDirectories: true)

    for name in names.prefix(3) {
      let error = #expect(throws: HostError.self) { try Bitmap(contentsOf: name) }
      #expect(error?.reason?.contains("not a regular file") == true)
      #expect(isMissing(makeStore().entry(for: Image(name), width: 10, height: 10)))
      #expect(throws: HostError.self) {
        try FontShaper(FontSource(location: .file(name, index: 0)))
      }
    }
    #expect(try Bitmap(contentsOf: names[3]).width == 20)
  }

  // MARK: The work of an SVG file

  private static func drawing(_ content: String) -> String {
    "<svg width='1000' height='1000'>\(content)</svg>"
  }

  @Test(arguments: [
    ("<path stroke='red' stroke-dasharray='0.001' d='M0 0H1000000'/>", "dashes"),
    ("<g style='stroke:red;stroke-dasharray:0.001mm'><circle r='900'/></g>", "dashes"),
    (
      "<style>.a{stroke:red;stroke-dasharray:0.001}</style><rect class='a' width='900' height='900'/>",
      "dashes"
    ),
    ("<stop stroke='red' stroke-dasharray='0.001'/><polygon points='0 0 900 0 0 900'/>", "dashes"),
    ("<line transform='translate(1e6)' x2='900' stroke='red' stroke-dasharray='0.05'/>", "dashes"),
    (String(repeating: "<g/><a></a>", count: 20_000), "elements"),
    ("<path d='M0 0\(String(repeating: "h1v1", count: 200_000))'/>", "segments"),
    ("<path d='M0 0\(String(repeating: "l0 0", count: 100_000))'/>", "divisions"),
    ("<path d='M0 0\(String(repeating: "c9e5 9e5-9e5 9e5 9 9", count: 1000))'/>", "edges"),
    (
      "<path stroke='red' stroke-width='1e6' d='M0 0\(String(repeating: "h9v9", count: 500))'/>",
      "edges"
    ),
    (String(repeating: "<rect width='1000' height='1000'/>", count: 300), "covered"),
    (String(repeating: "<g >", count: 200), "groups"),
    (String(repeating: "<stop />", count: 300), "colors"),
    ("<path d='M0 0L1e30 1e30'/>", "from the corner"),
    ("<path d='M0 0L1e-4294967289 0'/>", "exponent"),
    ("<path transform='matrix(1)' d='M0 0h9'/>", "transform"),
    ("<style>.a{fill:red</style><path class='a' d='M0 0h9'/>", "style sheet"),
    ("<style>.a{class:a}</style><path class='a' d='M0 0h9'/>", "class"),
    ("<!-- > <svg width='1' height='1000'> --><path d='M0 0h9'/>", "another size"),
  ])
  func `an SVG file that takes too much work is refused before it is drawn`(
    content: String, limit: String
  ) throws {
    let path = try file("work.svg", Self.drawing(content))

    #expect(isMissing(makeStore().entry(for: Image(path), width: 1000, height: 1000)))
    #expect(logs.messages.last?.contains("takes too long to draw") == true, "\(logs.messages)")
    #expect(logs.messages.last?.contains(limit) == true, "\(logs.messages)")
  }

  @Test func `an SVG file with dashes, styles and groups is drawn`() throws {
    let content = """
      <?xml version="1.0"?><!-- <svg width="9"> --><!DOCTYPE svg [ <!ENTITY a "<svg>"> ]>
      <svg width="100%" height="100%" viewBox="0 0 20 10"><style>.a{stroke:red;stroke-dasharray:2,1}</style>
      <defs><linearGradient id="b"><stop/><stop offset="1"/></linearGradient></defs><g transform="rotate(9 1 2)">
      <path class="a c" d="M0 0a5 5 0 0110 0z"/></g><rect width="9" height="9" rx="2" fill="url(#b)"/></svg>
      """
    let path = try file("drawing.svg", content)

    #expect(
      size(of: makeStore().entry(for: Image(path), width: 400, height: 400)) == Size(400, 200))
    #expect(logs.messages.isEmpty)
  }

  @Test
  func `a narrow SVG file is drawn in its proportions, and refused if the image is stretched`()
    throws
  {
    let text = "<svg width='1' height='1000'><path d='M0 0h1v1000z'/></svg>"
    var image = Image(try file("narrow.svg", text))

    #expect(size(of: makeStore().entry(for: image, width: 900, height: 900)) == Size(1, 900))
    image.isStretched = true
    #expect(isMissing(makeStore().entry(for: image, width: 900, height: 900)))
    #expect(logs.messages.last?.contains("too large to be stretched") == true)
  }

  @Test(arguments: [
    "<path stroke='red' stroke-dasharray='9' d='M0 0h9v9z'/>",
    String(repeating: "<path d='M0 0h9v9z'/>", count: 65),
    String(repeating: "<!-- a long comment -->", count: 400),
    String(repeating: "<rect width='1000' height='1000'/>", count: 50),
  ])
  func `a large or complex SVG file is drawn on another thread`(content: String) throws {
    let path = try file("drawing.svg", Self.drawing(content))
    let store = makeStore()
    store.observeLoads { _ in }

    guard case .loading = store.entry(for: Image(path), width: 500, height: 500) else {
      Issue.record("the image is drawn on the main thread")
      return
    }
  }

  @Test(arguments: [
    ("VP8X", [0, 0, 0, 0, 0x2F, 0x75, 0, 0x2F, 0x75, 0] as [UInt8]),
    ("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x30, 0x35, 0x30, 0x35]),
  ])
  func `the size of a WebP is read from its first chunk`(
    chunk: String, bytes: [UInt8]
  ) throws {
    let head = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8)
    let path = try file("large.webp", head + [0, 0, 0, 0] + bytes)

    #expect(isMissing(makeStore().entry(for: Image(path), width: 10, height: 10)))
    let side = chunk == "VP8X" ? 30_000 : 13_616
    #expect(
      logs.messages.last?.contains("\(side) × \(side) pixels") == true,
      "\(logs.messages)")
  }

  @Test(arguments: [
    "<svg width='1' height='100000'></svg>", "<svg viewBox='0 0 100000 1'></svg>",
    "<svg></svg>", "<svg width='nan' height='inf'></svg>", "<svg width='10' height=",
  ])
  func `an SVG without a usable size is not rasterized`(text: String) throws {
    let path = try file("narrow.svg", text)

    #expect(isMissing(makeStore().entry(for: Image(path), width: 10, height: 10)))
    #expect(logs.messages.count == 1)
  }

  @Test(arguments: ["BM", "GIF89a", "P6 10 10 255 ", "/* XPM */", "qoif", ""])
  func `a file in an unsupported image format is refused`(head: String) throws {
    let path = try file("other.png", head + String(repeating: "\0", count: 100))

    #expect(isMissing(makeStore().entry(for: Image(path), width: 10, height: 10)))
    #expect(
      logs.messages.last?.contains("not a PNG, JPEG, WebP or SVG image") == true,
      "\(logs.messages)")
  }

  // MARK: Time

  @Test func `a small image is decoded synchronously, when it is first requested`() throws {
    let store = makeStore()
    store.observeLoads { _ in Issue.record("the image was decoded asynchronously") }

    #expect(
      size(of: store.entry(for: Image(try picture(20, 10)), width: 40, height: 40)) == Size(40, 20))
    let svg = try file("square.svg", "<svg viewBox='0 0 2 2'><path d='M0 0h2v2z'/></svg>")
    #expect(size(of: store.entry(for: Image(svg), width: 30, height: 40)) == Size(30, 30))
  }

  @Test func `a large image is decoded asynchronously`() async throws {
    let path = try picture(800, 600)
    let store = makeStore()
    await withCheckedContinuation { arrived in
      store.observeLoads { _ in arrived.resume() }
      if case .loading = store.entry(for: Image(path), width: 80, height: 80) { return }
      Issue.record("the image was decoded synchronously")
      arrived.resume()
    }

    #expect(size(of: store.entry(for: Image(path), width: 80, height: 80)) == Size(80, 60))
  }

  @Test
  func `in a replay, a large image is available only after its delivery, even if requested later`()
    throws
  {
    let large = Image(try picture(800, 600))
    let store = makeStore()
    var arrived = 0
    store.observeLoads { _ in arrived += 1 }
    store.beginReplay()
    func isAwaited(_ width: Int) -> Bool {
      if case .loading = store.entry(for: large, width: width, height: 80) { true } else { false }
    }

    #expect(isAwaited(80) && isAwaited(80))
    store.deliver(ImageRequest(large, width: 40, height: 80))
    #expect(isAwaited(80) && !isAwaited(40))
    store.deliver(ImageRequest(large, width: 80, height: 80))
    #expect(size(of: store.entry(for: large, width: 80, height: 80)) == Size(80, 60))
    #expect(arrived == 2)
    var other = large
    other.isStretched = true
    let names = [large, other, Image(data: [1]), Image(data: [2])]
      .map { ImageRequest($0, width: 1, height: 1) }
    #expect(Set(names).count == 4)
    #expect(names[2] == ImageRequest(Image(data: [1]), width: 1, height: 1))
  }

  @Test
  func `a large image is loading until it is decoded, and is then ready or failed`()
    async throws
  {
    let large = Image(try picture(800, 600))
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: large.name)))
    // As far as the header it is a picture.
    let broken = Image(try file("broken.png", Array(bytes.prefix(60))))
    let memory = Image(data: bytes)
    let store = makeStore()
    #expect(store.state(of: large) == .ready)
    store.observeLoads { _ in }

    #expect(store.state(of: Image(try picture(20, 10))) == .ready)
    #expect([large, broken, memory].allSatisfy { store.state(of: $0) == .loading })
    guard case .failed(let reason) = store.state(of: Image("nowhere.png")) else {
      Issue.record("a missing image has not failed")
      return
    }
    #expect(reason.contains("no image named nowhere.png"))
    #expect(logs.messages.count == 1)

    for image in [large, broken, memory] {
      await withCheckedContinuation { arrived in
        store.observeLoads { _ in arrived.resume() }
        _ = store.entry(for: image, width: 80, height: 80)
      }
    }
    #expect(store.state(of: large) == .ready && store.state(of: memory) == .ready)
    if case .failed = store.state(of: broken) { return }
    Issue.record("it cannot be decoded: \(store.state(of: broken))")
  }

  @Test
  func
    `a small image file that cannot be decoded is reported after the frame that tried to draw it`()
    async throws
  {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: picture(20, 10))))
    let broken = Image(try file("broken.png", Array(bytes.prefix(60))))
    let store = makeStore()
    store.observeLoads { _ in }
    #expect(store.state(of: broken) == .ready)
    await withCheckedContinuation { continuation in
      store.observeFailures { continuation.resume() }
      #expect(isMissing(store.entry(for: broken, width: 20, height: 10)))
    }
    #expect(store.state(of: broken) != .ready)
  }

  @Test func `an undecodable image created in memory is released when newer images fill the cache`()
  {
    let store = makeStore()
    weak var bytes: ImageBytes?
    for _ in 0..<3 {
      let image = Image(data: [1, 2, 3])
      bytes = image.bytes
      #expect(isMissing(store.entry(for: image, width: 10, height: 10)))
      #expect(store.state(of: image) != .ready)
    }
    // Pictures that are kept take the room of the failed ones.
    for index in 0..<8 {
      let image = Image(
        pixels: [UInt8](repeating: UInt8(index), count: 4 << 20), width: 1024, height: 1024)
      _ = store.entry(for: image, width: 16, height: 16)
    }
    #expect(bytes == nil)
  }

  @Test func `a stretched image has the size of the rectangle in which it is drawn`() throws {
    var bitmap = Image(try picture(20, 10))
    var vector = Image(try file("square.svg", "<svg viewBox='0 0 2 2'><path d='M0 0h2v2z'/></svg>"))
    for width in [30, 60] {
      bitmap.isStretched = true
      vector.isStretched = true
      let room = Size(Double(width), 40)
      #expect(size(of: makeStore().entry(for: bitmap, width: width, height: 40)) == room)
      #expect(size(of: makeStore().entry(for: vector, width: width, height: 40)) == room)
    }
  }

  @Test func `an image store without an event loop decodes a large image synchronously`() throws {
    let path = try picture(800, 600)

    #expect(size(of: makeStore().entry(for: Image(path), width: 80, height: 80)) == Size(80, 60))
  }

  @Test
  func `after four decodings have exceeded the time limit, the image store decodes no large image`()
    throws
  {
    let turns = String(repeating: "l9 1l-9 1", count: 20_000)
    let path = try file(
      "slow.svg", "<svg viewBox='0 0 10 10'><path d='M0 0\(turns)z'/></svg>")
    let store = makeStore(timeLimit: 0)

    for width in 1...4 {
      #expect(isMissing(store.entry(for: Image(path), width: width, height: 9)))
    }
    #expect(logs.messages.count == 1)
    #expect(logs.messages.last?.contains("took more than 0.0 seconds") == true)
    let other = try picture(800, 600)
    #expect(isMissing(store.entry(for: Image(other), width: 80, height: 80)))
    #expect(logs.messages.last?.contains("other images took too long") == true)
  }
}
