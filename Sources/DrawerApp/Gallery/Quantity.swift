// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A physical quantity with its units.
nonisolated struct Quantity: Sendable {
  /// A unit. A value in it is `base / factor - offset` for a value `base` in the base unit.
  struct Unit: Sendable {
    let name: Words
    let symbol: Words
    var factor: Double
    var offset = 0.0

    func toBase(_ value: Double) -> Double { (value + offset) * factor }
    func fromBase(_ value: Double) -> Double { value / factor - offset }
  }

  let name: Words
  let icon: String
  let units: [Unit]
  /// The smallest possible value, in the base unit. Default nil, for no minimum.
  var minimum: Double?
  /// The initial value of the converter, in the first unit.
  let example: Double

  func converted(_ value: Double, from source: Unit, to target: Unit) -> Double {
    // A conversion through the base unit would round.
    guard source.symbol != target.symbol else { return value }
    let result = target.fromBase(source.toBase(value))
    // The difference of two nearly equal numbers has last digits that are only rounding errors.
    guard source.offset != target.offset, result.magnitude < Self.maximumRoundedValue else {
      return result
    }
    return (result / Self.rounding).rounded() * Self.rounding
  }

  /// The precision of results between units with different zeros: some hundred times the rounding error of a `Double`.
  private static let rounding = 1e-11
  private static let maximumRoundedValue = 1e4

  static let length = Quantity(
    name: Words("Length"), icon: "ruler",
    units: [
      Unit(name: Words("Meters"), symbol: Words("m"), factor: 1),
      Unit(name: Words("Kilometers"), symbol: Words("km"), factor: 1000),
      Unit(name: Words("Centimeters"), symbol: Words("cm"), factor: 0.01),
      Unit(name: Words("Inches"), symbol: Words("in"), factor: 0.0254),
      Unit(name: Words("Feet"), symbol: Words("ft"), factor: 0.3048),
      Unit(name: Words("Miles"), symbol: Words("mi"), factor: 1609.344),
    ], example: 100)

  static let mass = Quantity(
    name: Words("Mass"), icon: "scale",
    units: [
      Unit(name: Words("Kilograms"), symbol: Words("kg"), factor: 1),
      Unit(name: Words("Grams"), symbol: Words("g"), factor: 0.001),
      Unit(name: Words("Pounds"), symbol: Words("lb"), factor: 0.45359237),
      Unit(name: Words("Ounces"), symbol: Words("oz"), factor: 0.028349523125),
      Unit(name: Words("Stone"), symbol: Words("st"), factor: 6.35029318),
    ], example: 1)

  static let temperature = Quantity(
    name: Words("Temperature"), icon: "thermometer",
    units: [
      Unit(name: Words("Celsius"), symbol: Words("°C"), factor: 1, offset: 273.15),
      Unit(name: Words("Fahrenheit"), symbol: Words("°F"), factor: 5.0 / 9, offset: 459.67),
      Unit(name: Words("Kelvin"), symbol: Words("K"), factor: 1),
    ], minimum: 0, example: 20)
}
