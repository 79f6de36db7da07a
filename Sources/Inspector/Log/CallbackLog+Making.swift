// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension CallbackLog.Entry {
  init(_ event: ContainmentEvent, time: Double, depth: Int) {
    self.init(
      time: time, controller: event.controller.inspectedName, name: event.callback.name,
      arguments: Self.arguments(of: event), depth: depth, callback: event.callback)
  }

  private static func arguments(of event: ContainmentEvent) -> [Argument] {
    switch event.callback {
    case .willMoveToParent, .didMoveToParent:
      [Argument(label: "toParent", value: .controller(event.parent?.inspectedName))]
    default:
      event.callback.isAnimated.map {
        [Argument(label: "animated", isLabelWritten: false, value: .flag($0))]
      } ?? []
    }
  }

  init(_ call: ContainmentCall, time: Double, depth: Int) {
    let name = call.controller.inspectedName
    let other = call.other?.inspectedName
    var receiver = name
    var arguments: [Argument] = []
    switch call.kind {
    case .addChild:
      receiver = other ?? name
      arguments = [Argument(label: "child", isLabelWritten: false, value: .controller(name))]
    case .addSubview, .takeSubview:
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
    case .removeFromParent, .endAppearanceTransition, .loadView, .replaceView:
      break
    }
    self.init(
      time: time, controller: receiver, name: call.kind.name, arguments: arguments, depth: depth,
      callback: nil)
  }
}

extension CallbackLog.Entry.Argument {
  init(label: String, value: Value) {
    self.init(label: label, isLabelWritten: true, value: value)
  }
}
