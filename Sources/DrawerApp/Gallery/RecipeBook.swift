// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Recipes: a list, one recipe, its steps one by one. What a navigation controller is for.
enum RecipeBook {
  static func make() -> NavigationController {
    let list = ListController(
      title: localized("Navigation"),
      rows: Recipe.all.map { recipe in
        ListController.Row(
          title: recipe.name, subtitle: recipe.facts, section: recipe.course, leadsOn: true
        ) { $0.show(RecipeController(recipe), sender: nil) }
      })
    list.makeScreen = { coder in
      let identifier = coder.decode(String.self, forKey: "recipe")
      guard let recipe = Recipe.all.first(where: { $0.identifier == identifier }) else {
        return nil
      }
      guard let step = coder.decode(Int.self, forKey: "step") else {
        return RecipeController(recipe)
      }
      return recipe.steps.indices.contains(step) ? CookingController(recipe, step: step) : nil
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
