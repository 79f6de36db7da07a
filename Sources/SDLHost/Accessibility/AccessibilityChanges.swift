// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Finds what differs between two trees, in the order in which it is told.
nonisolated struct AccessibilityChanges {
  typealias ID = AccessibilityTree.ID

  let old: AccessibilityTree
  let new: AccessibilityTree
  private(set) var events: [AccessibilityEvent] = []

  /// - Parameter bounds: What was told of places; updated where they are told.
  /// - Parameter isSettled: False while something moves: then places are told later.
  init(
    from old: AccessibilityTree, to new: AccessibilityTree, bounds: inout [ID: Rect],
    isSettled: Bool
  ) {
    self.old = old
    self.new = new
    if new.isActive != old.isActive, !new.isActive { tellActivity() }
    let staying = new.nodes.keys.filter { old[$0] != nil }
      .sorted { ($0.view, $0.part) < ($1.view, $1.part) }
    tellStructure(staying)
    // Orca says what becomes of the element that has the keyboard; here that is the next one.
    let left = old.focused == new.focused ? nil : old.focused
    for id in staying where id != left { tellElement(id) }
    tellChoices()
    if isSettled { tellBounds(&bounds) }
    if new.isActive != old.isActive, new.isActive { tellActivity() }
    tellFocus()
    if let left { tellElement(left) }
    if new.focused != old.focused, let id = new.focused {
      tellSelection(id, old[id]?.element.text, new[id]?.element.text)
    }
  }

  private mutating func tellActivity() {
    events.append(.window(new.isActive ? "Activate" : "Deactivate"))
    events.append(.state(.window, "active", new.isActive))
  }

  private mutating func tellStructure(_ staying: [ID]) {
    for id in old.nodes.keys where new[id] == nil { events.append(.forgotten(id)) }
    for id in new.nodes.keys where old[id] == nil { events.append(.cached(id)) }
    for id in staying { tellKind(id) }
    for id in staying {
      guard let before = old[id], let after = new[id], before.children != after.children else {
        continue
      }
      let kept = Set(before.children).intersection(after.children)
      // Where those that stay are in another order, all leave and come.
      let isSorted = before.children.filter(kept.contains) == after.children.filter(kept.contains)
      for (index, child) in before.children.enumerated().reversed()
      where !isSorted || !kept.contains(child) {
        events.append(.childRemoved(id, index: index, child: child))
      }
      for (index, child) in after.children.enumerated()
      where !isSorted || !kept.contains(child) {
        events.append(.childAdded(id, index: index, child: child))
        if old[child] != nil, old[child]?.parent != id { events.append(.parent(child)) }
        // Orca says a notification when it shows.
        if new[child]?.element.role == .notification {
          events.append(.state(child, "showing", true))
        }
      }
    }
  }

  private mutating func tellElement(_ id: ID) {
    guard let before = old[id], let after = new[id] else { return }
    if before.element != after.element {
      let names = (
        AccessibleResponder.name(of: before.element), AccessibleResponder.name(of: after.element)
      )
      if names.0 != names.1 { events.append(.name(id, names.1)) }
      if before.element.hint != after.element.hint {
        events.append(.description(id, after.element.hint))
      }
      tellText(
        id, before.element.text, after.element.text,
        isSecure: after.element.traits.contains(.secure))
      if let number = after.element.number, number.current != before.element.number?.current {
        events.append(.value(id, number.current))
      }
      tellStates(id, before, after)
    }
  }

  /// Clients keep what an element is and can do until they are told of it anew.
  private mutating func tellKind(_ id: ID) {
    guard let before = old[id], let after = new[id],
      before.element != after.element || after.element.role == .list
        || before.children.isEmpty != after.children.isEmpty
    else { return }
    if AccessibleInterfaces(of: before, in: old) != AccessibleInterfaces(of: after, in: new)
      || AccessibleRole(of: before.element) != AccessibleRole(of: after.element)
    {
      events.append(.cached(id))
    }
  }

  /// Orca goes to what is chosen, so nothing is told of a container that the keyboard is not in.
  private mutating func tellChoices() {
    var next = new.focused
    while let id = next, let after = new[id] {
      next = after.parent
      guard AccessibleRole.choosing.contains(after.element.role), let before = old[id],
        selected(before, in: old) != selected(after, in: new)
      else { continue }
      events.append(.selection(id))
    }
  }

  private func selected(_ node: AccessibilityTree.Node, in tree: AccessibilityTree) -> [ID] {
    node.children.filter { tree[$0]?.element.traits.contains(.selected) == true }
  }

  private mutating func tellStates(
    _ id: ID, _ before: AccessibilityTree.Node, _ after: AccessibilityTree.Node
  ) {
    // The keyboard and the window's activity are told of apart.
    let states = [before, after].map {
      AccessibleStates(of: $0, isFocused: false, isActive: false, isListWhole: true)
    }
    let changed = states[0].symmetricDifference(states[1])
    guard !changed.isEmpty else { return }
    for (state, name) in AccessibleStates.names where changed.contains(state) {
      events.append(.state(id, name, states[1].contains(state)))
    }
  }

  private mutating func tellText(
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
        // A field that has become secure had its characters in the text before.
        let words = isSecure ? String(repeating: "\u{2022}", count: deleted.count) : String(deleted)
        events.append(.textDeleted(id, at: start, words))
      }
      if !inserted.isEmpty { events.append(.textInserted(id, at: start, String(inserted))) }
    }
    // Orca reads what gets the keyboard, with what is selected in it, and would say that twice if it came before.
    if id == old.focused || id != new.focused { tellSelection(id, before, after) }
  }

  private mutating func tellSelection(
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

  private mutating func tellBounds(_ bounds: inout [ID: Rect]) {
    var told: [ID: Rect] = [:]
    told.reserveCapacity(new.nodes.count)
    for (id, node) in new.nodes {
      told[id] = node.element.frame
      if let before = bounds[id], before != node.element.frame {
        events.append(.bounds(id, node.element.frame))
      }
    }
    bounds = told
  }

  private mutating func tellFocus() {
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

extension String {
  fileprivate nonisolated init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
