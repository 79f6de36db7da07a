// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

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
    navigationItem.rightBarButtonItems = [
      .showCode(["CookingController", "Recipe"], of: self)
    ]
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
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    progress.progress = Double(step + 1) / Double(recipe.steps.count)
    let text = Label(localized(recipe.steps[step]), style: .largeTitle)
    text.numberOfLines = 0
    let button = Button.filled(isLast ? localized("Done") : localized("Next step"), isPrimary: true)
    button.onActivate = { [weak self] in self?.showNextStep() }
    let name = Label(recipe.name)
    name.color = .secondaryText
    let column = addScrollingColumn([name, text, progress, button], maximumWidth: Self.width)
    progress.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    column.setCustomSpacing(28, after: text)
    column.setCustomSpacing(28, after: progress)
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
