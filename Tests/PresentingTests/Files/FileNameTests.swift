// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Controls
@testable import Presenting

struct FileNameTests {
  @Test(arguments: [
    ("*.png", "A.PNG", true), ("*.png", "a.png.txt", false), ("*", "", true), ("?", "ä", true),
    ("?", "", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbY", false),
    ("[a-c]1", "b1", true), ("[!a-c]1", "b1", false), ("[!a-c]1", "d1", true),
    ("[]x]", "]", true), ("[x", "[x", true), ("*.tar.*", "x.tar.gz", true), ("", "a", false),
  ])
  func `file name patterns follow the rules of shell patterns`(
    pattern: String, name: String, fits: Bool
  ) {
    #expect(NamePattern(pattern).matches(name) == fits)
  }

  @Test func `file names are sorted by the value of their numbers, with a9 before a10`() {
    let names = ["a10", "A9", "a09", "b", "a", "1", "a9b", "a9"]
    let sorted = names.map { ($0, NaturalOrder($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    #expect(sorted == ["1", "a", "A9", "a09", "a9", "a9b", "a10", "b"])
  }

  @Test func `a long path is shortened at its beginning for display`() {
    let path = "/srv/ada/" + String(repeating: "folder/", count: 10) + "last"
    #expect(FilePath.abbreviated("/srv/ada") == "/srv/ada")
    #expect(FilePath.abbreviated(path).hasPrefix("…/folder/"))
    #expect(FilePath.abbreviated(path).hasSuffix("/last"))
    #expect(FilePath.abbreviated(path).count <= 52)
  }
}
