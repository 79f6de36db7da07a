// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Hands what it hears on to several observers, in order: a controller and a window have room for
/// one observer only.
///
/// It keeps its members alive; a controller and a window do not keep the group.
public final class ContainmentObserverGroup: ContainmentObserver {
  /// Who hears, in order.
  public private(set) var members: [any ContainmentObserver]

  /// A group of observers, which hear in this order.
  public init(_ members: any ContainmentObserver...) {
    self.members = members
  }

  /// Adds an observer behind the others; one that is in the group stays where it is.
  public func add(_ observer: any ContainmentObserver) {
    if !members.contains(where: { $0 === observer }) { members.append(observer) }
  }

  /// Takes an observer out; one that is not in the group changes nothing.
  public func remove(_ observer: any ContainmentObserver) {
    members.removeAll { $0 === observer }
  }

  /// Hands the callback to each member, in order.
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
