// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Drawing
internal import Logging

/// Caches decoded images. Images slower than a frame are decoded on a thread, with a time limit.
final class ImageStore {
  /// The maximum size of the cache in bytes: 16 MiB, enough for four full-window images of 1280 × 800.
  static let budget = 16 << 20

  /// The time limit for decoding an image, in seconds.
  static let timeLimit = 5.0

  /// The maximum number of simultaneous decodings. After as many timeouts, no further one is started.
  private static let maximumDecodingCount = 4

  private static let maximumStateCount = 1000

  private struct Key: Hashable {
    var image: Image
    var width: Int
    var height: Int
  }

  enum Entry {
    case bitmap(PixelBuffer)
    case loading
    /// The image cannot be shown; each name is looked up once.
    case missing
  }

  /// Called when an image has finished decoding or failed. Default: nil, and decoding blocks, for hosts without a loop.
  private var onLoad: ((ImageRequest) -> Void)?

  /// Whether images become available only in `deliver(_:)`, as in a replay. Default: false.
  private var isReplaying = false

  private var onFailure: (() -> Void)?

  private let loader: ImageLoader
  private let logger: Logger
  private let entries: LeastRecentlyUsedCache<Key, Entry>
  private var sizes: [Image: Size?] = [:]
  private var states: [Image: ImageState] = [:]
  private struct KnownState {
    weak var bytes: ImageBytes?
    var state: ImageState
  }
  /// The states of images in memory, which are referenced weakly.
  private var knownStates: [ObjectIdentifier: KnownState] = [:]
  /// For a replay: the keys that wait for an image, and the images that were delivered before they were requested.
  private var requestedKeys: [ImageRequest: [Key]] = [:]
  private var deliveredRequests: Set<ImageRequest> = []
  private var reportedNames: Set<String> = []
  /// The number of images that are being decoded, and of images that have exceeded the time limit.
  private var decodingCount = 0
  private var abandonedCount = 0
  private let timeLimit: Double

  init(
    directories: [String], maximumImagePixelCount: Int = ImageLoader.maximumImagePixelCount,
    timeLimit: Double = ImageStore.timeLimit, logger: Logger
  ) {
    loader = ImageLoader(directories: directories, maximumImagePixelCount: maximumImagePixelCount)
    self.logger = logger
    self.timeLimit = timeLimit
    entries = LeastRecentlyUsedCache(budget: Self.budget)
  }

  /// Calls the closure when an image has finished decoding or failed. It replaces the earlier closure.
  func observeLoads(_ onArrival: @escaping (ImageRequest) -> Void) {
    self.onLoad = onArrival
  }

  /// Calls the closure when an image is found to be missing or invalid. It replaces the earlier closure.
  func observeFailures(_ onFailure: @escaping () -> Void) { self.onFailure = onFailure }

  /// Begins a replay: from now on images become available only in `deliver(_:)`.
  func beginReplay() { isReplaying = true }

  /// Returns the image fitted into a box in pixels. An error is logged once for each name.
  func entry(for image: Image, width: Int, height: Int) -> Entry {
    let key = Key(image: image, width: width, height: height)
    if let entry = entries.value(for: key) { return entry }
    do throws(HostError) {
      let source = try loader.find(image)
      if source.isQuick(width: width, height: height) {
        return store(.success(try loader.load(source, width: width, height: height)), for: key)
      }
      guard abandonedCount < Self.maximumDecodingCount else {
        throw HostError(
          .noInput, "the image \(image.name) is not read, because other images took too long")
      }
      // The image is requested again when another one has finished.
      guard decodingCount < Self.maximumDecodingCount else { return .loading }
      if isReplaying {
        let name = ImageRequest(image, width: width, height: height)
        if deliveredRequests.remove(name) == nil {
          requestedKeys[name, default: []].append(key)
          entries.insert(.loading, for: key, cost: 1)
          return .loading
        }
      }
      let picture = ImageDecodingTask(source, width: width, height: height, with: loader)
      guard onLoad != nil, !isReplaying else {
        return store(picture.wait(timeout: timeLimit), for: key)
      }
      awaitDecoding(picture, key)
      entries.insert(.loading, for: key, cost: 1)
      return .loading
    } catch {
      return store(.failure(error), for: key)
    }
  }

  /// Makes an image available during a replay.
  func deliver(_ name: ImageRequest) {
    let keys = requestedKeys.removeValue(forKey: name) ?? []
    if keys.isEmpty { deliveredRequests.insert(name) }
    for key in keys {
      do throws(HostError) {
        let source = try loader.find(key.image)
        let picture = ImageDecodingTask(source, width: key.width, height: key.height, with: loader)
        _ = store(picture.wait(timeout: timeLimit), for: key)
      } catch {
        _ = store(.failure(error), for: key)
      }
    }
    onLoad?(name)
  }

  /// The natural size of an image in points; nil if it cannot be read. Each file is looked up once.
  func size(of image: Image) -> Size? {
    if let size = sizes[image] { return size }
    let pixels = try? loader.find(image).header.pixels
    let size = pixels.map { Size(Double($0.width), Double($0.height)) }
    // The size of an image in memory is quick to read, and caching it would retain the image.
    guard image.bytes == nil else { return size }
    if sizes.count >= Self.maximumStateCount { sizes.removeAll() }
    sizes[image] = .some(size)
    return size
  }

  func state(of image: Image) -> ImageState {
    if let memory = image.bytes, let known = knownStates[ObjectIdentifier(memory)],
      known.bytes === memory
    {
      return known.state
    }
    if let state = states[Self.imageWithoutLayout(image)] { return state }
    do throws(HostError) {
      let isQuick = try loader.find(image).isQuick
      return isQuick || onLoad == nil ? .ready : .loading
    } catch {
      recordFailure(of: image, error)
      return .failed(reason: "\(error)")
    }
  }

  private func recordFailure(of image: Image, _ error: HostError) {
    // A view may have relied on the image. The closure is called later, since a frame may be in progress.
    if onLoad != nil { Task { [weak self] in self?.onFailure?() } }
    if reportedNames.insert(image.name).inserted { logger.warning("\(error)") }
    setState(.failed(reason: "\(error)"), of: image)
  }

  private func setState(_ state: ImageState, of image: Image) {
    if let memory = image.bytes {
      if knownStates.count >= Self.maximumStateCount {
        knownStates = knownStates.filter { $0.value.bytes != nil }
      }
      knownStates[ObjectIdentifier(memory)] = KnownState(bytes: memory, state: state)
      return
    }
    if states.count >= Self.maximumStateCount { states.removeAll() }
    states[Self.imageWithoutLayout(image)] = state
  }

  /// The image without properties that affect only how it is drawn.
  private static func imageWithoutLayout(_ image: Image) -> Image {
    var image = image
    image.isStretched = false
    image.flipsForRightToLeftLayoutDirection = false
    return image
  }

  private func awaitDecoding(_ picture: ImageDecodingTask, _ key: Key) {
    decodingCount += 1
    let timeLimit = timeLimit
    DispatchQueue(label: "picture wait").async { [weak self] in
      let isDone = picture.wait(timeout: timeLimit) != nil
      Task { @MainActor in self?.handleDecoded(isDone ? picture.outcome : nil, for: key) }
    }
  }

  private func handleDecoded(_ outcome: ImageDecodingTask.Outcome?, for key: Key) {
    decodingCount -= 1
    _ = store(outcome, for: key)
    onLoad?(ImageRequest(key.image, width: key.width, height: key.height))
  }

  private func store(_ outcome: ImageDecodingTask.Outcome?, for key: Key) -> Entry {
    if outcome == nil { abandonedCount += 1 }
    // An entry also retains the bytes of an image in memory.
    let cost = key.image.bytes?.bytes.count ?? 0
    switch outcome ?? .failure(ImageLoader.timeoutError(key.image.name, timeLimit)) {
    case .success(let buffer):
      setState(.ready, of: key.image)
      entries.insert(.bitmap(buffer), for: key, cost: cost + buffer.byteCount)
      return .bitmap(buffer)
    case .failure(let error):
      recordFailure(of: key.image, error)
      entries.insert(.missing, for: key, cost: cost + 1)
      return .missing
    }
  }
}

/// An image that takes longer than a frame, with a name that is equal in every process.
package nonisolated struct ImageRequest: Sendable, Hashable {
  /// The image's name, with the properties that distinguish it from others of that name.
  var name: String
  /// The size in pixels of the box that the image is fitted into.
  var width: Int
  var height: Int
}

nonisolated extension ImageRequest {
  init(_ image: Image, width: Int, height: Int) {
    var words = [image.name]
    if let memory = image.bytes {
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

/// Decodes an image on a separate dispatch queue. A decoder cannot be stopped: the caller stops waiting for a slow
/// decoder, and the queue ends when the decoder returns.
///
/// Unchecked: the queue writes the result once, and it is not read before the semaphore is signaled.
nonisolated final class ImageDecodingTask: @unchecked Sendable {
  typealias Outcome = Result<PixelBuffer, HostError>

  private let completionSemaphore = DispatchSemaphore(value: 0)
  private(set) var outcome: Outcome?

  init(_ source: ImageLoader.Source, width: Int, height: Int, with loader: ImageLoader) {
    DispatchQueue(label: "picture").async { [self] in
      do throws(HostError) {
        outcome = .success(try loader.load(source, width: width, height: height))
      } catch {
        outcome = .failure(error)
      }
      completionSemaphore.signal()
    }
  }

  /// Blocks until the image is decoded or the timeout has passed; nil in the latter case.
  func wait(timeout: Double) -> Outcome? {
    completionSemaphore.wait(timeout: .now() + timeout) == .success ? outcome : nil
  }
}
