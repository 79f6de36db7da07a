// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Drawing
internal import Synchronization
internal import Views

/// Follows the desktop's settings over D-Bus: light or dark, contrast, less motion, larger text, double clicks.
///
/// The settings portal (org.freedesktop.portal.Settings) is on the session bus. A helper thread
/// connects, asks and listens, so that a slow or missing bus or portal does not delay the program.
final class SettingsPortal {
  /// A setting of the portal's namespaces `org.freedesktop.appearance`, `org.gnome.desktop.interface` and
  /// `org.gnome.desktop.peripherals.mouse`.
  nonisolated enum Setting: Sendable, Equatable {
    case colorScheme(Theme.ColorScheme)
    case contrast(Theme.Contrast)
    case reducesMotion(Bool)
    case textScale(Double)
    /// Seconds.
    case doubleClickTime(Double)

    /// Which setting it is.
    enum Kind: Sendable {
      case colorScheme
      case contrast
      case reducesMotion
      case textScale
      case doubleClickTime
    }

    var kind: Kind {
      switch self {
      case .colorScheme: .colorScheme
      case .contrast: .contrast
      case .reducesMotion: .reducesMotion
      case .textScale: .textScale
      case .doubleClickTime: .doubleClickTime
      }
    }

    /// What the portal gives for one.
    enum Value: Equatable {
      case number(UInt32)
      case double(Double)
      case int(Int)
    }

    /// - Parameter value: as the portal gives it. `color-scheme`: 0 none, 1 dark, 2 light;
    ///   `contrast`: 0 none, 1 higher; `reduced-motion`: 0 none, 1 reduced; `text-scaling-factor`: 0.5…3;
    ///   `double-click`: milliseconds. Others are nil.
    init?(key: String, value: Value) {
      switch (key, value) {
      case ("color-scheme", .number(let number)): self = .colorScheme(number == 1 ? .dark : .light)
      case ("contrast", .number(let number)): self = .contrast(number == 1 ? .high : .normal)
      case ("reduced-motion", .number(let number)): self = .reducesMotion(number == 1)
      case ("text-scaling-factor", .double(let scale)): self = .textScale(scale)
      case ("double-click", .int(let milliseconds)):
        guard let seconds = MultiClick.interval(milliseconds: milliseconds) else { return nil }
        self = .doubleClickTime(seconds)
      default: return nil
      }
    }
  }

  /// What the thread says of the bus.
  private nonisolated final class Answer: Sendable {
    let isThere = Atomic(false)
    let isKnown = DispatchSemaphore(value: 0)
  }

  /// Called on the main actor with each present setting, and again for each change. Not called for
  /// settings that the desktop does not have. Default nil.
  private var onChange: ((Setting) -> Void)?

  private let answer = Answer()
  private var thread: HelperThread?

  /// Seconds. A bus answers within some milliseconds; SDL would wait 25 s for one that does not.
  private static let patience = 0.3

  /// - Parameter address: Of the session bus; nil where there is none.
  init(address: String? = SessionBus.address) {
    guard let address else { return }
    // A setting that changes faster than the main actor takes it keeps one place.
    let latest = LatestValues<Setting.Kind, Setting> { [weak self] settings in
      for setting in settings { self?.onChange?(setting) }
    }
    thread = HelperThread { [answer] stop in
      defer { answer.isKnown.signal() }
      guard
        let bus = BusConnection(
          BusAddress(address, from: .environment), peer: SessionBus.portal),
        bus.greet(until: stop)
      else { return }
      answer.isThere.store(true, ordering: .sequentiallyConsistent)
      answer.isKnown.signal()
      PortalConnection(bus).follow(until: stop) { latest.leave($0, as: $0.kind) }
    }
  }

  /// Calls the closure with each setting that comes from now on; it replaces the earlier one.
  func observe(_ onChange: @escaping (Setting) -> Void) { self.onChange = onChange }

  /// Whether there is a session bus that answers soon. Waits for it; call it once.
  func isBusAnswering() -> Bool {
    guard thread != nil, answer.isKnown.wait(timeout: .now() + Self.patience) == .success else {
      return false
    }
    return answer.isThere.load(ordering: .sequentiallyConsistent)
  }
}

/// Hands values from a helper thread to the main actor. Of each kind only the newest value waits, and one task waits for
/// all, so that a thread that is flooded with values fills no memory.
nonisolated final class LatestValues<Kind: Hashable & Sendable, Value: Sendable>: Sendable {
  private let waiting = Mutex<[Kind: Value]>([:])
  private let take: @MainActor @Sendable ([Value]) -> Void

  /// - Parameter take: Called on the main actor with the newest value of each kind that has come since the last call.
  init(take: @escaping @MainActor @Sendable ([Value]) -> Void) {
    self.take = take
  }

  /// Replaces the value of the kind that waits, if there is one.
  func leave(_ value: Value, as kind: Kind) {
    let isFirst = waiting.withLock { waiting in
      defer { waiting[kind] = value }
      return waiting.isEmpty
    }
    guard isFirst else { return }
    Task { @MainActor in
      take(
        waiting.withLock { waiting in
          defer { waiting = [:] }
          return Array(waiting.values)
        })
    }
  }
}
