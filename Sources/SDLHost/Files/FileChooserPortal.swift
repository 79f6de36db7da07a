// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
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

/// A chooser in the words of the portal: the options of OpenFile and SaveFile.
nonisolated struct FileChooserOptions {
  /// What a filter's rule is for the portal.
  private enum Rule {
    static let pattern: UInt32 = 0
    static let mediaType: UInt32 = 1
  }

  private let chooser: FileChooser

  init(_ chooser: FileChooser) {
    self.chooser = chooser
  }

  func write(to options: inout MessageWriter, token: String) {
    options.option("handle_token", "s") { $0.append(token) }
    // An underscore marks the letter that chooses a button with Alt; two of them are one.
    let label = chooser.acceptLabel.map { $0 == "_" ? "__" : String($0) }.joined()
    options.option("accept_label", "s") { $0.append(label) }
    options.option("modal", "b") { $0.append(true) }
    switch chooser.kind {
    case .open, .folder:
      options.option("multiple", "b") { $0.append(chooser.allowsMultipleSelection) }
      options.option("directory", "b") { $0.append(chooser.kind == .folder) }
    case .save:
      if !chooser.name.isEmpty { options.option("current_name", "s") { $0.append(chooser.name) } }
    }
    if let folder = chooser.startFolder {
      options.option("current_folder", "ay") { $0.append(path: folder) }
    }
    guard chooser.kind != .folder, let first = chooser.filters.first else { return }
    options.option("filters", "a(sa(us))") { value in
      value.container(DRAWER_DBUS_TYPE_ARRAY, "(sa(us))") { list in
        for filter in chooser.filters { Self.write(filter, to: &list) }
      }
    }
    options.option("current_filter", "(sa(us))") { Self.write(first, to: &$0) }
  }

  private static func write(_ filter: FileFilter, to list: inout MessageWriter) {
    let rules =
      filter.patterns.map { (Rule.pattern, $0) } + filter.mediaTypes.map { (Rule.mediaType, $0) }
    list.structure { filterValue in
      filterValue.append(filter.name)
      filterValue.container(DRAWER_DBUS_TYPE_ARRAY, "(us)") { ruleList in
        for rule in rules {
          ruleList.structure { value in
            value.append(rule.0)
            value.append(rule.1)
          }
        }
      }
    }
  }
}
