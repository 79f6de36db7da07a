// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Logging

/// Decoded pictures by name and size, up to a budget.
final class ImageStore {
  /// Bytes. 16 MiB hold four full-window pictures of 1280 × 800.
  static let budget = 16 << 20

  private struct Key: Hashable {
    var name: String
    var width: Int
    var height: Int
  }

  /// A decoded picture, or the fact that there is none, so that each name is looked up once.
  private enum Entry {
    case picture(PixelBuffer)
    case missing
  }

  private let loader: ImageLoader
  private let logger: Logger
  private let entries: LeastRecentlyUsedCache<Key, Entry>
  private var reported: Set<String> = []

  init(directories: [String], logger: Logger) {
    loader = ImageLoader(directories: directories)
    self.logger = logger
    entries = LeastRecentlyUsedCache(budget: Self.budget)
  }

  /// The picture fitted into a box of pixels; nil when it cannot be shown, which is logged once
  /// for each name.
  func picture(_ name: String, width: Int, height: Int) -> PixelBuffer? {
    let key = Key(name: name, width: width, height: height)
    switch entries.value(for: key) {
    case .picture(let buffer): return buffer
    case .missing: return nil
    case nil: break
    }
    do {
      let buffer = try loader.load(name, width: width, height: height)
      entries.insert(.picture(buffer), for: key, cost: buffer.byteCount)
      return buffer
    } catch {
      if reported.insert(name).inserted { logger.warning("\(error)") }
      entries.insert(.missing, for: key, cost: 1)
      return nil
    }
  }
}
