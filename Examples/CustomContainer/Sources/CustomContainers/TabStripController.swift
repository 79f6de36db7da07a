// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A container with a strip of buttons above the selected child.
///
/// A `ChildTransition` sends the callbacks of each change, and an animator slides the two views.
public final class TabStripController: ViewController {
  /// A button of the strip and the child it shows. Without an icon the button shows its number.
  public struct Tab {
    public let icon: Image?
    public let controller: ViewController

    public init(icon: Image? = nil, controller: ViewController) {
      self.icon = icon
      self.controller = controller
    }
  }

  public let tabs: [Tab]
  public private(set) var selectedIndex = 0

  /// The tab buttons, in order.
  public private(set) var buttons: [Button] = []

  private let strip = StackView()
  private let containerView = View()
  private var childTransition: ChildTransition?

  private static let stripHeight = 48.0
  private static let buttonWidth = 52.0
  /// The duration of a transition, in seconds.
  private static let duration = 0.25

  public init(tabs: [Tab]) {
    precondition(!tabs.isEmpty, "A tab strip needs at least one tab")
    self.tabs = tabs
    super.init()
  }

  public override func viewDidLoad() {
    view.backgroundColor = .window
    strip.backgroundColor = .surface
    strip.isFocusGroup = true
    containerView.clipsToBounds = true
    view.addSubview(strip)
    view.addSubview(containerView)
    strip.isLayoutMarginsRelativeArrangement = true
    strip.layoutMargins = Insets(horizontal: 4, vertical: 4)
    strip.pin([.leading(), .trailing(), .top(), .height(Self.stripHeight)])
    containerView.pin([.leading(), .trailing(), .top(Self.stripHeight), .bottom()])
    for (index, tab) in tabs.enumerated() {
      let name = tab.controller.title ?? "Tab \(index + 1)"
      let button = Button(
        title: tab.icon == nil ? "\(index + 1)" : nil, image: tab.icon,
        accessibilityLabel: name)
      button.onActivate = { [weak self] in self?.select(index) }
      buttons.append(button)
      button.widthAnchor.constraint(equalToConstant: Self.buttonWidth).isActive = true
      strip.addArrangedSubview(button)
    }
    // An empty view fills the rest of the strip.
    strip.addArrangedSubview(View())
    addInitialChild(tabs[0].controller)
    updateButtonColors()
  }

  /// Shows a tab's child. Does nothing if the tab is already selected.
  public func select(_ index: Int) {
    precondition(
      tabs.indices.contains(index), "Tab index \(index) is out of range: 0..<\(tabs.count)")
    guard index != selectedIndex else { return }
    loadViewIfNeeded()
    // Completes a transition that is still running.
    childTransition?.finish()
    let old = tabs[selectedIndex].controller
    let new = tabs[index].controller
    let direction = index > selectedIndex ? 1.0 : -1.0
    selectedIndex = index
    updateButtonColors()

    let place = containerView.bounds
    let isAnimated = !view.traits.reducesMotion
    let transition = ChildTransition(
      in: self, from: old, to: new, removing: [old], adding: [new], isAnimated: isAnimated)
    transition.begin {
      new.view.frame = place.offset(by: Point(direction * place.width, 0))
      new.view.autoresizingMask = .fill
      containerView.addSubview(new.view)
    }
    let animator = PropertyAnimator(
      motion: .curve(.easeInOut, duration: isAnimated ? Self.duration : 0)
    ) {
      old.view.frame = place.offset(by: Point(-direction * place.width, 0))
      new.view.frame = place
    }
    childTransition = transition
    transition.run(animator) { [weak self] atEnd in
      self?.childTransition = nil
      transition.end(atEnd: atEnd)
    }
  }

  public override var activeChild: ViewController? { tabs[selectedIndex].controller }

  private func addInitialChild(_ child: ViewController) {
    addChild(child)
    child.view.frame = containerView.bounds
    child.view.autoresizingMask = .fill
    containerView.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func updateButtonColors() {
    for (index, button) in buttons.enumerated() {
      button.color = index == selectedIndex ? .accent : .secondaryText
    }
  }
}
