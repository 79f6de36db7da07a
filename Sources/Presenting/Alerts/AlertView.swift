// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The view of an alert: title, message and buttons. It scrolls if the window is not high enough.
final class AlertView: View {
  /// The distances in points: around the text, between the buttons, around them, and between title and message.
  private static let inset = 24.0
  private static let gap = 8.0
  private static let buttonInset = 16.0
  private static let textGap = 8.0

  /// A limit for the title and for the message, far above readable texts.
  private static let maximumLineCount = 200

  private let onSelect: (AlertAction) -> Void
  private let style: AlertController.Style
  private let scrollView = ScrollView()
  private let titleLabel = Label(style: .title)
  private let messageLabel = Label()
  private var labels: [Label] { [titleLabel, messageLabel] }
  private var buttons: [AlertButton] = []

  /// - Parameter onSelect: Called when a button is activated.
  init(style: AlertController.Style, onSelect: @escaping (AlertAction) -> Void) {
    self.style = style
    self.onSelect = onSelect
    super.init(frame: .zero)
    backgroundColor = .surface
    isFocusGroup = true
    accessibilityRole = .dialog
    for label in labels {
      label.numberOfLines = Self.maximumLineCount
      label.alignment = .center
      scrollView.contentView.addSubview(label)
    }
    titleLabel.accessibilityRole = .heading
    messageLabel.color = .secondaryText
    scrollView.setDefaultAccessibilityLabel("Message")
    addSubview(scrollView)
  }

  func show(_ alert: AlertController) {
    accessibilityLabel = alert.title ?? alert.message
    titleLabel.text = alert.title ?? ""
    messageLabel.text = alert.message ?? ""
    let actions = Self.orderedActions(alert.actions, sideBySide: style == .alert)
    if !actions.elementsEqual(buttons.map(\.action), by: ===) {
      let old = buttons
      // Buttons are reused, since one of them may be first responder.
      buttons = actions.map { action in
        old.first { $0.action === action } ?? makeButton(for: action)
      }
      for button in old where !buttons.contains(where: { $0 === button }) {
        button.removeFromSuperview()
      }
      for button in buttons { scrollView.contentView.addSubview(button) }
    }
    let preferred = style == .alert ? alert.effectivePreferredAction : nil
    for button in buttons { button.isPreferred = button.action === preferred }
    setNeedsLayout()
  }

  private func makeButton(for action: AlertAction) -> AlertButton {
    let button = AlertButton(action)
    button.onActivate = { [weak self] in self?.onSelect(action) }
    button.onMove = { [weak self] in self?.moveFocus(forward: $0) }
    return button
  }

  /// Orders the actions like their buttons: cancel is first if two buttons are side by side, otherwise last.
  private static func orderedActions(_ actions: [AlertAction], sideBySide: Bool) -> [AlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return sideBySide && actions.count == 2 ? cancel + others : others + cancel
  }

  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.role = .alert
    element.hint = titleLabel.text.isEmpty ? "" : messageLabel.text
    element.traits.insert(.modal)
    element.actions = [.escape]
  }

  func button(for action: AlertAction?) -> View? { buttons.first { $0.action === action } }

  private func moveFocus(forward: Bool) {
    guard let window else { return }
    let reachable = buttons.filter(window.focus.canFocus)
    guard !reachable.isEmpty else { return }
    let current = reachable.firstIndex { $0 === window.focus.firstResponder }
    let index =
      current.map { ($0 + (forward ? 1 : reachable.count - 1)) % reachable.count }
      ?? (forward ? 0 : reachable.count - 1)
    window.focus.focus(reachable[index], ringVisible: true)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, layout(width: size.width).height)
  }

  override func layoutSubviews() {
    scrollView.frame = bounds
    let layout = layout(width: bounds.width)
    for (label, frame) in zip(labels, layout.labels) { label.frame = frame }
    for (button, frame) in zip(buttons, layout.buttons) { button.frame = frame }
    scrollView.contentHeight = layout.height
    scrollView.isAccessibilityElement = layout.height > bounds.height ? nil : false
  }

  private struct Layout {
    var labels: [Rect] = []
    var buttons: [Rect] = []
    var height = 0.0
  }

  private func layout(width: Double) -> Layout {
    var layout = Layout()
    let textWidth = max(0, width - 2 * Self.inset)
    var y = 0.0
    for label in labels {
      var frame = Rect.zero
      if !label.text.isEmpty {
        y += y == 0 ? Self.inset : Self.textGap
        let height = label.sizeThatFits(Size(textWidth, .infinity)).height
        frame = Rect(Self.inset, y, textWidth, height)
        y += height
      }
      layout.labels.append(frame)
    }
    y = (y + Self.buttonInset).rounded()
    let room = max(0, width - 2 * Self.buttonInset)
    let height = theme.metrics.barControlHeight
    let half = (room - Self.gap) / 2
    if style == .alert, buttons.count == 2,
      buttons.allSatisfy({ $0.intrinsicContentSize.width <= half })
    {
      layout.buttons = [0.0, 1].map { index in
        let column = isMirrored ? 1 - index : index
        return Rect(Self.buttonInset + column * (half + Self.gap), y, half, height)
      }
      y += height
    } else {
      for (index, button) in buttons.enumerated() {
        if index > 0 { y += Self.gap }
        let height = button.sizeThatFits(Size(room, .infinity)).height
        layout.buttons.append(Rect(Self.buttonInset, y, room, height))
        y += height
      }
    }
    layout.height = y + Self.buttonInset
    return layout
  }
}

/// The button of an alert's action.
final class AlertButton: Control {
  let action: AlertAction

  /// Whether Return chooses the action, so that the button is emphasized. Default false.
  var isPreferred = false {
    didSet { if isPreferred != oldValue { setNeedsDisplay() } }
  }

  /// Moves the focus to the next or the previous button. Default nil: the arrow keys do nothing.
  var onMove: ((_ forward: Bool) -> Void)?

  init(_ action: AlertAction) {
    self.action = action
    super.init(frame: .zero)
    accessibilityLabel = action.title
    accessibilityRole = .button
    isEnabled = action.isEnabled
    action.onEnabledChange = { [weak self, unowned action] in self?.isEnabled = action.isEnabled }
  }

  override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  override func sizeThatFits(_ size: Size) -> Size {
    let metrics = theme.metrics
    let text = textMeasurer.width(of: action.title, in: theme.fonts.bodyStrong)
    let width = text.rounded(.up) + 2 * metrics.gap
    guard width > size.width else { return Size(width, metrics.barControlHeight) }
    let height = titleLayout(inWidth: size.width).size.height + metrics.gap
    return Size(size.width, max(metrics.barControlHeight, height))
  }

  private func titleLayout(inWidth width: Double) -> TextLayout {
    TextLayout(
      action.title, font: theme.fonts.bodyStrong, width: max(0, width - 2 * theme.metrics.gap),
      alignment: .center, measurer: textMeasurer)
  }

  override func draw(_ canvas: inout Canvas) {
    let radius = theme.metrics.controlRadius
    canvas.fill(bounds, backgroundRole, radius: radius)
    drawHighlight(&canvas, in: bounds, radius: radius)
    let layout = titleLayout(inWidth: bounds.width)
    let corner = Point(theme.metrics.gap, bounds.midY - layout.size.height / 2)
    canvas.drawText(layout, theme.fonts.bodyStrong, titleRole, at: corner)
  }

  /// Handles the arrow keys, which would otherwise scroll a long alert.
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty else { return super.keyDown(event) }
    switch event.key {
    case .down: onMove?(true)
    case .up: onMove?(false)
    case .right: onMove?(!isMirrored)
    case .left: onMove?(isMirrored)
    default: return super.keyDown(event)
    }
    return true
  }

  private var backgroundRole: ColorRole {
    guard isEnabled, isPreferred else { return .hover }
    return action.style == .destructive ? .danger : .accent
  }

  private var titleRole: ColorRole {
    guard isEnabled else { return .disabledText }
    if isPreferred { return .onAccent }
    return action.style == .destructive ? .danger : .text
  }
}
