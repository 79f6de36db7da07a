// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// Shows the desktop's file chooser through the portal on the session bus.
@MainActor
final class FileChooserPortal {
  private typealias Answer = FileChooserRequest.Answer

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
    let (answers, continuation) = AsyncStream.makeStream(of: Answer.self)
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
    switch await iterator.next() ?? .chosen([]) {
    case .chosen(let paths): return paths
    case .unavailable: return nil
    case .failed(let error): throw error
    }
  }

  /// Cancels all choosers; the desktop closes them.
  func cancelAll() {
    threads.removeAll()
  }
}

/// The options of a chooser for the portal's methods OpenFile and SaveFile.
nonisolated struct FileChooserOptions {
  private enum Rule {
    static let pattern: UInt32 = 0
    static let mediaType: UInt32 = 1
  }

  private let chooser: FileChooser

  init(_ chooser: FileChooser) {
    self.chooser = chooser
  }

  func write(to options: inout MessageWriter, token: String) {
    options.appendOption("handle_token", "s") { $0.append(token) }
    // An underscore marks the access key of a button; a double underscore is a plain one.
    let label = chooser.acceptLabel.map { $0 == "_" ? "__" : String($0) }.joined()
    options.appendOption("accept_label", "s") { $0.append(label) }
    options.appendOption("modal", "b") { $0.append(true) }
    switch chooser.kind {
    case .open, .folder:
      options.appendOption("multiple", "b") { $0.append(chooser.allowsMultipleSelection) }
      options.appendOption("directory", "b") { $0.append(chooser.kind == .folder) }
    case .save:
      if !chooser.name.isEmpty {
        options.appendOption("current_name", "s") { $0.append(chooser.name) }
      }
    }
    if let folder = chooser.startFolder {
      options.appendOption("current_folder", "ay") { $0.append(path: folder) }
    }
    guard chooser.kind != .folder, let first = chooser.filters.first else { return }
    options.appendOption("filters", "a(sa(us))") { value in
      value.appendContainer(DRAWER_DBUS_TYPE_ARRAY, "(sa(us))") { list in
        for filter in chooser.filters { Self.write(filter, to: &list) }
      }
    }
    options.appendOption("current_filter", "(sa(us))") { Self.write(first, to: &$0) }
  }

  private static func write(_ filter: FileFilter, to list: inout MessageWriter) {
    let rules =
      filter.patterns.map { (Rule.pattern, $0) } + filter.mediaTypes.map { (Rule.mediaType, $0) }
    list.appendStructure { filterValue in
      filterValue.append(filter.name)
      filterValue.appendContainer(DRAWER_DBUS_TYPE_ARRAY, "(us)") { ruleList in
        for rule in rules {
          ruleList.appendStructure { value in
            value.append(rule.0)
            value.append(rule.1)
          }
        }
      }
    }
  }
}
