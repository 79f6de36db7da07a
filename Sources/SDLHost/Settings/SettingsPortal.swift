// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
  private var onChange: ((Setting) -> Void)?

  private let answer = Answer()
  private var thread: HelperThread?

  /// The time limit for the bus, in seconds. A bus answers within some milliseconds; SDL would wait 25 s.
  private static let answerTimeout = 0.3

  /// - Parameter address: The address of the session bus; nil if there is none.
  init(address: String? = SessionBus.address) {
    guard let address else { return }
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

  /// Calls the closure with each setting that arrives from now on. It replaces the earlier closure.
  func observe(_ onChange: @escaping (Setting) -> Void) { self.onChange = onChange }

  /// Whether a session bus answers within the time limit. Blocks until then; call it only once.
  func isBusAnswering() -> Bool {
    guard thread != nil,
      answer.knownSemaphore.wait(timeout: .now() + Self.answerTimeout) == .success
    else {
      return false
    }
    return answer.isConnected.load(ordering: .sequentiallyConsistent)
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
