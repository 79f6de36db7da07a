// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
internal import Views

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
      var json = JSONWriter(.callbacks)
      json.appendTable { json in
        json.append(key: "time")
        json.append(literal: timeText)
        json.append(key: "depth")
        json.append(literal: String(depth))
        json.append(key: "controller")
        json.append(controller)
        json.append(key: callback == nil ? "call" : "callback")
        json.append(name)
        json.append(key: "arguments")
        json.appendTable { json in
          for argument in arguments {
            json.append(key: argument.label)
            argument.value.append(to: &json)
          }
        }
      }
      return json.text
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

  fileprivate func append(to json: inout JSONWriter) {
    switch self {
    case .flag(let flag): json.append(.bool(flag))
    case .controller(let text?), .view(let text), .text(let text?): json.append(text)
    case .controller(nil), .text(nil): json.append(literal: "null")
    case .size(let size):
      json.append(literal: "[\(Self.number(size.width)),\(Self.number(size.height))]")
    case .orientation(let orientation): json.append("\(orientation)")
    }
  }
}
