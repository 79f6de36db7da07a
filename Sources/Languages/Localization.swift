// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The language of a program: translations of its English texts, and the notation of numbers, dates and lists.
///
/// It is a trait (`Traits.localization`), so a view or a controller calls `traits.localization("Back")`.
/// docs/LANGUAGES.md explains how texts are translated.
public struct Localization: Sendable {
  /// Immutable and shared, so that a copy of the trait costs one reference.
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

  /// Creates the localization for English, the language of a program's sources, with numbers in Swift's notation.
  public init() {
    storage = Self.english
  }

  /// Creates the localization for a language.
  ///
  /// - Parameters:
  ///   - language: The language, such as `de` or `pt_BR`. `Localization.pseudoLanguage` needs no catalogs.
  ///   - catalogs: The catalogs, in the order in which they are searched. Pass a program's own catalogs first.
  ///   - numberFormat: The notation of numbers. Default nil: the catalogs' notation, or Swift's if they define none.
  public init(language: String, catalogs: [MessageCatalog], numberFormat: NumberFormat? = nil) {
    storage = Storage(language, catalogs, numberFormat ?? NumberFormat())
    guard numberFormat == nil else { return }
    // A call of this value would add accents to the sample in the pseudo-language.
    let sample = catalogs.lazy.compactMap { Self.numberSample.translation(in: $0) }.first
    if let format = sample.flatMap(NumberFormat.init(sample:)) { self.numberFormat = format }
  }

  /// A translator writes this number in the notation of the language.
  private static let numberSample = Message("1,234.5", context: "number format")

  /// An artificial language for testing a program that is not translated yet. Its texts are longer, have accents, and
  /// are in ⟦brackets⟧: a truncated text lacks a bracket, and a text that the program does not translate has none.
  public static let pseudoLanguage = "qps"

  /// The code of the language in ISO 639, with a region if needed, such as `de` or `pt_BR`. Default `en`.
  public var language: String { storage.language }

  /// The notation of numbers in texts, such as the decimal separator.
  public var numberFormat: NumberFormat {
    get { storage.numberFormat }
    set {
      if newValue != numberFormat {
        storage = Storage(storage.language, storage.catalogs, newValue)
      }
    }
  }

  private static let rightToLeftLanguages: Set<Substring> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "qps", "sd", "ug", "ur", "yi",
  ]

  /// Whether a language is written from right to left.
  ///
  /// - Parameter language: A language or a locale, such as `ar_EG.UTF-8`.
  package static func isRightToLeft(_ language: String) -> Bool {
    rightToLeftLanguages.contains(language.prefix { $0 != "_" && $0 != "." && $0 != "@" })
  }

  /// Whether the localization's language is written from right to left.
  public var isRightToLeft: Bool { Self.isRightToLeft(language) }

  // MARK: Texts

  /// Returns a text in the localization's language, or the English text if no catalog has a translation.
  ///
  /// - Parameters:
  ///   - message: The English text, as a literal. Interpolated texts stay unchanged, and interpolated whole numbers are
  ///     written in `numberFormat`.
  ///   - context: A note for translators that distinguishes two meanings of one text. Default nil.
  public func callAsFunction(_ message: Message, context: String? = nil) -> String {
    var message = message
    message.context = context
    let translation = storage.catalogs.lazy.compactMap { message.translation(in: $0) }.first
    return string(for: message, translation: translation)
  }

  /// Returns the translation of a text without placeholders whose literal is in another place of the source.
  package func translation(of key: String) -> String { self(Message(key, context: nil)) }

  /// Returns one of two texts, depending on a number, in the localization's language.
  ///
  /// - Parameters:
  ///   - count: The number that determines the text. It appears in the text only if the text interpolates it.
  ///   - one: The English text for the number 1.
  ///   - other: The English text for all other numbers.
  public func callAsFunction(_ count: Int, _ one: Message, _ other: Message) -> String {
    let translation = storage.catalogs.lazy.compactMap {
      $0.translation(of: one.key, count: count.magnitude)
    }.first
    return string(for: count == 1 ? one : other, translation: translation)
  }

  private func string(for message: Message, translation: String?) -> String {
    var text = translation ?? message.key
    if translation == nil, language == Self.pseudoLanguage { text = PseudoLanguage.text(for: text) }
    return message.insertingArguments(into: text, numberFormat: numberFormat)
  }
}

extension Localization: Hashable {
  /// Returns whether two localizations have the same language, number format and message catalogs.
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
  /// Returns several texts as a list in the localization's language, such as “A, B and C”.
  public func list(_ items: [String]) -> String {
    guard let last = items.last else { return "" }
    let others = items.dropLast()
    guard let first = others.first else { return last }
    let beginning = others.dropFirst().reduce(first) {
      self("\($0), \($1)", context: "list")
    }
    return self("\(beginning) and \(last)", context: "list")
  }

  /// Returns a date without a year in the localization's language, such as “12 May”.
  ///
  /// - Parameters:
  ///   - day: The day of the month, 1…31.
  ///   - month: The month, 1…12. Traps if it is outside of this range.
  public func date(day: Int, month: Int) -> String {
    require((1...12).contains(month), "There is no month \(month)")
    return self("\(day) \(self(Self.months[month - 1]))", context: "date")
  }

  /// Returns the name of a day of the week in the localization's language.
  ///
  /// - Parameter number: The day, 1…7, where 1 is Monday as in ISO 8601. Traps if it is outside of this range.
  public func weekday(_ number: Int) -> String {
    require((1...7).contains(number), "There is no weekday \(number)")
    return self(Self.weekdays[number - 1])
  }

  /// Returns a time of day in the notation of the localization's language, such as “09:41”.
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
