// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension CallbackLog.Entry {
  init(_ event: ContainmentEvent, time: Double, depth: Int, naming: CallbackLog.Naming) {
    self.init(
      time: time, controller: naming.name(of: event.controller), name: event.callback.name,
      arguments: Self.arguments(of: event, naming), depth: depth, callback: event.callback)
  }

  private static func arguments(
    of event: ContainmentEvent, _ naming: CallbackLog.Naming
  ) -> [Argument] {
    let other = event.parent.map(naming.name(of:))
    return switch event.callback {
    case .willMoveToParent, .didMoveToParent:
      [Argument(label: "toParent", value: .controller(other))]
    case .shouldPerformSegue(let identifier):
      [Argument(label: "withIdentifier", value: .text(identifier))]
    case .prepareForSegue(let identifier):
      [
        Argument(label: "for", value: .text(identifier)),
        Argument(label: "to", value: .controller(other)),
      ]
    case .unwindAction(let action):
      [
        Argument(label: "action", isLabelWritten: false, value: .text(action)),
        Argument(label: "from", value: .controller(other)),
      ]
    case .unwindTowards:
      [Argument(label: "towards", value: .controller(other))]
    case .viewWillTransition(let size):
      [Argument(label: "to", value: .size(size))]
    case .willRotate(let orientation), .willAnimateRotation(let orientation):
      [Argument(label: "to", value: .orientation(orientation))]
    case .didRotate(let orientation):
      [Argument(label: "from", value: .orientation(orientation))]
    case .invalidUnwindCandidate:
      [Argument(label: "by", value: .controller(other))]
    default:
      event.callback.isAnimated.map {
        [Argument(label: "animated", isLabelWritten: false, value: .flag($0))]
      } ?? []
    }
  }

  init(_ call: ContainmentCall, time: Double, depth: Int, naming: CallbackLog.Naming) {
    let name = naming.name(of: call.controller)
    let other = call.other.map(naming.name(of:))
    var receiver = name
    var arguments: [Argument] = []
    switch call.kind {
    case .addChild:
      receiver = other ?? name
      arguments = [Argument(label: "child", isLabelWritten: false, value: .controller(name))]
    case .addSubview, .moveSubview:
      receiver = other ?? "A view"
      arguments = [Argument(label: "view", isLabelWritten: false, value: .view(name))]
    case .beginAppearanceTransition(let isAppearing, let animated):
      arguments = [
        Argument(label: "isAppearing", isLabelWritten: false, value: .flag(isAppearing)),
        Argument(label: "animated", value: .flag(animated)),
      ]
    case .present(let animated):
      receiver = other ?? name
      arguments = [
        Argument(label: "controller", isLabelWritten: false, value: .controller(name)),
        Argument(label: "animated", value: .flag(animated)),
      ]
    case .dismiss(let animated):
      arguments = [Argument(label: "animated", value: .flag(animated))]
    case .removeFromSuperview:
      receiver = "\(name).view"
    case .performSegue(let identifier):
      arguments = [
        Argument(label: "withIdentifier", value: .text(identifier)),
        Argument(label: "to", value: .controller(other)),
      ]
    case .unwind(let action):
      arguments = [
        Argument(label: "action", isLabelWritten: false, value: .text(action)),
        Argument(label: "to", value: .controller(other)),
      ]
    case .removeFromParent, .endAppearanceTransition, .loadView, .replaceView:
      break
    }
    self.init(
      time: time, controller: receiver, name: call.kind.name, arguments: arguments, depth: depth,
      callback: nil)
  }
}

extension CallbackLog.Entry.Argument {
  init(label: String, value: Value) { self.init(label: label, isLabelWritten: true, value: value) }
}
