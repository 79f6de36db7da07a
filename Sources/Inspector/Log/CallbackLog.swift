// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Records the callbacks of the controllers that it observes, newest last. It keeps a limited
/// number.
public final class CallbackLog: ContainmentObserver {
  /// Is told of each new entry.
  public protocol Listener: AnyObject {
    /// Called right after the entry was added. The entry is the last of `log.entries`.
    func callbackLog(_ log: CallbackLog, added entry: Entry)
  }

  private struct WeakListener {
    weak var listener: (any Listener)?
  }

  /// How many entries are kept at most. Older ones are removed, so that a program that runs for
  /// weeks does not grow.
  public let capacity: Int

  /// Whether the calls that lead to callbacks have entries of their own.
  public let recordsCalls: Bool

  /// How entries name controllers.
  public let naming: Naming

  /// The entries that are kept, oldest first.
  public private(set) var entries: [Entry] = []

  /// How many older entries were removed.
  public private(set) var forgotten = 0

  /// Returns the instant for a new entry. Default nil: all entries have the time 0.
  public var clock: (() -> Instant?)?

  private var start: Instant?
  private var depth = 0
  private var listeners: [WeakListener] = []

  /// - Parameters:
  ///   - capacity: Entries kept, at least 1. Default 10,000.
  ///   - recordsCalls: Default false: callbacks only.
  ///   - naming: Default: the title, or the type of a controller without one.
  public init(capacity: Int = 10_000, recordsCalls: Bool = false, naming: Naming = .title) {
    require(capacity > 0, "A log cannot keep \(capacity) entries")
    self.capacity = capacity
    self.recordsCalls = recordsCalls
    self.naming = naming
  }

  /// Tells `listener` of each entry from now on. The reference is weak.
  public func add(_ listener: any Listener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  /// Tells `listener` nothing more. One that was not added changes nothing.
  public func remove(_ listener: any Listener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// The entries that are kept, oldest first. The log keeps them no longer; they count as `forgotten`.
  public func take() -> [Entry] {
    defer {
      forgotten += entries.count
      entries = []
    }
    return entries
  }

  /// Adds an entry. It is called by the window or the controller that the log observes.
  public func observe(_ event: ContainmentEvent) {
    append(Entry(event, time: time, depth: depth, naming: naming))
  }

  /// Adds a text of a test's own between the callbacks.
  package func note(_ text: String) {
    append(
      Entry(
        time: time, controller: "", name: text, arguments: [], depth: depth, callback: nil))
  }

  public func callBegan(_ call: ContainmentCall) {
    if recordsCalls { append(Entry(call, time: time, depth: depth, naming: naming)) }
    depth += 1
  }

  public func callEnded(_ call: ContainmentCall) {
    // The log may have begun to listen in the middle of a call.
    depth = max(0, depth - 1)
  }

  private var time: Double {
    guard let now = clock?() else { return 0 }
    let start = start ?? now
    self.start = start
    return now.since(start)
  }

  private func append(_ entry: Entry) {
    if entries.count >= capacity {
      // A tenth at a time: removing one entry each time would move all the others each time.
      let surplus = max(1, capacity / 10)
      entries.removeFirst(surplus)
      forgotten += surplus
    }
    entries.append(entry)
    for item in listeners { item.listener?.callbackLog(self, added: entry) }
  }
}

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

extension CallbackLog.Entry {
  /// The color of the entry in a list: appearing and disappearing differ.
  public var color: ColorRole {
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: .success
    case .viewWillDisappear, .viewDidDisappear, .unbalancedAppearanceCall: .danger
    case .willMoveToParent, .didMoveToParent: .accent
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .secondaryText
    default: .text
    }
  }
}
