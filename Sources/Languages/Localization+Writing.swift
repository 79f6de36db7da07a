// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension Localization {
  /// Several things in a row: “A, B and C”.
  public func list(_ items: [String]) -> String {
    guard let last = items.last else { return "" }
    let others = items.dropLast()
    guard let first = others.first else { return last }
    let beginning = others.dropFirst().reduce(first) {
      self("\($0), \($1)", context: "list")
    }
    return self("\(beginning) and \(last)", context: "list")
  }

  /// A day of a year, such as “12 May”.
  ///
  /// - Parameters:
  ///   - day: 1…31.
  ///   - month: 1…12; another one stops the program.
  public func date(day: Int, month: Int) -> String {
    require((1...12).contains(month), "There is no month \(month)")
    return self("\(day) \(self(Self.months[month - 1]))", context: "date")
  }

  /// The name of a day of the week.
  ///
  /// - Parameter number: 1…7, Monday is 1, as ISO 8601 counts; another one stops the program.
  public func weekday(_ number: Int) -> String {
    require((1...7).contains(number), "There is no day \(number) of a week")
    return self(Self.weekdays[number - 1])
  }

  /// A time of day, such as “09:41”.
  public func time(hour: Int, minute: Int) -> String {
    self("\(twoDigits(hour)):\(twoDigits(minute))", context: "time")
  }

  private func twoDigits(_ number: Int) -> String {
    (number.magnitude < 10 ? numberFormat.string(0) : "") + numberFormat.string(number)
  }

  private static let months: [Message] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
    "November", "December",
  ]

  private static let weekdays: [Message] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
