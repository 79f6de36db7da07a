// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Drawing

nonisolated extension AccessibilityService {
  func sendSignal(for event: AccessibilityEvent, _ responder: AccessibleResponder) {
    switch event {
    case .addedToCache(let id):
      guard let node = responder.tree[id] else { return }
      sendSignal(Self.cachePath, "org.a11y.atspi.Cache", "AddAccessible") {
        responder.appendItem(id, node, to: &$0)
      }
    case .removedFromCache(let id):
      sendSignal(Self.cachePath, "org.a11y.atspi.Cache", "RemoveAccessible") {
        $0.append(responder.reference(id))
      }
    case .window(let member):
      let name = responder.tree[.window]?.element.label ?? ""
      self.sendEvent(.window, "Window", member, "", 0, 0) { value in
        value.appendVariant("s") { $0.append(name) }
      }
    default: sendChangeSignal(for: event, responder)
    }
  }

  private func sendChangeSignal(for event: AccessibilityEvent, _ responder: AccessibleResponder) {
    switch event {
    case .state(let id, let name, let isOn): sendObjectEvent(id, "StateChanged", name, isOn ? 1 : 0)
    case .childAdded(let id, let index, let child):
      sendObjectEvent(id, "ChildrenChanged", "add", index, reference: responder.reference(child))
    case .childRemoved(let id, let index, let child):
      sendObjectEvent(id, "ChildrenChanged", "remove", index, reference: responder.reference(child))
    case .name(let id, let name):
      sendObjectEvent(id, "PropertyChange", "accessible-name", text: name)
    case .description(let id, let words):
      sendObjectEvent(id, "PropertyChange", "accessible-description", text: words)
    case .parent(let id):
      sendObjectEvent(
        id, "PropertyChange", "accessible-parent", 0,
        reference: responder.reference(responder.tree[id]?.parent))
    case .value(let id, let number):
      self.sendEvent(id, "Object", "PropertyChange", "accessible-value", 0, 0) { value in
        value.appendVariant("d") { $0.append(number) }
      }
    case .selection(let id): sendObjectEvent(id, "SelectionChanged", "")
    case .activeDescendant(let id, let child):
      let index = responder.tree[child]?.index ?? 0
      sendObjectEvent(
        id, "ActiveDescendantChanged", "", index, reference: responder.reference(child))
    case .textInserted(let id, let offset, let words): sendTextEvent(id, "insert", offset, words)
    case .textDeleted(let id, let offset, let words): sendTextEvent(id, "delete", offset, words)
    case .caretMoved(let id, let offset): sendObjectEvent(id, "TextCaretMoved", "", offset)
    case .textSelection(let id): sendObjectEvent(id, "TextSelectionChanged", "")
    case .bounds(let id, let rect):
      guard let node = responder.tree[id] else { return }
      let sides = responder.pixels(rect, .screen, node: node)
      self.sendEvent(id, "Object", "BoundsChanged", "", 0, 0) { value in
        value.appendVariant("(iiii)") {
          $0.appendStructure { for side in sides { $0.append(side) } }
        }
      }
    case .addedToCache, .removedFromCache, .window: break
    }
  }

  private func sendTextEvent(
    _ id: AccessibilityTree.ID, _ kind: String, _ offset: Int, _ words: String
  ) {
    sendEvent(
      id, "Object", "TextChanged", kind, offset, words.unicodeScalars.count
    ) { value in
      value.appendVariant("s") { $0.append(words) }
    }
  }

  private func sendObjectEvent(
    _ id: AccessibilityTree.ID, _ member: String, _ detail: String, _ number: Int = 0
  ) {
    sendEvent(id, "Object", member, detail, number, 0) { value in
      value.appendVariant("i") { $0.append(Int32(0)) }
    }
  }

  private func sendObjectEvent(
    _ id: AccessibilityTree.ID, _ member: String, _ detail: String, text: String
  ) {
    sendEvent(id, "Object", member, detail, 0, 0) { value in
      value.appendVariant("s") { $0.append(text) }
    }
  }

  private func sendObjectEvent(
    _ id: AccessibilityTree.ID, _ member: String, _ detail: String, _ number: Int,
    reference: AccessibleResponder.Reference
  ) {
    sendEvent(id, "Object", member, detail, number, 0) { value in
      value.appendVariant("(so)") { $0.append(reference) }
    }
  }

  /// Sends an event with the signature `siiva{sv}`.
  private func sendEvent(
    _ id: AccessibilityTree.ID, _ kind: String, _ member: String, _ detail: String,
    _ first: Int, _ second: Int, _ value: (inout MessageWriter) -> Void
  ) {
    sendSignal(
      AccessibleObject.element(id).path, "org.a11y.atspi.Event." + kind, member
    ) { arguments in
      arguments.append(detail)
      arguments.append(Int32(clamping: first))
      arguments.append(Int32(clamping: second))
      value(&arguments)
      arguments.appendArray("{sv}") { _ in }
    }
  }

  private func sendSignal(
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

/// A change that is sent on the accessibility bus: a signal of `org.a11y.atspi.Event.Object`, `.Window` or `Cache`.
nonisolated enum AccessibilityEvent: Equatable {
  typealias ID = AccessibilityTree.ID

  case state(ID, String, Bool)
  case childAdded(ID, index: Int, child: ID)
  case childRemoved(ID, index: Int, child: ID)
  /// The element is added to the cache of clients; `removedFromCache` is the opposite.
  case addedToCache(ID)
  case removedFromCache(ID)
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
