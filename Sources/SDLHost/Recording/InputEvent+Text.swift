// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The conversion between events and dictionaries, which contain the name of the kind and its details.
nonisolated extension InputEvent.Kind {
  var dictionary: [String: StateValue] {
    switch self {
    case .pointer(let event):
      [
        "pointer": .string(Self.phases.name(of: event.phase)), "x": .number(event.location.x),
        "y": .number(event.location.y),
        "device": .string(event.device == .touch ? "touch" : "mouse"),
        "id": .integer(Int(event.identifier)),
        "button": .string(Self.buttons.name(of: event.button)),
        "modifiers": .integer(event.modifiers.rawValue),
      ]
    case .wheel(let event):
      [
        "wheel": .array([.number(event.delta.x), .number(event.delta.y)]),
        "x": .number(event.location.x), "y": .number(event.location.y),
        "modifiers": .integer(event.modifiers.rawValue),
      ]
    case .key(let event):
      [
        "key": .string(event.key.name), "down": .bool(event.isDown),
        "repeat": .bool(event.isRepeat),
        "modifiers": .integer(event.modifiers.rawValue),
      ]
    case .text(.committed(let text)): ["text": .string(text)]
    case .text(.composing(let text, let range)):
      [
        "composing": .string(text), "from": .integer(range.lowerBound),
        "to": .integer(range.upperBound),
      ]
    case .drop(let event):
      switch event.content {
      case .files(let paths):
        ["files": paths.stateValue, "x": .number(event.location.x), "y": .number(event.location.y)]
      case .text(let text):
        ["dropped": .string(text), "x": .number(event.location.x), "y": .number(event.location.y)]
      }
    case .window(let event): event.dictionary
    }
  }

  init(_ table: [String: StateValue]) throws(Recording.InvalidLine) {
    let location = Point(table.value("x") ?? 0, table.value("y") ?? 0)
    let modifiers = KeyModifiers(rawValue: table.value("modifiers") ?? 0)
    if let name: String = table.value("pointer") {
      let identifier: Int = table.value("id") ?? 0
      self = .pointer(
        PointerEvent(
          try Self.phases[name].required(), at: location,
          device: table["device"] == .string("touch") ? .touch : .mouse,
          identifier: Int64(identifier),
          button: try Self.buttons[table.value("button") ?? ""].required(), modifiers: modifiers))
    } else if table["wheel"] != nil {
      let delta: [Double] = try table.list("wheel", count: 2)
      self = .wheel(
        WheelEvent(delta: Point(delta[0], delta[1]), at: location, modifiers: modifiers))
    } else if let name: String = table.value("key") {
      self = .key(
        KeyEvent(
          try Key(name: name).required(), modifiers: modifiers,
          isDown: table.value("down") ?? true, isRepeat: table.value("repeat") ?? false))
    } else if let text: String = table.value("text") {
      self = .text(.committed(text))
    } else if let text: String = table.value("composing") {
      let from: Int = max(0, table.value("from") ?? 0)
      let to: Int = table.value("to") ?? from
      self = .text(.composing(text, selectedRange: from..<max(from, to)))
    } else if let paths: [String] = table.value("files") {
      guard !paths.isEmpty else { throw Recording.InvalidLine() }
      self = .drop(DropEvent(.files(paths), at: location))
    } else if let text: String = table.value("dropped") {
      guard !text.isEmpty else { throw Recording.InvalidLine() }
      self = .drop(DropEvent(.text(text), at: location))
    } else {
      self = .window(try WindowEvent(table))
    }
  }

  private static let phases: [String: PointerEvent.Phase] = [
    "down": .down, "moved": .moved, "up": .up, "cancelled": .cancelled, "left": .exited,
  ]

  private static let buttons: [String: PointerEvent.Button] = [
    "primary": .primary, "secondary": .secondary, "middle": .middle, "back": .back,
    "forward": .forward,
  ]
}

nonisolated extension Dictionary where Key == String, Value: Equatable {
  fileprivate func name(of value: Value) -> String { first { $0.value == value }?.key ?? "" }
}

nonisolated extension WindowEvent {
  private static let eventsByName: [String: WindowEvent] = [
    "focusGained": .focusGained, "focusLost": .focusLost, "closeRequested": .closeRequested,
    "exposed": .exposed, "memoryShort": .memoryWarning,
  ]

  fileprivate var dictionary: [String: StateValue] {
    switch self {
    case .resized(let size): ["resized": .array([.number(size.width), .number(size.height)])]
    case .scaleChanged(let scale): ["scale": .number(scale)]
    case .fullScreenChanged(let isFullScreen): ["fullScreen": .bool(isFullScreen)]
    case .colorSchemeChanged(let scheme): ["scheme": .string(scheme.rawValue)]
    case .focusGained, .focusLost, .closeRequested, .exposed, .memoryWarning:
      ["window": .string(Self.eventsByName.name(of: self))]
    }
  }

  fileprivate init(_ table: [String: StateValue]) throws(Recording.InvalidLine) {
    if let name: String = table.value("window") {
      self = try Self.eventsByName[name].required()
    } else if table["resized"] != nil {
      let size: [Double] = try table.list("resized", count: 2)
      self = .resized(Size(size[0], size[1]))
    } else if let scale: Double = table.value("scale") {
      self = .scaleChanged(scale)
    } else if let isFullScreen: Bool = table.value("fullScreen") {
      self = .fullScreenChanged(isFullScreen)
    } else {
      let name: String = try table.value("scheme").required()
      self = .colorSchemeChanged(try Theme.ColorScheme(rawValue: name).required())
    }
  }
}

nonisolated extension Key {
  private static let keysByName: [String: Key] = [
    "return": .return, "escape": .escape, "backspace": .backspace, "delete": .delete,
    "insert": .insert, "tab": .tab, "space": .space, "up": .up, "down": .down, "left": .left,
    "right": .right, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
    "menu": .menu, "back": .back, "forward": .forward, "playPause": .playPause, "stop": .stop,
    "nextTrack": .nextTrack, "previousTrack": .previousTrack,
  ]

  fileprivate var name: String {
    switch self {
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    default: Self.keysByName.name(of: self)
    }
  }

  fileprivate init?(name: String) {
    if let character = name.first, name.count == 1 {
      self = .character(character)
    } else if let key = Self.keysByName[name] {
      self = key
    } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...24).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }
}
