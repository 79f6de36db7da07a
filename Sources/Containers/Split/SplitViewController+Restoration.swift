// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The restorable state of a split view: the choices of the user.
struct SplitState: Hashable {
  /// The number of columns next to the secondary; nil if the user has not chosen it.
  var columnsBeside: Int?
  /// The widths that the user has set, in points.
  var widths: [SplitViewController.Column: Double] = [:]
}

/// The state contains the columns of the expanded split view, and the column on top while it is collapsed.
extension SplitViewController: RestoringContainer {
  public func restorationWillBegin() { collapse.isSuspended = true }
  public func restorationDidEnd() { collapse.isSuspended = false }

  private static let columnKey = "column"

  /// Setting it applies it immediately.
  var state: SplitState {
    get { columns.state }
    set {
      columns.state = newValue
      transitionController.move(animated: false) { _ in }
      layout.updateForOptions()
    }
  }

  /// The first screen above the screens of all columns in a collapsed split view.
  var pushedDetail: ViewController? { collapse.details.screensAboveColumns.first }

  /// The controllers of the columns in the expanded split view.
  var restorableColumns: [(column: Column, controller: ViewController)] {
    columns.all.compactMap { slot in slot.content.map { (slot.column, $0) } }
  }

  /// The screens that were pushed on the stacks around the columns' controllers, from the leading column on.
  var restorablePushedScreens: [(column: Column, controller: ViewController)] {
    columns.all.flatMap { slot in
      let stack = slot.controller as? ColumnNavigationController
      return (stack?.screensWithoutColumns ?? []).dropFirst().map { (slot.column, $0) }
    }
  }

  func encodeColumns(with coder: StateCoder) {
    coder[own: "columns"] = restorableColumns.map(\.column.rawValue)
    let pushed = restorablePushedScreens.map(\.column.rawValue)
    coder[own: "pushed"] = pushed.isEmpty ? nil : pushed
    let state = state
    coder[own: "beside"] = state.columnsBeside
    let widths = state.widths.map { ($0.key.rawValue, $0.value) }
    coder[own: "widths"] = Dictionary(uniqueKeysWithValues: widths)
    coder[own: "over"] = columns.overlayCount == 0 ? nil : columns.overlayCount
    // Without it, a collapsed split view would show its last column.
    let top = isCollapsed ? collapse.topColumnBelowDetails : columns.revealedColumn
    coder[own: "top"] = top == .secondary ? nil : top?.rawValue
  }

  func restoreColumns(with coder: StateCoder) {
    let names: [String] = coder[own: "columns"] ?? []
    for (name, child) in zip(names, coder.children) {
      guard let column = Column(rawValue: name) else { continue }
      let currentContent = columns[column].content
      guard currentContent?.restorationName != child.identifier,
        let made = makeRestored(child, with: coder, asking: columns.firstController?.columnContent)
      else { continue }
      setViewController(made, for: column)
    }
    let pushed: [String] = coder[own: "pushed"] ?? []
    let restoredColumnNames = zip(names, coder.children).filter { name, child in
      let column = Column(rawValue: name)
      return column.flatMap { columns[$0].content }?.restorationName == child.identifier
    }.map(\.0)
    for (name, child) in zip(pushed, coder.children.dropFirst(names.count)) {
      child[own: Self.columnKey] = name
      guard restoredColumnNames.contains(name), let column = Column(rawValue: name),
        let stack = columns[column].controller as? ColumnNavigationController,
        let made = makeRestored(child, with: coder, asking: stack.topViewController),
        !(made is NavigationController)
      else { continue }
      stack.pushViewController(made, animated: false)
    }
    for child in coder.children.dropFirst(names.count + pushed.count) {
      let below = collapse.details.pendingScreens.last ?? columns[.secondary].content
      let made =
        makeRestored(child, with: coder, asking: below)
        ?? makeRestored(child, with: coder, asking: columns.firstController?.columnContent)
      guard let made, !(made is NavigationController),
        !collapse.details.pendingScreens.contains(made)
      else { break }
      collapse.details.pendingScreens.append(made)
    }
    var state = SplitState(columnsBeside: coder[own: "beside"])
    let widths: [String: Double] = coder[own: "widths"] ?? [:]
    for (name, width) in widths where width >= 0 {
      if let column = Column(rawValue: name) { state.widths[column] = width }
    }
    self.state = state
    if let over: Int = coder[own: "over"] {
      transitionController.move(animated: false) { $0.restoreOverlay(over) }
    }
    if let top = coder[own: "top"].flatMap({ Column(rawValue: $0) }) {
      columns.reveal(top)
    }
  }

  /// The children that show the split view's content: the secondary, or all columns if there is no secondary.
  public var contentForRestoration: [ViewController] {
    let columns = restorableColumns
    let secondary = columns.filter { $0.column == .secondary }
    return (secondary.isEmpty ? columns : secondary).map(\.controller)
  }

  public func isState(_ state: StateCoder, ofScreenAbove screen: ViewController) -> Bool {
    guard let name: String = state[own: Self.columnKey] else { return false }
    let candidates = restorableColumns + restorablePushedScreens
    return candidates.first { $0.controller === screen }?.column.rawValue == name
  }

  public func pushRestored(_ controller: ViewController, above screen: ViewController) -> Bool {
    guard let stack = screen.navigationController else { return false }
    return stack.pushRestored(controller, above: screen)
  }
}
