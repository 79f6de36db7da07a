// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Shows a recipe, with amounts for the chosen number of servings.
final class RecipeController: ViewController {
  private let recipe: Recipe
  private let servings = Stepper(accessibilityLabel: localized("Servings"))
  private let servingsLabel = Label(style: .bodyStrong)
  private let amounts: [Label]
  private let names: [Label]
  private let cookButton = Button.filled(localized("Cook step by step"), isPrimary: true)
  /// The ingredients and the steps, side by side in a wide window, else in one column.
  private let columns = StackView()
  private let favorites: RecipeBook.Favorites
  private lazy var favoriteItem = BarButtonItem(
    image: .icon("heart"), accessibilityLabel: Self.addFavoriteTitle
  ) { [weak self] in self?.toggleFavorite() }

  private static let servingsRange = 1...12
  private static var addFavoriteTitle: String { localized("Add to favorites") }
  /// The width in points from which ingredients and steps form two columns, at the default text size.
  private static let minimumWideWidth = 680.0
  /// The space between the columns, in points.
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
    favoriteItem.toolTip = Self.addFavoriteTitle
    navigationItem.rightBarButtonItems = [
      .showCode(["RecipeController", "Recipe"], of: self), favoriteItem,
    ]
  }

  override func viewDidLoad() {
    prepareView()
    servings.range = Double(Self.servingsRange.lowerBound)...Double(Self.servingsRange.upperBound)
    servings.value = Double(recipe.servings)
    servings.onValueChanged = { [weak self] _ in self?.updateAmounts() }
    cookButton.onActivate = { [weak self] in
      guard let self else { return }
      show(CookingController(recipe), sender: nil)
    }
    for part in [makeIngredientsView(), makeStepsView()] { columns.addArrangedSubview(part) }
    columns.spacing = Self.gap
    let facts = Label(recipe.summary, color: .secondaryText)
    let picture = ImageView(recipe.picture, accessibilityLabel: recipe.name)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.cornerRadius = view.theme.metrics.cardRadius
    let column = addScrollingColumn(
      [picture, facts, columns, cookButton], gaps: [facts: 20, columns: 28])
    picture.pin([.width(fraction: 1), .height(Self.pictureHeight)], to: column)
    updateAmounts()
    updateFavoriteItem()
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
    updateFavoriteItem()
  }

  override func viewWillLayoutSubviews() {
    let isWide = view.bounds.width >= Self.minimumWideWidth * view.traits.textScale
    columns.axis = isWide ? .horizontal : .vertical
    columns.alignment = isWide ? .top : .leading
  }

  private func makeIngredientsView() -> View {
    let table = [
      View.column(amounts, spacing: 6, alignment: .trailing),
      View.column(names, spacing: 6, alignment: .leading),
    ]
    // In a narrow window names and steps are wrapped, but amounts are never truncated.
    for label in amounts + [servingsLabel] {
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let count = View.row([servingsLabel, servings], spacing: 16, alignment: .center)
    return View.column([count, View.row(table, spacing: 10)], alignment: .leading)
  }

  private func makeStepsView() -> View {
    let lines = recipe.steps.enumerated().map { index, step in
      let text = Label(localized(step))
      text.numberOfLines = 0
      let width = Self.stepsWidth * max(1, view.traits.textScale)
      text.widthAnchor.constraint(lessThanOrEqualToConstant: width).isActive = true
      let number = Label(traits.numberFormat.string(index + 1), style: .bodyStrong, color: .accent)
      number.setContentCompressionResistancePriority(.required, for: .horizontal)
      return View.row([number, text], spacing: 12, alignment: .firstBaseline)
    }
    return View.column(lines, alignment: .leading)
  }

  private func updateAmounts() {
    let count = Int(servings.value)
    servingsLabel.text = Self.text(ofServings: count)
    servingsLabel.reservedTexts = Self.servingsRange.map(Self.text(ofServings:))
    for (index, ingredient) in recipe.ingredients.enumerated() {
      let texts = Self.servingsRange.map {
        recipe.amount(of: ingredient, servings: $0, traits.numberFormat)
      }
      amounts[index].text = texts[count - Self.servingsRange.lowerBound]
      amounts[index].reservedTexts = texts
      names[index].text = recipe.name(of: ingredient, servings: count)
      names[index].reservedTexts = Self.servingsRange.map {
        recipe.name(of: ingredient, servings: $0)
      }
    }
  }

  private static func text(ofServings count: Int) -> String {
    localized(count, "\(count) serving", "\(count) servings")
  }

  private func toggleFavorite() {
    favorites[recipe].toggle()
    updateFavoriteItem()
  }

  private func updateFavoriteItem() {
    let isFavorite = favorites[recipe]
    let words = isFavorite ? localized("Remove from favorites") : Self.addFavoriteTitle
    favoriteItem.image = .icon(isFavorite ? "heart-filled" : "heart")
    favoriteItem.accessibilityLabel = words
    favoriteItem.toolTip = words
  }
}

/// One step of a recipe, in large text. The next step is pushed.
final class CookingController: ViewController {
  private let recipe: Recipe
  private let step: Int
  private let progress = ProgressView(accessibilityLabel: localized("Progress"))

  /// The maximum width of the text, in points.
  private static let width = 520.0

  init(_ recipe: Recipe, step: Int = 0) {
    self.recipe = recipe
    self.step = step
    super.init()
    title = localized("Step \(step + 1) of \(recipe.steps.count)")
    navigationItem.rightBarButtonItems = [.showCode(["RecipeController", "Recipe"], of: self)]
    navigationItem.backButtonTitle = localized("Step \(step + 1)")
  }

  /// Restores the step of a saved state; nil if the recipe has no such step.
  convenience init?(_ recipe: Recipe, restoring coder: StateCoder) {
    guard let step = coder.decode(Int.self, forKey: "step"), recipe.steps.indices.contains(step)
    else { return nil }
    self.init(recipe, step: step)
  }

  private var isLast: Bool { step == recipe.steps.count - 1 }

  override func viewDidLoad() {
    prepareView()
    progress.progress = Double(step + 1) / Double(recipe.steps.count)
    let text = Label(localized(recipe.steps[step]), style: .largeTitle)
    let button = Button.filled(isLast ? localized("Done") : localized("Next step"), isPrimary: true)
    button.onActivate = { [weak self] in self?.showNextStep() }
    let name = Label(recipe.name, color: .secondaryText)
    let column = addScrollingColumn(
      [name, text, progress, button], maximumWidth: Self.width, gaps: [text: 28, progress: 28])
    progress.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? { CookingController(recipe, restoring: coder) }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(step, forKey: "step")
  }

  private func showNextStep() {
    if isLast {
      navigationController?.popToRootViewController()
    } else {
      show(CookingController(recipe, step: step + 1), sender: nil)
    }
  }
}
