// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Saves the tour as it moves: a picture for each step of time, with a mark where the mouse is.
final class Film {
  /// Seconds in which the mouse goes from one place to the next, so that an eye can follow it.
  static let glide = 0.4
  /// Seconds that a film lingers at most: as long as it takes to see what has come.
  private static let longestWait = 0.8
  /// Seconds that sums of fractions may be off.
  private static let tick = 1e-6
  /// Points across the mark.
  private static let markSize = 22.0

  private let host: OffscreenHost
  private let directory: String
  private let interval: Double
  /// The pictures of a film are of one size: what shows in another one is left out.
  private let size: Size
  private let mark = View()
  private var count = 0
  private lazy var untilNext = interval
  /// The first picture that could not be written.
  private(set) var failure: HostError?

  /// - Parameters:
  ///   - directory: Where the pictures go; it has to be there.
  ///   - rate: Pictures a second.
  init(of host: OffscreenHost, in directory: String, rate: Int) {
    self.host = host
    self.directory = directory
    interval = 1 / Double(rate)
    size = host.window.size
    mark.bounds.size = Size(Self.markSize, Self.markSize)
    mark.cornerRadius = Self.markSize / 2
    mark.borderWidth = 2
    mark.borderColor = .white
    mark.isUserInteractionEnabled = false
    mark.shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 90), blur: 6, offset: Point(0, 1))
    release()
    host.window.toolView.addSubview(mark)
  }

  func point(at point: Point) { mark.center = point }

  func press() { mark.backgroundColor = .accent }

  func release() { mark.backgroundColor = .secondaryText }

  func advance(by seconds: Double) {
    var left = min(seconds, Self.longestWait)
    while left > Self.tick {
      let step = min(left, untilNext)
      host.advance(by: step)
      left -= step
      untilNext -= step
      if untilNext <= Self.tick { save() }
    }
  }

  private func save() {
    untilNext = interval
    guard host.window.size == size else { return }
    count += 1
    let number = String("\(100_000 + count)".dropFirst())
    do throws(HostError) {
      try host.snapshot().writePNG(to: "\(directory)/film-\(number).png")
    } catch {
      failure = failure ?? error
    }
  }
}
