// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A picture.
open class ImageView: View {
  /// How a picture fits a view of another shape. The names are UIKit's.
  public enum ContentMode: Sendable, Hashable, CaseIterable {
    /// All of it shows, in the view's shape.
    case scaleToFill
    /// All of it shows, as large as it can.
    case scaleAspectFit
    /// The picture covers the view; the part beyond the view is cut off.
    case scaleAspectFill
    /// The picture has its own size, in the middle; the part beyond the view is cut off.
    case center
    /// Its own size, in the middle of an edge or in a corner; as `center` otherwise.
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Which part of the room that is left lies before the picture, from the left and from the top.
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

  /// Default none.
  public var image: Image? {
    didSet {
      guard image != oldValue else { return }
      setNeedsDisplay()
      if imageSize == nil { invalidateIntrinsicContentSize() }
      hasReported = false
      reportFailure()
    }
  }

  /// Shows while a large picture is decoded, in the middle: an icon as it is, another one as large as it fits. Default
  /// nil: a faint veil shows the picture's place.
  public var placeholder: Image? {
    didSet {
      if placeholder != oldValue { setNeedsDisplay() }
    }
  }

  /// Hears of each picture that cannot be shown, once after it was set, when the view is in a window. The log says so too. The
  /// picture shows as a crossed box unless another one is set.
  ///
  /// - Parameter reason: One line for a person, in English.
  public var onFailure: ((_ reason: String) -> Void)? {
    didSet {
      hasReported = false
      reportFailure()
    }
  }
  private var hasReported = false

  /// The size in points that counts as the picture's own, for the modes that need it and for `sizeThatFits`. Default nil: what
  /// the picture says, a point for each pixel; the theme's icon size for icons and for what cannot be read.
  public var imageSize: Size? {
    willSet {
      require(
        newValue.map { $0.width > 0 && $0.height > 0 } ?? true,
        "A picture cannot be \(newValue?.width ?? 0) × \(newValue?.height ?? 0) points")
    }
    didSet {
      guard imageSize != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Default `scaleAspectFit`.
  public var contentMode = ContentMode.scaleAspectFit {
    didSet {
      if contentMode != oldValue { setNeedsDisplay() }
    }
  }

  /// What a template image is filled with. Default text.
  public var tint: ColorRole = .text {
    didSet {
      if tint != oldValue { setNeedsDisplay() }
    }
  }

  /// - Parameter label: What the picture shows, for assistive technology; nil for one that is only
  ///   decoration.
  public init(_ image: Image? = nil, imageSize: Size? = nil, label: String?) {
    self.image = image
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = label == nil ? .none : .image
    isUserInteractionEnabled = false
    self.imageSize = imageSize
  }

  /// The picture's size, made smaller where there is less room.
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
    let place = place
    let isCut = !bounds.contains(place)
    if isCut { canvas.pushClip(bounds) }
    if let placeholder, textMeasurer.state(of: image) == .awaited {
      draw(placeholder, in: place, &canvas)
    }
    var shown = image
    shown.isStretched = contentMode == .scaleToFill
    canvas.image(shown, in: place, tint: tint)
    if isCut { canvas.popClip() }
  }

  private func draw(_ placeholder: Image, in place: Rect, _ canvas: inout Canvas) {
    let side = theme.metrics.iconSize
    let room = placeholder.isIcon ? Rect(around: place.center, side) : place
    canvas.image(placeholder, in: room, tint: .secondaryText)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    reportFailure()
  }

  private func reportFailure() {
    guard let onFailure, let image, !hasReported, isInWindow,
      case .failed(let reason) = textMeasurer.state(of: image)
    else { return }
    hasReported = true
    onFailure(reason)
  }

  private var naturalSize: Size? {
    if let imageSize { return imageSize }
    guard let image, !image.isIcon else { return nil }
    return textMeasurer.size(of: image)
  }

  private var place: Rect {
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

extension ImageView: PictureObserver {
  package func picturesArrived() {
    if placeholder != nil { setNeedsDisplay() }
    reportFailure()
  }
}
