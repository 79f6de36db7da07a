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
    // What is gone is nowhere: Orca takes an element of the same name at the same place for the same one, and is silent.
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
      reply.structure { for side in rect { $0.append(side) } }
    case "GetPosition":
      let rect = pixels(node.element.frame, try coordinates(&call), node: node)
      for side in rect.prefix(2) { reply.append(side) }
    case "GetSize":
      for side in pixels(node.element.frame, .window, node: node).suffix(2) { reply.append(side) }
    case "GetLayer": reply.append(id == .window ? Self.layers.window : Self.layers.widget)
    case "GetMDIZOrder": reply.append(Int16(0))
    case "GetAlpha": reply.append(1.0)
    case "GrabFocus": reply.append(ask(.focus, id, if: node.element.traits.contains(.focusable)))
    case "ScrollTo": reply.append(ask(.scrollToVisible, id, if: true))
    // A window moves its views itself.
    case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": reply.append(false)
    default: throw .unknownMethod
    }
  }

  /// Has an action done; nothing waits for it.
  func ask(_ action: AccessibilityAction, _ id: AccessibilityTree.ID, if can: Bool) -> Bool {
    can && perform(action, id)
  }

  func coordinates(_ call: inout AccessibleCall) throws(Failure) -> Coordinates {
    guard let number = call.uint(), let kind = Coordinates(rawValue: number) else {
      throw .invalidArguments
    }
    return kind
  }

  /// A point of the window.
  func point(
    _ call: inout AccessibleCall, in node: AccessibilityTree.Node
  ) throws(Failure) -> Point {
    guard let x = call.int(), let y = call.int() else { throw .invalidArguments }
    let origin = origin(try coordinates(&call), node: node)
    return Point((Double(x) - origin.x) / place.scale, (Double(y) - origin.y) / place.scale)
  }

  /// Left, top, width and height, in pixels.
  func pixels(
    _ rect: Rect, _ kind: Coordinates, node: AccessibilityTree.Node
  ) -> [Int32] {
    let origin = origin(kind, node: node)
    return [
      rect.minX * place.scale + origin.x, rect.minY * place.scale + origin.y,
      rect.width * place.scale, rect.height * place.scale,
    ].map { side in
      // Transforms in transforms may lead farther than numbers of pixels go.
      side.isNaN ? 0 : Int32(min(max(side.rounded(), Double(Int32.min)), Double(Int32.max)))
    }
  }

  /// Where the window's corner lies, in pixels.
  private func origin(_ kind: Coordinates, node: AccessibilityTree.Node) -> Point {
    switch kind {
    case .screen: return place.origin
    case .window: return .zero
    case .parent:
      let parent = node.parent.flatMap { tree[$0] }?.element.frame.origin ?? .zero
      return Point(-parent.x * place.scale, -parent.y * place.scale)
    }
  }

  // MARK: Action

  func answerAction(
    _ call: inout AccessibleCall, in reply: inout MessageWriter
  ) throws(Failure) {
    let (id, node) = try node(call.object)
    let actions = node.element.actions
    if call.member == "GetActions" {
      reply.array("(sss)") { list in
        for action in actions {
          list.structure { part in
            part.append(action.localizedName)
            part.append("")
            part.append("")
          }
        }
      }
      return
    }
    guard let index = call.int() else { throw .invalidArguments }
    let action = actions.indices.contains(index) ? actions[index] : nil
    switch call.member {
    case "GetName": reply.append(action?.name ?? "")
    case "GetLocalizedName": reply.append(action?.localizedName ?? "")
    case "GetDescription", "GetKeyBinding": reply.append("")
    case "DoAction":
      guard let action else { return reply.append(false) }
      reply.append(ask(action, id, if: !node.element.traits.contains(.notEnabled)))
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
      // What is chosen says the program; a person changes it by choosing another one.
      return reply.append(false)
    default: break
    }
    guard let index = call.int() else { throw .invalidArguments }
    switch call.member {
    case "GetSelectedChild":
      let selected = selectedChildren(of: node)
      reply.append(reference(selected.indices.contains(index) ? selected[index] : nil))
    case "IsChildSelected":
      let child = node.children.indices.contains(index) ? tree[node.children[index]] : nil
      reply.append(child?.element.traits.contains(.selected) == true)
    case "SelectChild":
      guard node.children.indices.contains(index) else { return reply.append(false) }
      reply.append(ask(.press, node.children[index], if: true))
    default: throw .unknownMethod
    }
  }
}

extension AccessibilityAction {
  /// What programs find it by: the names that GTK has.
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
