// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Views

struct JSONWriterTests {
  private static let values = StateValue.dictionary([
    "b/": .array([.bool(true), .integer(-7), .number(2), .number(-0.0), .number(0.5)]),
    "a": .string("\"\\/\u{8}\t\n\u{B}\u{C}\r\u{7F}ü\u{2028}\u{1F600}\u{E0041}"),
    "c": .array([
      .array([]), .dictionary([:]), .number(1e9), .number(1e16),
      .number(Double.leastNonzeroMagnitude),
    ]),
  ])

  @Test(
    arguments: [
      (
        .state,
        #"{"a":"\"\\/\u0008\u0009\u000a\u000b\u000c\u000d\u007fü\u2028😀\udb40\udc41","#
          + #""b/":[true,-7,2.0,-0.0,0.5],"c":[[],{},1000000000.0,1e+16,5e-324]}"#
      ),
      (
        .callbacks,
        #"{"a":"\"\\/\u0008\t\n\u000b\u000c\r\u007fü\u2028😀\udb40\udc41","#
          + #""b/":[true,-7,2,-0,0.5],"c":[[],{},1000000000,1e+16,5e-324]}"#
      ),
      (
        .lines,
        #"{"a":"\"\\/\b\t\n\u000b\f\r\u007fü\u2028😀\udb40\udc41","#
          + #""b/":[true,-7,2,-0,0.5],"c":[[],{},1000000000,1e+16,5e-324]}"#
      ),
    ] as [(JSONWriter.Format, String)])
  func `each JSON writer format has fixed escapes for control characters and a fixed number syntax`(
    format: JSONWriter.Format, text: String
  ) {
    #expect(String(decoding: Self.values.json(as: format), as: UTF8.self) == text)
  }

  @Test func `the indented format of the JSON writer puts each value on its own line`() {
    let value = StateValue.dictionary([
      "b": .array([.number(1), .dictionary(["c": .string("")])]), "a": .array([]),
    ])

    #expect(
      String(decoding: value.json(as: .indented), as: UTF8.self) == """
        {
          "a" : [

          ],
          "b" : [
            1,
            {
              "c" : ""
            }
          ]
        }
        """)
  }
}
