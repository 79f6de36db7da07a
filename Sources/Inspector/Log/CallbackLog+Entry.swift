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
      /// The value of an argument, without a reference to a controller or a view.
      public enum Value: Sendable, Equatable {
        /// A Boolean value, such as `animated`.
        case flag(Bool)
        /// The name of a controller; nil for nil.
        case controller(String?)
        /// A view, as the name of its controller.
        case view(String)
        /// A name in the program's code; nil for none.
        case text(String?)
        /// A size in points.
        case size(Size)
        /// The new or the old orientation of the window.
        case orientation(Orientation)
      }

      /// The label in the API. The first argument of a call may have no label there.
      public let label: String
      let isLabelWritten: Bool
      /// The value.
      public let value: Value
    }

    /// The time since the first entry of the log, in seconds.
    public let time: Double

    /// The name of the controller that received the callback or the call; see ``CallbackLog/Naming``.
    public let controller: String

    /// The name of the callback or the call, without arguments.
    public let name: String

    /// The arguments in the order of the API. Empty if there are none.
    public let arguments: [Argument]

    /// The number of observed calls that were running; 0 for a callback outside of all observed calls.
    public let depth: Int

    /// The callback; nil for a call.
    public let callback: ContainmentEvent.Callback?

    /// The entry as code: `Red viewWillAppear(true)`.
    public var text: String { "\(controller) \(callText)" }

    /// The entry as code, without the controller.
    public var callText: String {
      if arguments.isEmpty { return callback == nil ? "\(name)()" : name }
      let list = arguments.map { argument in
        (argument.isLabelWritten ? "\(argument.label): " : "") + argument.value.text
      }
      return "\(name)(\(list.joined(separator: ", ")))"
    }

    /// The entry as a line of text: the seconds, then the code, indented by its depth. Control characters are escaped.
    public var textLine: String {
      let seconds = timeText
      let padding = String(repeating: " ", count: max(0, 8 - seconds.count))
      return padding + seconds + "  " + String(repeating: "  ", count: depth)
        + text.escapingControls()
    }

    /// The entry as a line of JSON: time, depth, controller, callback or call, arguments.
    public var jsonLine: String {
      var json = JSONWriter(.callbacks)
      json.appendDictionary { json in
        json.append(key: "time")
        json.append(literal: timeText)
        json.append(key: "depth")
        json.append(literal: String(depth))
        json.append(key: "controller")
        json.append(controller)
        json.append(key: callback == nil ? "call" : "callback")
        json.append(name)
        json.append(key: "arguments")
        json.appendDictionary { json in
          for argument in arguments {
            json.append(key: argument.label)
            argument.value.append(to: &json)
          }
        }
      }
      return json.text
    }

    /// The time in seconds, with three fraction digits.
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
