// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What one controller or one view leaves to the next start of the program: values by name, as UIKit's coder in
/// `encodeRestorableState(with:)`.
///
/// What the library keeps of a controller or a view lies in there as well, in a place of its own: no key is taken.
public final class StateCoder {
  /// The controller's `restorationIdentifier`, or its type.
  public let identifier: String
  /// What the program's own classes keep.
  private var values: [String: StateValue] = [:]
  /// What the library's classes keep.
  private var own: [String: StateValue] = [:]
  /// What views leave, by their paths below the controller's.
  package private(set) var views: [String: StateCoder] = [:]
  /// The children in the order of `childrenForRestoration`.
  public private(set) var children: [StateCoder] = []
  /// What the controller presents.
  package private(set) var presented: StateCoder?
  /// The states that wait for controllers which this controller will contain or present.
  package private(set) var waiting: [StateCoder] = []
  /// An earlier state that this controller has taken without the content, which has not come yet.
  package private(set) var unfinished: StateCoder?

  /// How the controller of the state is made, while the state is being restored.
  package struct Making {
    /// Whether the controller that was asked last has no answer of its own.
    package var isUndecided = false
    /// Whether a controller that was asked has refused.
    package var isRefused = false
    /// Asks those around for the controller of a child that is not there yet, a certain one first.
    package var make: ((_ child: StateCoder, _ asking: Responder?) -> Responder?)?
  }
  package var making = Making()

  package init(identifier: String = "") { self.identifier = identifier }

  /// Keeps a value; nil keeps none. A later one with the same key replaces it.
  public func encode<Value: RestorableValue>(_ value: Value?, forKey key: String) {
    values[key] = value?.stateValue.ifFinite
  }

  /// The value that was kept; nil where there is none of this kind.
  public func decode<Value: RestorableValue>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value? {
    values[key].flatMap { Value(stateValue: $0) }
  }

  /// A value of a class that programs may subclass, such as a stock container. It is stored apart from the values that
  /// `encode(_:forKey:)` stores, so a subclass may use any key. Nil if there is no value of this type; nil removes it.
  public subscript<Value: RestorableValue>(own key: String) -> Value? {
    get { own[key].flatMap { Value(stateValue: $0) } }
    set { own[key] = newValue?.stateValue.ifFinite }
  }

  /// Whether nothing is in there.
  package var isEmpty: Bool {
    values.isEmpty && own.isEmpty && views.isEmpty && children.isEmpty && presented == nil
      && waiting.isEmpty && unfinished == nil
  }

  package func keep(views: [String: StateCoder]) { self.views = views }

  package func keep(children: [StateCoder]) { self.children = children }

  package func keep(presented: StateCoder) { self.presented = presented }

  package func keep(waiting: [StateCoder], unfinished: StateCoder?) {
    (self.waiting, self.unfinished) = (waiting, unfinished)
  }

  package func forgetUnfinished() { unfinished = nil }

  // MARK: As a value

  package var value: StateValue {
    var table: [String: StateValue] = [:]
    if !identifier.isEmpty { table["id"] = .text(identifier) }
    if !values.isEmpty { table["values"] = .table(values) }
    if !own.isEmpty { table["own"] = .table(own) }
    if !views.isEmpty { table["views"] = .table(views.mapValues(\.value)) }
    if !children.isEmpty { table["children"] = .list(children.map(\.value)) }
    table["presented"] = presented?.value
    if making.isRefused { table["refused"] = .bool(true) }
    if !waiting.isEmpty { table["waiting"] = .list(waiting.map(\.value)) }
    table["unfinished"] = unfinished?.value
    return .table(table)
  }

  /// Nil for a value that no coder gave.
  package convenience init?(_ value: StateValue) {
    guard case .table(let table) = value else { return nil }
    self.init(identifier: table["id"].flatMap { String(stateValue: $0) } ?? "")
    if case .table(let values)? = table["values"] { self.values = values }
    if case .table(let own)? = table["own"] { self.own = own }
    if case .table(let views)? = table["views"] {
      self.views = views.compactMapValues { StateCoder($0) }
    }
    if case .list(let children)? = table["children"] {
      self.children = children.compactMap { StateCoder($0) }
    }
    making.isRefused = table["refused"] == .bool(true)
    if case .list(let waiting)? = table["waiting"] {
      self.waiting = waiting.compactMap { StateCoder($0) }
    }
    presented = table["presented"].flatMap { StateCoder($0) }
    unfinished = table["unfinished"].flatMap { StateCoder($0) }
  }
}

nonisolated extension StateValue {
  /// Nil for a number that is none, or has no end.
  fileprivate var ifFinite: StateValue? {
    if case .number(let number) = self, !number.isFinite { nil } else { self }
  }
}

/// A view whose subviews keep no state: the view makes them anew from its own state, or they have none.
package protocol StateBoundary: View {}
