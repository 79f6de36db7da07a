// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension Localization {
  /// An English text as a literal of the source. What it interpolates stands in catalogues as `%@`, or as `%1$@`, `%2$@`
  /// where a translation has another order: gettext's `objc-format`.
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// What is interpolated.
    enum Argument: Hashable, Sendable {
      case text(String)
      case number(Int)
    }

    /// How catalogues name it.
    package let key: String
    private let arguments: [Argument]
    var context: String?

    /// A text without places.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// A text with a place for each interpolation.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    init(_ key: String, context: String?) {
      self.key = key
      self.context = context
      arguments = []
    }

    func translation(in catalog: MessageCatalog) -> String? {
      catalog.translation(of: key, context: context)
    }

    /// Puts what is interpolated into a text, in the text's own order. What runs the other way is isolated, so that the words
    /// around it stay where they belong. A text without words, such as “%@ %@” for a date, has the direction of the
    /// interpolated texts.
    func filled(_ text: String, numbers: NumberFormat) -> String {
      guard !arguments.isEmpty else { return text }
      let hasWords = text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      let direction = hasWords ? WritingDirection(of: text[...]) : nil
      return MessageFormat.fill(
        text,
        arguments.map {
          switch $0 {
          case .text(let text): direction?.isolating(text) ?? text
          case .number(let number): numbers.string(number)
          }
        })
    }

    /// Gathers a literal's parts.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// An empty text with room for a literal of such a length.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        arguments.reserveCapacity(interpolationCount)
      }

      /// What stands between places.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.contains("%") ? MessageFormat.escaped(literal) : literal
      }

      /// A name, a text that is translated already, or what a person wrote.
      public mutating func appendInterpolation(_ text: String) {
        key += MessageFormat.placeholder
        arguments.append(.text(text))
      }

      /// A number; it is written as the language has it.
      public mutating func appendInterpolation(_ number: Int) {
        key += MessageFormat.placeholder
        arguments.append(.number(number))
      }
    }
  }
}
