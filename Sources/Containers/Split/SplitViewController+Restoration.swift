// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What a person chose of a split view.
struct SplitState: Hashable {
  /// How many columns are wanted beside the secondary; nil where no person has chosen.
  var columnsBeside: Int?
  /// Widths that a person has given, in points.
  var widths: [SplitViewController.Column: Double] = [:]
}

/// A split view keeps what it shows unfolded, and which column lies on top while it is folded.
extension SplitViewController: RestorationObserving {
  package func restorationBegins() { folding.isSuspended = true }
  package func restorationEnded() { folding.isSuspended = false }

  /// Setting it shows it at once.
  var state: SplitState {
    get { columns.state }
    set {
      columns.state = newValue
      mover.move(animated: false) { _ in }
      layout.optionsChanged()
    }
  }

  /// A detail that was pushed while one controller fills everything.
  var pushedDetail: ViewController? { folding.pushedDetail }

  func encodeColumns(with coder: StateCoder) {
    let shown = columns.all.filter { folding.restorableController(of: $0) != nil }
    coder[own: "columns"] = shown.map(\.column.rawValue)
    let state = state
    coder[own: "beside"] = state.columnsBeside
    let widths = state.widths.map { ($0.key.rawValue, $0.value) }
    coder[own: "widths"] = Dictionary(uniqueKeysWithValues: widths)
    coder[own: "over"] = columns.overlay == 0 ? nil : columns.overlay
    // Once it is folded it shows the last column otherwise.
    let top = isCollapsed ? folding.top : columns.broughtColumn
    coder[own: "top"] = top == .secondary ? nil : top?.rawValue
  }

  func restoreColumns(with coder: StateCoder) {
    let names: [String] = coder[own: "columns"] ?? []
    for (name, child) in zip(names, coder.children) {
      guard let column = Column(rawValue: name) else { continue }
      let present = columns[column].controller
      guard present?.restorationName != child.identifier,
        let made = makeRestored(child, with: coder, asking: columns.first)
      else { continue }
      setViewController(made, for: column)
    }
    var state = SplitState(columnsBeside: coder[own: "beside"])
    let widths: [String: Double] = coder[own: "widths"] ?? [:]
    for (name, width) in widths where width >= 0 {
      if let column = Column(rawValue: name) { state.widths[column] = width }
    }
    self.state = state
    if let over: Int = coder[own: "over"] {
      mover.move(animated: false) { $0.restoreOverlay(over) }
    }
    if let top = coder[own: "top"].flatMap({ Column(rawValue: $0) }) {
      columns.bring(top)
    }
  }
}
