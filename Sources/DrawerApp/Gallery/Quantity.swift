// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that is measured in several units.
nonisolated struct Quantity: Sendable {
  /// A unit: a measure in it is `base / factor - offset` of the quantity's base unit.
  struct Unit: Sendable {
    let name: String
    let symbol: String
    var factor: Double
    var offset = 0.0

    func toBase(_ value: Double) -> Double { (value + offset) * factor }
    func fromBase(_ value: Double) -> Double { value / factor - offset }
  }

  let name: String
  let icon: String
  let units: [Unit]
  /// What is converted at first, in the first unit.
  let example: Double

  static let length = Quantity(
    name: "Length", icon: "ruler",
    units: [
      Unit(name: "Meters", symbol: "m", factor: 1),
      Unit(name: "Kilometers", symbol: "km", factor: 1000),
      Unit(name: "Centimeters", symbol: "cm", factor: 0.01),
      Unit(name: "Inches", symbol: "in", factor: 0.0254),
      Unit(name: "Feet", symbol: "ft", factor: 0.3048),
      Unit(name: "Miles", symbol: "mi", factor: 1609.344),
    ], example: 100)

  static let mass = Quantity(
    name: "Mass", icon: "scale",
    units: [
      Unit(name: "Kilograms", symbol: "kg", factor: 1),
      Unit(name: "Grams", symbol: "g", factor: 0.001),
      Unit(name: "Pounds", symbol: "lb", factor: 0.45359237),
      Unit(name: "Ounces", symbol: "oz", factor: 0.028349523125),
      Unit(name: "Stone", symbol: "st", factor: 6.35029318),
    ], example: 1)

  static let temperature = Quantity(
    name: "Temperature", icon: "thermometer",
    units: [
      Unit(name: "Celsius", symbol: "°C", factor: 1, offset: 273.15),
      Unit(name: "Fahrenheit", symbol: "°F", factor: 5.0 / 9, offset: 459.67),
      Unit(name: "Kelvin", symbol: "K", factor: 1),
    ], example: 20)
}
