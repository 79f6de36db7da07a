// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Texts and their translations into one language: the contents of a gettext `.po` file.
public struct MessageCatalog: Sendable {
  struct Key: Hashable, Sendable {
    var text: String
    var context: String?
  }

  struct Entry: Sendable {
    /// The plural text; nil if the text depends on no number.
    var plural: String?
    /// The translations, indexed by the plural rule. A text without a plural has one. Untranslated forms are empty.
    var forms: [String]
  }

  /// Immutable and shared, so that a copy costs one reference.
  private final class Storage: Sendable {
    let language: String
    let entries: [Key: Entry]
    let rule: PluralRule

    init(_ file: CatalogFile) {
      language = file.header["Language"] ?? ""
      entries = file.entries
      rule = file.header["Plural-Forms"].flatMap(PluralRule.init(header:)) ?? .germanic
    }
  }

  private let storage: Storage

  /// Creates a catalog from a `.po` file. Fuzzy, obsolete and untranslated entries are ignored.
  ///
  /// - Parameter po: The bytes of the file, in UTF-8. The initializer never traps, whatever the file contains.
  /// - Throws: An error with the number of the first invalid line.
  public init(po: some Sequence<UInt8>) throws(MessageCatalogError) {
    storage = Storage(try CatalogFile(Array(po)))
  }

  /// The language in the file's header, such as `de`; empty if the header has none.
  public var language: String { storage.language }

  /// All texts with their translations, in no particular order.
  package var texts: [(text: String, context: String?, plural: String?, forms: [String])] {
    storage.entries.map { ($0.key.text, $0.key.context, $0.value.plural, $0.value.forms) }
  }

  /// - Parameter count: The number that chooses the form of a text with a plural. The plural text is no part of the
  ///   key, as in gettext.
  func translation(of text: String, context: String? = nil, count: UInt? = nil) -> String? {
    guard let forms = storage.entries[Key(text: text, context: context)]?.forms else { return nil }
    let index = count.map { storage.rule.form(of: UInt64($0)) } ?? 0
    return forms.indices.contains(index) && !forms[index].isEmpty ? forms[index] : nil
  }
}

extension MessageCatalog: Equatable {
  /// Returns whether two catalogs are copies of one catalog. Catalogs created separately from one file are not equal.
  public static func == (one: MessageCatalog, other: MessageCatalog) -> Bool {
    one.storage === other.storage
  }
}

/// An error in the syntax of a `.po` file.
public struct MessageCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of the line with the error. The first line of the file is 1.
  public let line: Int
  /// A description of the error in the line, in English.
  public let reason: String

  /// The number of the line and the reason of the error, such as `line 12: the quote is not closed`.
  public var description: String { "line \(line): \(reason)" }
}
