// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

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
