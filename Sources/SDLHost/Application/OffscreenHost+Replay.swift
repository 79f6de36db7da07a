// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension OffscreenHost {
  /// Sends a recorded event. A size or scale that is invalid for a window is ignored.
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

  /// Makes images available only when the recording says so.
  func beginImageReplay() {
    let images = context.images
    images.beginReplay()
    images.observeLoads { [weak self] _ in
      if let self { context.imageDidLoad(in: window) }
    }
    images.observeFailures { [weak window] in window?.notifyImageObservers() }
  }

  /// Returns the fingerprint of the window's content, of all pixels and the state if `includesState` is true.
  func fingerprint(at instant: Instant, includesState: Bool) -> Recording.Fingerprint {
    Recording.Fingerprint(
      pixels: painter.buffer, of: window, at: instant, includesState: includesState)
  }
}

package nonisolated enum StepReducer {
  /// Finds the parts without which a failure still occurs. It leaves out ranges of parts, whose length is halved in
  /// each round, until no further single part can be left out.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - removed: The parts that are left out from the beginning. Default: none.
  ///   - fails: Whether the failure still occurs without a set of parts.
  package static func removableSteps(
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
