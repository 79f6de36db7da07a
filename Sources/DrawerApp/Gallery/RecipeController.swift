// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// One recipe. The amounts follow the number of servings.
final class RecipeController: ViewController {
  private let recipe: Recipe
  private let servings = Stepper(label: localized("Servings"))
  private let servingsLabel = Label(style: .bodyStrong)
  private let amounts: [Label]
  private let names: [Label]
  private let cook = Button.plate(localized("Cook step by step"), isMain: true)
  /// What goes in, and beside or below that how it is done.
  private let parts = StackView()
  private let favorites: RecipeBook.Favorites
  private lazy var favorite = BarButtonItem(
    image: .icon("heart"), label: Self.addsFavorite
  ) { [weak self] in self?.toggleFavorite() }

  private static let allServings = 1...12
  private static var addsFavorite: String { localized("Add to favorites") }
  /// Points of width, at the default size of text, from which ingredients and steps form two columns.
  private static let wide = 680.0
  /// Points.
  private static let gap = 32.0
  private static let pictureHeight = 168.0
  private static let stepsWidth = 520.0

  init(_ recipe: Recipe, _ favorites: RecipeBook.Favorites = RecipeBook.Favorites()) {
    self.recipe = recipe
    self.favorites = favorites
    amounts = recipe.ingredients.map { _ in Label(style: .bodyStrong) }
    names = recipe.ingredients.map { _ in Label() }
    super.init()
    title = recipe.name
    favorite.toolTip = Self.addsFavorite
    navigationItem.rightBarButtonItems = [
      .showCode(["RecipeController", "Recipe"], of: self), favorite,
    ]
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    servings.range = Double(Self.allServings.lowerBound)...Double(Self.allServings.upperBound)
    servings.value = Double(recipe.servings)
    servings.onValueChanged = { [weak self] _ in self?.showAmounts() }
    cook.onActivate = { [weak self] in
      guard let self else { return }
      show(CookingController(recipe), sender: nil)
    }
    for part in [ingredients(), steps()] { parts.addArrangedSubview(part) }
    parts.spacing = Self.gap
    let facts = Label(recipe.facts)
    facts.color = .secondaryText
    let picture = ImageView(recipe.picture, label: recipe.name)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.cornerRadius = view.theme.metrics.cardRadius
    let column = addScrollingColumn([picture, facts, parts, cook])
    picture.pin([.width(fraction: 1), .height(Self.pictureHeight)], to: column)
    column.setCustomSpacing(20, after: facts)
    column.setCustomSpacing(28, after: parts)
    showAmounts()
    showFavorite()
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(recipe.identifier, forKey: "recipe")
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? { CookingController(recipe, restoring: coder) }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    showFavorite()
  }

  override func viewWillLayoutSubviews() {
    let isWide = view.bounds.width >= Self.wide * view.traits.textScale
    parts.axis = isWide ? .horizontal : .vertical
    parts.alignment = isWide ? .top : .leading
  }

  private func ingredients() -> View {
    let table = StackView(arrangedSubviews: [
      View.column(amounts, alignment: .trailing), View.column(names, alignment: .leading),
    ])
    for case let column as StackView in table.arrangedSubviews { column.spacing = 6 }
    // Without room the names and the steps have several lines. An amount never ends in an ellipsis.
    for label in amounts + [servingsLabel] {
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    table.spacing = 10
    let count = StackView(arrangedSubviews: [servingsLabel, servings])
    count.alignment = .center
    count.spacing = 16
    return View.column([count, table], alignment: .leading)
  }

  private func steps() -> View {
    let lines = recipe.steps.enumerated().map { index, step in
      let text = Label(localized(step))
      text.numberOfLines = 0
      let width = Self.stepsWidth * max(1, view.traits.textScale)
      text.widthAnchor.constraint(lessThanOrEqualToConstant: width).isActive = true
      let number = Label(traits.numberFormat.string(index + 1), style: .bodyStrong)
      number.color = .accent
      number.setContentCompressionResistancePriority(.required, for: .horizontal)
      let line = StackView(arrangedSubviews: [number, text])
      line.alignment = .firstBaseline
      line.spacing = 12
      return line
    }
    return View.column(lines, alignment: .leading)
  }

  private func showAmounts() {
    let count = Int(servings.value)
    servingsLabel.text = Self.text(ofServings: count)
    servingsLabel.reservedTexts = Self.allServings.map(Self.text(ofServings:))
    for (index, ingredient) in recipe.ingredients.enumerated() {
      let texts = Self.allServings.map {
        recipe.amount(of: ingredient, servings: $0, traits.numberFormat)
      }
      amounts[index].text = texts[count - Self.allServings.lowerBound]
      amounts[index].reservedTexts = texts
      names[index].text = recipe.name(of: ingredient, servings: count)
      names[index].reservedTexts = Self.allServings.map {
        recipe.name(of: ingredient, servings: $0)
      }
    }
  }

  private static func text(ofServings count: Int) -> String {
    localized(count, "\(count) serving", "\(count) servings")
  }

  private var isFavorite: Bool {
    get { favorites[recipe] }
    set { favorites[recipe] = newValue }
  }

  private func toggleFavorite() {
    isFavorite.toggle()
    showFavorite()
  }

  private func showFavorite() {
    let words = isFavorite ? localized("Remove from favorites") : Self.addsFavorite
    favorite.image = .icon(isFavorite ? "heart-filled" : "heart")
    favorite.accessibilityLabel = words
    favorite.toolTip = words
  }
}
