// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Forwards events to several observers, in order, since a controller and a window can have only one.
///
/// Its references to its members are strong. A controller and a window refer to it weakly, so keep a reference to it.
public final class ContainmentObserverGroup: ContainmentObserver {
  /// The observers, in the order in which they are notified.
  public private(set) var members: [any ContainmentObserver]

  /// Creates a group of observers, which are notified in this order.
  public init(_ members: any ContainmentObserver...) {
    self.members = members
  }

  /// Adds an observer after the others. Does nothing if it is already in the group.
  public func add(_ observer: any ContainmentObserver) {
    if !members.contains(where: { $0 === observer }) { members.append(observer) }
  }

  /// Removes an observer. Does nothing if it is not in the group.
  public func remove(_ observer: any ContainmentObserver) {
    members.removeAll { $0 === observer }
  }

  /// Forwards the callback to each member, in order.
  public func observe(_ event: ContainmentEvent) {
    for member in members { member.observe(event) }
  }

  public func callWillBegin(_ call: ContainmentCall) {
    for member in members { member.callWillBegin(call) }
  }

  public func callDidEnd(_ call: ContainmentCall) {
    for member in members { member.callDidEnd(call) }
  }
}

extension ViewController {
  /// The controller's name in logs and diagnoses: its title, or its type.
  var inspectedName: String { title ?? String(describing: type(of: self)) }
}
