// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Shows the desktop's file chooser through the portal on the session bus.
@MainActor
final class FileChooserPortal {
  /// The threads that wait for the user's choice, one for each open chooser. Ending a thread closes its chooser.
  private var threads: [Int: HelperThread] = [:]
  private var questionCount = 0
  private let address: () -> String?

  /// - Parameter address: Returns the session bus's address, or nil if there is none; called for each chooser.
  init(address: @escaping () -> String? = { SessionBus.address }) {
    self.address = address
  }

  /// Shows a chooser and returns the chosen paths. The result is nil if no portal offers a chooser, and empty if the
  /// user chose nothing or the task was canceled.
  ///
  /// - Parameter parent: The window that the chooser belongs to, in the portal's format; empty for none.
  func choose(
    _ chooser: FileChooser, parent: String
  ) async throws(FileChooserError) -> [String]? {
    guard let address = address() else { return nil }
    let (answers, continuation) = AsyncStream.makeStream(of: FileChooserRequest.Answer.self)
    questionCount += 1
    let question = questionCount
    threads[question] = HelperThread { stop in
      continuation.yield(
        FileChooserRequest.ask(chooser, at: address, parent: parent, until: stop))
      continuation.finish()
    }
    guard threads[question] != nil else { return nil }
    defer { threads[question] = nil }
    var iterator = answers.makeAsyncIterator()
    // A canceled task receives no answer.
    return try (await iterator.next() ?? .success([])).get()
  }

  /// Cancels all choosers; the desktop closes them.
  func cancelAll() {
    threads.removeAll()
  }
}

nonisolated extension FileChooser {
  /// The options for the portal's methods OpenFile and SaveFile.
  func portalOptions(token: String) -> BusValue {
    // An underscore marks the access key of a button; a double underscore is a plain one.
    let label = acceptLabel.map { $0 == "_" ? "__" : String($0) }.joined()
    var options: [(key: String, value: BusValue)] = [
      ("handle_token", .text(token)), ("accept_label", .text(label)), ("modal", .flag(true)),
    ]
    switch kind {
    case .open, .folder:
      options.append(("multiple", .flag(allowsMultipleSelection)))
      options.append(("directory", .flag(kind == .folder)))
    case .save:
      if !name.isEmpty { options.append(("current_name", .text(name))) }
    }
    if let startFolder {
      // Bytes with a zero at the end, since a path need not be text.
      let bytes = Array(startFolder.utf8) + [0]
      options.append(("current_folder", .array("y", bytes.map { .byte($0) })))
    }
    if kind != .folder, let first = filters.first {
      options.append(("filters", .array("(sa(us))", filters.map(\.portalValue))))
      options.append(("current_filter", first.portalValue))
    }
    return .options(options)
  }
}

nonisolated extension FileFilter {
  fileprivate var portalValue: BusValue {
    // The kinds of rules: 0 is a pattern, 1 a media type.
    let rules = patterns.map { (UInt32(0), $0) } + mediaTypes.map { (UInt32(1), $0) }
    return .structure([
      .text(name), .array("(us)", rules.map { .structure([.uint32($0), .text($1)]) }),
    ])
  }
}
