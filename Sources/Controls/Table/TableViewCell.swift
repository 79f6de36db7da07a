// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// One row: an icon, a title and a detail at the trailing end.
open class TableViewCell: View {
  /// How tightly a table is set.
  public enum Style: Sendable, Hashable {
    /// Rounded rows with margins and icons, as menus have them.
    case menu
    /// Plain lines of text from edge to edge.
    case compact
  }

  public var style = Style.menu
  public var image: Image? { didSet { if image != oldValue { setNeedsDisplay() } } }
  public var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
  public var detail: String? { didSet { if detail != oldValue { setNeedsDisplay() } } }
  /// What the title is drawn in. Default `text`.
  public var titleColor: ColorRole = .text {
    didSet { if titleColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the row is the current one.
  public var isCurrent = false { didSet { if isCurrent != oldValue { setNeedsDisplay() } } }

  /// The row the cell shows now.
  public internal(set) var row = 0

  private var titleLayout = CachedTextLayout()
  private var detailLayout = CachedTextLayout()
  private lazy var hoverFade = Fade(of: self)
  private lazy var pressFade = Fade(of: self)

  func setHovered(_ hovered: Bool, animated: Bool) { hoverFade.set(hovered, animated: animated) }
  func setPressed(_ pressed: Bool, animated: Bool) { pressFade.set(pressed, animated: animated) }

  /// The part that is filled when the row is current, hovered or pressed.
  var plate: Rect {
    style == .menu ? bounds.inset(by: Insets(horizontal: 4, vertical: 1)) : bounds
  }

  var plateRadius: Double { style == .menu ? theme.metrics.controlRadius : 0 }

  open override func draw(_ canvas: inout Canvas) {
    drawPlate(&canvas)
    let metrics = theme.metrics
    let inner = plate.inset(by: Insets(horizontal: style == .menu ? metrics.gap : 16, vertical: 0))
    var left = inner.minX
    if let image {
      let icon = Rect(
        left, plate.midY - metrics.iconSize / 2, metrics.iconSize, metrics.iconSize)
      canvas.image(image, in: icon, tint: isCurrent ? .accent : .faded(.text, 0.8))
      left += metrics.iconSize + metrics.gap
    }
    let right = drawDetail(&canvas, in: inner)
    let fonts = theme.fonts
    let plain = style == .menu ? fonts.body : fonts.caption
    let font = isCurrent ? fonts.bodyStrong : plain
    let layout = titleLayout.layout(title, font: font, width: max(0, right - left), for: self)
    canvas.text(
      layout, font, isCurrent ? .accent : titleColor,
      at: Point(left, plate.midY - layout.size.height / 2))
  }

  private func drawPlate(_ canvas: inout Canvas) {
    if isCurrent { canvas.fill(plate, .selection, radius: plateRadius) }
    if pressFade.value > 0 {
      canvas.fill(plate, .faded(.pressed, pressFade.value), radius: plateRadius)
    } else if hoverFade.value > 0 {
      canvas.fill(plate, .faded(.hover, hoverFade.value), radius: plateRadius)
    }
  }

  /// Draws the detail and returns where the title has to end.
  private func drawDetail(_ canvas: inout Canvas, in inner: Rect) -> Double {
    guard let detail else { return inner.maxX }
    let font = theme.fonts.caption
    let layout = detailLayout.layout(detail, font: font, width: inner.width / 2, for: self)
    let x = inner.maxX - layout.size.width
    canvas.text(
      layout, font, isCurrent ? .accent : .secondaryText,
      at: Point(x, plate.midY - layout.size.height / 2))
    return x - theme.metrics.gap
  }
}
