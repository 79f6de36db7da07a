// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension CallbackLog {
  /// How the entries of a log name controllers.
  public nonisolated enum Naming: Sendable, Hashable {
    /// The title; the type of a controller without one.
    case title
    /// The title if there is one, then type and address, which tell two controllers of one type apart:
    /// `Red <ColorController: 0x55d0c1a2>`. An address may be used again when its controller is gone.
    case titleTypeAndAddress

    @MainActor func name(of controller: ViewController) -> String {
      switch self {
      case .title: return controller.inspectedName
      case .titleTypeAndAddress:
        let address = UInt(bitPattern: ObjectIdentifier(controller))
        let identity = "<\(type(of: controller)): 0x\(String(address, radix: 16))>"
        return controller.title.map { "\($0) \(identity)" } ?? identity
      }
    }
  }
}
