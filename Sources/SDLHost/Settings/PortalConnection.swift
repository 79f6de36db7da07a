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

  /// Reports the current settings and then each change, until `stop` becomes readable or the connection is lost.
  func observeSettings(until stop: Int32, report: (SettingsPortal.Setting) -> Void) {
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
      if let setting = answer(in: message) ?? Self.changedSetting(in: message) { report(setting) }
      return true
    }
  }

  private func ask(_ key: String, of namespace: String, with method: String) {
    guard
      let call = dbus_message_new_method_call(
        SessionBus.portal, SessionBus.portalPath, Self.interface, method)
    else { return }
    defer { dbus_message_unref(call) }
    var arguments = MessageWriter(call)
    arguments.append(namespace)
    arguments.append(key)
    if let serial = bus.send(call) { questions[serial] = (namespace, key, method) }
  }

  /// The setting in the reply to a call; nil for another message, or if the portal does not know the setting.
  private func answer(in message: OpaquePointer) -> SettingsPortal.Setting? {
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
    guard var values = MessageReader(message, signature: "v"), let value = values.settingValue
    else { return nil }
    return SettingsPortal.Setting(key: question.key, value: value)
  }

  private static func changedSetting(in message: OpaquePointer) -> SettingsPortal.Setting? {
    guard dbus_message_is_signal(message, interface, "SettingChanged") != 0 else { return nil }
    guard var values = MessageReader(message, signature: "ssv"), let namespace = values.text,
      values.next(), let key = values.text,
      keys.contains(where: { $0.key == namespace && $0.value.contains(key) }),
      values.next(), let value = values.settingValue
    else { return nil }
    return SettingsPortal.Setting(key: key, value: value)
  }
}

extension MessageReader {
  /// A number of any type in a variant or in two nested variants; nil for another type.
  fileprivate nonisolated var settingValue: SettingsPortal.Setting.Value? {
    mutating get {
      var value = nestedReader
      if let inner = value?.nestedReader { value = inner }
      if let number = value?.uint32 { return .number(number) }
      if let int = value?.int { return .int(int) }
      return value?.double.map { .double($0) }
    }
  }
}
