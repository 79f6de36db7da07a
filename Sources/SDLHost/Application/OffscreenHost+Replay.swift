// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension OffscreenHost {
  /// An event as it was recorded. A size or scale that no window can have is left out.
  func replay(_ event: InputEvent) {
    do throws(HostError) {
      switch event.kind {
      case .window(.resized(let size)): try painter.resize(to: size, scale: context.scale)
      case .window(.scaleChanged(let scale)): try painter.resize(to: window.size, scale: scale)
      default: break
      }
    } catch { return }
    driver.send(event)
  }

  /// Pictures come when the recording says so.
  func playPictures() {
    let images = context.images
    images.play()
    images.observeArrivals { [weak self] _ in
      if let self { context.pictureArrived(in: window) }
    }
    images.observeFailures { [weak window] in window?.picturesArrived() }
  }

  /// What the window shows.
  ///
  /// - Parameter isWhole: Whether all pixels are looked at, and the state.
  func fingerprint(at instant: Instant, isWhole: Bool) -> Recording.Fingerprint {
    Recording.Fingerprint(pixels: painter.buffer, of: window, at: instant, isWhole: isWhole)
  }
}

/// Finds few of many parts that still fail together.
package nonisolated enum Shrinking {
  /// Finds the parts without which a failure still occurs. Leaves out ranges of parts, of half the length in each round,
  /// until no single further part can be left out.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - removed: The parts that are left out from the beginning. Default none.
  ///   - fails: Whether the failure still occurs without a set of parts.
  /// - Returns: The parts that can be left out, including `removed`.
  package static func removable(
    of count: Int, besides removed: Set<Int> = [], fails: (Set<Int>) throws -> Bool
  ) rethrows -> Set<Int> {
    var skipped = removed
    var size = max(1, (count - skipped.count) / 2)
    while true {
      var hasShrunk = false
      for start in stride(from: 0, to: count, by: size) {
        let more = skipped.union(start..<min(count, start + size))
        guard more.count > skipped.count, try fails(more) else { continue }
        skipped = more
        hasShrunk = true
      }
      if size == 1, !hasShrunk { return skipped }
      size = max(1, size / 2)
    }
  }
}
