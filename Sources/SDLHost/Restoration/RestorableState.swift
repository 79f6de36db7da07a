// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// The state of a window that is saved for the next start: its size, its placement on the desktop, its controllers and
/// their views.
public nonisolated struct RestorableState: Sendable, Hashable {
  /// The version of the format. A state of another version is ignored.
  private static let currentVersion = 2

  /// The size of the window's content when it is neither maximized nor full screen, in points; nil for the size in the
  /// application's configuration.
  public var windowSize: Size?

  /// The position and states of the window; nil if they are unknown.
  package var placement: WindowPlacement?

  /// The state of the root controller.
  var root: StateValue?

  /// The states of root controllers that have not arrived yet, oldest first.
  var pendingStates: [StateValue] = []

  /// Creates the empty state of a first start.
  package init() {}

  /// Creates a state from JSON of at most 4 MiB. Returns nil if the text is no state in the library's current format.
  public init?(json text: String) {
    guard let value = StateValue(json: text) else { return nil }
    self.init(stateValue: value)
  }

  /// The state as JSON text. Equal states have equal texts.
  public var json: String { String(decoding: stateValue.json, as: UTF8.self) }
}

nonisolated extension RestorableState: RestorableValue {
  public var stateValue: StateValue {
    var table: [String: StateValue] = ["version": .integer(Self.currentVersion)]
    table["width"] = windowSize?.width.stateValue
    table["height"] = windowSize?.height.stateValue
    table["placement"] = placement?.stateValue
    table["root"] = root
    if !pendingStates.isEmpty { table["waiting"] = .array(pendingStates) }
    return .dictionary(table)
  }

  /// Creates a state from a `StateValue`. Returns nil if the value is no state in the library's current format.
  public init?(stateValue: StateValue) {
    guard case .dictionary(let table) = stateValue,
      table["version"] == .integer(Self.currentVersion)
    else { return nil }
    if let width = table["width"].flatMap({ Double(stateValue: $0) }),
      let height = table["height"].flatMap({ Double(stateValue: $0) })
    {
      windowSize = Size(width, height)
    }
    placement = table["placement"].flatMap { WindowPlacement(stateValue: $0) }
    root = table["root"]
    if case .array(let states)? = table["waiting"] { pendingStates = states }
  }
}

extension RestorableState {
  /// Creates the current state of a window, without its placement.
  package init(of window: Window) {
    windowSize = window.size
    root = window.restorableState?.value
    pendingStates = window.pendingStates.map(\.value)
  }

  /// Restores a window's controllers before its first frame, and keeps the states of controllers that arrive later.
  /// Calls `report` for each controller that no longer exists.
  package func restore(to window: Window, report: @escaping (String) -> Void) {
    let states = (pendingStates + [root].compactMap(\.self)).compactMap { StateCoder($0) }
    if !states.isEmpty { window.restore(states, report: report) }
  }
}
