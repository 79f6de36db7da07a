// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch

/// A picture that a thread of its own decodes. A decoder cannot be stopped: one that takes too long is no
/// longer waited for, and its thread ends when it does.
///
/// Unchecked: the thread writes the result once, and nobody reads it before the semaphore says so.
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
