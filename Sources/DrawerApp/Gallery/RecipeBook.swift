// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Recipes: a list, one recipe, its steps one by one. What a navigation controller is for.
enum RecipeBook {
  /// The recipes that the user likes, by their identifiers.
  final class Favorites {
    private(set) var identifiers: Set<String> = []
    var onChange: (() -> Void)?

    subscript(recipe: Recipe) -> Bool {
      get { identifiers.contains(recipe.identifier) }
      set {
        if newValue {
          identifiers.insert(recipe.identifier)
        } else {
          identifiers.remove(recipe.identifier)
        }
        onChange?()
      }
    }
  }

  private static func rows(_ favorites: Favorites) -> [ListController.Row] {
    Recipe.all.map { recipe in
      ListController.Row(
        title: recipe.name, subtitle: recipe.facts,
        detail: favorites[recipe] ? localized("Favorite") : nil, section: recipe.course,
        leadsOn: true
      ) { $0.show(RecipeController(recipe, favorites), sender: nil) }
    }
  }

  static func make() -> NavigationController {
    let favorites = Favorites()
    let list = ListController(title: localized("Navigation"), rows: rows(favorites))
    favorites.onChange = { [weak list, unowned favorites] in list?.setRows(rows(favorites)) }
    list.makeScreen = { coder in
      let identifier = coder.decode(String.self, forKey: "recipe")
      let recipe = Recipe.all.first { $0.identifier == identifier }
      return recipe.map { RecipeController($0, favorites) }
    }
    list.navigationItem.largeTitleDisplayMode = .always
    list.navigationItem.rightBarButtonItems = [
      .showCode(
        ["RecipeBook", "RecipeController", "CookingController", "Recipe", "ListController"],
        of: list)
    ]
    return NavigationController(rootViewController: list)
  }
}
