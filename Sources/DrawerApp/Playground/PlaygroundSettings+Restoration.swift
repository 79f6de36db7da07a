// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A property that is kept with others, all of them or none.
private nonisolated struct RestoredField<Root> {
  let name: String
  /// Nil if the property has no value.
  let read: (Root) -> StateValue?
  /// False if the value makes no sense.
  let write: (inout Root, StateValue?) -> Bool

  init<Value: RestorableValue>(_ name: String, _ path: WritableKeyPath<Root, Value>) {
    self.name = name
    read = { $0[keyPath: path].stateValue }
    write = { root, value in
      guard let value = value.flatMap({ Value(stateValue: $0) }) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// A property with a choice, kept by its name.
  init<Value: RawRepresentable<String>>(choice name: String, _ path: WritableKeyPath<Root, Value>) {
    self.name = name
    read = { $0[keyPath: path].rawValue.stateValue }
    write = { root, value in
      guard let name = value.flatMap({ String(stateValue: $0) }), let choice = Value(rawValue: name)
      else { return false }
      root[keyPath: path] = choice
      return true
    }
  }

  /// A property that may have no value.
  init<Value: RestorableValue>(optional name: String, _ path: WritableKeyPath<Root, Value?>) {
    self.name = name
    read = { $0[keyPath: path]?.stateValue }
    write = { root, value in
      root[keyPath: path] = value.flatMap { Value(stateValue: $0) }
      return value == nil || root[keyPath: path] != nil
    }
  }

  /// The settings of one side.
  init(_ side: DrawerSide) where Root == PlaygroundSettings {
    name = side.rawValue
    read = { $0[side].stateValue }
    write = { $0[side].restore($1) }
  }

  static func value(of root: Root, _ fields: [RestoredField]) -> StateValue {
    let pairs = fields.compactMap { field in field.read(root).map { (field.name, $0) } }
    return .table(Dictionary(uniqueKeysWithValues: pairs))
  }

  /// False if one of the values makes no sense.
  static func write(_ value: StateValue?, to root: inout Root, _ fields: [RestoredField]) -> Bool {
    guard case .table(let table) = value else { return false }
    return fields.allSatisfy { $0.write(&root, table[$0.name]) }
  }
}

nonisolated extension PlaygroundSettings: RestorableValue {
  private typealias Field = RestoredField<PlaygroundSettings>

  private static var fields: [Field] {
    [
      Field(choice: "swapStyle", \.swapStyle), Field("swapDuration", \.swapDuration),
      Field("usesSpring", \.usesSpring), Field("dampingRatio", \.dampingRatio),
      Field("response", \.response), Field(choice: "curve", \.curve),
      Field("curveDuration", \.curveDuration), Field("isRightToLeft", \.isRightToLeft),
      Field("reducesMotion", \.reducesMotion),
    ] + DrawerSide.allCases.map { Field($0) }
  }

  var stateValue: StateValue { Field.value(of: self, Self.fields) }

  init?(stateValue: StateValue) {
    self = .sample
    guard Field.write(stateValue, to: &self, Self.fields) else { return nil }
  }
}

nonisolated extension PlaygroundSide {
  private typealias Field = RestoredField<PlaygroundSide>

  /// The numbers come before what switches them on and off: setting a number switches it on.
  private static var fields: [Field] {
    [
      Field(choice: "style", \.options.style), Field("ledge", \.ledge),
      Field("share", \.[share: \.fraction]), Field("minimum", \.[share: \.minimum]),
      Field("maximum", \.[share: \.maximum]), Field("length", \.length),
      Field(choice: "lengthKind", \.lengthKind), Field("docksFrom", \.docksFrom),
      Field("docksWhenWide", \.docksWhenWide), Field("isResizable", \.isResizable),
      Field("stretches", \.options.stretches), Field("openGestures", \.openGestures),
      Field("closeGestures", \.closeGestures), Field("edgeWidth", \.options.edgeWidth),
      Field("mouseDragDistance", \.options.mouseDragDistance),
      Field(choice: "lock", \.options.lock),
      Field("refusesToOpen", \.refusesToOpen), Field("refusesToClose", \.refusesToClose),
      Field(choice: "centerInteraction", \.options.centerInteraction),
      Field("openThreshold", \.options.openThreshold),
      Field("closeThreshold", \.options.closeThreshold),
      Field(choice: "visualState", \.visualState),
      Field("parallaxFactor", \.parallaxFactor), Field("doorDistance", \.doorDistance),
      Field("shadowBlur", \.shadowBlur),
      Field(optional: "shadowOpacity", \.knownShadow.opacity),
      Field("shadowAcross", \.shadowAcross), Field("shadowDown", \.shadowDown),
      Field(choice: "shadowColor", \.shadowColor), Field("hasShadow", \.hasShadow),
      Field(optional: "scrimOpacity", \.options.scrimOpacity),
      Field(choice: "scrimColor", \.scrimColor),
      Field("borderWidth", \.options.borderWidth),
      Field("centerCornerRadius", \.options.centerCornerRadius),
    ]
  }

  private var openGestures: Int {
    get { Int(options.openGestures.rawValue) }
    set { options.openGestures = DrawerOpenGestures(rawValue: UInt8(clamping: newValue)) }
  }

  private var closeGestures: Int {
    get { Int(options.closeGestures.rawValue) }
    set { options.closeGestures = DrawerCloseGestures(rawValue: UInt8(clamping: newValue)) }
  }

  fileprivate var stateValue: StateValue { Field.value(of: self, Self.fields) }

  fileprivate mutating func restore(_ value: StateValue?) -> Bool {
    Field.write(value, to: &self, Self.fields)
  }
}
