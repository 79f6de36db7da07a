// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import TestSupport
import Testing

/// Every object of a public class is freed when its owner lets go of it, in each state that it can be in.
struct DeallocationTests {
  @Test(arguments: ViewDeallocationCase.all)
  func `a focused, pressed, dragged or animated view is deallocated with its window`(
    view: ViewDeallocationCase
  ) {
    for moment in ViewDeallocationCase.Moment.allCases {
      let remains = view.remains(after: moment, dropsWindow: true)
      #expect(remains.isEmpty, "\(view.name), \(moment)")
    }
  }

  @Test(arguments: ViewDeallocationCase.all)
  func `a focused, pressed, dragged or animated view is deallocated after its removal`(
    view: ViewDeallocationCase
  ) {
    for moment in ViewDeallocationCase.Moment.allCases {
      let remains = view.remains(after: moment, dropsWindow: false)
      #expect(remains.isEmpty, "\(view.name), \(moment)")
    }
  }

  @Test(arguments: ControllerDeallocationCase.all)
  func `a focused, dragged, presenting or covered controller is deallocated with its window`(
    controller: ControllerDeallocationCase
  ) {
    for moment in ControllerDeallocationCase.Moment.allCases {
      let remains = controller.remains(after: moment, dropsWindow: true)
      #expect(remains.isEmpty, "\(controller.name), \(moment)")
    }
  }

  @Test(arguments: ControllerDeallocationCase.all)
  func `a focused, dragged, presenting or covered root controller is deallocated when replaced`(
    controller: ControllerDeallocationCase
  ) {
    for moment in ControllerDeallocationCase.Moment.allCases {
      let remains = controller.remains(after: moment, dropsWindow: false)
      #expect(remains.isEmpty, "\(controller.name), \(moment)")
    }
  }

  @Test(arguments: ObjectDeallocationCase.all)
  func `gesture recognizers, animators and other objects are deallocated with their window`(
    thing: ObjectDeallocationCase
  ) {
    let remains = thing.traces().remaining
    #expect(remains.isEmpty)
  }

  // MARK: Every class

  /// Public classes that the tables above leave out, each with the reason.
  private static let exceptions = [
    "Application": "needs a display; SDLHostTests and EndToEndTests run it",
    "RangeControl": "programs make its subclasses, which are in the tables",
  ]

  @Test func `each public class of the library is covered by a deallocation test`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let declaration = /^(?:@MainActor )?(?:public|open) (?:final )?class (\w+)/
      .anchorsMatchLineEndings()
    var classes: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path().contains("/DrawerApp/") else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: declaration) { classes.insert(String(match.output.1)) }
    }
    let names =
      ViewDeallocationCase.all.map(\.name) + ControllerDeallocationCase.all.map(\.name)
      + ObjectDeallocationCase.all.map(\.name)
    let listed = Set(names).union(Self.exceptions.keys)

    #expect(classes.count > 80)
    #expect(classes.subtracting(listed).sorted() == [])
    #expect(Set(Self.exceptions.keys).subtracting(classes) == [])
  }
}
