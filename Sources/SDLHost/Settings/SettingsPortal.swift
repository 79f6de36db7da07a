// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import Dispatch
internal import Drawing
internal import Synchronization
internal import Views

/// Observes the desktop's settings over D-Bus: color scheme, contrast, reduced motion, text size, double clicks.
///
/// The settings portal (org.freedesktop.portal.Settings) is on the session bus. A helper thread connects, reads and
/// subscribes, so that a slow or missing bus or portal does not delay the program.
final class SettingsPortal {
  /// A setting in the portal's namespaces `org.freedesktop.appearance`, `org.gnome.desktop.interface` and
  /// `org.gnome.desktop.peripherals.mouse`.
  nonisolated enum Setting: Sendable, Equatable {
    case colorScheme(Theme.ColorScheme)
    case contrast(Theme.Contrast)
    case reducesMotion(Bool)
    case textScale(Double)
    /// The double-click interval, in seconds.
    case doubleClickTime(Double)

    /// Creates a setting; nil for an unknown key or type. `color-scheme`: 0 none, 1 dark, 2 light; `contrast`: 0 none,
    /// 1 higher; `reduced-motion`: 0 none, 1 reduced; `text-scaling-factor`: 0.5…3; `double-click`: milliseconds.
    init?(key: String, value: BusValue) {
      switch (key, value) {
      case ("color-scheme", .uint32(let number)): self = .colorScheme(number == 1 ? .dark : .light)
      case ("contrast", .uint32(let number)): self = .contrast(number == 1 ? .high : .normal)
      case ("reduced-motion", .uint32(let number)): self = .reducesMotion(number == 1)
      case ("text-scaling-factor", .double(let scale)): self = .textScale(scale)
      case ("double-click", .int(let milliseconds)):
        guard let seconds = MultiClick.interval(milliseconds: milliseconds) else { return nil }
        self = .doubleClickTime(seconds)
      default: return nil
      }
    }
  }

  /// The state of the bus, as reported by the thread.
  private nonisolated final class Answer: Sendable {
    let isConnected = Atomic(false)
    let knownSemaphore = DispatchSemaphore(value: 0)
  }

  /// Called on the main actor with each setting that the desktop has, and again for each change.
  var onChange: ((Setting) -> Void)?

  private let answer = Answer()
  private var thread: HelperThread?

  /// The time limit for the bus, in seconds. A bus answers within some milliseconds; SDL would wait 25 s.
  private static let answerTimeout = 0.3

  init() {
    guard let address = SessionBus.address else { return }
    // If a setting changes faster than the main actor handles it, only its newest value is kept.
    let latest = LatestValues<String, Setting> { [weak self] settings in
      for setting in settings { self?.onChange?(setting) }
    }
    thread = HelperThread { [answer] stop in
      defer { answer.knownSemaphore.signal() }
      guard
        let bus = BusConnection(
          BusAddress(address, from: .environment), peer: SessionBus.portal),
        bus.greet(until: stop)
      else { return }
      answer.isConnected.store(true, ordering: .sequentiallyConsistent)
      answer.knownSemaphore.signal()
      PortalConnection(bus).observeSettings(until: stop) { latest.post($1, as: $0) }
    }
  }

  /// Whether a session bus answers within the time limit. Blocks until then; call it only once.
  func isBusAnswering() -> Bool {
    thread != nil && answer.knownSemaphore.wait(timeout: .now() + Self.answerTimeout) == .success
      && answer.isConnected.load(ordering: .sequentiallyConsistent)
  }
}

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

  init(_ bus: BusConnection) { self.bus = bus }

  /// Reports the current settings and then each change, with its key, until `stop` becomes readable or the connection
  /// is lost.
  func observeSettings(until stop: Int32, report: (String, SettingsPortal.Setting) -> Void) {
    // Subscribe before the calls, so that no change in between is missed.
    for (namespace, keys) in Self.keys {
      bus.listen(to: Self.interface, ",arg0='\(namespace)'")
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

/// Passes values from a thread to the main actor. Only the newest value of each kind is kept, and one task handles all,
/// so that a flood of values does not fill the memory.
nonisolated final class LatestValues<Kind: Hashable & Sendable, Value: Sendable>: Sendable {
  private let pendingValues = Mutex<[Kind: Value]>([:])
  private let handler: @MainActor @Sendable ([Value]) -> Void

  /// - Parameter handler: Called on the main actor with the newest value of each kind since the last call.
  init(handler: @escaping @MainActor @Sendable ([Value]) -> Void) {
    self.handler = handler
  }

  /// Posts a value, which replaces a pending value of the same kind.
  func post(_ value: Value, as kind: Kind) {
    let isFirst = pendingValues.withLock { waiting in
      defer { waiting[kind] = value }
      return waiting.isEmpty
    }
    guard isFirst else { return }
    Task { @MainActor in
      handler(
        pendingValues.withLock { waiting in
          defer { waiting = [:] }
          return Array(waiting.values)
        })
    }
  }
}
