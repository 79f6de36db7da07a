// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SDLHost

/// The folder in which libX11 keeps its table of composed characters.
struct ComposeCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func composeCache() -> String? {
    VideoSystem.composeCache(home: folder.path, cache: "\(folder.path)/cache")
  }

  @Test func `the compose cache is a new folder that only the user can read`() throws {
    let made = try #require(composeCache())

    #expect(made == "\(folder.path)/cache/libX11-compose/")
    let attributes = try FileManager.default.attributesOfItem(atPath: made)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(composeCache() == made)
  }

  @Test func `a user's own compose cache in the home folder is used instead`() throws {
    try folder.makeFolder(".compose-cache")

    #expect(composeCache() == nil)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/cache"))
  }

  @Test func `without a folder of the user, there is no compose cache`() throws {
    folder.makeFile("cache")
    #expect(composeCache() == nil)
  }

  @Test func `a compose cache that other users can write to is not used`() throws {
    let made = try #require(composeCache())
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: made)

    #expect(composeCache() == nil)
  }
}
