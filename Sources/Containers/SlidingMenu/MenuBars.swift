// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// Puts the menu button into bars: a center with a bar of its own at its top needs no other one.
final class MenuBars {
  /// Where the menu button of a center is: in a bar inside it, or in the bar above it.
  private struct Place {
    weak var center: ViewController?
    weak var bar: NavigationBar?
    let button: Button?
  }

  private unowned let menu: SlidingMenuController
  /// By the center.
  private var places: [ObjectIdentifier: Place] = [:]

  init(_ menu: SlidingMenuController) { self.menu = menu }

  /// A button that somebody else keeps.
  private struct Made {
    weak var button: Button?
  }
  private var made: [Made] = []

  /// Buttons are made before there is a window, whose language they speak.
  func showWords() {
    let localized = menu.traits.localization
    for button in made.compactMap(\.button) {
      button.accessibilityLabel = localized("Menu button")
      button.toolTip = localized("Menu")
    }
  }

  func makeButton() -> Button {
    let button = Button(image: .icon("menu"), label: "")
    made.removeAll { $0.button == nil }
    made.append(Made(button: button))
    showWords()
    button.onActivate = { [weak menu] in menu?.toggle() }
    button.accessibilityControlledView = menu.menuTable
    button.accessibilityTraitsBlock = { [weak menu] in
      menu?.isMenuOpen == true ? [.expandable, .expanded] : .expandable
    }
    return button
  }

  /// Whether a center has a bar for the button. Asked in each frame of a slide.
  func hasBar(_ center: ViewController) -> Bool {
    // Of one that does not show nobody hears where its corner is.
    guard center === menu.center, let place = places[ObjectIdentifier(center)],
      place.center === center
    else { return center.barAtCorner != nil }
    return place.bar != nil
  }

  /// The button goes along as columns come and go, a split view folds, or another tab is selected.
  func update(for center: ViewController) {
    let old = places[ObjectIdentifier(center)].flatMap { $0.center === center ? $0 : nil }
    let bar = center.barAtCorner
    if let old, old.bar === bar { return }
    let focused = menu.viewIfLoaded?.window?.focus.firstResponder as? View
    let hadKeyboard = [menu.centerBar, old?.button].compactMap(\.self)
      .contains { focused?.isDescendant(of: $0) == true }
    old?.bar?.leadingButtons.removeAll { $0 === old?.button }
    places[ObjectIdentifier(center)] = Place(
      center: center, bar: bar, button: bar.map(insertButton))
    guard center === menu.center else { return }
    if hadKeyboard, let button = (bar ?? menu.centerBar)?.leadingButtons.first {
      // The next layout shows the other bar; the keyboard cannot come to what is hidden.
      menu.centerBar?.isHidden = bar != nil
      menu.view.window?.focus.focus(button)
    }
    menu.viewIfLoaded?.setNeedsLayout()
  }

  /// A bar has the button once: from the center that its stack belonged to before it takes it over.
  private func insertButton(in bar: NavigationBar) -> Button {
    if let (center, place) = places.first(where: { $0.value.bar === bar }),
      let button = place.button
    {
      places[center] = nil
      return button
    }
    let button = makeButton()
    bar.leadingButtons.insert(button, at: 0)
    return button
  }
}
