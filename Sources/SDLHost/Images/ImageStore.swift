// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Drawing
internal import Logging

/// Decoded pictures by name and size, up to a budget. What takes longer than a frame is decoded on a thread of
/// its own, for as long as a time limit.
final class ImageStore {
  /// Bytes. 16 MiB hold four full-window pictures of 1280 × 800.
  static let budget = 16 << 20

  /// Seconds that a picture may take.
  static let timeLimit = 5.0

  /// Pictures that are decoded at once, and how many may take too long before no other one is begun.
  private static let largestCount = 4

  /// Pictures of which something is remembered beside their pixels.
  private static let largestMemory = 1000

  private struct Key: Hashable {
    var image: Image
    var width: Int
    var height: Int
  }

  /// What there is to draw for a name.
  enum Entry {
    case picture(PixelBuffer)
    /// It is being decoded.
    case awaited
    /// There is none: each name is looked up once.
    case missing
  }

  /// Called when a picture that was awaited has come, or will not. Default nil: the store waits for each, as
  /// a host without a loop needs it.
  private var onArrival: ((AwaitedPicture) -> Void)?

  /// Whether pictures come when `deliver(_:)` says so, as in a window that is played. Default false.
  private var isPlayed = false

  /// Called when a picture is known to be none.
  private var onFailure: (() -> Void)?

  private let loader: ImageLoader
  private let logger: Logger
  private let entries: LeastRecentlyUsedCache<Key, Entry>
  private var sizes: [Image: Size?] = [:]
  /// What came of pictures that were decoded or looked up.
  private var states: [Image: ImageState] = [:]
  private struct Known {
    weak var picture: PictureBytes?
    var state: ImageState
  }
  /// Those in memory, which are not kept for it.
  private var known: [ObjectIdentifier: Known] = [:]
  /// While it is played: who asked for what has not come, and what came before anybody asked for it.
  private var asked: [AwaitedPicture: [Key]] = [:]
  private var delivered: Set<AwaitedPicture> = []
  private var reported: Set<String> = []
  /// How many are being decoded, and for how many nobody waits any more.
  private var decoding = 0
  private var abandoned = 0
  private let timeLimit: Double

  init(
    directories: [String], largestPicture: Int = ImageLoader.largestPicture,
    timeLimit: Double = ImageStore.timeLimit, logger: Logger
  ) {
    loader = ImageLoader(directories: directories, largestPicture: largestPicture)
    self.logger = logger
    self.timeLimit = timeLimit
    entries = LeastRecentlyUsedCache(budget: Self.budget)
  }

  /// Calls the closure when an awaited picture has come, or will not; it replaces the earlier one.
  func observeArrivals(_ onArrival: @escaping (AwaitedPicture) -> Void) {
    self.onArrival = onArrival
  }

  /// Calls the closure when a picture is known to be none; it replaces the earlier one.
  func observeFailures(_ onFailure: @escaping () -> Void) { self.onFailure = onFailure }

  /// Pictures come when `deliver(_:)` says so from now on.
  func play() { isPlayed = true }

  /// The picture fitted into a box of pixels. That it cannot be shown is logged once for each name.
  func picture(_ image: Image, width: Int, height: Int) -> Entry {
    let key = Key(image: image, width: width, height: height)
    if let entry = entries.value(for: key) { return entry }
    do throws(HostError) {
      let source = try loader.find(image)
      if source.isQuick(width: width, height: height) {
        return keep(.success(try loader.load(source, width: width, height: height)), for: key)
      }
      guard abandoned < Self.largestCount else {
        throw HostError(.noInput, "the picture \(image.name) is not read: others took too long")
      }
      // It is asked for again when one of the others has come.
      guard decoding < Self.largestCount else { return .awaited }
      if isPlayed {
        let name = AwaitedPicture(image, width: width, height: height)
        if delivered.remove(name) == nil {
          asked[name, default: []].append(key)
          entries.insert(.awaited, for: key, cost: 1)
          return .awaited
        }
      }
      let picture = PictureDecoding(source, width: width, height: height, with: loader)
      guard onArrival != nil, !isPlayed else {
        return keep(picture.wait(seconds: timeLimit), for: key)
      }
      waitFor(picture, key)
      entries.insert(.awaited, for: key, cost: 1)
      return .awaited
    } catch {
      return keep(.failure(error), for: key)
    }
  }

  /// While it is played: a picture came.
  func deliver(_ name: AwaitedPicture) {
    let keys = asked.removeValue(forKey: name) ?? []
    if keys.isEmpty { delivered.insert(name) }
    for key in keys {
      do throws(HostError) {
        let source = try loader.find(key.image)
        let picture = PictureDecoding(
          source, width: key.width, height: key.height, with: loader)
        _ = keep(picture.wait(seconds: timeLimit), for: key)
      } catch {
        _ = keep(.failure(error), for: key)
      }
    }
    onArrival?(name)
  }

  /// How large a picture is of itself, in points; nil where it cannot be read. Each file is looked up once.
  func size(of image: Image) -> Size? {
    if let size = sizes[image] { return size }
    let pixels = try? loader.find(image).header.pixels
    let size = pixels.map { Size(Double($0.width), Double($0.height)) }
    // One in memory is quick to ask, and would be kept as long as its size.
    guard image.memory == nil else { return size }
    if sizes.count >= Self.largestMemory { sizes.removeAll() }
    sizes[image] = .some(size)
    return size
  }

  /// Whether a picture can be drawn.
  func state(of image: Image) -> ImageState {
    if let memory = image.memory, let known = known[ObjectIdentifier(memory)],
      known.picture === memory
    {
      return known.state
    }
    if let state = states[Self.plain(image)] { return state }
    do throws(HostError) {
      let isQuick = try loader.find(image).isQuick
      return isQuick || onArrival == nil ? .ready : .awaited
    } catch {
      failed(image, error)
      return .failed(reason: "\(error)")
    }
  }

  private func failed(_ image: Image, _ error: HostError) {
    // A view may have counted on it. Not now: a frame may be on its way.
    if onArrival != nil { Task { [weak self] in self?.onFailure?() } }
    if reported.insert(image.name).inserted { logger.warning("\(error)") }
    remember(.failed(reason: "\(error)"), of: image)
  }

  private func remember(_ state: ImageState, of image: Image) {
    if let memory = image.memory {
      if known.count >= Self.largestMemory { known = known.filter { $0.value.picture != nil } }
      known[ObjectIdentifier(memory)] = Known(picture: memory, state: state)
      return
    }
    if states.count >= Self.largestMemory { states.removeAll() }
    states[Self.plain(image)] = state
  }

  /// However it is drawn.
  private static func plain(_ image: Image) -> Image {
    var image = image
    image.isStretched = false
    image.flipsForRightToLeftLayoutDirection = false
    return image
  }

  private func waitFor(_ picture: PictureDecoding, _ key: Key) {
    decoding += 1
    let timeLimit = timeLimit
    DispatchQueue(label: "picture wait").async { [weak self] in
      let outcome = Arrived(picture.wait(seconds: timeLimit))
      Task { @MainActor in self?.arrived(outcome.value, for: key) }
    }
  }

  /// Unchecked: the thread that made it hands it over.
  private nonisolated struct Arrived: @unchecked Sendable {
    let value: PictureDecoding.Outcome?
    init(_ value: PictureDecoding.Outcome?) { self.value = value }
  }

  private func arrived(_ outcome: PictureDecoding.Outcome?, for key: Key) {
    decoding -= 1
    _ = keep(outcome, for: key)
    onArrival?(AwaitedPicture(key.image, width: key.width, height: key.height))
  }

  private func keep(_ outcome: PictureDecoding.Outcome?, for key: Key) -> Entry {
    if outcome == nil { abandoned += 1 }
    // An entry keeps the bytes of a picture in memory too.
    let cost = key.image.memory?.bytes.count ?? 0
    switch outcome ?? .failure(ImageLoader.tookTooLong(key.image.name, timeLimit)) {
    case .success(let buffer):
      remember(.ready, of: key.image)
      entries.insert(.picture(buffer), for: key, cost: cost + buffer.byteCount)
      return .picture(buffer)
    case .failure(let error):
      failed(key.image, error)
      entries.insert(.missing, for: key, cost: cost + 1)
      return .missing
    }
  }
}

/// A picture that takes longer than a frame, as it is called in every process.
package nonisolated struct AwaitedPicture: Sendable, Hashable {
  /// The name, and how it differs from others of that name.
  var name: String
  /// Pixels of the box that it is fitted into.
  var width: Int
  var height: Int
}

nonisolated extension AwaitedPicture {
  init(_ image: Image, width: Int, height: Int) {
    var words = [image.name]
    if let memory = image.memory {
      var hash = StableHash()
      hash.add(memory.bytes)
      words.append("#" + String(hash.value, radix: 16))
    }
    if image.rendering == .template { words.append("template") }
    if image.flipsForRightToLeftLayoutDirection { words.append("mirrored") }
    if image.isStretched { words.append("stretched") }
    self.init(name: words.joined(separator: " "), width: width, height: height)
  }
}

/// Decodes a picture on a dispatch queue of its own. A decoder cannot be stopped: the caller of a slow decoder
/// stops waiting, and the queue ends when the decoder returns.
///
/// Unchecked: the queue writes the result once, and it is not read before the semaphore is signaled.
nonisolated final class PictureDecoding: @unchecked Sendable {
  typealias Outcome = Result<PixelBuffer, HostError>

  private let done = DispatchSemaphore(value: 0)
  private var outcome: Outcome?

  init(_ source: ImageLoader.Source, width: Int, height: Int, with loader: ImageLoader) {
    DispatchQueue(label: "picture").async { [self] in
      do throws(HostError) {
        outcome = .success(try loader.load(source, width: width, height: height))
      } catch {
        outcome = .failure(error)
      }
      done.signal()
    }
  }

  /// Blocks until it is decoded, no longer than a number of seconds; nil when it was not.
  func wait(seconds: Double) -> Outcome? {
    done.wait(timeout: .now() + seconds) == .success ? outcome : nil
  }
}
