// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Remembers every callback that the controllers it observes receive, newest last.
final class CallbackJournal: ContainmentObserver {
  struct Entry {
    let instant: Instant?
    let controller: String
    let call: String
    let callback: ContainmentEvent.Callback

    var text: String { "\(controller) \(call)" }
  }

  /// Older entries make room beyond this many, so that a program that runs for weeks does not grow.
  static let capacity = 10_000

  private(set) var entries: [Entry] = []

  /// How many entries there were before those that are kept.
  private(set) var forgotten = 0

  /// Called after each new entry.
  var onEntry: (() -> Void)?

  /// The instant to stamp entries with.
  var clock: (() -> Instant?)?

  func observe(_ event: ContainmentEvent) {
    let call =
      switch event.callback {
      case .willMoveToParent, .didMoveToParent:
        "\(event.callback.name)(toParent: \(event.parent.map(Self.name) ?? "nil"))"
      default:
        event.callback.isAnimated.map { "\(event.callback.name)(\($0))" } ?? event.callback.name
      }
    entries.append(
      Entry(
        instant: clock?(), controller: Self.name(of: event.controller), call: call,
        callback: event.callback))
    if entries.count > Self.capacity {
      // In one go now and then: taking one each time would move all the others each time.
      let surplus = Self.capacity / 10
      entries.removeFirst(surplus)
      forgotten += surplus
    }
    onEntry?()
  }

  private static func name(of controller: ViewController) -> String {
    controller.title ?? String(describing: type(of: controller))
  }
}
