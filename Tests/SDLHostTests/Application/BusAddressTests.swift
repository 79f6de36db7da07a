// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct BusAddressTests {
  @Test(arguments: [
    ("unix:path=/run/bus", ["unix:path=/run/bus"]),
    ("unix:abstract=/a,guid=00", ["unix:abstract=/a,guid=00"]),
    ("unixexec:path=/bin/sh;unix:path=/a;unixexec:path=/b", ["unix:path=/a"]),
    ("unix:path=/a%3bunixexec", ["unix:path=/a%3bunixexec"]),
  ])
  func `only the local sockets in a D-Bus address from another program are used`(
    text: String, entries: [String]
  ) {
    #expect(BusAddress(text, from: .program).entries == entries)
  }

  @Test(arguments: [
    "unixexec:path=/bin/sh", "UNIX:path=/a", " unix:path=/a", "autolaunch:", "launchd:env=A",
    "tcp:host=localhost,port=1", "nonce-tcp:host=localhost,port=1,noncefile=/a", "systemd:",
    "unix:tmpdir=/a", "unix:dir=/a", "unix:runtime=yes", "unix:", "unix:path=",
    "unix:path=/a,path", "unix:path=/%zz:", "none:", "", ";;", "a bus; nothing",
  ])
  func `a D-Bus address from another program is refused if it is not a valid local socket`(
    text: String
  ) {
    #expect(BusAddress(text, from: .program).entries == [])
  }

  @Test func `a D-Bus address from the environment may name other machines but not start programs`()
  {
    let text = "tcp:host=a,port=1;unixexec:path=/bin/sh;autolaunch:;unix:runtime=yes"

    #expect(
      BusAddress(text, from: .environment).entries == ["tcp:host=a,port=1", "unix:runtime=yes"])
  }

  @Test func `only the first eight addresses of a long D-Bus address list are used`() {
    let list = Array(repeating: "unix:path=/a", count: 1000).joined(separator: ";")

    #expect(BusAddress(list, from: .program).entries.count == 8)
  }
}
