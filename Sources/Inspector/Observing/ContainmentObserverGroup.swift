// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// A containment observer that forwards events to several observers, since a controller or window can have only one.
///
/// The group retains its members. Controllers and windows do not retain the group, so keep a reference to it.
public final class ContainmentObserverGroup: ContainmentObserver {
  /// The observers, in the order in which they are notified.
  public private(set) var members: [any ContainmentObserver]

  /// Creates a group of observers, which are notified in the order of the arguments.
  public init(_ members: any ContainmentObserver...) { self.members = members }

  /// Adds an observer, which is notified last. Does nothing if the observer is already in the group.
  public func add(_ observer: any ContainmentObserver) {
    if !members.contains(where: { $0 === observer }) { members.append(observer) }
  }

  /// Removes an observer. Does nothing if the observer is not in the group.
  public func remove(_ observer: any ContainmentObserver) { members.removeAll { $0 === observer } }

  /// Forwards the event to each observer in the group, in the order of `members`.
  public func observe(_ event: ContainmentEvent) { for member in members { member.observe(event) } }

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
