// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Demonstrates the navigation controller: a list of recipes, a recipe, and its steps one by one.
final class RecipeBook: ListController {
  /// The recipes that the user likes, by their identifiers.
  final class Favorites {
    private(set) var identifiers: Set<String> = []
    private var onChange: (() -> Void)?

    /// Sets the closure that is called after each change, replacing the earlier one.
    func observe(_ onChange: @escaping () -> Void) { self.onChange = onChange }

    subscript(recipe: Recipe) -> Bool {
      get { identifiers.contains(recipe.identifier) }
      set {
        guard newValue != self[recipe] else { return }
        identifiers.formSymmetricDifference([recipe.identifier])
        onChange?()
      }
    }
  }

  private let favorites = Favorites()

  init() {
    super.init(title: localized("Navigation"))
    showRecipes()
    favorites.observe { [weak self] in self?.showRecipes() }
    navigationItem.largeTitleDisplayMode = .always
    let files = ["RecipeBook", "RecipeController", "Recipe", "ListController"]
    navigationItem.rightBarButtonItems = [.showCode(files, of: self)]
  }

  private func showRecipes() {
    setRows(
      Recipe.all.map { recipe in
        Row(
          title: recipe.name, subtitle: recipe.summary,
          detail: favorites[recipe] ? localized("Favorite") : nil, section: recipe.course,
          hasDisclosureIndicator: true
        ) { [weak self] in self?.showRecipe(recipe) }
      })
  }

  private func showRecipe(_ recipe: Recipe) {
    show(RecipeController(recipe, favorites), sender: nil)
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(favorites.identifiers.sorted(), forKey: "favorites")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    let saved = coder.decode([String].self, forKey: "favorites") ?? []
    for recipe in Recipe.all { favorites[recipe] = saved.contains(recipe.identifier) }
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    let saved = coder.decode(String.self, forKey: "recipe")
    return Recipe.all.first { $0.identifier == saved }.map { RecipeController($0, favorites) }
  }
}
