// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct FileAddressTests {
  @Test(arguments: [
    ("file:///tmp/a%20b", "/tmp/a b"), ("file:/tmp/a", "/tmp/a"), ("FILE:///a", "/a"),
    ("file://localhost/tmp/%C3%84", "/tmp/Ä"), ("file://LocalHost/a", "/a"),
    ("file://here/tmp/a", "/tmp/a"), ("file://HERE/a", "/a"), ("file:////a", "//a"),
  ])
  func `an address of this machine is a path`(address: String, path: String) {
    #expect(FileAddress.path(of: address, host: "Here") == path)
  }

  @Test(arguments: [
    "file://there/tmp/a", "file://her/a", "file://here.example/a", "file://", "file://here",
    "file:",
    "file:a", "http://localhost/a", "/tmp/a", "", "file:///tmp/%FF", "file:///a%00b", "file:///a%2",
    "file:///a%+1",
  ])
  func `other addresses and names that are no text are none`(address: String) {
    #expect(FileAddress.path(of: address, host: "here") == nil)
  }

  @Test(arguments: ["/tmp/100% Ähre #1?.txt", "/", "/日本 語/a+b"])
  func `a path comes back from its address`(path: String) {
    #expect(FileAddress.path(of: FileAddress.of(path: path), host: "") == path)
  }
}
