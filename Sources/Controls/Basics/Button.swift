// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A button with an icon, a title, or both. The icon is on the leading side.
open class Button: Control {
  /// The title of the button, in several lines if the button is too narrow for one line and high enough for more. A
  /// title that does not fit is truncated. Default nil: the button shows only the image.
  public var title: String? {
    didSet { if title != oldValue { invalidateDrawnContent() } }
  }

  /// The image before the title, as large as the theme's icons. Default nil: no image.
  public var image: Image? {
    didSet { if image != oldValue { invalidateDrawnContent() } }
  }

  /// The color of the title and of a template icon. Default `text`.
  public var color: ColorRole = .text {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Creates the menu that opens below the button, like UIKit's `menu` with `showsMenuAsPrimaryAction`. Default nil.
  ///
  /// The menu opens when the button is pressed, so that the user can press, drag to an item and release in one
  /// movement. `onActivate` is called before the menu opens.
  public var menu: (() -> Menu)?

  /// Creates a button with an icon, a title, or both.
  ///
  /// - Parameter accessibilityLabel: The name of the action, for assistive technology; if empty, the title is used.
  public init(title: String? = nil, image: Image? = nil, accessibilityLabel: String) {
    self.title = title
    self.image = image
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = .button
  }

  open override func activate() {
    super.activate()
    menu?().show(under: self, byKey: true)
  }

  open override func pointerDown(_ pointer: PointerSample) {
    guard let menu, pointer.event.button == .primary else { return super.pointerDown(pointer) }
    if isFocusedByClick { focusIfPossible() }
    onActivate?()
    menu().show(under: self, byKey: false)
  }

  open override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  open override func sizeThatFits(_ size: Size) -> Size {
    let metrics = theme.metrics
    let text = title.map { textMeasurer.width(of: $0, in: theme.fonts.bodyStrong).rounded(.up) }
    let width = max(metrics.barControlHeight, imageRoom + (text ?? 0) + 2 * metrics.gap)
    var height = theme.fonts.body.size * TextLayout.lineHeightFactor
    // A title is not fitted into a width that has no room for a letter.
    let wraps = title != nil && size.width < width && size.width >= metrics.barControlHeight
    if wraps, let title {
      height = lines(of: title, inWidth: size.width - imageRoom - 2 * metrics.gap).size.height
    }
    return Size(wraps ? size.width : width, max(metrics.minimumControlHeight, height + metrics.gap))
  }

  /// The width of the image and of the gap between image and title, in points.
  private var imageRoom: Double {
    guard image != nil else { return 0 }
    return theme.metrics.iconSize + (title == nil ? 0 : theme.metrics.gap / 2)
  }

  private func lines(of title: String, inWidth width: Double, atMost count: Int = 0) -> TextLayout {
    TextLayout(
      title, font: theme.fonts.bodyStrong, width: max(0, width), maximumLines: count,
      alignment: count == 1 ? .left : .center, measurer: textMeasurer)
  }

  private func lineCount(inHeight height: Double) -> Int {
    let line = TextLayout.lineHeight(of: theme.fonts.bodyStrong)
    let count = (height - theme.metrics.gap) / line + Self.tolerance
    return count.isFinite ? Int(max(1, count)) : 1
  }

  /// Fractions of a line, to make up for rounding errors.
  private static let tolerance = 0.01

  open override func baselines(in size: Size) -> (first: Double, last: Double) {
    guard let title else { return super.baselines(in: size) }
    let count = lineCount(inHeight: size.height)
    let width = count == 1 ? .infinity : size.width - imageRoom - 2 * theme.metrics.gap
    let layout = lines(of: title, inWidth: width, atMost: count)
    let top = (size.height - layout.size.height) / 2
    return (top + (layout.lines.first?.baseline.y ?? 0), top + (layout.lines.last?.baseline.y ?? 0))
  }

  open override func draw(_ canvas: inout Canvas) {
    let metrics = theme.metrics
    drawHighlight(&canvas, in: bounds, radius: metrics.controlRadius)
    let role: ColorRole = isEnabled ? color : .disabledText
    let font = theme.fonts.bodyStrong
    let imageRoom = imageRoom
    let room = max(0, bounds.width - imageRoom)
    var textWidth = title.map { min(room, textMeasurer.width(of: $0, in: font)) } ?? 0
    let count = lineCount(inHeight: bounds.height)
    if let title, count > 1, textWidth > room - 2 * metrics.gap {
      textWidth = lines(of: title, inWidth: room - 2 * metrics.gap, atMost: count).size.width
    }
    let width = imageRoom + textWidth
    let start = bounds.midX - width / 2
    let isMirrored = isMirrored
    if let image {
      let size = metrics.iconSize
      let x = isMirrored ? start + width - size : start
      canvas.drawImage(image, in: Rect(x, bounds.midY - size / 2, size, size), tint: role)
    }
    if let title {
      let x = isMirrored ? start : start + imageRoom
      let layout =
        count == 1
        ? lines(of: title, inWidth: bounds.maxX - x, atMost: 1)
        : lines(of: title, inWidth: textWidth.rounded(.up), atMost: count)
      canvas.drawText(layout, font, role, at: Point(x, bounds.midY - layout.size.height / 2))
    }
  }

  /// Labels the accessibility element with the button's title if `accessibilityLabel` is empty.
  open override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if element.label.isEmpty, let title { element.label = title }
  }
}
