// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A view that shows an image.
open class ImageView: View {
  /// The scaling and placement of an image in its image view, with UIKit's names.
  public enum ContentMode: Sendable, Hashable, CaseIterable {
    /// The whole image, stretched to the view's width and height.
    case scaleToFill
    /// The whole image in its own proportions, as large as the view allows.
    case scaleAspectFit
    /// The image in its own proportions, covering the whole view; the part outside of the view is clipped.
    case scaleAspectFill
    /// The image in its own size, in the center of the view; the part outside of the view is clipped.
    case center
    /// The image in its own size at an edge or in a corner of the view; the part outside of the view is clipped.
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// The fractions of the free width and height that are to the left of the image and above it.
    fileprivate var alignment: (x: Double, y: Double) {
      switch self {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
      case .top: (0.5, 0)
      case .bottom: (0.5, 1)
      case .left: (0, 0.5)
      case .right: (1, 0.5)
      case .topLeft: (0, 0)
      case .topRight: (1, 0)
      case .bottomLeft: (0, 1)
      case .bottomRight: (1, 1)
      }
    }
  }

  /// The image that the view shows. Default nil: none.
  public var image: Image? {
    didSet {
      guard image != oldValue else { return }
      setNeedsDisplay()
      if imageSize == nil { invalidateIntrinsicContentSize() }
      hasReportedFailure = false
      reportFailure()
    }
  }

  /// An image that is shown while a large `image` is decoded. An icon has the theme's icon size. Any other placeholder
  /// has the size of `image`. Default nil: a faint fill is shown.
  public var placeholder: Image? {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// Called once for each image that cannot be shown, as soon as the view is in a window. The reason is also logged.
  /// The view shows a crossed box until another image is set.
  ///
  /// - Parameter reason: The cause, in one line of English for the user.
  public var onFailure: ((_ reason: String) -> Void)? {
    didSet {
      hasReportedFailure = false
      reportFailure()
    }
  }
  private var hasReportedFailure = false

  /// The size in points for `sizeThatFits(_:)` and all content modes except `scaleToFill` and `scaleAspectFit`. Default
  /// nil: one point per pixel; for icons and unreadable images, the theme's icon size. Traps if not positive.
  public var imageSize: Size? {
    willSet {
      require(
        newValue.map { $0.width > 0 && $0.height > 0 } ?? true,
        "An image cannot be \(newValue?.width ?? 0) × \(newValue?.height ?? 0) points")
    }
    didSet { if imageSize != oldValue { invalidateDrawnContent() } }
  }

  /// The scaling and placement of the image in the view. Default `scaleAspectFit`.
  public var contentMode = ContentMode.scaleAspectFit {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// The color of a template image. Default `text`.
  public var tint: ColorRole = .text {
    didSet { if tint != oldValue { setNeedsDisplay() } }
  }

  /// Creates a view for an image.
  ///
  /// - Parameter accessibilityLabel: A description of the image, for assistive technology; nil for a decorative image.
  public init(_ image: Image? = nil, imageSize: Size? = nil, accessibilityLabel: String?) {
    self.image = image
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = accessibilityLabel == nil ? .none : .image
    isUserInteractionEnabled = false
    self.imageSize = imageSize
  }

  /// The size of the whole image, in points: `imageSize`, or if that is nil, the default described at `imageSize`.
  open override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  open override func sizeThatFits(_ size: Size) -> Size {
    guard let imageSize = naturalSize else {
      return Size(theme.metrics.iconSize, theme.metrics.iconSize)
    }
    let factor = min(1, size.width / imageSize.width, size.height / imageSize.height)
    return Size(imageSize.width * factor, imageSize.height * factor)
  }

  open override func draw(_ canvas: inout Canvas) {
    guard let image, !bounds.isEmpty else { return }
    let rect = imageRect
    let isCut = !bounds.contains(rect)
    if isCut { canvas.pushClip(bounds) }
    if let placeholder, textMeasurer.state(of: image) == .loading {
      let room =
        placeholder.isIcon ? Rect(around: rect.center, theme.metrics.iconSize) : rect
      canvas.drawImage(placeholder, in: room, tint: .secondaryText)
    }
    var shown = image
    shown.isStretched = contentMode == .scaleToFill
    canvas.drawImage(shown, in: rect, tint: tint)
    if isCut { canvas.popClip() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    reportFailure()
  }

  private func reportFailure() {
    guard let onFailure, let image, !hasReportedFailure, window != nil,
      case .failed(let reason) = textMeasurer.state(of: image)
    else { return }
    hasReportedFailure = true
    onFailure(reason)
  }

  private var naturalSize: Size? {
    if let imageSize { return imageSize }
    guard let image, !image.isIcon else { return nil }
    return textMeasurer.size(of: image)
  }

  private var imageRect: Rect {
    guard contentMode != .scaleAspectFit, contentMode != .scaleToFill, let imageSize = naturalSize
    else { return bounds }
    let factor =
      contentMode == .scaleAspectFill
      ? max(bounds.width / imageSize.width, bounds.height / imageSize.height) : 1
    let size = Size(imageSize.width * factor, imageSize.height * factor)
    let (x, y) = contentMode.alignment
    return Rect(
      bounds.minX + (bounds.width - size.width) * x,
      bounds.minY + (bounds.height - size.height) * y, size.width, size.height)
  }
}

extension ImageView: ImageObserver {
  package func imagesDidLoad() {
    if placeholder != nil { setNeedsDisplay() }
    reportFailure()
  }
}
