// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// Reads the settings portal over a connection to the session bus. It is used by one thread.
nonisolated final class PortalConnection {
  private static let interface = "org.freedesktop.portal.Settings"
  private static let keys: KeyValuePairs = [
    "org.freedesktop.appearance": ["color-scheme", "contrast", "reduced-motion"],
    "org.gnome.desktop.interface": ["text-scaling-factor"],
    "org.gnome.desktop.peripherals.mouse": ["double-click"],
  ]

  private let bus: BusConnection

  private var questions: [UInt32: (namespace: String, key: String, method: String)] = [:]

  init(_ bus: BusConnection) {
    self.bus = bus
  }

  /// Reports the current settings and then each change, with its key, until `stop` becomes readable or the connection
  /// is lost.
  func observeSettings(until stop: Int32, report: (String, SettingsPortal.Setting) -> Void) {
    // Subscribe before the calls, so that no change in between is missed.
    for (namespace, keys) in Self.keys {
      bus.listen(
        for:
          "type='signal',sender='\(SessionBus.portal)',interface='\(Self.interface)',arg0='\(namespace)'"
      )
      // `ReadOne` is in version 2 of the portal.
      for key in keys { ask(key, of: namespace, with: "ReadOne") }
    }
    bus.receive(until: stop) { message in
      if let (key, value) = answer(in: message) ?? Self.change(in: message),
        let setting = SettingsPortal.Setting(key: key, value: value)
      {
        report(key, setting)
      }
      return true
    }
  }

  private func ask(_ key: String, of namespace: String, with method: String) {
    let serial = bus.call(
      SessionBus.portalPath, Self.interface, method, [.text(namespace), .text(key)])
    if let serial { questions[serial] = (namespace, key, method) }
  }

  /// The key and the value in the reply to a call; nil for another message, or if the portal does not know the setting.
  private func answer(in message: OpaquePointer) -> (String, BusValue)? {
    guard let serial = MessageReader.replySerial(of: message),
      let question = questions.removeValue(forKey: serial)
    else { return nil }
    if dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_ERROR {
      // An older portal has `Read`, which wraps the value in two variants.
      if question.method == "ReadOne" {
        ask(question.key, of: question.namespace, with: "Read")
      }
      return nil
    }
    var reader = MessageReader(message, signature: "v")
    return reader?.readSettingValue().map { (question.key, $0) }
  }

  private static func change(in message: OpaquePointer) -> (String, BusValue)? {
    guard dbus_message_is_signal(message, interface, "SettingChanged") != 0,
      var reader = MessageReader(message, signature: "ssv"), let namespace = reader.readText(),
      let key = reader.readText(),
      keys.contains(where: { $0.key == namespace && $0.value.contains(key) })
    else { return nil }
    return reader.readSettingValue().map { (key, $0) }
  }
}

extension MessageReader {
  /// Reads a number of any type in a variant or in two nested variants.
  fileprivate nonisolated mutating func readSettingValue() -> BusValue? {
    var value = readContainer()
    if let inner = value?.readContainer() { value = inner }
    if let number = value?.readUInt32() { return .uint32(number) }
    if let number = value?.readInt() { return .int(number) }
    return value?.readDouble().map { .double($0) }
  }
}
