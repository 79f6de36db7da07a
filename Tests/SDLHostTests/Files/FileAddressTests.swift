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
  func `a file URL of this machine is converted to a path`(address: String, path: String) {
    #expect(FileAddress.path(of: address, host: "Here") == path)
  }

  @Test(arguments: [
    "file://there/tmp/a", "file://her/a", "file://here.example/a", "file://", "file://here",
    "file:",
    "file:a", "http://localhost/a", "/tmp/a", "", "file:///tmp/%FF", "file:///a%00b", "file:///a%2",
    "file:///a%+1",
  ])
  func `an invalid URL, or a URL that is not a file of this machine, is not converted to a path`(
    address: String
  ) {
    #expect(FileAddress.path(of: address, host: "here") == nil)
  }

  @Test(arguments: ["/tmp/100% Ähre #1?.txt", "/", "/日本 語/a+b"])
  func `a file path converted to a URL and back is unchanged`(path: String) {
    #expect(FileAddress.path(of: FileAddress.address(ofPath: path), host: "") == path)
  }
}
