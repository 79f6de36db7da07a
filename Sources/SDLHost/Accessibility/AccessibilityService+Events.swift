// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Drawing

nonisolated extension AccessibilityService {
  /// Sends the signal of an event.
  func tell(_ event: AccessibilityEvent, _ responder: AccessibleResponder) {
    switch event {
    case .cached(let id):
      guard let node = responder.tree[id] else { return }
      signal(Self.cachePath, "org.a11y.atspi.Cache", "AddAccessible") {
        responder.appendItem(id, node, to: &$0)
      }
    case .forgotten(let id):
      signal(Self.cachePath, "org.a11y.atspi.Cache", "RemoveAccessible") {
        $0.append(responder.reference(id))
      }
    case .window(let member):
      let name = responder.tree[.window]?.element.label ?? ""
      self.event(.window, "Window", member, "", 0, 0) { value in
        value.variant("s") { $0.append(name) }
      }
    default: tellChange(event, responder)
    }
  }

  private func tellChange(_ event: AccessibilityEvent, _ responder: AccessibleResponder) {
    switch event {
    case .state(let id, let name, let isOn): object(id, "StateChanged", name, isOn ? 1 : 0)
    case .childAdded(let id, let index, let child):
      object(id, "ChildrenChanged", "add", index, reference: responder.reference(child))
    case .childRemoved(let id, let index, let child):
      object(id, "ChildrenChanged", "remove", index, reference: responder.reference(child))
    case .name(let id, let name): object(id, "PropertyChange", "accessible-name", text: name)
    case .description(let id, let words):
      object(id, "PropertyChange", "accessible-description", text: words)
    case .parent(let id):
      object(
        id, "PropertyChange", "accessible-parent", 0,
        reference: responder.reference(responder.tree[id]?.parent))
    case .value(let id, let number):
      self.event(id, "Object", "PropertyChange", "accessible-value", 0, 0) { value in
        value.variant("d") { $0.append(number) }
      }
    case .selection(let id): object(id, "SelectionChanged", "")
    case .activeDescendant(let id, let child):
      let index = responder.tree[child]?.index ?? 0
      object(
        id, "ActiveDescendantChanged", "", index, reference: responder.reference(child))
    case .textInserted(let id, let offset, let words): text(id, "insert", offset, words)
    case .textDeleted(let id, let offset, let words): text(id, "delete", offset, words)
    case .caretMoved(let id, let offset): object(id, "TextCaretMoved", "", offset)
    case .textSelection(let id): object(id, "TextSelectionChanged", "")
    case .bounds(let id, let rect):
      guard let node = responder.tree[id] else { return }
      let sides = responder.pixels(rect, .screen, node: node)
      self.event(id, "Object", "BoundsChanged", "", 0, 0) { value in
        value.variant("(iiii)") { $0.structure { for side in sides { $0.append(side) } } }
      }
    case .cached, .forgotten, .window: break
    }
  }

  private func text(
    _ id: AccessibilityTree.ID, _ kind: String, _ offset: Int, _ words: String
  ) {
    event(
      id, "Object", "TextChanged", kind, offset, words.unicodeScalars.count
    ) { value in
      value.variant("s") { $0.append(words) }
    }
  }

  private func object(
    _ id: AccessibilityTree.ID, _ member: String, _ detail: String, _ number: Int = 0
  ) {
    event(id, "Object", member, detail, number, 0) { value in
      value.variant("i") { $0.append(Int32(0)) }
    }
  }

  private func object(
    _ id: AccessibilityTree.ID, _ member: String, _ detail: String, text: String
  ) {
    event(id, "Object", member, detail, 0, 0) { value in
      value.variant("s") { $0.append(text) }
    }
  }

  private func object(
    _ id: AccessibilityTree.ID, _ member: String, _ detail: String, _ number: Int,
    reference: AccessibleResponder.Reference
  ) {
    event(id, "Object", member, detail, number, 0) { value in
      value.variant("(so)") { $0.append(reference) }
    }
  }

  /// Events have the signature `siiva{sv}`.
  private func event(
    _ id: AccessibilityTree.ID, _ kind: String, _ member: String, _ detail: String,
    _ first: Int, _ second: Int, _ value: (inout MessageWriter) -> Void
  ) {
    signal(
      AccessibleObject.element(id).path, "org.a11y.atspi.Event." + kind, member
    ) { arguments in
      arguments.append(detail)
      arguments.append(Int32(clamping: first))
      arguments.append(Int32(clamping: second))
      value(&arguments)
      arguments.array("{sv}") { _ in }
    }
  }

  private func signal(
    _ path: String, _ interface: String, _ member: String,
    _ fill: (inout MessageWriter) -> Void
  ) {
    guard let message = dbus_message_new_signal(path, interface, member) else { return }
    defer { dbus_message_unref(message) }
    var arguments = MessageWriter(message)
    fill(&arguments)
    send(message)
  }
}

/// A change to report on the accessibility bus: a signal of `org.a11y.atspi.Event.Object`, `.Window` or `Cache`.
nonisolated enum AccessibilityEvent: Equatable {
  typealias ID = AccessibilityTree.ID

  case state(ID, String, Bool)
  case childAdded(ID, index: Int, child: ID)
  case childRemoved(ID, index: Int, child: ID)
  /// The cache of clients gets an element, or loses one.
  case cached(ID)
  case forgotten(ID)
  case name(ID, String)
  case description(ID, String)
  case parent(ID)
  case value(ID, Double)
  case selection(ID)
  case activeDescendant(ID, child: ID)
  case textInserted(ID, at: Int, String)
  case textDeleted(ID, at: Int, String)
  case caretMoved(ID, Int)
  case textSelection(ID)
  case bounds(ID, Rect)
  /// `Create`, `Activate`, `Deactivate` or `Destroy`.
  case window(String)
}
