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
