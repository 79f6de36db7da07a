// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The language that a program speaks: what its English texts are called there, and how numbers, dates and lists are
/// written.
///
/// It is a trait (`Traits.localization`), so a view or a controller asks `traits.localization("Back")`. docs/LANGUAGES.md
/// says how texts are translated.
public struct Localization: Sendable {
  /// Values do not change, so that a trait costs one reference.
  private final class Storage: Sendable {
    let language: String
    let catalogs: [MessageCatalog]
    let numberFormat: NumberFormat

    init(_ language: String, _ catalogs: [MessageCatalog], _ numberFormat: NumberFormat) {
      self.language = language
      self.catalogs = catalogs
      self.numberFormat = numberFormat
    }
  }

  private var storage: Storage

  private static let english = Storage("en", [], NumberFormat())

  /// English, as the sources of a program are written, with numbers as Swift writes them.
  public init() {
    storage = Self.english
  }

  /// - Parameters:
  ///   - language: Such as `de` or `pt_BR`. `Localization.pseudoLanguage` needs no catalogues.
  ///   - catalogs: The first that has a text is believed: a program's own come before the library's.
  ///   - numberFormat: Default nil: as the catalogues say, and else as Swift writes numbers.
  public init(
    language: String, catalogs: [MessageCatalog], numberFormat: NumberFormat? = nil
  ) {
    storage = Storage(language, catalogs, numberFormat ?? NumberFormat())
    guard numberFormat == nil else { return }
    // Not in the pseudo-language, which would put accents to it.
    let sample = catalogs.lazy.compactMap { Self.numberSample.translation(in: $0) }.first
    if let format = sample.flatMap(NumberFormat.init(sample:)) { self.numberFormat = format }
  }

  /// A translator writes this number as it is written in the language.
  private static let numberSample = Message("1,234.5", context: "number format")

  /// The language that a program is tested in before it is translated: its texts are longer, have accents and stand in
  /// ⟦brackets⟧, so that one sees what is cut off and what was never meant to be translated.
  public static let pseudoLanguage = "qps"

  /// By ISO 639, such as `de` or `pt_BR`. Default `en`.
  public var language: String { storage.language }

  /// How numbers in texts are written.
  public var numberFormat: NumberFormat {
    get { storage.numberFormat }
    set {
      if newValue != numberFormat {
        storage = Storage(storage.language, storage.catalogs, newValue)
      }
    }
  }

  /// Languages that are written from the right, by ISO 639, and the pseudo-language.
  private static let rightToLeftLanguages: Set<Substring> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "qps", "sd", "ug", "ur", "yi",
  ]

  /// Whether a language is written from the right.
  ///
  /// - Parameter language: A language or a locale, such as `ar_EG.UTF-8`.
  package static func isRightToLeft(_ language: String) -> Bool {
    rightToLeftLanguages.contains(language.prefix { $0 != "_" && $0 != "." && $0 != "@" })
  }

  /// Whether the language is written from the right.
  public var isRightToLeft: Bool { Self.isRightToLeft(language) }

  // MARK: Texts

  /// A text in the language; the English one where no catalogue has it.
  ///
  /// - Parameters:
  ///   - message: In English, as a literal. What is interpolated stays as it is; whole numbers are written as the
  ///     language has it.
  ///   - context: What tells one word with two meanings from the other, for translators. Default nil.
  public func callAsFunction(_ message: Message, context: String? = nil) -> String {
    var message = message
    message.context = context
    let translation = storage.catalogs.lazy.compactMap { message.translation(in: $0) }.first
    return shown(message, as: translation)
  }

  /// The same for a text without places, whose literal stands elsewhere.
  package func translation(of key: String) -> String { self(Message(key, context: nil)) }

  /// A text that depends on a number.
  ///
  /// - Parameters:
  ///   - count: The number; it is shown where the texts interpolate it.
  ///   - one: What is said of one, in English.
  ///   - other: What is said of any other number, in English.
  public func callAsFunction(_ count: Int, _ one: Message, _ other: Message) -> String {
    let translation = storage.catalogs.lazy.compactMap {
      $0.translation(of: one.key, plural: other.key, count: count.magnitude)
    }.first
    return shown(count == 1 ? one : other, as: translation)
  }

  private func shown(_ message: Message, as translation: String?) -> String {
    var text = translation ?? message.key
    if translation == nil, language == Self.pseudoLanguage { text = PseudoLanguage.text(for: text) }
    return message.filled(text, numbers: numberFormat)
  }
}

extension Localization: Hashable {
  /// The same language, of the same catalogues.
  public static func == (one: Localization, other: Localization) -> Bool {
    one.storage === other.storage
      || (one.language == other.language && one.numberFormat == other.numberFormat
        && one.storage.catalogs == other.storage.catalogs)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(numberFormat)
  }
}

extension Localization {
  /// Several things in a row: “A, B and C”.
  public func list(_ items: [String]) -> String {
    guard let last = items.last else { return "" }
    let others = items.dropLast()
    guard let first = others.first else { return last }
    let beginning = others.dropFirst().reduce(first) {
      self("\($0), \($1)", context: "list")
    }
    return self("\(beginning) and \(last)", context: "list")
  }

  /// A day of a year, such as “12 May”.
  ///
  /// - Parameters:
  ///   - day: 1…31.
  ///   - month: 1…12; another one stops the program.
  public func date(day: Int, month: Int) -> String {
    require((1...12).contains(month), "There is no month \(month)")
    return self("\(day) \(self(Self.months[month - 1]))", context: "date")
  }

  /// The name of a day of the week.
  ///
  /// - Parameter number: 1…7, Monday is 1, as ISO 8601 counts; another one stops the program.
  public func weekday(_ number: Int) -> String {
    require((1...7).contains(number), "There is no day \(number) of a week")
    return self(Self.weekdays[number - 1])
  }

  /// A time of day, such as “09:41”.
  public func time(hour: Int, minute: Int) -> String {
    self("\(twoDigits(hour)):\(twoDigits(minute))", context: "time")
  }

  private func twoDigits(_ number: Int) -> String {
    (number.magnitude < 10 ? numberFormat.string(0) : "") + numberFormat.string(number)
  }

  private static let months: [Message] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
    "November", "December",
  ]

  private static let weekdays: [Message] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
