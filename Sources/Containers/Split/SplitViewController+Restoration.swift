// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// What a person chose of a split view.
struct SplitState: Hashable {
  /// How many columns are wanted beside the secondary; nil where no person has chosen.
  var columnsBeside: Int?
  /// Widths that a person has given, in points.
  var widths: [SplitViewController.Column: Double] = [:]
}

/// A split view keeps what it shows unfolded, and which column lies on top while it is folded.
extension SplitViewController: RestoringContainer {
  public func restorationWillBegin() { folding.isSuspended = true }
  public func restorationDidEnd() { folding.isSuspended = false }

  /// The column of a pushed screen, in the screen's state.
  private static let columnKey = "column"

  /// Setting it shows it at once.
  var state: SplitState {
    get { columns.state }
    set {
      columns.state = newValue
      transitionController.move(animated: false) { _ in }
      layout.optionsChanged()
    }
  }

  /// The first screen that lies above all columns while they are folded.
  var pushedDetail: ViewController? { folding.details.above.first }

  /// Who is in the columns when all is there again.
  var restorableColumns: [(column: Column, controller: ViewController)] {
    columns.all.compactMap { slot in slot.content.map { (slot.column, $0) } }
  }

  /// The screens that were pushed on the stacks around the columns' controllers, from the leading column on.
  var restorablePushed: [(column: Column, screens: [ViewController])] {
    columns.all.compactMap { slot in
      guard let stack = slot.controller as? ColumnNavigationController else { return nil }
      let screens = Array(stack.ownScreens.dropFirst())
      return screens.isEmpty ? nil : (slot.column, screens)
    }
  }

  func encodeColumns(with coder: StateCoder) {
    coder[own: "columns"] = restorableColumns.map(\.column.rawValue)
    let pushed = restorablePushed
    coder[own: "pushed"] =
      pushed.isEmpty
      ? nil : pushed.flatMap { Array(repeating: $0.column.rawValue, count: $0.screens.count) }
    let state = state
    coder[own: "beside"] = state.columnsBeside
    let widths = state.widths.map { ($0.key.rawValue, $0.value) }
    coder[own: "widths"] = Dictionary(uniqueKeysWithValues: widths)
    coder[own: "over"] = columns.overlay == 0 ? nil : columns.overlay
    // Once it is folded it shows the last column otherwise.
    let top = isCollapsed ? folding.topBelowDetails : columns.broughtColumn
    coder[own: "top"] = top == .secondary ? nil : top?.rawValue
  }

  func restoreColumns(with coder: StateCoder) {
    let names: [String] = coder[own: "columns"] ?? []
    for (name, child) in zip(names, coder.children) {
      guard let column = Column(rawValue: name) else { continue }
      let present = columns[column].content
      guard present?.restorationName != child.identifier,
        let made = makeRestored(child, with: coder, asking: columns.first?.withoutColumnStack)
      else { continue }
      setViewController(made, for: column)
    }
    let pushed: [String] = coder[own: "pushed"] ?? []
    let present = zip(names, coder.children).filter { name, child in
      let column = Column(rawValue: name)
      return column.flatMap { columns[$0].content }?.restorationName == child.identifier
    }.map(\.0)
    for (name, child) in zip(pushed, coder.children.dropFirst(names.count)) {
      child[own: Self.columnKey] = name
      guard present.contains(name), let column = Column(rawValue: name),
        let stack = columns[column].controller as? ColumnNavigationController,
        let made = makeRestored(child, with: coder, asking: stack.topViewController),
        !(made is NavigationController)
      else { continue }
      stack.pushViewController(made, animated: false)
    }
    for child in coder.children.dropFirst(names.count + pushed.count) {
      let below = folding.details.waiting.last ?? columns[.secondary].content
      let made =
        makeRestored(child, with: coder, asking: below)
        ?? makeRestored(child, with: coder, asking: columns.first?.withoutColumnStack)
      guard let made, !(made is NavigationController), !folding.details.waiting.contains(made)
      else { break }
      folding.details.waiting.append(made)
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
      columns.bring(top)
    }
  }

  /// The content of the secondary column, or of all columns while the secondary is empty.
  public var contentForRestoration: [ViewController] {
    let columns = restorableColumns
    let secondary = columns.filter { $0.column == .secondary }
    return (secondary.isEmpty ? columns : secondary).map(\.controller)
  }

  public func isState(_ state: StateCoder, ofScreenAbove screen: ViewController) -> Bool {
    guard let name: String = state[own: Self.columnKey] else { return false }
    let column = restorableColumns.first { $0.controller === screen }?.column
    let pushed = restorablePushed.first { $0.screens.contains { $0 === screen } }?.column
    return (column ?? pushed)?.rawValue == name
  }

  public func pushRestored(_ controller: ViewController, above screen: ViewController) -> Bool {
    guard let stack = screen.navigationController else { return false }
    return stack.pushRestored(controller, above: screen)
  }
}
