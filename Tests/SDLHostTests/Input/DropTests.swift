// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import SDLHost

struct DropTests {
  private let translator = EventTranslator(
    unitsPerPoint: 2, size: Size(400, 300), wakeEvent: 0x8001)

  private func step(_ type: SDL_EventType, _ text: [CChar]? = nil) -> HostEvent {
    var event = SDL_Event()
    event.type = type.rawValue
    event.drop.file = text.flatMap { SDL_strdup($0) }
    var translator = translator
    return translator.translate(event)
  }

  private func contents(of events: [HostEvent]) -> [DropEvent.Content] {
    var drops = DropCollector()
    return events.flatMap { event -> [DropEvent.Content] in
      guard case .drop(let step) = event else { return [] }
      return drops.handle(step)
    }
  }

  @Test func `files that were dropped together arrive in one drop event`() {
    let events = [
      step(SDL_DROPBEGIN), step(SDL_DROPFILE, "/tmp/Ä b.txt".utf8CString.map { $0 }),
      step(SDL_DROPFILE, "/srv/c%20d".utf8CString.map { $0 }), step(SDL_DROPCOMPLETE),
    ]

    #expect(contents(of: events) == [.files(["/tmp/Ä b.txt", "/srv/c%20d"])])
  }

  @Test func `several dropped lines of text arrive as one text in a single drop event`() {
    let events = [
      step(SDL_DROPBEGIN), step(SDL_DROPTEXT, "one".utf8CString.map { $0 }),
      step(SDL_DROPTEXT, "two".utf8CString.map { $0 }), step(SDL_DROPCOMPLETE),
    ]

    #expect(contents(of: events) == [.text("one\ntwo")])
  }

  @Test func `invalid file names in a drop and an empty drop are ignored`() {
    let events = [
      step(SDL_DROPBEGIN), step(SDL_DROPFILE, [47, -1, 0]), step(SDL_DROPFILE),
      step(SDL_DROPCOMPLETE),
    ]

    #expect(contents(of: events) == [])
  }

  @Test func `the file URLs of a drop replace the paths that SDL reports`() {
    var drops = DropCollector()
    _ = drops.handle(.began)
    _ = drops.handle(.file("/b"))
    drops.setFiles(fromAddresses: Array("# a comment\r\nfile://localhost/a\r\nfile:///b\n\0".utf8))

    #expect(drops.refusal == nil)
    #expect(drops.handle(.completed) == [.files(["/a", "/b"])])
  }

  @Test func `the error for a drop names the first refused file and counts the others`() {
    var drops = DropCollector()
    _ = drops.handle(.began)
    _ = drops.handle(.unreadable("/\u{FFFD}"))
    #expect(drops.refusal?.summary == "cannot open the dropped /\u{FFFD}")
    drops.setFiles(fromAddresses: Array("file://elsewhere/a\r\nfile:///%FF\r\nfile:///b\r\n".utf8))

    #expect(drops.refusal?.summary == "cannot open the dropped file://elsewhere/a and 1 more")
    #expect(drops.handle(.completed) == [.files(["/b"])])
    #expect(drops.refusal == nil)
  }

  @Test func `dropped text that looks like a file URL remains text`() {
    var drops = DropCollector()
    _ = drops.handle(.began)
    _ = drops.handle(.text("file:///a"))
    drops.setFiles(fromAddresses: Array("file:///a".utf8))

    #expect(drops.handle(.completed) == [.text("file:///a")])
  }

  /// Notes what is dropped on it.
  private final class Target: View {
    var drops: [DropEvent] = []
    var acceptsDrops = true

    override func performDrop(_ event: DropEvent) -> Bool {
      drops.append(event)
      return acceptsDrops
    }
  }

  @Test func `a drop is offered to the view under the pointer first, then to its superviews`() {
    let root = ViewController()
    let outer = Target(frame: Rect(0, 0, 400, 300))
    let inner = Target(frame: Rect(100, 100, 100, 100))
    outer.addSubview(inner)
    root.view = outer
    let harness = TestWindow(root: root, size: Size(400, 300))
    let inside = DropEvent(.files(["/a"]), at: Point(150, 150))
    let beside = DropEvent(.text("b"), at: Point(20, 20))

    harness.send(.drop(inside))
    harness.send(.drop(beside))
    inner.acceptsDrops = false
    harness.send(.drop(inside))

    #expect(inner.drops == [inside, inside])
    #expect(outer.drops == [beside, inside])
  }
}
