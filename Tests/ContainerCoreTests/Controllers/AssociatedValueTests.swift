// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

struct AssociatedValueTests {
  private enum Badge: AssociatedValueKey {
    typealias Value = String
  }

  private enum Mark: AssociatedValueKey {
    typealias Value = String
  }

  @Test func `an associated value can be read only with its key and from its controller`() {
    let controller = ViewController()

    controller[Badge.self] = "3"

    #expect(controller[Badge.self] == "3")
    #expect(controller[Mark.self] == nil)
    #expect(ViewController()[Badge.self] == nil)
    controller[Badge.self] = nil
    #expect(controller[Badge.self] == nil)
  }

  @Test func `an associated value is released with its controller`() {
    final class Note {}
    enum Key: AssociatedValueKey {
      typealias Value = Note
    }
    weak var note: Note?
    do {
      let controller = ViewController()
      controller[Key.self] = Note()
      note = controller[Key.self]
      #expect(note != nil)
    }

    #expect(note == nil)
  }
}
