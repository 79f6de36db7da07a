// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Languages

/// A request to choose files to open, a file to save to, or a folder. `ViewController.chooseFiles(_:)` shows it.
public nonisolated struct FileChooser: Sendable, Hashable {
  /// The kind of choice: files to open, a file to save to, or folders.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The user chooses an existing file, or several if `allowsMultipleSelection` is true.
    case open
    /// The user chooses the name of a file to save. If the file exists, the user has agreed to replace it.
    case save
    /// The user chooses an existing folder, or several if `allowsMultipleSelection` is true.
    case folder
  }

  /// The kind of choice: files to open, a file to save to, or folders.
  public let kind: Kind

  /// The title of the chooser. The default depends on `kind` and is shown in the window's language.
  public var title: String

  /// The title of the button that confirms the choice, a verb. The default depends on `kind`, in the window's language.
  public var acceptLabel: String

  /// Whether the user can choose more than one file or folder. Default false. Ignored if `kind` is `save`.
  public var allowsMultipleSelection = false

  /// The filters from which the user can choose. The first one is selected initially. Default none: all files are
  /// shown. Ignored if `kind` is `folder`.
  public var filters: [FileFilter] = []

  /// The suggested name of a file to save. Default empty.
  public var name = ""

  /// The absolute path of the initial folder. If it is nil or not absolute, the desktop decides. Default nil.
  public var folder: String?

  /// Creates a file chooser with the default titles for its kind.
  public init(_ kind: Kind) {
    self.kind = kind
    (title, acceptLabel) = Self.defaultLabels(of: kind, in: Localization())
  }

  private static func defaultLabels(
    of kind: Kind, in localization: Localization
  ) -> (title: String, acceptLabel: String) {
    switch kind {
    case .open: (localization("Open"), localization("Open"))
    case .save: (localization("Save"), localization("Save"))
    case .folder: (localization("Choose a folder"), localization("Choose"))
    }
  }

  /// Returns the chooser with the library's labels in another language. The program's labels do not change.
  package func translated(to localization: Localization) -> FileChooser {
    let (english, words) = (FileChooser(kind), Self.defaultLabels(of: kind, in: localization))
    var chooser = self
    if title == english.title { chooser.title = words.title }
    if acceptLabel == english.acceptLabel { chooser.acceptLabel = words.acceptLabel }
    chooser.filters = filters.map { filter in
      guard filter == .all else { return filter }
      return FileFilter(localization("All files"), patterns: filter.patterns)
    }
    return chooser
  }

  /// Returns a file chooser in which the user chooses a file to open, or several.
  public static func open(
    title: String? = nil, allowsMultipleSelection: Bool = false, filters: [FileFilter] = [],
    folder: String? = nil
  ) -> FileChooser {
    var chooser = FileChooser(.open, title, filters, folder)
    chooser.allowsMultipleSelection = allowsMultipleSelection
    return chooser
  }

  /// Returns a file chooser in which the user chooses the name and the folder of a file to save.
  public static func save(
    title: String? = nil, name: String, filters: [FileFilter] = [], folder: String? = nil
  ) -> FileChooser {
    var chooser = FileChooser(.save, title, filters, folder)
    chooser.name = name
    return chooser
  }

  /// Returns a file chooser in which the user chooses a folder.
  public static func folder(title: String? = nil, startingAt folder: String? = nil) -> FileChooser {
    FileChooser(.folder, title, [], folder)
  }

  private init(_ kind: Kind, _ title: String?, _ filters: [FileFilter], _ folder: String?) {
    self.init(kind)
    if let title { self.title = title }
    self.filters = filters
    self.folder = folder
  }

  package var startFolder: String? { folder.flatMap { $0.hasPrefix("/") ? $0 : nil } }
}

/// A filter that lists the files whose names match a pattern or that have a given media type.
public nonisolated struct FileFilter: Sendable, Hashable {
  /// The name of the filter, such as “Pictures”.
  public var name: String

  /// Shell patterns for file names, such as `*.png`. The library's own chooser ignores case; the
  /// desktop's chooser may not.
  public var patterns: [String]

  /// The media types of the listed files, such as `image/png` or `image/*`.
  public var mediaTypes: [String]

  /// Creates a filter. Without patterns and media types, it lists no file.
  public init(_ name: String, patterns: [String] = [], mediaTypes: [String] = []) {
    self.name = name
    self.patterns = patterns
    self.mediaTypes = mediaTypes
  }

  /// A filter that lists every file.
  public static let all = FileFilter("All files", patterns: ["*"])
}

/// The error that `ViewController.chooseFiles(_:)` throws if the file chooser fails or none is available.
///
/// `description` is a message for the user: what happened, then what to do.
public nonisolated struct FileChooserError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  /// The desktop's error message, for a log; nil if there is none.
  public let reason: String?

  package init(_ description: Localization.Message, reason: String? = nil) {
    self.description = description.key
    self.reason = reason
  }

  package init(translated description: String, reason: String?) {
    self.description = description
    self.reason = reason
  }

  package func translated(to localization: Localization) -> FileChooserError {
    FileChooserError(translated: localization.translation(of: description), reason: reason)
  }
}

/// The folders of the machine, which the host reads for the library's own file chooser.
package protocol FileBrowser: AnyObject {
  /// The user's folders with their names, which the chooser offers as shortcuts. The first one is the home folder.
  var shortcutFolders: [(name: String, path: String)] { get }

  /// Reads a folder on another thread, and reports its entries on the main actor, in no particular order.
  func listFolder(
    _ folder: String, completion report: @escaping (Result<[FileEntry], FolderError>) -> Void)

  func patterns(forMediaTypes types: [String]) -> [String]
}

package nonisolated struct FileEntry: Sendable, Hashable {
  package let name: String
  package let isFolder: Bool

  package init(_ name: String, isFolder: Bool = false) {
    self.name = name
    self.isFolder = isFolder
  }

  package var isHidden: Bool { name.hasPrefix(".") }
}

package nonisolated enum FolderError: Error, Sendable, Hashable {
  case missing
  case notAFolder
  case notAllowed
  /// The system's error message.
  case other(String)
}
