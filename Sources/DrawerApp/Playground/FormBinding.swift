// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Where a control of the form reads and writes its value.
struct FormBinding<Value> {
  let get: (PlaygroundSettings, DrawerSide) -> Value
  let set: (inout PlaygroundSettings, DrawerSide, Value) -> Void

  /// A value of the side that is edited.
  init(side path: WritableKeyPath<PlaygroundSide, Value>) {
    get = { settings, side in settings[side][keyPath: path] }
    set = { settings, side, value in settings[side][keyPath: path] = value }
  }

  /// A value of the whole drawer.
  init(_ path: WritableKeyPath<PlaygroundSettings, Value>) {
    get = { settings, _ in settings[keyPath: path] }
    set = { settings, _, value in settings[keyPath: path] = value }
  }
}
