// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The saved state of a controller or a view: values with keys, like UIKit's coder in `encodeRestorableState(with:)`.
///
/// The library stores its own values separately, so a program may use any key.
public final class StateCoder {
  /// The controller's `restorationIdentifier`, or the name of its type if it has none. Empty in the state of a view.
  public let identifier: String
  private var values: [String: StateValue] = [:]
  private var own: [String: StateValue] = [:]
  package private(set) var views: [String: StateCoder] = [:]
  /// The states of the controller's children, in the order of `childrenForRestoration`.
  public private(set) var children: [StateCoder] = []
  package private(set) var presentedState: StateCoder?
  /// The states of controllers that this controller will contain or present later.
  package private(set) var waitingStates: [StateCoder] = []
  /// An earlier state that this controller has restored, except for content that has not arrived yet.
  package private(set) var unfinishedState: StateCoder?

  package struct Making {
    /// Whether the last controller that was asked has left the decision to others.
    package var isUndecided = false
    package var isRefused = false
    /// Asks the responders around for the controller of a child that does not exist yet, `asking` first.
    package var make: ((_ child: StateCoder, _ asking: Responder?) -> Responder?)?
  }
  package var making = Making()

  package init(identifier: String = "") { self.identifier = identifier }

  /// Stores a value under a key, in place of the value stored earlier. Nil removes the stored value.
  public func encode<Value: RestorableValue>(_ value: Value?, forKey key: String) {
    values[key] = value?.stateValue.ifFinite
  }

  /// Returns the value that is stored under a key; nil if there is none, or if it has another type.
  public func decode<Value: RestorableValue>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value? {
    values[key].flatMap { Value(stateValue: $0) }
  }

  /// Accesses a value that a base class, such as a container, stores. A subclass may use the same key with
  /// `encode(_:forKey:)` for another value. Nil if no value of this type is stored. Setting nil removes the value.
  public subscript<Value: RestorableValue>(own key: String) -> Value? {
    get { own[key].flatMap { Value(stateValue: $0) } }
    set { own[key] = newValue?.stateValue.ifFinite }
  }

  package var isEmpty: Bool {
    values.isEmpty && own.isEmpty && views.isEmpty && children.isEmpty && presentedState == nil
      && waitingStates.isEmpty && unfinishedState == nil
  }

  package func keep(views: [String: StateCoder]) { self.views = views }

  package func keep(children: [StateCoder]) { self.children = children }

  package func keep(presented: StateCoder) { self.presentedState = presented }

  package func keep(waiting: [StateCoder], unfinished: StateCoder?) {
    (self.waitingStates, self.unfinishedState) = (waiting, unfinished)
  }

  package func forgetUnfinished() { unfinishedState = nil }

  // MARK: As a value

  package var value: StateValue {
    var table: [String: StateValue] = [:]
    if !identifier.isEmpty { table["id"] = .string(identifier) }
    if !values.isEmpty { table["values"] = .dictionary(values) }
    if !own.isEmpty { table["own"] = .dictionary(own) }
    if !views.isEmpty { table["views"] = .dictionary(views.mapValues(\.value)) }
    if !children.isEmpty { table["children"] = .array(children.map(\.value)) }
    table["presented"] = presentedState?.value
    if making.isRefused { table["refused"] = .bool(true) }
    if !waitingStates.isEmpty { table["waiting"] = .array(waitingStates.map(\.value)) }
    table["unfinished"] = unfinishedState?.value
    return .dictionary(table)
  }

  package convenience init?(_ value: StateValue) {
    guard case .dictionary(let table) = value else { return nil }
    func read<Value: RestorableValue>(_ key: String) -> Value? {
      table[key].flatMap { Value(stateValue: $0) }
    }
    func states(_ key: String) -> [StateCoder] {
      (read(key) ?? [StateValue]()).compactMap { StateCoder($0) }
    }
    self.init(identifier: read("id") ?? "")
    values = read("values") ?? [:]
    own = read("own") ?? [:]
    views = (read("views") ?? [String: StateValue]()).compactMapValues { StateCoder($0) }
    children = states("children")
    making.isRefused = read("refused") ?? false
    waitingStates = states("waiting")
    presentedState = table["presented"].flatMap { StateCoder($0) }
    unfinishedState = table["unfinished"].flatMap { StateCoder($0) }
  }
}

nonisolated extension StateValue {
  /// Nil for a number that is not finite.
  fileprivate var ifFinite: StateValue? {
    if case .number(let number) = self, !number.isFinite { nil } else { self }
  }
}

/// A view whose subviews save no state: the view restores them from its own state, or they have none.
package protocol StateBoundary: View {}
