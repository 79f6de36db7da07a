// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A container with a strip of buttons above the selected child: the tab bar that tutorials build.
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
  private let stage = View()
  private var running: ChildTransition?

  private static let stripHeight = 48.0
  private static let buttonWidth = 52.0
  /// Seconds.
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
    stage.clipsToBounds = true
    view.addSubview(strip)
    view.addSubview(stage)
    strip.isLayoutMarginsRelativeArrangement = true
    strip.layoutMargins = Insets(horizontal: 4, vertical: 4)
    strip.pin([.leading(), .trailing(), .top(), .height(Self.stripHeight)])
    stage.pin([.leading(), .trailing(), .top(Self.stripHeight), .bottom()])
    for (index, tab) in tabs.enumerated() {
      let name = tab.controller.title ?? "Tab \(index + 1)"
      let button = Button(
        title: tab.icon == nil ? "\(index + 1)" : nil, image: tab.icon, label: name)
      button.onActivate = { [weak self] in self?.select(index) }
      buttons.append(button)
      button.widthAnchor.constraint(equalToConstant: Self.buttonWidth).isActive = true
      strip.addArrangedSubview(button)
    }
    // Takes the rest of the strip.
    strip.addArrangedSubview(View())
    show(tabs[0].controller)
    colorButtons()
  }

  /// Shows a tab's child. The selected one again does nothing.
  public func select(_ index: Int) {
    precondition(tabs.indices.contains(index), "There is no tab \(index) of \(tabs.count)")
    guard index != selectedIndex else { return }
    loadViewIfNeeded()
    // A change in mid-flight ends the one before.
    running?.finish()
    let old = tabs[selectedIndex].controller
    let new = tabs[index].controller
    let direction = index > selectedIndex ? 1.0 : -1.0
    selectedIndex = index
    colorButtons()

    let place = stage.bounds
    let isAnimated = !view.traits.reducesMotion
    let transition = ChildTransition(
      in: self, from: old, to: new, removing: [old], adding: [new], isAnimated: isAnimated)
    transition.begin {
      new.view.frame = place.offset(by: Point(direction * place.width, 0))
      new.view.autoresizingMask = .fill
      stage.addSubview(new.view)
    }
    let animator = PropertyAnimator(
      motion: .curve(.easeInOut, duration: isAnimated ? Self.duration : 0)
    ) {
      old.view.frame = place.offset(by: Point(-direction * place.width, 0))
      new.view.frame = place
    }
    running = transition
    transition.run(animator) { [weak self] atEnd in
      self?.running = nil
      transition.end(atEnd: atEnd)
    }
  }

  public override var childInCharge: ViewController? { tabs[selectedIndex].controller }

  private func show(_ child: ViewController) {
    addChild(child)
    child.view.frame = stage.bounds
    child.view.autoresizingMask = .fill
    stage.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func colorButtons() {
    for (index, button) in buttons.enumerated() {
      button.color = index == selectedIndex ? .accent : .secondaryText
    }
  }
}
