// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension Localization {
  /// An English text to translate, written as a string literal. Catalogs contain `%@` in place of each interpolation. A
  /// translation with another order contains `%1$@` and `%2$@`, as in gettext's `objc-format`.
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    enum Argument: Hashable, Sendable {
      case text(String)
      case number(Int)
    }

    package let key: String
    private let arguments: [Argument]
    var context: String?

    /// Creates a message without placeholders from a string literal.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// Creates a message with a placeholder for each interpolation in a string literal.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    package init(_ key: String, context: String?) {
      self.key = key
      self.context = context
      arguments = []
    }

    func translation(in catalog: MessageCatalog) -> String? {
      catalog.translation(of: key, context: context)
    }

    /// Returns a text with its arguments inserted, in the text's own order. Arguments that run in the other direction
    /// are isolated, so that the words around them keep their positions. A text without words, such as “%@ %@” for a
    /// date, takes the direction of its arguments.
    func insertingArguments(into text: String, numberFormat: NumberFormat) -> String {
      guard !arguments.isEmpty else { return text }
      let hasWords = text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      let direction = hasWords ? WritingDirection(of: text[...]) : nil
      return MessageFormat.string(
        format: text,
        arguments: arguments.map {
          switch $0 {
          case .text(let text): direction?.isolating(text) ?? text
          case .number(let number): numberFormat.string(number)
          }
        })
    }

    /// Collects the texts and the interpolations of a message's string literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// Creates an empty message, with memory reserved for a literal and its interpolations.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        arguments.reserveCapacity(interpolationCount)
      }

      /// Appends text of the literal that is not an interpolation.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.contains("%") ? MessageFormat.escaped(literal) : literal
      }

      /// Appends a placeholder for a text that is inserted unchanged, such as a name or the user's input.
      public mutating func appendInterpolation(_ text: String) {
        key += MessageFormat.placeholder
        arguments.append(.text(text))
      }

      /// Appends a placeholder for a number, which is written in the localization's number format.
      public mutating func appendInterpolation(_ number: Int) {
        key += MessageFormat.placeholder
        arguments.append(.number(number))
      }
    }
  }
}
