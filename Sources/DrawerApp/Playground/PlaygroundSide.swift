// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What the playground sets of one side: its options, and what a form needs to switch them on and
/// off without forgetting their numbers.
nonisolated struct PlaygroundSide: Sendable, Equatable {
  var options: DrawerSideOptions
  var visualState = PlaygroundVisualState.plain
  var parallaxFactor = 3.0
  /// Points.
  var doorDistance = 1000.0

  /// What the drawer's delegate says no to.
  var refusesToOpen = false
  var refusesToClose = false

  private let side: DrawerSide
  private var fixedLength: Double
  private var dockingWidth = 800.0
  /// Setting it shows the shadow.
  var shadow = EdgeShadow() {
    didSet { options.shadow = shadow }
  }

  /// What the sliders of these options show while the options leave it to the library.
  static let automaticShadowOpacity = 0.2

  init(_ side: DrawerSide) {
    self.side = side
    options = DrawerSideOptions(for: side)
    fixedLength = side.isHorizontal ? 280 : 200
  }

  /// The lengths that a form offers, in points.
  var lengths: ClosedRange<Double> { side.isHorizontal ? 160...480 : 80...400 }

  enum LengthKind: String, Sendable {
    /// What the library says.
    case standard
    case fixed
    /// A share of the container, within limits.
    case share
  }

  var lengthKind: LengthKind = .standard {
    didSet { applyLength() }
  }

  var hasShare: Bool { lengthKind == .share }

  /// Points. Setting it fixes the length.
  var length: Double {
    get { fixedLength }
    set {
      fixedLength = newValue
      lengthKind = .fixed
    }
  }

  /// What a share is made of; setting a part makes the length a share. A minimum takes the maximum along, and
  /// the other way round.
  private(set) var share = DrawerLength(fraction: 0.4, minimum: 160, maximum: 400)

  subscript(share path: WritableKeyPath<DrawerLength, Double>) -> Double {
    get { share[keyPath: path] }
    set {
      share[keyPath: path] = newValue
      if path == \.minimum { share.maximum = max(share.maximum, newValue) }
      if path == \.maximum { share.minimum = min(share.minimum, newValue) }
      lengthKind = .share
    }
  }

  /// Points of the center that stay visible.
  var ledge: Double {
    get { share.ledge }
    set {
      share.ledge = newValue
      applyLength()
    }
  }

  private mutating func applyLength() {
    switch lengthKind {
    case .standard: options.length = DrawerSideOptions(for: side).length
    case .fixed: options.length = .fixed(fixedLength, ledge: share.ledge)
    case .share: options.length = share
    }
  }

  var docksWhenWide: Bool {
    get { options.dockingWidth != nil }
    set { options.dockingWidth = newValue ? dockingWidth : nil }
  }

  /// Points. Setting it makes the side dock.
  var docksFrom: Double {
    get { dockingWidth }
    set {
      dockingWidth = newValue
      options.dockingWidth = newValue
    }
  }

  var isResizable: Bool {
    get { options.resizableLengths != nil }
    set { options.resizableLengths = newValue ? lengths : nil }
  }

  var hasShadow: Bool {
    get { options.shadow != nil }
    set { options.shadow = newValue ? shadow : nil }
  }

  /// 0…1.
  var shadowOpacity: Double {
    get { shadow.opacity ?? Self.automaticShadowOpacity }
    set { shadow.opacity = newValue }
  }

  var shadowColor: PlaygroundColor {
    get { PlaygroundColor(shadow.color) ?? .black }
    set { shadow.color = newValue.color }
  }

  /// 0…1.
  var scrimOpacity: Double {
    get { options.scrimOpacity ?? (options.style == .overlay ? 0.32 : 0) }
    set { options.scrimOpacity = newValue }
  }

  var scrimColor: PlaygroundColor {
    get { PlaygroundColor(options.scrimColor) ?? .black }
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

/// The colors that the playground offers for shadow and scrim.
nonisolated enum PlaygroundColor: String, Sendable, CaseIterable {
  case black
  case white
  case blue
  case red

  var color: Color {
    switch self {
    case .black: .black
    case .white: .white
    case .blue: Color(hex: 0x1D4ED8)
    case .red: Color(hex: 0xB42318)
    }
  }

  /// Nil for a color that is not offered.
  init?(_ color: Color) {
    guard let known = Self.allCases.first(where: { $0.color == color }) else { return nil }
    self = known
  }
}
