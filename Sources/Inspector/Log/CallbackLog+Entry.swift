// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

extension CallbackLog {
  /// One callback that a controller received, or one call that was made.
  public struct Entry {
    /// One argument: its label and its value.
    public nonisolated struct Argument: Sendable, Equatable {
      /// What was passed, without a reference to any controller or view.
      public enum Value: Sendable, Equatable {
        /// Such as `animated`.
        case flag(Bool)
        /// A controller's name; nil for nil.
        case controller(String?)
        /// A view, as the name of the controller it belongs to.
        case view(String)
        /// A name that was given in code; nil for none.
        case text(String?)
        /// Points.
        case size(Size)
        /// What the window turns to, or turned from.
        case orientation(Orientation)
      }

      /// As in the API; the first argument of a call may have none there.
      public let label: String
      /// Whether the API writes the label in a call: `true` in `text` has none.
      let isLabelWritten: Bool
      /// What was passed.
      public let value: Value
    }

    /// Seconds since the first entry of the log.
    public let time: Double

    /// The name of the controller that received it: title, or type; see `CallbackLog.Naming`.
    public let controller: String

    /// The callback's or the call's name without arguments.
    public let name: String

    /// In the order of the API. Empty when the callback has none.
    public let arguments: [Argument]

    /// How many observed calls were running: 0 for a callback that no observed call led to.
    public let depth: Int

    /// The callback; nil for a call.
    public let callback: ContainmentEvent.Callback?

    /// The entry as code: `Red viewWillAppear(true)`.
    public var text: String { "\(controller) \(callText)" }

    /// The same without the controller.
    public var callText: String {
      if arguments.isEmpty { return callback == nil ? "\(name)()" : name }
      let list = arguments.map { argument in
        (argument.isLabelWritten ? "\(argument.label): " : "") + argument.value.text
      }
      return "\(name)(\(list.joined(separator: ", ")))"
    }

    /// A line for people: the time in seconds, and the text indented by its depth. Control characters are escaped.
    public var textLine: String {
      let seconds = timeText
      let padding = String(repeating: " ", count: max(0, 8 - seconds.count))
      return padding + seconds + "  " + String(repeating: "  ", count: depth)
        + text.escapingControls()
    }

    /// A line of JSON: time, depth, controller, callback or call, arguments.
    public var jsonLine: String {
      JSONText.object([
        ("time", timeText), ("depth", String(depth)),
        ("controller", JSONText.string(controller)),
        (callback == nil ? "call" : "callback", JSONText.string(name)),
        ("arguments", JSONText.object(arguments.map { ($0.label, $0.value.json) })),
      ])
    }

    /// Seconds with three digits behind the point.
    public var timeText: String {
      let milliseconds = Int((max(0, time) * 1000).rounded())
      let fraction = String(milliseconds % 1000)
      let zeros = String(repeating: "0", count: 3 - fraction.count)
      return "\(milliseconds / 1000).\(zeros)\(fraction)"
    }
  }
}

extension CallbackLog.Entry.Argument.Value {
  var text: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .controller(let name): name ?? "nil"
    case .view(let owner): "\(owner).view"
    case .text(let text): text.map { "“\($0)”" } ?? "nil"
    case .size(let size): "\(Self.number(size.width)) × \(Self.number(size.height))"
    case .orientation(let orientation): ".\(orientation)"
    }
  }

  /// Without a fraction where there is none.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }

  var json: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .controller(let name): name.map(JSONText.string) ?? "null"
    case .view(let owner): JSONText.string(owner)
    case .text(let text): text.map(JSONText.string) ?? "null"
    case .size(let size): "[\(Self.number(size.width)),\(Self.number(size.height))]"
    case .orientation(let orientation): JSONText.string("\(orientation)")
    }
  }
}

/// Writes JSON without Foundation, which this module does not import.
nonisolated enum JSONText {
  /// The text in quotes. Characters that JSON does not allow in a string (RFC 8259, section 7), line ends of JavaScript and
  /// controls of terminals are escaped.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += String(scalar).escapingControls(as: .json)
      }
    }
    return result + "\""
  }

  /// Members in the order given.
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }
}
