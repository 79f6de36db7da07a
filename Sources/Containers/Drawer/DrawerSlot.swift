// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// What a drawer keeps of one of its sides.
final class DrawerSlot {
  let side: DrawerSide
  var controller: ViewController
  var options: DrawerSideOptions
  var visualState: any DrawerVisualState = PlainVisualState()

  /// The length that a person gave it.
  let given = ResizableLength()

  /// It is docked, and a person has put it away.
  var isHiddenWhileDocked = false

  let host = View()
  let border = View()
  var grip: ResizeGrip?

  init(_ side: DrawerSide, _ controller: ViewController) {
    self.side = side
    self.controller = controller
    options = DrawerSideOptions(for: side)
    host.isFocusGroup = true
    host.clipsToBounds = true
    host.wantsLayer = true
    border.backgroundColor = .separator
  }

  /// Puts the controller's view in.
  func place() {
    controller.view.frame = host.bounds
    controller.view.autoresizingMask = .fill
    host.addSubview(controller.view)
    host.addSubview(border)
  }

  /// The border lies along the inner edge. The grip lies on the line between the side and the center.
  func layOutEdge(_ geometry: DrawerGeometry, showsGrip: Bool) {
    let width = options.borderWidth
    border.isHidden = width <= 0
    border.frame = geometry.innerEdge(of: side, in: host.bounds, width: width)
    guard let grip else { return }
    if grip.isHidden == showsGrip { grip.isHidden = !showsGrip }
    grip.direction = geometry.direction(of: side)
    grip.frame = geometry.innerEdge(
      of: side, in: host.frame, width: ResizeGrip.thickness, outside: ResizeGrip.thickness / 2)
  }

  /// How it lies in a container of a width.
  func style(inWidth width: Double) -> DrawerStyle {
    if let docking = options.dockingWidth, width >= docking * growth { return .docked }
    return options.style
  }

  /// How much larger text is than by default: what holds it needs so much more room.
  private var growth: Double { max(1, host.traits.textScale) }

  /// Points from closed to open, in a container of an extent along its axis.
  func length(in extent: Double) -> Double {
    guard let givenLength = given.points else {
      return options.length.grown(by: growth).points(in: extent)
    }
    let limits = options.resizableLengths ?? givenLength...givenLength
    let clamped = min(max(givenLength, limits.lowerBound), limits.upperBound)
    return max(0, min(clamped, extent - options.length.ledge))
  }

  var scrimOpacity: Double {
    options.scrimOpacity ?? (options.style == .overlay ? DrawerSideOptions.overlayScrim : 0)
  }
}
