// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

// Scripts/locales.pl extracts all literals in this file for translation.

nonisolated extension Recipe {
  private static func item(_ amount: Double?, _ unit: Words?, _ name: Words) -> Ingredient {
    Ingredient(amount: amount, unit: unit, name: name)
  }

  private static func pieces(_ amount: Double, _ one: Words, _ other: Words) -> Ingredient {
    Ingredient(amount: amount, name: one, names: other)
  }

  static let all = [
    Recipe(
      name: "Oat pancakes", course: "Breakfast", minutes: 20, note: "vegetarian", servings: 2,
      colors: ("F2C879", "C9853B"),
      ingredients: [
        item(120, "g", "rolled oats"), item(200, "ml", "milk"), pieces(2, "egg", "eggs"),
        item(1, "tsp", "baking powder"), item(1, "tbsp", "butter"),
      ],
      steps: [
        "Blend oats, milk, eggs and baking powder. Let the batter rest for five minutes.",
        "Melt a little butter in a pan over medium heat.",
        "Pour in a ladle of batter. Flip the pancake when bubbles appear, after about two minutes.",
        "Serve with berries or honey.",
      ]),
    Recipe(
      name: "Baked eggs", course: "Breakfast", minutes: 25, note: "one pan", servings: 2,
      colors: ("E98A6B", "C23B22"),
      ingredients: [
        item(1, "tbsp", "olive oil"), pieces(1, "onion", "onions"),
        pieces(1, "red pepper", "red peppers"), item(400, "g", "tomatoes"),
        pieces(4, "egg", "eggs"), item(nil, "a pinch", "cumin"),
      ],
      steps: [
        "Slice onion and pepper, and fry them in the oil until they are soft.",
        "Add tomatoes and cumin. Let the sauce simmer for ten minutes.",
        "Make four wells and break an egg into each.",
        "Cover the pan until the whites are firm. Serve with bread.",
      ]),
    Recipe(
      name: "Lentil soup", course: "Soups", minutes: 40, note: "vegan", servings: 4,
      colors: ("F3B562", "D9631E"),
      ingredients: [
        item(250, "g", "red lentils"), pieces(1, "onion", "onions"), pieces(2, "carrot", "carrots"),
        item(1, "l", "vegetable stock"), item(1, "tsp", "paprika"), pieces(0.5, "lemon", "lemons"),
      ],
      steps: [
        "Dice onion and carrots, and fry them gently for five minutes.",
        "Stir in paprika and the rinsed lentils.",
        "Add the stock. Simmer for 25 minutes, until the lentils fall apart.",
        "Blend half of the soup, and season with lemon and salt.",
      ]),
    Recipe(
      name: "Potato and leek soup", course: "Soups", minutes: 35, note: "vegetarian", servings: 4,
      colors: ("A9C9A4", "E9E3B4"),
      ingredients: [
        item(500, "g", "potatoes"), pieces(2, "leek", "leeks"), item(1, "l", "vegetable stock"),
        item(100, "ml", "cream"), item(1, "tbsp", "butter"),
      ],
      steps: [
        "Wash and slice the leeks. Soften them in butter without browning.",
        "Add the diced potatoes and the stock. Cook for 20 minutes.",
        "Blend until smooth, stir in the cream and season.",
      ]),
    Recipe(
      name: "Mushroom risotto", course: "Main dishes", minutes: 45, note: "vegetarian", servings: 4,
      colors: ("B9A58C", "EADCC0"),
      ingredients: [
        item(320, "g", "risotto rice"), item(400, "g", "mushrooms"), item(1.2, "l", "hot stock"),
        item(100, "ml", "white wine"), item(60, "g", "hard cheese"), item(2, "tbsp", "butter"),
      ],
      steps: [
        "Fry the sliced mushrooms until they are brown, and set them aside.",
        "Toast the rice in butter for two minutes. Add the wine and let it evaporate.",
        "Add the stock one ladle at a time, stirring, for 18 minutes.",
        "Fold in the mushrooms, the cheese and the rest of the butter. Let rest for two minutes.",
      ]),
    Recipe(
      name: "Fish with fennel", course: "Main dishes", minutes: 30, note: "oven-baked", servings: 2,
      colors: ("8EC3CF", "F4F0E4"),
      ingredients: [
        pieces(2, "white fish fillet", "white fish fillets"),
        pieces(1, "fennel bulb", "fennel bulbs"), pieces(1, "orange", "oranges"),
        item(2, "tbsp", "olive oil"), item(nil, "some", "dill"),
      ],
      steps: [
        "Preheat the oven to 200 °C. Slice the fennel thinly.",
        "Bake the fennel with oil and orange juice for 12 minutes.",
        "Place the fish on top, season, and bake for another 10 minutes.",
        "Sprinkle with dill.",
      ]),
    Recipe(
      name: "Chickpea curry", course: "Main dishes", minutes: 35, note: "vegan", servings: 4,
      colors: ("E2B04A", "C77B0A"),
      ingredients: [
        item(480, "g", "cooked chickpeas"), item(400, "ml", "coconut milk"),
        pieces(1, "onion", "onions"), item(2, "tbsp", "curry powder"), item(200, "g", "spinach"),
      ],
      steps: [
        "Fry the chopped onion, then the curry powder for one minute.",
        "Add chickpeas and coconut milk. Simmer for 20 minutes.",
        "Stir in the spinach until it wilts. Serve with rice.",
      ]),
    Recipe(
      name: "Apple crumble", course: "Desserts", minutes: 50, note: "vegetarian", servings: 6,
      colors: ("D98C7A", "B5651D"),
      ingredients: [
        item(900, "g", "apples"), item(150, "g", "flour"), item(100, "g", "butter"),
        item(100, "g", "sugar"), item(1, "tsp", "cinnamon"),
      ],
      steps: [
        "Preheat the oven to 180 °C. Slice the apples into a dish and dust them with cinnamon.",
        "Rub flour, butter and sugar together until crumbs form.",
        "Scatter the crumbs over the apples and bake for 35 minutes.",
      ]),
    Recipe(
      name: "Chocolate pots", course: "Desserts", minutes: 15, note: "chill for two hours",
      servings: 4, colors: ("C7A6B5", "4A2A22"),
      ingredients: [
        item(150, "g", "dark chocolate"), item(250, "ml", "cream"),
        pieces(2, "egg yolk", "egg yolks"), item(nil, "a pinch", "sea salt"),
      ],
      steps: [
        "Heat the cream until it steams, and pour it over the chopped chocolate.",
        "Stir until smooth, then stir in the yolks and the salt.",
        "Pour into four small glasses and chill.",
      ]),
  ]
}
