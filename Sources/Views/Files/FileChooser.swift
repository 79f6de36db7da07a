// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Languages

/// What a person is to choose: files to open, a place to save to, or a folder.
/// `ViewController.chooseFiles(_:)` asks for it.
public nonisolated struct FileChooser: Sendable, Hashable {
  /// What is chosen.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// One file that is there, or several.
    case open
    /// The name of a file, which may be there already: then the person agreed to replace it.
    case save
    /// One folder that is there, or several.
    case folder
  }

  /// What is chosen.
  public let kind: Kind

  /// Above the list. Default: what `kind` says; it is shown in the language of the window.
  public var title: String

  /// On the button that ends the choice: a verb. Default: what `kind` says; it is shown in the language of the window.
  public var acceptLabel: String

  /// Whether more than one can be chosen. Default false. One that saves has one file.
  public var allowsMultipleSelection = false

  /// Which files are listed; a person chooses among them. The first one counts at first. Default none: all files. Ignored
  /// for folders.
  public var filters: [FileFilter] = []

  /// The name that is offered for a file to save. Default empty.
  public var name = ""

  /// The absolute path of the folder that is shown first; nil, or a path that is not absolute, leaves it to the desktop.
  /// Default nil.
  public var folder: String?

  /// A chooser with the defaults of its kind.
  public init(_ kind: Kind) {
    self.kind = kind
    (title, acceptLabel) = Self.words(of: kind, in: Localization())
  }

  private static func words(
    of kind: Kind, in localization: Localization
  ) -> (title: String, acceptLabel: String) {
    switch kind {
    case .open: (localization("Open"), localization("Open"))
    case .save: (localization("Save"), localization("Save"))
    case .folder: (localization("Choose a folder"), localization("Choose"))
    }
  }

  /// With the library's own words in a language; the program's stay.
  package func translated(to localization: Localization) -> FileChooser {
    let (english, words) = (FileChooser(kind), Self.words(of: kind, in: localization))
    var chooser = self
    if title == english.title { chooser.title = words.title }
    if acceptLabel == english.acceptLabel { chooser.acceptLabel = words.acceptLabel }
    chooser.filters = filters.map { filter in
      guard filter == .all else { return filter }
      return FileFilter(localization("All files"), patterns: filter.patterns)
    }
    return chooser
  }

  /// For files to open.
  public static func open(
    title: String? = nil, allowsMultipleSelection: Bool = false, filters: [FileFilter] = [],
    folder: String? = nil
  ) -> FileChooser {
    var chooser = FileChooser(.open, title, filters, folder)
    chooser.allowsMultipleSelection = allowsMultipleSelection
    return chooser
  }

  /// For a file to save.
  public static func save(
    title: String? = nil, name: String, filters: [FileFilter] = [], folder: String? = nil
  ) -> FileChooser {
    var chooser = FileChooser(.save, title, filters, folder)
    chooser.name = name
    return chooser
  }

  /// For a folder.
  public static func folder(title: String? = nil, startingAt folder: String? = nil) -> FileChooser {
    FileChooser(.folder, title, [], folder)
  }

  private init(_ kind: Kind, _ title: String?, _ filters: [FileFilter], _ folder: String?) {
    self.init(kind)
    if let title { self.title = title }
    self.filters = filters
    self.folder = folder
  }

  /// The folder, if its path is absolute.
  package var startFolder: String? {
    folder.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}

/// Files of some kinds, for a chooser to list: those whose name fits a pattern, or that have one of the media types.
public nonisolated struct FileFilter: Sendable, Hashable {
  /// What the kinds are called, such as “Pictures”.
  public var name: String

  /// Patterns of the shell for names, such as `*.png`. The desktop's chooser may tell capital letters from small ones; the
  /// library's own does not.
  public var patterns: [String]

  /// Media types, such as `image/png` or `image/*`.
  public var mediaTypes: [String]

  /// A filter for names and media types. One without either lets no file through.
  public init(_ name: String, patterns: [String] = [], mediaTypes: [String] = []) {
    self.name = name
    self.patterns = patterns
    self.mediaTypes = mediaTypes
  }

  /// Every file.
  public static let all = FileFilter("All files", patterns: ["*"])
}

/// The desktop could not let the person choose. Nothing was chosen.
///
/// `description` is for the person: what happened, then what to do.
public nonisolated struct FileChooserError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  /// The desktop's own words, for a log; nil where it said nothing.
  public let reason: String?

  /// - Parameter description: The English words; `translated(to:)` says them in another language.
  package init(_ description: Localization.Message, reason: String? = nil) {
    self.description = description.key
    self.reason = reason
  }

  /// In words that are in the person's language already.
  package init(translated description: String, reason: String?) {
    self.description = description
    self.reason = reason
  }

  package func translated(to localization: Localization) -> FileChooserError {
    FileChooserError(translated: localization.translation(of: description), reason: reason)
  }
}
