// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A button that shows the chosen choice and offers the others in a menu, as macOS's pop-up button.
///
/// A press opens the menu, and a release over an item chooses it; a click leaves the menu open.
/// Space, Return and the arrow keys up and down open it too.
public final class PopUpButton: Control {
  /// Points between the edge and the title.
  private static let inset = 12.0
  private var chevronSize: Double { (16 * growth).rounded() }
  private static let gap = 8.0

  /// One of the choices.
  public nonisolated struct Choice: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text of the choice, in the menu and on the button.
    public var title: String
    /// Before the title, in the menu and on the button. Default nil: none.
    public var image: Image?
    /// Default true.
    public var isEnabled = true

    /// A choice that can be made, unless `isEnabled` is false.
    public init(_ title: String, image: Image? = nil, isEnabled: Bool = true) {
      self.title = title
      self.image = image
      self.isEnabled = isEnabled
    }

    /// A choice without an image that can be made.
    public init(stringLiteral value: String) { self.init(value) }
  }

  /// From the top of the menu down. When the chosen one is gone because there are fewer than
  /// before, nothing is chosen.
  public var choices: [Choice] {
    didSet {
      guard choices != oldValue else { return }
      if let index = selectedIndex, !choices.indices.contains(index) { selectedIndex = nil }
      contentChanged()
    }
  }

  /// The place of the chosen choice; nil for none. Setting it does not call `onValueChanged`.
  public var selectedIndex: Int? {
    willSet {
      require(
        newValue.map(choices.indices.contains) ?? true,
        "There are \(choices.count) choices, so none is number \(String(describing: newValue))")
    }
    didSet {
      noteChange(isByUser: false)
      if selectedIndex != oldValue { contentChanged() }
    }
  }

  /// The text on the button while nothing is chosen. Default “Choose” in the language of the window.
  public var placeholder: String {
    get { ownPlaceholder ?? traits.localization("Choose") }
    set {
      guard newValue != ownPlaceholder else { return }
      ownPlaceholder = newValue
      contentChanged()
    }
  }
  private var ownPlaceholder: String?

  /// Called after a person has chosen another choice; not when the same one is chosen again.
  public var onValueChanged: ((_ index: Int) -> Void)?

  /// Whether its menu is open.
  public private(set) var isOpen = false {
    didSet { if isOpen != oldValue { setNeedsDisplay() } }
  }

  /// - Parameter label: The purpose of the choice, for assistive technology and state dumps.
  public init(choices: [Choice], selectedIndex: Int? = 0, label: String) {
    require(
      selectedIndex.map(choices.indices.contains) ?? true,
      "There are \(choices.count) choices, so none is number \(String(describing: selectedIndex))")
    self.choices = choices
    self.selectedIndex = selectedIndex
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .popUpButton
  }

  // MARK: Menu

  private var menu: Menu {
    Menu(
      accessibilityLabel ?? "",
      choices.enumerated().map { index, choice in
        MenuItem(
          choice.title, image: choice.image, state: index == selectedIndex ? .on : .off,
          attributes: choice.isEnabled ? [] : .disabled
        ) { [weak self] in self?.choose(index) }
      })
  }

  private func choose(_ index: Int) {
    guard choices.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    noteChange(isByUser: true)
    onValueChanged?(index)
  }

  // MARK: Restoration

  /// The choice that the user made.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeValue(selectedIndex, within: [Double(choices.count)], with: coder)
  }

  /// Makes the choice as the user does: `onValueChanged` is called.
  public override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    let index: Int? = decodeValue(within: [Double(choices.count)], with: coder)
    guard let index, choices.indices.contains(index) else { return }
    noteChange(isByUser: true)
    choose(index)
  }

  // MARK: Opening

  private func open(byKey: Bool) {
    guard isEnabled, !isOpen else { return }
    guard let popUp = menu.makePopUp(of: self) else { return }
    popUp.whenDismissed { [weak self] in self?.isOpen = false }
    isOpen = popUp.show(marking: selectedIndex, byKey: byKey)
  }

  public override func activate() {
    onActivate?()
    open(byKey: true)
  }

  public override func pointerDown(_ pointer: PointerSample) {
    guard pointer.event.button == .primary else { return }
    if let focus = window?.focus, focus.canFocus(self) { focus.focus(self) }
    onActivate?()
    open(byKey: false)
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    let opens = (event.key == .up || event.key == .down) && event.modifiers.isSubset(of: .alt)
    guard isEnabled, opens, !event.isRepeat else { return super.keyDown(event) }
    activate()
    return true
  }

  // MARK: Look

  private var title: String { selectedIndex.map { choices[$0].title } ?? placeholder }

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    let font = theme.fonts.body
    let widest =
      (choices.map(\.title) + [placeholder]).map { textMeasurer.width(of: $0, in: font) }.max()
      ?? 0
    let image = choices.contains { $0.image != nil } ? theme.metrics.iconSize + Self.gap : 0
    return Size(
      min(
        size.width,
        2 * Self.inset + image + widest.rounded(.up) + Self.gap + chevronSize),
      theme.metrics.minimumTarget)
  }

  public override func draw(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    let font = theme.fonts.body
    let isMirrored = traits.layoutDirection == .rightToLeft
    let color: ColorRole =
      !isEnabled ? .disabledText : selectedIndex == nil ? .secondaryText : .text
    canvas.fill(bounds, .hover, radius: metrics.controlRadius)
    if isOpen { canvas.fill(bounds, .pressed, radius: metrics.controlRadius) }
    drawHighlight(&canvas, in: bounds, radius: metrics.controlRadius)
    canvas.stroke(bounds, .separator, radius: metrics.controlRadius, width: 1)
    func place(_ x: Double, _ size: Double) -> Rect {
      Rect(isMirrored ? bounds.maxX - x - size : x, bounds.midY - size / 2, size, size)
    }
    var x = Self.inset
    if let image = selectedIndex.flatMap({ choices[$0].image }) {
      canvas.image(image, in: place(x, metrics.iconSize), tint: color)
      x += metrics.iconSize + Self.gap
    }
    let chevron = bounds.width - Self.inset - chevronSize
    let layout = TextLayout(
      title, font: font, width: max(0, chevron - Self.gap - x), maximumLines: 1,
      measurer: textMeasurer)
    canvas.text(
      layout, font, color,
      at: Point(
        isMirrored ? bounds.maxX - x - layout.size.width : x,
        bounds.midY - layout.size.height / 2))
    canvas.image(
      .icon("chevron-down"), in: place(chevron, chevronSize),
      tint: isEnabled ? .secondaryText : .disabledText)
  }

  private func contentChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.value = title
    element.traits.formUnion(
      isOpen ? [.hasPopUp, .expandable, .expanded] : [.hasPopUp, .expandable])
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    let opens = action == .expand || action == .showMenu
    return super.performAccessibilityAction(opens ? .press : action, part: part)
  }
}
