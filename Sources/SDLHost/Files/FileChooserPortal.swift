// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Lets people choose files with the desktop's own chooser, through the portal on the session bus.
@MainActor
final class FileChooserPortal {
  private typealias Answer = FileChooserRequest.Answer

  /// Each question has a thread that waits for the person; the question is taken back when the thread ends.
  private var threads: [Int: HelperThread] = [:]
  private var questions = 0
  private let address: () -> String?

  /// - Parameter address: Where the session bus is, asked with each question; nil where there is none.
  init(address: @escaping () -> String? = { SessionBus.address }) {
    self.address = address
  }

  /// Nil where no portal offers a chooser; empty when the person chose nothing, or the task was cancelled.
  ///
  /// - Parameter parent: The window that asks, as the portal names windows; empty for none.
  func choose(
    _ chooser: FileChooser, parent: String
  ) async throws(FileChooserError) -> [String]? {
    guard let address = address() else { return nil }
    let (answers, continuation) = AsyncStream.makeStream(of: Answer.self)
    questions += 1
    let question = questions
    threads[question] = HelperThread { stop in
      continuation.yield(
        FileChooserRequest.ask(chooser, at: address, parent: parent, until: stop))
      continuation.finish()
    }
    guard threads[question] != nil else { return nil }
    defer { threads[question] = nil }
    var iterator = answers.makeAsyncIterator()
    // Nothing comes for a task that is cancelled.
    switch await iterator.next() ?? .chosen([]) {
    case .chosen(let paths): return paths
    case .unavailable: return nil
    case .failed(let error): throw error
    }
  }

  /// Takes back what is asked: the desktop closes its choosers.
  func cancelAll() {
    threads.removeAll()
  }
}
