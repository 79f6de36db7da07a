// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
internal import Views

extension CallbackLog {
  /// One callback that a controller received, or one call that causes callbacks, such as `addChild`.
  public struct Entry {
    /// An argument of a logged callback or call.
    public nonisolated struct Argument: Sendable, Equatable {
      /// The value of a logged argument. Controllers and views are stored as names, without references.
      public enum Value: Sendable, Equatable {
        /// A Boolean value, such as the value of `animated`.
        case flag(Bool)
        /// The name of a controller; nil if the argument is nil.
        case controller(String?)
        /// The name of the controller that a view belongs to.
        case view(String)
        /// An identifier in the program's code, such as an action; nil if the argument is nil.
        case text(String?)
        /// A size in points.
        case size(Size)
        /// The new or the old orientation of the window.
        case orientation(Orientation)
      }

      /// The argument's label in the API, or the name of its parameter if the argument has no label.
      public let label: String
      let isLabelWritten: Bool
      /// The value of the argument that the callback or call received.
      public let value: Value

      init(_ label: String, _ value: Value, isLabelWritten: Bool = true) {
        (self.label, self.value, self.isLabelWritten) = (label, value, isLabelWritten)
      }

      static func unlabeled(_ name: String, _ value: Value) -> Self {
        Self(name, value, isLabelWritten: false)
      }
    }

    /// The time since the first entry of the log, in seconds.
    public let time: Double

    /// The name of the controller that received the callback or the call; see ``CallbackLog/Naming``.
    public let controller: String

    /// The name of the callback or the call, without arguments.
    public let name: String

    /// The arguments of the callback or the call, in order; empty if there are none.
    public let arguments: [Argument]

    /// The number of observed calls, such as `addChild`, that were running when the entry was added; 0 if none were.
    public let depth: Int

    /// The callback that was received; nil if the entry is a call, such as `addChild`.
    public let callback: ContainmentEvent.Callback?

    /// The entry as code, such as `Red viewWillAppear(true)`.
    public var text: String { "\(controller) \(callText)" }

    /// The entry as code without the controller's name, such as `viewWillAppear(true)`.
    var callText: String {
      if arguments.isEmpty { return callback == nil ? "\(name)()" : name }
      let list = arguments.map { argument in
        (argument.isLabelWritten ? "\(argument.label): " : "") + argument.value.text
      }
      return "\(name)(\(list.joined(separator: ", ")))"
    }

    /// The entry as a line of text: `timeText`, then `text` indented by `depth`. Control characters are escaped.
    public var textLine: String {
      let seconds = timeText
      let padding = String(repeating: " ", count: max(0, 8 - seconds.count))
      return padding + seconds + "  " + String(repeating: "  ", count: depth)
        + text.escapingControls()
    }

    /// The entry as a line of JSON with its time, depth, controller, callback or call, and arguments.
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

    /// The entry's time in seconds as text, with three fraction digits, such as `1.250`.
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

extension CallbackLog.Entry {
  init(_ event: ContainmentEvent, time: Double, depth: Int, naming: CallbackLog.Naming) {
    self.init(
      time: time, controller: naming.name(of: event.controller), name: event.callback.name,
      arguments: Self.arguments(of: event, naming), depth: depth, callback: event.callback)
  }

  private static func arguments(
    of event: ContainmentEvent, _ naming: CallbackLog.Naming
  ) -> [Argument] {
    let other = Argument.Value.controller(event.parent.map(naming.name(of:)))
    return switch event.callback {
    case .willMoveToParent, .didMoveToParent: [Argument("toParent", other)]
    case .shouldPerformSegue(let identifier): [Argument("withIdentifier", .text(identifier))]
    case .prepareForSegue(let segue): [Argument("for", .text(segue)), Argument("to", other)]
    case .unwindAction(let action): [.unlabeled("action", .text(action)), Argument("from", other)]
    case .unwindTowards: [Argument("towards", other)]
    case .viewWillTransition(let size): [Argument("to", .size(size))]
    case .willRotate(let orientation), .willAnimateRotation(let orientation):
      [Argument("to", .orientation(orientation))]
    case .didRotate(let orientation): [Argument("from", .orientation(orientation))]
    case .invalidUnwindCandidate: [Argument("by", other)]
    default: event.callback.isAnimated.map { [.unlabeled("animated", .flag($0))] } ?? []
    }
  }

  init(_ call: ContainmentCall, time: Double, depth: Int, naming: CallbackLog.Naming) {
    let name = naming.name(of: call.controller)
    let other = call.other.map(naming.name(of:))
    let target = Argument.Value.controller(other)
    let (receiver, arguments): (String, [Argument]) =
      switch call.kind {
      case .addChild: (other ?? name, [.unlabeled("child", .controller(name))])
      case .addSubview, .moveSubview: (other ?? "A view", [.unlabeled("view", .view(name))])
      case .beginAppearanceTransition(let isAppearing, let animated):
        (
          name,
          [.unlabeled("isAppearing", .flag(isAppearing)), Argument("animated", .flag(animated))]
        )
      case .present(let animated):
        (
          other ?? name,
          [.unlabeled("controller", .controller(name)), Argument("animated", .flag(animated))]
        )
      case .dismiss(let animated): (name, [Argument("animated", .flag(animated))])
      case .removeFromSuperview: ("\(name).view", [])
      case .performSegue(let identifier):
        (name, [Argument("withIdentifier", .text(identifier)), Argument("to", target)])
      case .unwind(let action):
        (name, [.unlabeled("action", .text(action)), Argument("to", target)])
      case .removeFromParent, .endAppearanceTransition, .loadView, .replaceView: (name, [])
      }
    self.init(
      time: time, controller: receiver, name: call.kind.name, arguments: arguments, depth: depth,
      callback: nil)
  }
}
