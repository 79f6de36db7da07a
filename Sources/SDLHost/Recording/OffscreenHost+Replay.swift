// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension OffscreenHost {
  func tell(_ instant: Instant) {
    now = instant
    window.advanceClock(to: instant)
  }

  /// An event as it was recorded. A size or scale that no window can have is left out.
  func replay(_ event: InputEvent) {
    now = event.instant
    do throws(HostError) {
      switch event.kind {
      case .window(.resized(let size)): try painter.resize(to: size, scale: context.scale)
      case .window(.scaleChanged(let scale)): try painter.resize(to: window.size, scale: scale)
      default: break
      }
    } catch { return }
    window.send(event)
  }

  /// - Returns: Whether anything has changed.
  @discardableResult
  func replayFrame(at instant: Instant, held: Double) -> Bool {
    now = instant
    if held > 0 { window.animations.holdBeginnings(for: held) }
    guard let contents = window.step(to: instant) else { return false }
    painter.draw(contents)
    return true
  }

  /// Pictures come when the recording says so.
  func playPictures() {
    let images = context.images
    images.isPlayed = true
    images.onArrival = { [weak self] _ in
      if let self { context.pictureArrived(in: window) }
    }
    images.onFailure = { [weak window] in window?.picturesArrived() }
  }

  /// What the window shows.
  ///
  /// - Parameter isWhole: Whether all pixels are looked at, and the state.
  func fingerprint(at instant: Instant, isWhole: Bool) -> Recording.Fingerprint {
    Recording.Fingerprint(pixels: painter.buffer, of: window, at: instant, isWhole: isWhole)
  }
}
