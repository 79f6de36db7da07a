// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// `org.a11y.atspi.Component`, `Action` and `Selection`.
nonisolated extension AccessibleResponder {
  /// `AtspiCoordType`.
  enum Coordinates: UInt32 {
    case screen = 0
    case window = 1
    case parent = 2
  }

  /// `ATSPI_LAYER_WIDGET` and `ATSPI_LAYER_WINDOW`.
  private static let layers: (widget: UInt32, window: UInt32) = (3, 7)

  func answerComponent(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    let object: AccessibleObject =
      call.object == .application ? .element(.window) : call.object
    var (id, node) = try node(object)
    // Removed elements have no frame: Orca would not speak a new element with the same name and frame.
    if tree[id] == nil { node.element.frame = .zero }
    switch call.member {
    case "Contains":
      let point = try point(&call, in: node)
      reply.append(node.element.frame.contains(point))
    case "GetAccessibleAtPoint":
      let point = try point(&call, in: node)
      reply.append(reference(tree.path(at: point, in: id).last))
    case "GetExtents":
      let rect = pixels(node.element.frame, try coordinates(&call), node: node)
      reply.appendStructure { for side in rect { $0.append(side) } }
    case "GetPosition":
      let rect = pixels(node.element.frame, try coordinates(&call), node: node)
      for side in rect.prefix(2) { reply.append(side) }
    case "GetSize":
      for side in pixels(node.element.frame, .window, node: node).suffix(2) { reply.append(side) }
    case "GetLayer": reply.append(id == .window ? Self.layers.window : Self.layers.widget)
    case "GetMDIZOrder": reply.append(Int16(0))
    case "GetAlpha": reply.append(1.0)
    case "GrabFocus":
      reply.append(requestAction(.focus, on: id, if: node.element.traits.contains(.focusable)))
    case "ScrollTo": reply.append(requestAction(.scrollToVisible, on: id, if: true))
    // The window does not allow clients to move its views.
    case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": reply.append(false)
    default: throw .unknownMethod
    }
  }

  /// Requests an action without waiting for it. Returns false if the action is impossible or refused.
  func requestAction(_ action: AccessibilityAction, on id: AccessibilityTree.ID, if can: Bool)
    -> Bool
  {
    can && perform(action, id)
  }

  func coordinates(_ call: inout AccessibleCall) throws(Failure) -> Coordinates {
    guard let number = call.readUInt(), let kind = Coordinates(rawValue: number) else {
      throw .invalidArguments
    }
    return kind
  }

  func point(
    _ call: inout AccessibleCall, in node: AccessibilityTree.Node
  ) throws(Failure) -> Point {
    guard let x = call.readInt(), let y = call.readInt() else { throw .invalidArguments }
    let origin = origin(try coordinates(&call), node: node)
    return Point((Double(x) - origin.x) / geometry.scale, (Double(y) - origin.y) / geometry.scale)
  }

  /// The left, top, width and height, in pixels.
  func pixels(
    _ rect: Rect, _ kind: Coordinates, node: AccessibilityTree.Node
  ) -> [Int32] {
    let origin = origin(kind, node: node)
    return [
      rect.minX * geometry.scale + origin.x, rect.minY * geometry.scale + origin.y,
      rect.width * geometry.scale, rect.height * geometry.scale,
    ].map { side in
      // Nested transforms may exceed the range of 32-bit pixels.
      side.isNaN ? 0 : Int32(min(max(side.rounded(), Double(Int32.min)), Double(Int32.max)))
    }
  }

  /// The offset of the window's origin in a coordinate system, in pixels.
  private func origin(_ kind: Coordinates, node: AccessibilityTree.Node) -> Point {
    switch kind {
    case .screen: return geometry.origin
    case .window: return .zero
    case .parent:
      let parent = node.parent.flatMap { tree[$0] }?.element.frame.origin ?? .zero
      return Point(-parent.x * geometry.scale, -parent.y * geometry.scale)
    }
  }

  // MARK: Action

  func answerAction(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    let (id, node) = try node(call.object)
    let actions = node.element.actions
    if call.member == "GetActions" {
      reply.appendArray("(sss)") { list in
        for action in actions {
          list.appendStructure { part in
            part.append(action.localizedName)
            part.append("")
            part.append("")
          }
        }
      }
      return
    }
    guard let index = call.readInt() else { throw .invalidArguments }
    let action = actions.indices.contains(index) ? actions[index] : nil
    switch call.member {
    case "GetName": reply.append(action?.name ?? "")
    case "GetLocalizedName": reply.append(action?.localizedName ?? "")
    case "GetDescription", "GetKeyBinding": reply.append("")
    case "DoAction":
      guard let action else { return reply.append(false) }
      reply.append(requestAction(action, on: id, if: !node.element.traits.contains(.notEnabled)))
    default: throw .unknownMethod
    }
  }

  // MARK: Selection

  func selectedChildren(of node: AccessibilityTree.Node) -> [AccessibilityTree.ID] {
    node.children.filter { tree[$0]?.element.traits.contains(.selected) == true }
  }

  func answerSelection(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    let node = try node(call.object).node
    switch call.member {
    case "SelectAll", "ClearSelection", "DeselectSelectedChild", "DeselectChild":
      // The program determines the selection; the user changes it by selecting another element.
      return reply.append(false)
    default: break
    }
    guard let index = call.readInt() else { throw .invalidArguments }
    switch call.member {
    case "GetSelectedChild":
      let selected = selectedChildren(of: node)
      reply.append(reference(selected.indices.contains(index) ? selected[index] : nil))
    case "IsChildSelected":
      let child = node.children.indices.contains(index) ? tree[node.children[index]] : nil
      reply.append(child?.element.traits.contains(.selected) == true)
    case "SelectChild":
      guard node.children.indices.contains(index) else { return reply.append(false) }
      reply.append(requestAction(.press, on: node.children[index], if: true))
    default: throw .unknownMethod
    }
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

  nonisolated var localizedName: String { name }
}
