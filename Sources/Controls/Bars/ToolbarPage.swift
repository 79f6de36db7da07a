// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The buttons of one screen in a toolbar.
final class ToolbarPage: View {
  let items: [BarButtonItem]
  private let views: [View?]

  /// The tint of the buttons; nil for the theme's colors.
  var tint: ColorRole? {
    didSet {
      guard tint != oldValue else { return }
      for case (let item, let view?) in zip(items, views) { item.tint(view, tint) }
    }
  }

  init(items: [BarButtonItem]) {
    self.items = items
    views = items.map { $0.makeView() }
    super.init(frame: .zero)
    takeViews()
  }

  /// Another page may have shown the same custom views meanwhile.
  func takeViews() {
    for case let view? in views where view.superview !== self { addSubview(view) }
  }

  override func layoutSubviews() {
    let height = min(theme.metrics.barTarget, bounds.height)
    let room = Size(bounds.width, height)
    let lengths = zip(items, views).map { item, view -> Double in
      switch item.kind {
      case .button, .custom: view?.sizeThatFits(room).width ?? 0
      case .fixedSpace(let width): width
      case .flexibleSpace: 0
      }
    }
    var places = BarPlaces(
      width: bounds.width, isMirrored: traits.layoutDirection == .rightToLeft)
    let flexible = items.count { $0.isFlexible }
    let share = max(0, places.left - lengths.reduce(0, +)) / Double(max(1, flexible))
    for (index, item) in items.enumerated() {
      let length = item.isFlexible ? share : lengths[index]
      let ownHeight = views[index].map { BarPlaces.height(of: $0, in: room) } ?? height
      let place = places.takeLeading(length, height: ownHeight, middle: bounds.midY)
      views[index]?.frame = place
    }
  }
}

extension BarButtonItem {
  fileprivate var isFlexible: Bool {
    if case .flexibleSpace = kind { true } else { false }
  }
}
