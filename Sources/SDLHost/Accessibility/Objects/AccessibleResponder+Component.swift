// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// `org.a11y.atspi.Component`, `Action` and `Selection`.
nonisolated extension AccessibleResponder {
  /// `AtspiCoordType`.
  enum Coordinates: UInt32 {
    case screen, window, parent
  }

  func answerComponent(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    var (id, node) = try node(call.object == .application ? .element(.window) : call.object)
    // Removed elements have no frame: Orca would not speak a new element with the same name and frame.
    if tree[id] == nil { node.element.frame = .zero }
    let frame = node.element.frame
    switch call.member {
    case "Contains": return [.flag(frame.contains(try point(&call, in: node)))]
    case "GetAccessibleAtPoint":
      return [reference(tree.path(at: try point(&call, in: node), in: id).last)]
    case "GetExtents": return [.structure(pixels(frame, try coordinates(&call), node: node))]
    case "GetPosition": return Array(pixels(frame, try coordinates(&call), node: node).prefix(2))
    case "GetSize": return Array(pixels(frame, .window, node: node).suffix(2))
    // `ATSPI_LAYER_WINDOW` and `ATSPI_LAYER_WIDGET`.
    case "GetLayer": return [.uint32(id == .window ? 7 : 3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus":
      return [request(.focus, on: id, if: node.element.traits.contains(.focusable))]
    case "ScrollTo": return [request(.scrollToVisible, on: id)]
    // The window does not allow clients to move its views.
    case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return [.flag(false)]
    default: throw .unknownMethod
    }
  }

  /// Requests an action without waiting for it. Returns false if the action is impossible or refused.
  func request(_ action: AccessibilityAction, on id: ID, if can: Bool = true) -> BusValue {
    .flag(can && program.perform(action, id))
  }

  func coordinates(_ call: inout AccessibleCall) throws(Failure) -> Coordinates {
    guard let kind = Coordinates(rawValue: try call.readUInt32()) else { throw .invalidArguments }
    return kind
  }

  func point(_ call: inout AccessibleCall, in node: Node) throws(Failure) -> Point {
    let (x, y) = (Double(try call.readInt()), Double(try call.readInt()))
    let origin = origin(try coordinates(&call), node: node)
    return Point((x - origin.x) / geometry.scale, (y - origin.y) / geometry.scale)
  }

  /// The left, top, width and height, in pixels.
  func pixels(_ rect: Rect, _ kind: Coordinates, node: Node) -> [BusValue] {
    let origin = origin(kind, node: node)
    return [
      rect.minX * geometry.scale + origin.x, rect.minY * geometry.scale + origin.y,
      rect.width * geometry.scale, rect.height * geometry.scale,
    ].map { side in
      // Nested transforms may exceed the range of 32-bit pixels.
      .int(side.isNaN ? 0 : Int(min(max(side.rounded(), Double(Int32.min)), Double(Int32.max))))
    }
  }

  /// The offset of the window's origin in a coordinate system, in pixels.
  private func origin(_ kind: Coordinates, node: Node) -> Point {
    switch kind {
    case .screen: return geometry.origin
    case .window: return .zero
    case .parent:
      let parent = node.parent.flatMap { tree[$0] }?.element.frame.origin ?? .zero
      return Point(-parent.x * geometry.scale, -parent.y * geometry.scale)
    }
  }

  // MARK: Action

  func answerAction(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    let (id, node) = try node(call.object)
    let actions = node.element.actions
    if call.member == "GetActions" {
      let values = actions.map { BusValue.structure([.text($0.name), .text(""), .text("")]) }
      return [.array("(sss)", values)]
    }
    let index = try call.readInt()
    let action = actions.indices.contains(index) ? actions[index] : nil
    switch call.member {
    case "GetName", "GetLocalizedName": return [.text(action?.name ?? "")]
    case "GetDescription", "GetKeyBinding": return [.text("")]
    case "DoAction":
      guard let action else { return [.flag(false)] }
      return [request(action, on: id, if: !node.element.traits.contains(.notEnabled))]
    default: throw .unknownMethod
    }
  }

  // MARK: Selection

  func answerSelection(_ call: inout AccessibleCall) throws(Failure) -> [BusValue] {
    let node = try node(call.object).node
    switch call.member {
    case "SelectAll", "ClearSelection", "DeselectSelectedChild", "DeselectChild":
      // The program determines the selection; the user changes it by selecting another element.
      return [.flag(false)]
    default: break
    }
    let index = try call.readInt()
    let child = node.children.indices.contains(index) ? node.children[index] : nil
    let selected = tree.selectedChildren(of: node)
    switch call.member {
    case "GetSelectedChild":
      return [reference(selected.indices.contains(index) ? selected[index] : nil)]
    case "IsChildSelected": return [.flag(child.map(selected.contains) ?? false)]
    case "SelectChild": return [child.map { request(.press, on: $0) } ?? .flag(false)]
    default: throw .unknownMethod
    }
  }
}

extension AccessibilityTree {
  nonisolated func selectedChildren(of node: Node) -> [ID] {
    node.children.filter { self[$0]?.element.traits.contains(.selected) == true }
  }
}

extension AccessibilityAction {
  /// The name for programs, as in GTK.
  nonisolated var name: String {
    switch self {
    case .press: "click"
    case .increment: "increment"
    case .decrement: "decrement"
    case .expand: "expand"
    case .collapse: "collapse"
    case .showMenu: "menu"
    case .escape: "dismiss"
    case .custom(let name): name
    case .focus, .scrollToVisible, .setValue, .replaceText, .select: ""
    }
  }
}
