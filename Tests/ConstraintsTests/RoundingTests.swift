// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Constraints
import Testing

struct RoundingTests {
  @Test
  func
    `the solver satisfies all required constraints of a system that is prone to rounding errors`()
    throws
  {
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(35)
    let constraints = Self.system.split(separator: "\n").map(Self.constraint)
    var refused = 0

    let taken = constraints.filter { constraint in
      let isTaken = (try? solver.add(constraint.constraint(variables))) != nil
      if !isTaken { refused += 1 }
      return isTaken
    }

    #expect(refused == 1)
    let values = solver.values(variables)
    for constraint in taken where constraint.priority == .required {
      #expect(constraint.error(values) < 1e-9)
    }
  }

  /// From a line: priority, relation, constant, then pairs of a variable and its coefficient.
  private static func constraint(_ line: Substring) -> PlainConstraint {
    let words = line.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    let relations: [Substring: Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    return PlainConstraint(
      terms: stride(from: 2, to: numbers.count, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) },
      constant: numbers[1], relation: relations[words[1]] ?? .equal, priority: Priority(numbers[0]))
  }

  /// System 236 of `oracle/compare.py --largest 40 --seed 5`. Pivots took a coefficient of 1.1e-10 that
  /// should have been zero, in a row with coefficients of 10.
  private static let system = """
    1000 > 57 15 -1 7 1 9 1
    1000 < -6 0 1 3 -1
    1000 > -88 28 3 27 1 1 3
    1000 < -9 34 0.5
    1000 > 45 7 3 24 -1 1 -1
    1000 = -12 12 3
    1000 < -38 29 -2 2 3
    1000 > 31.5 13 1 24 0.5
    1000 > 34.5 17 1 15 0.5
    1000 > 15 25 1 31 -1 8 -2
    1000 > 116.5 31 0.5 9 -2 20 3
    1000 > 0 34 -2 3 0.5 8 -2
    1000 > 10 27 1 0 1
    1000 < 29 28 -1 23 0.5
    1000 > 98 10 1 7 -1 23 3
    1000 > 34 34 1 25 -1 23 1
    1000 < -34 7 -2
    1000 < -9 11 -1
    1000 > -14 15 1
    1000 < 3 9 1
    1000 = -3 13 1 34 1
    1000 > 42 14 1 15 -1
    1000 > 32.5 6 0.5 25 3 2 1
    1000 = 39.5 9 1 6 0.5 21 -2
    1000 > -83 31 3 14 -2
    1000 < -3 13 1 3 1
    1000 < 8 12 -2
    1000 > 22 13 1 31 1
    1000 > -31 3 1 31 1
    1000 > -23 13 1 27 -1 0 1
    1000 > -78 32 -2
    1000 = 31 19 1 31 -2 34 -1
    1000 > -23 27 1 1 1 26 1
    1000 > 17.5 3 -1 13 1 16 0.5
    1000 = 112 18 -2 25 0.5 33 -2
    1000 > -4 0 1
    1000 < -29 24 -1
    1000 > 29 3 1 0 -1 26 -2
    1000 = -15 8 -1
    1000 > -63 9 1 8 1 1 3
    1000 > 26 0 1 12 -2 6 -2
    1000 > -54 3 3
    1000 > 41 7 1 10 -1
    1000 > 29 26 1 24 1
    1000 = 4 9 -1
    1000 > 95 7 3 23 1
    1000 < -27 6 1 23 0.5
    1000 < 14 18 -1 8 1
    1000 < -61 28 -1 16 1 33 1
    1000 > 39 29 -1 27 0.5 0 -1
    1000 < 61 32 1 9 1 18 -1
    1000 > 33 26 -1
    1000 > -72 30 1 15 3
    1000 = -25 8 1 17 -1
    1000 = -5.5 6 0.5
    1000 > 26.5 20 1 19 -1 15 0.5
    1000 > -32 25 -1 4 -1 10 3
    1000 > -129 21 1 18 1 16 3
    1000 = 9 27 1 13 -1 26 -1
    1000 = -22 24 -1 7 1
    1000 > 18 34 -1
    1000 > 110 34 -1 32 1 24 1
    1000 = -74 10 -1 0 1 34 3
    1000 < -80 2 -1 5 3
    900 = -14 6 1
    890 = 26 17 1
    880 = -10 21 1
    870 = -5 12 1
    860 = 32 8 1
    850 = 2 29 1
    840 = -12 7 1
    830 = 38 9 1
    820 = 41 11 1
    810 = 24 0 1
    800 = 24 10 1
    790 = -4 13 1
    780 = -5 4 1
    770 = -12 24 1
    760 = -26 1 1
    750 = 44 19 1
    740 = -28 18 1
    730 = 41 31 1
    720 = 26 25 1
    710 = -21 16 1
    700 = 49 26 1
    690 = 21 2 1
    680 = 41 30 1
    670 = 18 28 1
    660 = 56 14 1
    650 = -54 34 1
    640 = -13 32 1
    630 = 60 33 1
    620 = 45 3 1
    610 = -6 15 1
    600 = -55 20 1
    590 = -26 27 1
    580 = -1 5 1
    570 = -43 22 1
    560 = -45 23 1
    """
}
