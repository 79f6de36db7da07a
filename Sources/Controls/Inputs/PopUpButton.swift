// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A button that shows the selected choice and offers all choices in a menu, like the pop-up button of macOS.
///
/// A press opens the menu, and a release over an item selects that item; a click leaves the menu open. Space, Up and
/// Down open it too, and so does Return if no enclosing controller has a `defaultButton`.
public final class PopUpButton: Control, ValueControl {
  private static let inset = 12.0
  private var chevronSize: Double { (16 * symbolScale).rounded() }
  private static let gap = 8.0

  /// A choice in the menu of a pop-up button.
  public nonisolated struct Choice: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text of the choice, in the menu and on the button.
    public var title: String
    /// The image before the title, in the menu and on the button. Default nil: no image.
    public var image: Image?
    /// Whether the user can select the choice. Default true.
    public var isEnabled = true

    /// Creates a choice for a pop-up button.
    public init(_ title: String, image: Image? = nil, isEnabled: Bool = true) {
      self.title = title
      self.image = image
      self.isEnabled = isEnabled
    }

    /// Creates an enabled choice without an image from its title.
    public init(stringLiteral value: String) { self.init(value) }
  }

  /// The choices, in the order of the menu. If `selectedIndex` is out of range for new choices, it becomes nil.
  public var choices: [Choice] {
    didSet {
      guard choices != oldValue else { return }
      if let index = selectedIndex, !choices.indices.contains(index) { selectedIndex = nil }
      invalidateDrawnContent()
    }
  }

  /// The index of the selected choice; nil for none. Default 0. Setting it does not call `onValueChanged`. Traps if
  /// there is no such choice.
  public var selectedIndex: Int? {
    willSet {
      require(
        newValue.map(choices.indices.contains) ?? true,
        "Choice index \(newValue ?? 0) is out of range: 0..<\(choices.count)")
    }
    didSet {
      recordValueChange(isUserInitiated: false)
      if selectedIndex != oldValue { invalidateDrawnContent() }
    }
  }

  /// The text on the button while no choice is selected. Default “Choose”, translated into the window's language.
  public var placeholder: String {
    get { customPlaceholder ?? traits.localization("Choose") }
    set {
      guard newValue != customPlaceholder else { return }
      customPlaceholder = newValue
      invalidateDrawnContent()
    }
  }
  private var customPlaceholder: String?

  /// Called when the user has selected another choice; not called for the choice that is already selected.
  public var onValueChanged: ((_ index: Int) -> Void)?

  /// Whether the menu of the pop-up button is open.
  public private(set) var isOpen = false {
    didSet { if isOpen != oldValue { setNeedsDisplay() } }
  }

  /// Creates a pop-up button with choices, of which the first one is selected by default.
  ///
  /// - Parameter accessibilityLabel: The name of the setting, for assistive technology and logs.
  public init(choices: [Choice], selectedIndex: Int? = 0, accessibilityLabel: String) {
    require(
      selectedIndex.map(choices.indices.contains) ?? true,
      "Choice index \(selectedIndex ?? 0) is out of range: 0..<\(choices.count)")
    self.choices = choices
    self.selectedIndex = selectedIndex
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
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
    recordValueChange(isUserInitiated: true)
    onValueChanged?(index)
  }

  // MARK: Restoration

  var restorableValue: Int? { selectedIndex }
  var valueLimits: [Double] { [Double(choices.count)] }

  func restore(_ index: Int) {
    guard choices.indices.contains(index) else { return }
    recordValueChange(isUserInitiated: true)
    choose(index)
  }

  // MARK: Opening

  private func open(byKey: Bool) {
    guard isEnabled, !isOpen, let popUp = menu.makePopUp(of: self) else { return }
    popUp.onDismiss = { [weak self] in self?.isOpen = false }
    isOpen = popUp.show(highlighting: selectedIndex, byKey: byKey)
  }

  public override func activate() {
    onActivate?()
    open(byKey: true)
  }

  public override func pointerDown(_ pointer: PointerSample) {
    guard pointer.event.button == .primary else { return }
    focusIfPossible()
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
      theme.metrics.minimumControlHeight)
  }

  public override func draw(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    let font = theme.fonts.body
    let isMirrored = isMirrored
    let color: ColorRole =
      !isEnabled ? .disabledText : selectedIndex == nil ? .secondaryText : .text
    canvas.fill(bounds, .hover, radius: metrics.controlRadius)
    if isOpen { canvas.fill(bounds, .pressed, radius: metrics.controlRadius) }
    drawHighlight(&canvas, in: bounds, radius: metrics.controlRadius)
    canvas.stroke(bounds, .separator, radius: metrics.controlRadius, width: 1)
    func iconRect(_ x: Double, _ size: Double) -> Rect {
      Rect(isMirrored ? bounds.maxX - x - size : x, bounds.midY - size / 2, size, size)
    }
    var x = Self.inset
    if let image = selectedIndex.flatMap({ choices[$0].image }) {
      canvas.drawImage(image, in: iconRect(x, metrics.iconSize), tint: color)
      x += metrics.iconSize + Self.gap
    }
    let chevron = bounds.width - Self.inset - chevronSize
    let layout = TextLayout(
      title, font: font, width: max(0, chevron - Self.gap - x), maximumLines: 1,
      measurer: textMeasurer)
    canvas.drawText(
      layout, font, color,
      at: Point(
        isMirrored ? bounds.maxX - x - layout.size.width : x,
        bounds.midY - layout.size.height / 2))
    canvas.drawImage(
      .icon("chevron-down"), in: iconRect(chevron, chevronSize),
      tint: isEnabled ? .secondaryText : .disabledText)
  }

  // MARK: Accessibility

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
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
