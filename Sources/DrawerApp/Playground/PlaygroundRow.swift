// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A row of the playground's form, with the field of its option. `Root` has the value: `PlaygroundSide`, or
/// `PlaygroundSettings` for an option of the whole drawer.
nonisolated struct PlaygroundRow<Root> {
  typealias Choice = (name: String, title: String, value: StateValue)

  enum Kind {
    case heading
    case button(@MainActor (PlaygroundController) -> Void)
    case toggle
    /// A row for each member of a set. The names of the fields are the names of the members.
    case toggles([(title: String, field: RestoredField<Root>)])
    case number(Number)
    case choice([Choice], isList: Bool = false)
  }

  struct Number {
    let isStepper: Bool
    let value: (Root) -> Double
    let range: (Root) -> ClosedRange<Double>
    let step: Double
    let text: (Double) -> String
  }

  var title = ""
  let kind: Kind
  var field: RestoredField<Root>?
  var isEnabled: (Root) -> Bool = { _ in true }
  /// The name on the command line; nil if the option cannot be set there.
  private(set) var argument: String?
  private(set) var setNone: ((inout Root) -> Void)?

  /// Lets the command line set the option.
  ///
  /// - Parameters:
  ///   - name: The name. Default nil: the name of the field.
  ///   - none: Sets the value `none`. Default nil: there is no such value.
  func argument(_ name: String? = nil, none: ((inout Root) -> Void)? = nil) -> Self {
    var row = self
    (row.argument, row.setNone) = (name ?? field?.name, none)
    return row
  }
}

nonisolated extension PlaygroundRow {
  static func heading(_ title: String) -> Self { Self(title: title, kind: .heading) }

  static func button(
    _ title: String, _ action: @escaping @MainActor (PlaygroundController) -> Void
  ) -> Self { Self(title: title, kind: .button(action)) }

  static func toggle(_ name: String, _ title: String, _ path: WritableKeyPath<Root, Bool>) -> Self {
    Self(title: title, kind: .toggle, field: RestoredField(name, path))
  }

  static func toggles<Gestures: NamedGestures & Hashable>(
    _ name: String, _ path: WritableKeyPath<Root, Gestures>
  ) -> Self {
    let members = Gestures.namedGestures.map {
      (localized($0.title), RestoredField($0.name, path.appending(path: \.[has: $0.gesture])))
    }
    return Self(kind: .toggles(members), field: RestoredField(name, path.appending(path: \.number)))
  }

  /// Creates a row for a number.
  ///
  /// - Parameters:
  ///   - kept: The saved property, if `path` is derived from it.
  ///   - limits: The range, if it depends on the root.
  ///   - isStepper: Whether the control is a stepper. Default: a slider.
  static func number(
    _ name: String, _ title: String, _ path: WritableKeyPath<Root, Double>,
    keeping kept: WritableKeyPath<Root, Double?>? = nil, _ range: ClosedRange<Double> = 0...1,
    limits: ((Root) -> ClosedRange<Double>)? = nil, step: Double, isStepper: Bool = false,
    as text: @escaping (Double) -> String = \.pointsText,
    if isEnabled: @escaping (Root) -> Bool = { _ in true }
  ) -> Self {
    let number = Number(
      isStepper: isStepper, value: { $0[keyPath: path] }, range: limits ?? { _ in range },
      step: step, text: text)
    let field = kept.map { RestoredField(optional: name, $0) } ?? RestoredField(name, path)
    return Self(title: title, kind: .number(number), field: field, isEnabled: isEnabled)
  }

  static func choice<Value: RawRepresentable<String>>(
    _ name: String, _ title: String, _ path: WritableKeyPath<Root, Value>, isList: Bool = false,
    _ choices: KeyValuePairs<Value, String>, if isEnabled: @escaping (Root) -> Bool = { _ in true }
  ) -> Self {
    let choices = choices.map { ($0.rawValue, $1, $0.rawValue.stateValue) }
    return Self(
      title: title, kind: .choice(choices, isList: isList),
      field: RestoredField(choice: name, path), isEnabled: isEnabled)
  }
}

private nonisolated extension NamedGestures {
  subscript(has member: Self) -> Bool {
    get { isSuperset(of: member) }
    set { if newValue { formUnion(member) } else { subtract(member) } }
  }

  var number: Int {
    get { Int(rawValue) }
    set { self = Self(rawValue: UInt8(clamping: newValue)) }
  }
}

nonisolated extension Double {
  var pointsText: String { localized("\(displayText) pt") }
  var secondsText: String { localized("\(displayText) s") }
}
