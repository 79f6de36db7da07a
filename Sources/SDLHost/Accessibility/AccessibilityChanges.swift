// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Finds the differences between two trees, as events in the order in which they are sent.
nonisolated struct AccessibilityChanges {
  typealias ID = AccessibilityTree.ID

  let old: AccessibilityTree
  let new: AccessibilityTree
  private(set) var events: [AccessibilityEvent] = []

  /// Compares two trees. Updates the last sent `bounds`, whose changes are only sent if `isIdle` is true.
  init(
    from old: AccessibilityTree, to new: AccessibilityTree, bounds: inout [ID: Rect],
    isIdle: Bool
  ) {
    self.old = old
    self.new = new
    if new.isActive != old.isActive, !new.isActive { appendActivityEvents() }
    let staying = new.nodes.keys.filter { old[$0] != nil }
      .sorted { ($0.view, $0.part) < ($1.view, $1.part) }
    appendStructureEvents(staying)
    // Orca speaks changes of the focused element, which is the new one at this point.
    let left = old.focused == new.focused ? nil : old.focused
    for id in staying where id != left { appendElementEvents(id) }
    appendChoiceEvents()
    if isIdle { appendBoundsEvents(&bounds) }
    if new.isActive != old.isActive, new.isActive { appendActivityEvents() }
    appendFocusEvents()
    if let left { appendElementEvents(left) }
    if new.focused != old.focused, let id = new.focused {
      appendTextSelectionEvents(id, old[id]?.element.text, new[id]?.element.text)
    }
  }

  private mutating func appendActivityEvents() {
    events.append(.window(new.isActive ? "Activate" : "Deactivate"))
    events.append(.state(.window, "active", new.isActive))
  }

  private mutating func appendStructureEvents(_ staying: [ID]) {
    for id in old.nodes.keys where new[id] == nil { events.append(.removedFromCache(id)) }
    for id in new.nodes.keys where old[id] == nil { events.append(.addedToCache(id)) }
    for id in staying { appendKindEvents(id) }
    for id in staying {
      guard let before = old[id], let after = new[id], before.children != after.children else {
        continue
      }
      let kept = Set(before.children).intersection(after.children)
      // If the remaining children have another order, all children are removed and added again.
      let isSorted = before.children.filter(kept.contains) == after.children.filter(kept.contains)
      for (index, child) in before.children.enumerated().reversed()
      where !isSorted || !kept.contains(child) {
        events.append(.childRemoved(id, index: index, child: child))
      }
      for (index, child) in after.children.enumerated()
      where !isSorted || !kept.contains(child) {
        events.append(.childAdded(id, index: index, child: child))
        if old[child] != nil, old[child]?.parent != id { events.append(.parent(child)) }
        // Orca speaks a notification when it is shown.
        if new[child]?.element.role == .notification {
          events.append(.state(child, "showing", true))
        }
      }
    }
  }

  private mutating func appendElementEvents(_ id: ID) {
    guard let before = old[id], let after = new[id], before.element != after.element else {
      return
    }
    let name = AccessibleResponder.name(of: after.element)
    if name != AccessibleResponder.name(of: before.element) { events.append(.name(id, name)) }
    if before.element.hint != after.element.hint {
      events.append(.description(id, after.element.hint))
    }
    appendTextEvents(
      id, before.element.text, after.element.text,
      isSecure: after.element.traits.contains(.secure))
    if let number = after.element.numericValue,
      number.current != before.element.numericValue?.current
    {
      events.append(.value(id, number.current))
    }
    // Focus and the window's activity are sent separately.
    let states = AccessibleStates(of: after)
    let changed = states.symmetricDifference(AccessibleStates(of: before))
    for (state, name) in AccessibleStates.names where changed.contains(state) {
      events.append(.state(id, name, states.contains(state)))
    }
  }

  /// Clients cache the interfaces and the role of an element until it is announced again.
  private mutating func appendKindEvents(_ id: ID) {
    guard let before = old[id], let after = new[id],
      before.element != after.element || after.element.role == .list
        || before.children.isEmpty != after.children.isEmpty
    else { return }
    if AccessibleInterface.all(of: before, in: old) != AccessibleInterface.all(of: after, in: new)
      || AccessibleRole(of: before.element) != AccessibleRole(of: after.element)
    {
      events.append(.addedToCache(id))
    }
  }

  /// Orca moves to the selection, so changes are not sent for containers without focus.
  private mutating func appendChoiceEvents() {
    var next = new.focused
    while let id = next, let after = new[id] {
      next = after.parent
      guard AccessibleRole.selectionRoles.contains(after.element.role), let before = old[id],
        old.selectedChildren(of: before) != new.selectedChildren(of: after)
      else { continue }
      events.append(.selection(id))
    }
  }

  private mutating func appendTextEvents(
    _ id: ID, _ before: AccessibilityText?, _ after: AccessibilityText?, isSecure: Bool
  ) {
    guard let before, let after else { return }
    if before.string != after.string {
      let was = Array(before.string.unicodeScalars)
      let new = Array(after.string.unicodeScalars)
      var start = 0
      while start < min(was.count, new.count), was[start] == new[start] { start += 1 }
      var end = 0
      while end < min(was.count, new.count) - start,
        was[was.count - 1 - end] == new[new.count - 1 - end]
      {
        end += 1
      }
      let deleted = was[start..<was.count - end]
      let inserted = new[start..<new.count - end]
      if !deleted.isEmpty {
        // The deleted text may be from the time before the field was secure.
        let words =
          isSecure
          ? String(repeating: "\u{2022}", count: deleted.count)
          : String(String.UnicodeScalarView(deleted))
        events.append(.textDeleted(id, at: start, words))
      }
      if !inserted.isEmpty {
        events.append(.textInserted(id, at: start, String(String.UnicodeScalarView(inserted))))
      }
    }
    // Orca reads a newly focused element with its selection, and would speak it twice if the event came earlier.
    if id == old.focused || id != new.focused { appendTextSelectionEvents(id, before, after) }
  }

  private mutating func appendTextSelectionEvents(
    _ id: ID, _ before: AccessibilityText?, _ after: AccessibilityText?
  ) {
    guard let before, let after else { return }
    if let caret = after.caret, caret != before.caret || before.string != after.string {
      events.append(.caretMoved(id, ScalarText(after).offset(ofCharacter: caret)))
    }
    if before.selection != after.selection,
      before.selection?.isEmpty == false || after.selection?.isEmpty == false
    {
      events.append(.textSelection(id))
    }
  }

  private mutating func appendBoundsEvents(_ bounds: inout [ID: Rect]) {
    for (id, node) in new.nodes {
      if let before = bounds[id], before != node.element.frame {
        events.append(.bounds(id, node.element.frame))
      }
    }
    bounds = new.nodes.mapValues(\.element.frame)
  }

  private mutating func appendFocusEvents() {
    guard new.focused != old.focused || new.isActive != old.isActive else { return }
    if let before = old.focused, new[before] != nil, before != new.focused {
      events.append(.state(before, "focused", false))
    }
    guard let focused = new.focused, let node = new[focused] else { return }
    if let parent = node.parent, let list = new[parent], !new.isListWhole(list) {
      events.append(.activeDescendant(parent, child: focused))
    }
    events.append(.state(focused, "focused", true))
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
