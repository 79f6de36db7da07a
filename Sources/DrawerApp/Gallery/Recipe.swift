// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A recipe with its ingredients and its steps.
nonisolated struct Recipe: Sendable {
  /// An ingredient, with the amount for all servings of the recipe.
  struct Ingredient: Sendable {
    var amount: Double?
    var unit: Words?
    /// The name of one piece, or of a quantity with a unit.
    let name: Words
    /// The name of several pieces; nil for an ingredient that is not counted.
    var names: Words?
  }

  private let nameWords: Words
  private let courseWords: Words
  private let minutes: Int
  private let noteWords: Words
  let servings: Int
  /// The colors of the table and of the dish in the picture, as six hexadecimal digits.
  let colors: (table: String, dish: String)
  let ingredients: [Ingredient]
  let steps: [Words]

  init(
    name: Words, course: Words, minutes: Int, note: Words, servings: Int,
    colors: (table: String, dish: String), ingredients: [Ingredient], steps: [Words]
  ) {
    (nameWords, courseWords, self.minutes, self.noteWords) = (name, course, minutes, note)
    (self.servings, self.colors) = (servings, colors)
    (self.ingredients, self.steps) = (ingredients, steps)
  }

  /// The identifier, which is the same in every language.
  var identifier: String { nameWords.key }

  var name: String { localized(nameWords) }
  var course: String { localized(courseWords) }

  /// The subtitle of the recipe in a list.
  var summary: String {
    localized(minutes, "\(minutes) minute", "\(minutes) minutes") + " · " + localized(noteWords)
  }

  /// Returns the name of an ingredient, in the singular or plural form for a number of servings.
  func name(of ingredient: Ingredient, servings: Int) -> String {
    guard let names = ingredient.names, let amount = ingredient.amount else {
      return localized(ingredient.name)
    }
    let count = amount * Double(servings) / Double(self.servings)
    // Fractions have the general plural form: 1.5 eggs.
    return localized(
      count == count.rounded() ? Int(count) : Self.fractionPluralCount, ingredient.name, names)
  }

  /// A number with the same plural form as fractions in each language of the program (Unicode's plural rules).
  private static let fractionPluralCount = 100

  /// Returns the amount of an ingredient and its unit, for a number of servings.
  func amount(of ingredient: Ingredient, servings: Int, _ numbers: NumberFormat) -> String {
    let unit = ingredient.unit.map { localized($0) } ?? ""
    guard let amount = ingredient.amount else { return unit }
    let text = numbers.string(
      amount * Double(servings) / Double(self.servings), maximumFractionDigits: 2)
    return unit.isEmpty ? text : "\(text) \(unit)"
  }

  /// A wide picture of the dish on its table.
  var picture: Image {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="960" height="240" viewBox="0 0 960 240">
      <rect width="960" height="240" fill="#\(colors.table)"/>
      <path d="M0 60 H960 M0 120 H960 M0 180 H960" stroke="#FFFFFF" stroke-opacity="0.16" stroke-width="3"/>
      <circle cx="480" cy="128" r="98" fill="#000000" fill-opacity="0.12"/>
      <circle cx="480" cy="120" r="96" fill="#FBFAF7"/><circle cx="480" cy="120" r="74" fill="#E9E6DF"/>
      <circle cx="480" cy="120" r="68" fill="#\(colors.dish)"/>
      <circle cx="458" cy="104" r="13" fill="#FFFFFF" fill-opacity="0.28"/>
      <circle cx="506" cy="132" r="17" fill="#FFFFFF" fill-opacity="0.18"/>
      <circle cx="470" cy="150" r="9" fill="#2F6B3A" fill-opacity="0.75"/>
      <circle cx="498" cy="94" r="7" fill="#2F6B3A" fill-opacity="0.75"/>
      <path d="M348 62 V178 M338 62 V96 Q348 110 358 96 V62" stroke="#FBFAF7" stroke-width="6" fill="none"/>
      <path d="M612 178 V120 M612 120 C598 100 600 74 612 62 Z" stroke="#FBFAF7" stroke-width="6" fill="#FBFAF7"/>
      </svg>
      """
    return Image(data: Array(svg.utf8))
  }
}
