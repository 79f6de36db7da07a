// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Passes events on to several observers, in order: a controller and a window can have one observer
/// only.
///
/// The group keeps its members alive. A controller and a window hold the group weakly, so keep a
/// reference to it.
public final class ContainmentObserverGroup: ContainmentObserver {
  /// The observers, in the order in which they are told.
  public private(set) var members: [any ContainmentObserver]

  /// A group of observers, which are told in this order.
  public init(_ members: any ContainmentObserver...) {
    self.members = members
  }

  /// Adds an observer behind the others; one that is in the group already stays where it is.
  public func add(_ observer: any ContainmentObserver) {
    if !members.contains(where: { $0 === observer }) { members.append(observer) }
  }

  /// Takes an observer out; one that is not in the group changes nothing.
  public func remove(_ observer: any ContainmentObserver) {
    members.removeAll { $0 === observer }
  }

  /// Passes the callback to each member, in order.
  public func observe(_ event: ContainmentEvent) {
    for member in members { member.observe(event) }
  }

  public func callBegan(_ call: ContainmentCall) {
    for member in members { member.callBegan(call) }
  }

  public func callEnded(_ call: ContainmentCall) {
    for member in members { member.callEnded(call) }
  }
}

extension ViewController {
  /// The controller's name in logs and diagnoses: its title, or its type.
  var inspectedName: String { title ?? String(describing: type(of: self)) }
}
