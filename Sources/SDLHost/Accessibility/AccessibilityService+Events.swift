// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

nonisolated extension AccessibilityService {
  func sendSignal(for event: AccessibilityEvent, _ responder: AccessibleResponder) {
    let cache = "org.a11y.atspi.Cache"
    switch event {
    case .addedToCache(let id):
      guard responder.tree[id] != nil, let item = try? responder.cacheItem(of: .element(id)) else {
        return
      }
      bus.signal(Self.cachePath, cache, "AddAccessible", [item])
    case .removedFromCache(let id):
      bus.signal(Self.cachePath, cache, "RemoveAccessible", [responder.reference(id)])
    case .window(let member):
      let name = responder.tree[.window]?.element.label ?? ""
      sendEvent(.window, of: "Window", member, value: .text(name))
    case .state(let id, let name, let isOn):
      sendEvent(id, "StateChanged", name, isOn ? 1 : 0)
    case .childAdded(let id, let index, let child):
      sendEvent(id, "ChildrenChanged", "add", index, value: responder.reference(child))
    case .childRemoved(let id, let index, let child):
      sendEvent(id, "ChildrenChanged", "remove", index, value: responder.reference(child))
    case .name(let id, let name): sendChange(of: "name", id, .text(name))
    case .description(let id, let words): sendChange(of: "description", id, .text(words))
    case .parent(let id):
      sendChange(of: "parent", id, responder.reference(responder.tree[id]?.parent))
    case .value(let id, let number): sendChange(of: "value", id, .double(number))
    case .selection(let id): sendEvent(id, "SelectionChanged")
    case .activeDescendant(let id, let child):
      let index = responder.tree[child]?.index ?? 0
      sendEvent(id, "ActiveDescendantChanged", "", index, value: responder.reference(child))
    case .textInserted(let id, let offset, let words):
      sendEvent(
        id, "TextChanged", "insert", offset, words.unicodeScalars.count, value: .text(words))
    case .textDeleted(let id, let offset, let words):
      sendEvent(
        id, "TextChanged", "delete", offset, words.unicodeScalars.count, value: .text(words))
    case .caretMoved(let id, let offset): sendEvent(id, "TextCaretMoved", "", offset)
    case .textSelection(let id): sendEvent(id, "TextSelectionChanged")
    case .bounds(let id, let rect):
      guard let node = responder.tree[id] else { return }
      let sides = responder.pixels(rect, .screen, node: node)
      sendEvent(id, "BoundsChanged", value: .structure(sides))
    }
  }

  private func sendChange(of property: String, _ id: AccessibilityTree.ID, _ value: BusValue) {
    sendEvent(id, "PropertyChange", "accessible-\(property)", value: value)
  }

  /// Sends an event with the signature `siiva{sv}`.
  private func sendEvent(
    _ id: AccessibilityTree.ID, of kind: String = "Object", _ member: String, _ detail: String = "",
    _ first: Int = 0, _ second: Int = 0, value: BusValue = .int(0)
  ) {
    bus.signal(
      AccessibleObject.element(id).path, "org.a11y.atspi.Event." + kind, member,
      [.text(detail), .int(first), .int(second), .variant(value), .options([])])
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
