// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A log of the callbacks that the observed controllers receive, newest last. The number of entries is limited.
public final class CallbackLog: ContainmentObserver {
  /// An object that is notified of each new entry of a callback log.
  public protocol Listener: AnyObject {
    /// Called immediately after an entry was added. The entry is the last one of `log.entries`.
    func callbackLog(_ log: CallbackLog, didAdd entry: Entry)
  }

  private struct WeakListener {
    weak var listener: (any Listener)?
  }

  /// The maximum number of entries. The oldest are removed, so that the memory of a long-running program does not grow.
  public let capacity: Int

  /// Whether the log also contains the calls that cause callbacks, such as `addChild`.
  public let recordsCalls: Bool

  /// How entries name a controller: by its title (by its type if it has none), or by title, type and address.
  public let naming: Naming

  /// The stored entries, oldest first.
  public private(set) var entries: [Entry] = []

  /// The number of entries that were removed, by `removeAllEntries()` or because the log exceeded its `capacity`.
  public private(set) var discardedCount = 0

  /// Returns the current instant, which determines the time of a new entry. Default nil: all entries have the time 0.
  public var clock: (() -> Instant?)?

  private var start: Instant?
  private var depth = 0
  private var listeners: [WeakListener] = []

  /// Creates an empty callback log.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of entries. Traps if it is below 1. Default 10,000.
  ///   - recordsCalls: Whether the log also contains the calls that cause callbacks. Default false: only callbacks.
  ///   - naming: How the entries name a controller. Default: by its title, or by its type if it has no title.
  public init(capacity: Int = 10_000, recordsCalls: Bool = false, naming: Naming = .title) {
    require(capacity > 0, "A log cannot keep \(capacity) entries")
    self.capacity = capacity
    self.recordsCalls = recordsCalls
    self.naming = naming
  }

  /// Adds a listener, which is notified of each new entry. The log does not retain the listener.
  public func add(_ listener: any Listener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  /// Removes a listener. Does nothing if the listener was not added.
  public func remove(_ listener: any Listener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// Removes and returns all entries, oldest first. Adds their number to `discardedCount`.
  public func removeAllEntries() -> [Entry] {
    defer {
      discardedCount += entries.count
      entries = []
    }
    return entries
  }

  /// Adds an entry for a callback. The observed window or controller calls this method.
  public func observe(_ event: ContainmentEvent) {
    append(Entry(event, time: time, depth: depth, naming: naming))
  }

  /// Adds a test's text between the callbacks.
  package func record(_ text: String) {
    append(
      Entry(time: time, controller: "", name: text, arguments: [], depth: depth, callback: nil))
  }

  public func callWillBegin(_ call: ContainmentCall) {
    if recordsCalls { append(Entry(call, time: time, depth: depth, naming: naming)) }
    depth += 1
  }

  public func callDidEnd(_ call: ContainmentCall) {
    // The observation may have begun during a call.
    depth = max(0, depth - 1)
  }

  private var time: Double {
    guard let now = clock?() else { return 0 }
    let start = start ?? now
    self.start = start
    return now.timeIntervalSince(start)
  }

  private func append(_ entry: Entry) {
    if entries.count >= capacity {
      // A tenth at a time: the removal of a single entry would move all others each time.
      let surplus = max(1, capacity / 10)
      entries.removeFirst(surplus)
      discardedCount += surplus
    }
    entries.append(entry)
    for item in listeners { item.listener?.callbackLog(self, didAdd: entry) }
  }
}

extension CallbackLog {
  /// The ways in which the entries of a callback log name a controller.
  public nonisolated enum Naming: Sendable, Hashable {
    /// The title, or the type of a controller without a title.
    case title
    /// The title if there is one, then the type and the address, which distinguish controllers of one type:
    /// `Red <ColorController: 0x55d0c1a2>`. An address may be reused after its controller was freed.
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
  /// The entry's color in a list: green for appearance, red for disappearance and unbalanced appearance calls, accent
  /// for a change of the parent, secondary text for layout, and text for all other callbacks.
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
