// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension TestWindow {
  /// What no accessible tree may be, as far as this window's is that; empty for a good one.
  ///
  /// - Parameter names: Whether what can be used has a name that no sibling of its kind has. Default false.
  public func accessibilityFaults(names: Bool = false) -> [String] {
    let tree = window.accessibilityTree()
    var faults = tree.structuralFaults + tree.nodes.values.flatMap { $0.element.faults }
    if names { faults += tree.namingFaults }
    guard let root = window.rootViewController?.viewIfLoaded?.superview else { return faults }
    var views: [Int: View] = [:]
    root.collectNumbers(in: &views)
    for id in tree.nodes.keys where id.view > AccessibilityTree.ID.window.view {
      if let view = views[id.view], view.isAccessible { continue }
      faults.append("\(id) is out of reach")
    }
    // A view without room has no element.
    if let focused = window.focus.firstResponder as? View, focused.accessibilityRole != .none,
      focused.accessibilityElement()?.frame.isEmpty == false, focused.accessibilityNumber > 0,
      tree.focused == nil
    {
      faults.append("\(Swift.type(of: focused)) has the keyboard, and nothing is focused")
    }
    return faults
  }
}

extension View {
  fileprivate func collectNumbers(in views: inout [Int: View]) {
    if accessibilityNumber > 0 { views[accessibilityNumber] = self }
    for subview in subviews { subview.collectNumbers(in: &views) }
  }
}

extension AccessibilityTree {
  /// Parents and children agree, each node is met once, and relations and focus lead to nodes.
  fileprivate var structuralFaults: [String] {
    var faults: [String] = []
    var met = 0
    func visit(_ id: ID) {
      guard let node = nodes[id] else { return faults.append("\(id) is no node") }
      met += 1
      guard met <= nodes.count else { return faults.append("\(id) is met again") }
      for (index, child) in node.children.enumerated() {
        if nodes[child]?.parent != id || nodes[child]?.index != index {
          faults.append("\(child) does not know that it is child \(index) of \(id)")
        }
        visit(child)
      }
      for other in node.labelledBy + node.describedBy + node.controls where nodes[other] == nil {
        faults.append("\(id) is related to \(other), which is no node")
      }
    }
    visit(.window)
    if met != nodes.count { faults.append("\(met) nodes of \(nodes.count) are met") }
    if nodes[.window]?.parent != nil { faults.append("the window has a parent") }
    let focusedOnes = nodes.filter { $0.value.element.traits.contains(.focused) }.map(\.key)
    if focusedOnes != [focused].compactMap(\.self) {
      faults.append("\(focusedOnes) are focused, and not \(String(describing: focused))")
    }
    return faults
  }

  /// What can be used has a name, and no sibling below the same heading has the same role and name.
  fileprivate var namingFaults: [String] {
    nodes.values.flatMap { parent -> [String] in
      var faults: [String] = []
      var said: Set<[String]> = []
      for element in parent.children.compactMap({ nodes[$0]?.element }) {
        if element.role == .heading { said = [] }
        guard element.isUsable else { continue }
        if element.label.isEmpty { faults.append("a \(element.role) has no name") }
        // Rows have their positions.
        guard element.role != .row, !said.insert([element.role.rawValue, element.label]).inserted
        else { continue }
        faults.append("two are \(element.role) “\(element.label)”")
      }
      return faults
    }
  }
}

extension AccessibilityElement {
  fileprivate var isUsable: Bool {
    traits.contains(.focusable) || actions.contains { $0 != .escape }
  }

  /// What the element says fits together.
  fileprivate var faults: [String] {
    var faults: [String] = []
    let name = "\(role) “\(label)”"
    func check(_ isRight: Bool, _ fault: String) {
      if !isRight { faults.append("\(name) \(fault)") }
    }
    check(role != .none, "has no role")
    check(!isUsable || !frame.isEmpty, "can be used but has no frame")
    let pairs: [(AccessibilityTraits, AccessibilityTraits)] = [
      (.checked, .checkable), (.selected, .selectable), (.expanded, .expandable),
      (.focused, .focusable),
    ]
    for (state, ability) in pairs where traits.contains(state) {
      check(traits.contains(ability), "is \(state.names) and not \(ability.names)")
    }
    check(traits.isDisjoint(with: Self.forbidden[role] ?? []), "cannot be \(traits.names)")
    check(
      actions.contains(.increment) == actions.contains(.decrement),
      "has only one of increment and decrement")
    if let numericValue {
      check(numericValue.minimum <= numericValue.maximum, "has a minimum above its maximum")
      check(
        (numericValue.minimum...max(numericValue.minimum, numericValue.maximum)).contains(
          numericValue.current),
        "has a value outside its range")
    }
    if let position {
      check((1...max(1, position.count)).contains(position.index), "is \(position)")
    }
    check(!traits.contains(.editable) || text != nil, "is editable but has no text")
    if let text { faults += text.faults.map { "\(name) \($0)" } }
    if traits.contains(.secure) {
      check(text?.string.allSatisfy { $0 == "\u{2022}" } == true, "exposes a password")
    }
    return faults
  }

  /// What a role never is.
  private static let forbidden: [AccessibilityRole: AccessibilityTraits] = {
    let values: AccessibilityTraits = [.checkable, .editable, .multiline, .secure, .expandable]
    let states: AccessibilityTraits = [.modal, .busy, .editable, .multiline, .secure]
    return [
      .staticText: [.focusable, .modal, .editable, .checkable, .selectable, .expandable],
      .heading: [.focusable, .modal, .editable, .checkable, .selectable],
      .button: states, .switch: states.union(.selectable), .slider: values, .stepper: values,
      .pageControl: values, .splitter: values, .row: states, .tab: states, .menuItem: states,
      .list: [.checkable, .selected, .editable], .window: [.focusable, .selectable, .checkable],
      .notification: [.focusable, .selectable], .progressIndicator: values.union(.focusable),
    ]
  }()
}

extension AccessibilityText {
  fileprivate var faults: [String] {
    var faults: [String] = []
    let count = string.count
    if let selection {
      if selection.lowerBound < 0 || selection.upperBound > count {
        faults.append("selects \(selection) of \(count) characters")
      }
      if caret != selection.lowerBound, caret != selection.upperBound {
        faults.append("has its caret beside the selection")
      }
    } else if caret != nil {
      faults.append("has a caret that selects nothing")
    }
    var end = 0
    for line in lines {
      if line.range.lowerBound < end || line.range.upperBound > count {
        faults.append("has line \(line.range) after \(end), of \(count)")
      }
      end = line.range.upperBound
      if !line.edges.isEmpty, line.edges.count != line.range.count + 1 {
        faults.append("has \(line.edges.count) edges for \(line.range)")
      }
    }
    return faults
  }
}
