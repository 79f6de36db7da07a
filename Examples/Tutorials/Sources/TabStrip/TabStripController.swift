// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// A container that makes a tab of each added child. A strip above the selected child has a button for each tab,
/// with the tab's image or number. Tabs cannot be removed.
final class TabStripController: ViewController {
  private static let stripHeight = 48.0

  private(set) var buttons: [Button] = []
  private(set) var selectedIndex = 0
  private let strip = StackView()

  /// Adds a child with a button. There is no transition, so `didMove(toParent:)` is sent immediately.
  override func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    super.addChild(child)
    let image = child.tabBarItem.image
    let index = buttons.count
    let button = Button(
      title: image == nil ? "\(index + 1)" : nil, image: image,
      accessibilityLabel: child.title ?? "Tab \(index + 1)")
    button.onActivate = { [weak self] in self?.select(index) }
    buttons.append(button)
    strip.addArrangedSubview(button)
    child.didMove(toParent: self)
    if isViewLoaded, children.count == 1 { addChildView(of: child) }
    updateSelection()
  }

  override func viewDidLoad() {
    strip.backgroundColor = .surface
    strip.isFocusGroup = true
    strip.distribution = .fillEqually
    // Leaves room for the focus ring of a button.
    strip.isLayoutMarginsRelativeArrangement = true
    strip.layoutMargins = Insets(horizontal: 4, vertical: 4)
    strip.spacing = 8
    view.addSubview(strip)
    strip.pin([.leading(), .trailing(), .top(), .height(Self.stripHeight)])
    if !children.isEmpty { addChildView(of: children[selectedIndex]) }
  }

  func select(_ index: Int) {
    guard index != selectedIndex else { return }
    children[selectedIndex].viewIfLoaded?.removeFromSuperview()
    selectedIndex = index
    if isViewLoaded { addChildView(of: children[index]) }
    updateSelection()
  }

  private func addChildView(of child: ViewController) {
    child.view.frame = view.bounds.inset(by: Insets(top: Self.stripHeight))
    child.view.autoresizingMask = .fill
    view.addSubview(child.view)
  }

  private func updateSelection() {
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
