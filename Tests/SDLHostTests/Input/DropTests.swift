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
      return drops.take(step)
    }
  }

  @Test func `files that were dropped together arrive together`() {
    let events = [
      step(SDL_DROPBEGIN), step(SDL_DROPFILE, "/tmp/Ä b.txt".utf8CString.map { $0 }),
      step(SDL_DROPFILE, "/srv/c%20d".utf8CString.map { $0 }), step(SDL_DROPCOMPLETE),
    ]

    #expect(contents(of: events) == [.files(["/tmp/Ä b.txt", "/srv/c%20d"])])
  }

  @Test func `lines of text arrive as one text`() {
    let events = [
      step(SDL_DROPBEGIN), step(SDL_DROPTEXT, "one".utf8CString.map { $0 }),
      step(SDL_DROPTEXT, "two".utf8CString.map { $0 }), step(SDL_DROPCOMPLETE),
    ]

    #expect(contents(of: events) == [.text("one\ntwo")])
  }

  @Test func `names that are no text, and nothing at all, are no drop`() {
    let events = [
      step(SDL_DROPBEGIN), step(SDL_DROPFILE, [47, -1, 0]), step(SDL_DROPFILE),
      step(SDL_DROPCOMPLETE),
    ]

    #expect(contents(of: events) == [])
  }

  @Test func `addresses take the place of the files that SDL has made of them`() {
    var drops = DropCollector()
    _ = drops.take(.began)
    _ = drops.take(.file("/b"))
    drops.take(addresses: Array("# a comment\r\nfile://localhost/a\r\nfile:///b\n\0".utf8))

    #expect(drops.refusal == nil)
    #expect(drops.take(.completed) == [.files(["/a", "/b"])])
  }

  @Test func `what cannot be taken is named, and is not held against the next drop`() {
    var drops = DropCollector()
    _ = drops.take(.began)
    _ = drops.take(.unreadable("/\u{FFFD}"))
    #expect(drops.refusal?.what == "cannot take the dropped /\u{FFFD}")
    drops.take(addresses: Array("file://elsewhere/a\r\nfile:///%FF\r\nfile:///b\r\n".utf8))

    #expect(drops.refusal?.what == "cannot take the dropped file://elsewhere/a and 1 more")
    #expect(drops.take(.completed) == [.files(["/b"])])
    #expect(drops.refusal == nil)
  }

  @Test func `a text is no list of addresses`() {
    var drops = DropCollector()
    _ = drops.take(.began)
    _ = drops.take(.text("file:///a"))
    drops.take(addresses: Array("file:///a".utf8))

    #expect(drops.take(.completed) == [.text("file:///a")])
  }

  /// Notes what is dropped on it.
  private final class Target: View {
    var drops: [DropEvent] = []
    var takes = true

    override func dropped(_ event: DropEvent) -> Bool {
      drops.append(event)
      return takes
    }
  }

  @Test func `the view below the pointer gets a drop first, and then those around it`() {
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
    inner.takes = false
    harness.send(.drop(inside))

    #expect(inner.drops == [inside, inside])
    #expect(outer.drops == [beside, inside])
  }
}
