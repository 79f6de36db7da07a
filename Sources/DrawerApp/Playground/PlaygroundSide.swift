// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The settings of one side: its options, and the values that options keep while they are disabled.
nonisolated struct PlaygroundSide: Sendable, Equatable {
  var options: DrawerSideOptions
  var visualState = PlaygroundVisualState.plain
  var parallaxFactor = 3.0
  var doorDistance = 1000.0

  /// The answers of the drawer's delegate.
  var refusesToOpen = false
  var refusesToClose = false

  private let side: DrawerSide
  private var fixedLength: Double
  private var dockingWidth = 800.0
  var shadow = EdgeShadow() { didSet { options.shadow = shadow } }

  /// The value of the slider while the library decides.
  static let automaticShadowOpacity = 0.2

  init(_ side: DrawerSide) {
    self.side = side
    options = DrawerSideOptions(for: side)
    fixedLength = side.isHorizontal ? 280 : 200
  }

  /// The range of lengths in the form, in points.
  var lengthRange: ClosedRange<Double> { side.isHorizontal ? 160...480 : 80...400 }

  enum LengthKind: String, Sendable {
    case standard, fixed
    /// A fraction of the container, within limits.
    case fraction
  }

  var lengthKind: LengthKind = .standard { didSet { applyLength() } }

  var isFractional: Bool { lengthKind == .fraction }

  /// The length in points. Setting it makes the length fixed.
  var length: Double {
    get { fixedLength }
    set {
      fixedLength = newValue
      lengthKind = .fixed
    }
  }

  /// The length as a fraction. Setting a part makes the length fractional. The minimum and maximum move each other.
  private(set) var fractionalLength = DrawerLength(fraction: 0.4, minimum: 160, maximum: 400)

  subscript(share path: WritableKeyPath<DrawerLength, Double>) -> Double {
    get { fractionalLength[keyPath: path] }
    set {
      fractionalLength[keyPath: path] = newValue
      if path == \.minimum { fractionalLength.maximum = max(fractionalLength.maximum, newValue) }
      if path == \.maximum { fractionalLength.minimum = min(fractionalLength.minimum, newValue) }
      lengthKind = .fraction
    }
  }

  /// The minimum visible width of the center, in points.
  var minimumVisibleCenter: Double {
    get { fractionalLength.minimumVisibleCenter }
    set {
      fractionalLength.minimumVisibleCenter = newValue
      applyLength()
    }
  }

  private mutating func applyLength() {
    switch lengthKind {
    case .standard: options.length = DrawerSideOptions(for: side).length
    case .fixed:
      options.length = .fixed(
        fixedLength, minimumVisibleCenter: fractionalLength.minimumVisibleCenter)
    case .fraction: options.length = fractionalLength
    }
  }

  var docksWhenWide: Bool {
    get { options.dockingWidth != nil }
    set { options.dockingWidth = newValue ? dockingWidth : nil }
  }

  /// The window width from which the side is docked, in points. Setting it enables docking.
  var docksFrom: Double {
    get { dockingWidth }
    set {
      dockingWidth = newValue
      options.dockingWidth = newValue
    }
  }

  var isResizable: Bool {
    get { options.resizableLengths != nil }
    set { options.resizableLengths = newValue ? lengthRange : nil }
  }

  var hasShadow: Bool {
    get { options.shadow != nil }
    set { options.shadow = newValue ? shadow : nil }
  }

  var shadowOpacity: Double {
    get { shadow.opacity ?? Self.automaticShadowOpacity }
    set { shadow.opacity = newValue }
  }

  var shadowColor: PlaygroundColor {
    get { PlaygroundColor(shadow.color) }
    set { shadow.color = newValue.color }
  }

  var scrimOpacity: Double {
    get { options.scrimOpacity ?? (options.style == .overlay ? 0.32 : 0) }
    set { options.scrimOpacity = newValue }
  }

  var scrimColor: PlaygroundColor {
    get { PlaygroundColor(options.scrimColor) }
    set { options.scrimColor = newValue.color }
  }
}

nonisolated extension DrawerSide {
  var title: String {
    switch self {
    case .leading: localized("Leading")
    case .trailing: localized("Trailing")
    case .top: localized("Top")
    case .bottom: localized("Bottom")
    }
  }
}

nonisolated enum PlaygroundColor: String, Sendable, CaseIterable {
  case black, white, blue, red

  var color: Color {
    switch self {
    case .black: .black
    case .white: .white
    case .blue: Color(hex: 0x1D4ED8)
    case .red: Color(hex: 0xB42318)
    }
  }

  /// Black for a color that is not in the list.
  init(_ color: Color) { self = Self.allCases.first { $0.color == color } ?? .black }
}
