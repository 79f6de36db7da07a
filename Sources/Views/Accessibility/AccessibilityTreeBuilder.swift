// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Builds the accessibility tree of a window in one walk over the views that the user can perceive.
package struct AccessibilityTreeBuilder {
  typealias ID = AccessibilityTree.ID
  typealias Node = AccessibilityTree.Node

  private enum Texts {
    case own
    /// The texts belong to the enclosing element, which has a name.
    case absorbed
    /// The texts become the name of the enclosing element.
    case collected
  }

  private struct Surroundings {
    var parent: ID
    var parentLabel: String
    /// From the superview's coordinates to the window's.
    var transform: Transform
    /// The visible area, in the window's coordinates.
    var clip: Rect
    var texts = Texts.own
    var isInElement = false
    /// Whether a presented controller keeps input from most of the views.
    var isBlocked = false
  }

  private let window: Window
  private let focusTarget: (view: View, part: Int)?
  private var nodes: [ID: Node] = [:]
  private var focused: ID?
  private var relations: [(from: ID, relation: WritableKeyPath<Node, [ID]>, to: View)] = []
  private var collected: [String] = []

  package init(of window: Window, focusedView: View?) {
    self.window = window
    focusTarget = focusedView.map { view in
      (view as? any AccessibilityFocusing)?.accessibilityFocus ?? (view, 0)
    }
    nodes.reserveCapacity(256)
  }

  package mutating func build(label: String) -> AccessibilityTree {
    var children: [ID] = []
    let root = window.rootView
    let frame = Rect(origin: .zero, size: root.frame.size)
    let surroundings = Surroundings(
      parent: .window, parentLabel: label, transform: .identity, clip: frame)
    for view in root.subviewsToVisit { visit(view, in: surroundings, siblings: &children) }
    let window = AccessibilityElement(role: .window, label: label, frame: frame)
    nodes[.window] = Node(element: window, parent: nil, index: 0, children: children)
    if let focused { nodes[focused]?.element.traits.formUnion([.focusable, .focused]) }
    for (from, relation, view) in relations {
      if let to = firstElement(in: view), to != from { nodes[from]?[keyPath: relation].append(to) }
    }
    return AccessibilityTree(nodes: nodes, focused: focused)
  }

  private func firstElement(in view: View) -> ID? {
    let id = ID(view: view.accessibilityNumber)
    if nodes[id] != nil { return id }
    for subview in view.subviewsToVisit {
      if let id = firstElement(in: subview) { return id }
    }
    return nil
  }

  // MARK: Views

  private mutating func visit(
    _ view: View, in outer: Surroundings, siblings: inout [ID]
  ) {
    let properties = view.accessibility.properties
    guard !view.storedIsHidden, !view.isTooFaint, properties?.values.hidesElements != true else {
      return
    }
    var surroundings = outer
    if let boundary = view.boundary {
      if boundary.isInDismissal { return }
      surroundings.isBlocked = !view.isReachable(in: window)
    }
    let bounds = view.bounds
    surroundings.transform = view.transformToSuperview.concatenating(outer.transform)
    if view.storedClipsToBounds {
      surroundings.clip = outer.clip.intersection(surroundings.transform.boundingBox(of: bounds))
    }
    guard let element = element(of: view, properties, in: surroundings) else {
      // A first responder without an element is reported as its parent element.
      if view === focusTarget?.view, outer.parent != .window { focused = outer.parent }
      return visitInside(view, in: surroundings, siblings: &siblings)
    }
    if outer.texts != .own, element.role.isText {
      if outer.texts == .collected, !element.label.isEmpty { collected.append(element.label) }
      return
    }
    if outer.isInElement {
      if view === focusTarget?.view { focused = outer.parent }
      return visitInside(view, in: surroundings, siblings: &siblings)
    }
    add(view, element, properties, in: surroundings, siblings: &siblings)
  }

  private func element(
    of view: View, _ properties: AccessibilityProperties?, in surroundings: Surroundings
  ) -> AccessibilityElement? {
    guard properties?.values.isElement != false, var element = view.accessibilityElement(),
      !element.frame.isEmpty
    else { return nil }
    if element.role == .none {
      // A screen's name appears only once.
      let isNamed = !element.label.isEmpty && element.label != surroundings.parentLabel
      guard isNamed || properties?.values.isElement == true else { return nil }
      element.role = .group
    }
    if element.role.isText, element.label.isEmpty { return nil }
    if view.isInert, !element.role.absorbsTexts { return nil }
    if surroundings.isBlocked, !view.isReachable(in: window) { return nil }
    return element
  }

  private mutating func add(
    _ view: View, _ described: AccessibilityElement, _ properties: AccessibilityProperties?,
    in outer: Surroundings, siblings: inout [ID]
  ) {
    var element = described
    let id = ID(view: view.accessibilityNumber(in: window))
    let index = siblings.count
    siblings.append(id)
    element.frame = outer.transform.boundingBox(of: element.frame)
    if !outer.clip.intersects(element.frame) { element.traits.insert(.offscreen) }
    if view.canBecomeFirstResponder { element.traits.insert(.focusable) }
    if view === focusTarget?.view, focusTarget?.part == 0 { focused = id }
    if let properties { gatherRelations(of: id, properties) }
    var inner = outer
    (inner.parent, inner.parentLabel) = (id, element.label)
    if properties?.values.isElement == true { inner.isInElement = true }
    let absorbsTexts = inner.isInElement || element.role.absorbsTexts
    inner.texts = !absorbsTexts ? .own : element.label.isEmpty ? .collected : .absorbed
    var children: [ID] = []
    let outerTexts = collected
    collected = []
    visitInside(view, in: inner, siblings: &children)
    if element.label.isEmpty, !collected.isEmpty {
      element.label = collected.joined(separator: ", ")
    }
    collected = outerTexts
    nodes[id] = Node(element: element, parent: outer.parent, index: index, children: children)
    if element.role == .list { order(&children, of: id) }
  }

  private mutating func visitInside(
    _ view: View, in surroundings: Surroundings, siblings: inout [ID]
  ) {
    if let parts = view.accessibilityElements, !surroundings.isInElement {
      addParts(parts, of: view, in: surroundings, siblings: &siblings)
    }
    guard !view.isInert else { return }
    for subview in view.subviewsToVisit { visit(subview, in: surroundings, siblings: &siblings) }
  }

  private mutating func addParts(
    _ parts: [AccessibilityElement], of view: View, in surroundings: Surroundings,
    siblings: inout [ID]
  ) {
    if surroundings.isBlocked, !view.isReachable(in: window) { return }
    let number = view.accessibilityNumber(in: window)
    for (index, part) in parts.enumerated() where !part.frame.isEmpty {
      let id = ID(view: number, part: index + 1)
      var element = part
      element.frame = surroundings.transform.boundingBox(of: part.frame)
      if !surroundings.clip.intersects(element.frame) { element.traits.insert(.offscreen) }
      if view === focusTarget?.view, focusTarget?.part == index + 1 { focused = id }
      nodes[id] = Node(element: element, parent: surroundings.parent, index: siblings.count)
      siblings.append(id)
    }
  }

  private mutating func gatherRelations(of id: ID, _ properties: AccessibilityProperties) {
    if let view = properties.values.labelView { relations.append((id, \.labelledBy, view)) }
    if let view = properties.values.messageView { relations.append((id, \.describedBy, view)) }
    if let view = properties.values.controlledView { relations.append((id, \.controls, view)) }
  }

  /// Sorts rows and headings from top to bottom. A pinned heading is sorted before the rows that it covers.
  private mutating func order(_ children: inout [ID], of id: ID) {
    let elements = children.map { nodes[$0]?.element ?? AccessibilityElement() }
    var keys = elements.indices.map { (elements[$0].frame.minY, 1, $0) }
    for (index, heading) in elements.enumerated() where heading.role == .heading {
      let covered = elements.filter { $0.role == .row && $0.frame.intersects(heading.frame) }
      keys[index] = (covered.reduce(heading.frame.minY) { min($0, $1.frame.minY) }, 0, index)
    }
    guard zip(keys, keys.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let sorted = keys.sorted { $0 < $1 }.map { children[$0.2] }
    for (index, child) in sorted.enumerated() { nodes[child]?.index = index }
    nodes[id]?.children = sorted
    children = sorted
  }
}

extension AccessibilityRole {
  fileprivate var isText: Bool { self == .staticText || self == .heading || self == .image }

  fileprivate var absorbsTexts: Bool {
    switch self {
    case .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .splitter,
      .textField, .progressIndicator, .row, .image, .staticText, .heading, .tab, .menuItem,
      .popUpButton, .toolTip:
      true
    case .none, .navigationBar, .toolbar, .textView, .list, .scrollArea, .group, .dialog, .alert,
      .tabList, .menu, .notification, .window:
      false
    }
  }
}
