// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Texts and their translations into one language: what a gettext `.po` file says.
public struct MessageCatalog: Sendable {
  /// A text as catalogues know it.
  struct Key: Hashable, Sendable {
    var text: String
    var context: String?
  }

  /// What is said in place of a text, of one thing and of several.
  struct Entry: Sendable {
    /// Nil for a text that depends on no number.
    var plural: String?
    /// By the plural rule's answer. Default one, which is empty where nothing is translated.
    var forms: [String]
  }

  /// Values do not change, so that copies cost one reference.
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

  /// Reads a `.po` file. Entries that a translator or a tool has marked as fuzzy or obsolete, and those without a
  /// translation, are left out.
  ///
  /// - Parameter po: In UTF-8. Nothing that is written there stops the program.
  /// - Throws: Where the first line is that makes no sense.
  public init(po: some Sequence<UInt8>) throws(MessageCatalogError) {
    storage = Storage(try CatalogFile(Array(po)))
  }

  /// What the file's header says, such as `de`; empty where it says nothing.
  public var language: String { storage.language }

  /// All texts, in no order.
  package var texts: [(text: String, context: String?, plural: String?, forms: [String])] {
    storage.entries.map { ($0.key.text, $0.key.context, $0.value.plural, $0.value.forms) }
  }

  func translation(of text: String, context: String?) -> String? {
    guard let form = storage.entries[Key(text: text, context: context)]?.forms.first else {
      return nil
    }
    return form.isEmpty ? nil : form
  }

  /// - Parameter plural: Not part of the key, as in gettext.
  func translation(of text: String, plural: String, count: UInt) -> String? {
    guard let forms = storage.entries[Key(text: text, context: nil)]?.forms else { return nil }
    let index = storage.rule.form(of: UInt64(count))
    guard forms.indices.contains(index), !forms[index].isEmpty else { return nil }
    return forms[index]
  }
}

extension MessageCatalog: Equatable {
  /// The same file, read once.
  public static func == (one: MessageCatalog, other: MessageCatalog) -> Bool {
    one.storage === other.storage
  }
}

/// A `.po` file is not as gettext has them.
public struct MessageCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The first line has the number 1.
  public let line: Int
  /// A description of the error in the line, in English.
  public let reason: String

  /// Such as `line 12: the quote is not closed`.
  public var description: String { "line \(line): \(reason)" }
}
