// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// What a window leaves to the next start: its size, its place on the desktop, its controllers, what their views show.
public nonisolated struct RestorableState: Sendable, Hashable {
  /// A state of another version is none.
  private static let presentVersion = 2

  /// Points of the content area, which a window that is maximized or fills the screen goes back to; nil for the
  /// configuration's.
  public var windowSize: Size?

  /// Where the window was, and whether it was maximized or filled the screen; nil if nothing is known.
  package var placement: WindowPlacement?

  /// The root controller's.
  var root: StateValue?

  /// The states of root controllers that have not come yet, the oldest first.
  var waiting: [StateValue] = []

  /// Nothing: that of a first start.
  package init() {}

  /// Nil for a text that is no state of this version. At most 4 MiB.
  public init?(json text: String) {
    guard let value = StateValue(json: text), let state = RestorableState(stateValue: value) else {
      return nil
    }
    self = state
  }

  /// As text; equal states give equal text.
  public var json: String { String(decoding: stateValue.json, as: UTF8.self) }
}

nonisolated extension RestorableState: RestorableValue {
  /// As a part of a state of the program's own.
  public var stateValue: StateValue {
    var table: [String: StateValue] = ["version": .integer(Self.presentVersion)]
    table["width"] = windowSize?.width.stateValue
    table["height"] = windowSize?.height.stateValue
    table["placement"] = placement?.stateValue
    table["root"] = root
    if !waiting.isEmpty { table["waiting"] = .list(waiting) }
    return .table(table)
  }

  /// Nil for a value that is no state of this version.
  public init?(stateValue: StateValue) {
    guard case .table(let table) = stateValue,
      table["version"] == .integer(Self.presentVersion)
    else { return nil }
    if let width = table["width"].flatMap({ Double(stateValue: $0) }),
      let height = table["height"].flatMap({ Double(stateValue: $0) })
    {
      windowSize = Size(width, height)
    }
    placement = table["placement"].flatMap { WindowPlacement(stateValue: $0) }
    root = table["root"]
    if case .list(let states)? = table["waiting"] { waiting = states }
  }
}

extension RestorableState {
  /// What a window would leave now, as an ordinary one of its size.
  package init(of window: Window) {
    windowSize = window.size
    root = window.restorableState?.value
    waiting = window.pendingStates.map(\.value)
  }

  /// Restores a window's controllers, and keeps the states of controllers that have not arrived yet. Call before its first frame.
  ///
  /// - Parameter report: Gets a line for each controller that is not there any more.
  package func restore(to window: Window, report: @escaping (String) -> Void) {
    let states = (waiting + [root].compactMap(\.self)).compactMap { StateCoder($0) }
    if !states.isEmpty { window.restore(states, report: report) }
  }
}
