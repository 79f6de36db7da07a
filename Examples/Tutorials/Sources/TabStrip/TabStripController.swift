// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// Tabs by adding children: each gets a button in the strip above, with its image or its number. Tabs stay as
/// long as the strip does.
final class TabStripController: ViewController {
  private static let stripHeight = 48.0

  private(set) var buttons: [Button] = []
  private(set) var selectedIndex = 0
  private let strip = StackView()

  /// All that a program calls. There is no transition, so the child has moved at once.
  override func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    super.addChild(child)
    let image = child.tabBarItem.image
    let index = buttons.count
    let button = Button(
      title: image == nil ? "\(index + 1)" : nil, image: image,
      label: child.title ?? "Tab \(index + 1)")
    button.onActivate = { [weak self] in self?.select(index) }
    buttons.append(button)
    strip.addArrangedSubview(button)
    child.didMove(toParent: self)
    if isViewLoaded, children.count == 1 { show(child) }
    markSelection()
  }

  override func viewDidLoad() {
    strip.backgroundColor = .surface
    strip.isFocusGroup = true
    strip.distribution = .fillEqually
    // Room for the ring around the one that has the keyboard.
    strip.isLayoutMarginsRelativeArrangement = true
    strip.layoutMargins = Insets(horizontal: 4, vertical: 4)
    strip.spacing = 8
    view.addSubview(strip)
    strip.pin([.leading(), .trailing(), .top(), .height(Self.stripHeight)])
    if !children.isEmpty { show(children[selectedIndex]) }
  }

  func select(_ index: Int) {
    guard index != selectedIndex else { return }
    children[selectedIndex].viewIfLoaded?.removeFromSuperview()
    selectedIndex = index
    if isViewLoaded { show(children[index]) }
    markSelection()
  }

  private func show(_ child: ViewController) {
    child.view.frame = view.bounds.inset(by: Insets(top: Self.stripHeight))
    child.view.autoresizingMask = .fill
    view.addSubview(child.view)
  }

  private func markSelection() {
    viewIfLoaded?.setNeedsLayout()
    for (index, button) in buttons.enumerated() {
      button.color = index == selectedIndex ? .accent : .text
    }
  }

  override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    Size(parentSize.width, max(0, parentSize.height - Self.stripHeight))
  }

  override var childForTitle: ViewController? { children.isEmpty ? nil : children[selectedIndex] }
}
