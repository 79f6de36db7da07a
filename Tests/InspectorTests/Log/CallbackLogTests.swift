// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Inspector

struct CallbackLogTests {
  private let clock = ManualClock()
  private let parent = ViewController()
  private let child = ViewController()

  init() {
    parent.title = "Box"
    child.title = "Red"
  }

  private func log(
    capacity: Int = 100, recordsCalls: Bool = false, naming: CallbackLog.Naming = .title
  ) -> CallbackLog {
    let log = CallbackLog(capacity: capacity, recordsCalls: recordsCalls, naming: naming)
    log.clock = { [clock] in clock.now }
    parent.containmentObserver = log
    return log
  }

  @Test func `a line of the callback log contains time, depth, controller, callback and arguments`()
  {
    let log = log()
    parent.addChild(child)
    clock.advance(by: 12.3456)
    child.didMove(toParent: parent)
    child.beginAppearanceTransition(true, animated: true)

    #expect(
      log.entries.map(\.textLine) == [
        "   0.000    Red willMove(toParent: Box)",
        "  12.346  Red didMove(toParent: Box)",
        "  12.346      Red loadView",
        "  12.346      Red viewDidLoad",
        "  12.346    Red viewWillAppear(true)",
      ])
  }

  @Test func `the callback log contains size transitions and rotations, as text and as JSON`() {
    let log = log()
    let harness = TestWindow(root: parent, size: Size(1000, 700))
    let before = log.entries.count

    harness.resize(to: Size(600.5, 900))

    let lines = log.entries[before...].filter { $0.color == .text }
    #expect(
      lines.map(\.callText) == [
        "viewWillTransition(to: 600.5 × 900)", "willRotate(to: .portrait)",
        "willAnimateRotation(to: .portrait)", "didRotate(from: .landscape)",
      ])
    #expect(
      lines.map { $0.jsonLine.drop { $0 != "a" } }.map { $0.drop { $0 != "{" } }
        == [
          #"{"to":[600.5,900]}}"#, #"{"to":"portrait"}}"#, #"{"to":"portrait"}}"#,
          #"{"from":"landscape"}}"#,
        ])
  }

  @Test
  func `callback log entries with type and address distinguish controllers with the same title`()
    throws
  {
    let log = log(naming: .titleTypeAndAddress)
    let twin = ViewController()
    twin.title = "Red"
    parent.addChild(child)
    parent.addChild(twin)

    let names = log.entries.map(\.controller)
    #expect(Set(names).count == 2)
    for name in names { #expect(name.hasPrefix("Red <ViewController: 0x") && name.hasSuffix(">")) }
    let box = try #require(log.entries.first?.arguments.first?.value)
    guard case .controller(let name?) = box else {
      Issue.record("\(box) contains no controller")
      return
    }
    #expect(name.hasPrefix("Box <ViewController: 0x"))
  }

  @Test func `the callback log contains calls such as addChild if recordsCalls is true`() {
    let log = log(recordsCalls: true)
    parent.loadViewIfNeeded()
    child.loadViewIfNeeded()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    child.beginAppearanceTransition(true, animated: false)

    #expect(
      log.entries.map(\.textLine).map { $0.dropFirst(10) } == [
        "Box loadViewIfNeeded()",
        "  Box loadView",
        "  Box viewDidLoad",
        "Box addChild(Red)",
        "  Red willMove(toParent: Box)",
        "Box addSubview(Red.view)",
        "Red didMove(toParent: Box)",
        "Red willMove(toParent: nil)",
        "Red.view removeFromSuperview()",
        "Red removeFromParent()",
        "  Red didMove(toParent: nil)",
        "Red beginAppearanceTransition(true, animated: false)",
        "  Red viewWillAppear(false)",
      ])
  }

  @Test
  func `a JSON line of the callback log contains time, depth, controller, callback and arguments`()
  {
    let log = log(recordsCalls: true)
    clock.advance(by: 3)
    parent.addChild(child)
    child.removeFromParent()

    #expect(
      log.entries.map(\.jsonLine) == [
        #"{"time":0.000,"depth":0,"controller":"Box","call":"addChild","arguments":{"child":"Red"}}"#,
        #"{"time":0.000,"depth":1,"controller":"Red","callback":"willMove","arguments":{"toParent":"Box"}}"#,
        #"{"time":0.000,"depth":0,"controller":"Red","call":"removeFromParent","arguments":{}}"#,
        #"{"time":0.000,"depth":1,"controller":"Red","callback":"didMove","arguments":{"toParent":null}}"#,
      ])
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("one\ntwo\r\tthree", #""one\ntwo\r\tthree""#),
    ("\u{1}\u{1F}", #""\u0001\u001f""#), ("Grün 红 😀", "\"Grün 红 😀\""),
    ("\u{2028}", #""\u2028""#), ("\u{7F}\u{9B}\u{202E}", #""\u007f\u009b\u202e""#),
    ("\u{E0041}", #""\udb40\udc41""#),
  ])
  func `strings are escaped in the callback log's JSON lines`(text: String, json: String) {
    let log = log()
    child.title = text
    parent.addChild(child)

    #expect(log.entries.first?.jsonLine.contains("\"controller\":\(json),") == true)
  }

  @Test func `control characters are escaped in the callback log's text lines`() {
    let log = log()
    child.title = "Red\u{1B}[2J\nBlue"
    parent.addChild(child)

    #expect(
      log.entries.map(\.textLine) == [#"   0.000    Red\u{1B}[2J\u{A}Blue willMove(toParent: Box)"#]
    )
  }

  @Test
  func
    `the callback log keeps no more entries than its capacity, and counts the discarded entries`()
  {
    let log = log(capacity: 20)

    for _ in 0..<500 { child.willMove(toParent: parent) }

    #expect(log.entries.count <= 20)
    #expect(log.entries.count + log.discardedCount == 500)
  }

  @Test func `a listener of the callback log receives each entry and is not retained`() {
    final class Ear: CallbackLog.Listener {
      var entries: [String] = []
      func callbackLog(_ log: CallbackLog, didAdd entry: CallbackLog.Entry) {
        entries.append(entry.text)
      }
    }
    let log = log()
    let ear = Ear()
    weak var gone: Ear?
    do {
      let short = Ear()
      log.add(short)
      gone = short
    }
    log.add(ear)

    parent.addChild(child)
    log.remove(ear)
    child.didMove(toParent: parent)

    #expect(ear.entries == ["Red willMove(toParent: Box)"])
    #expect(gone == nil)
  }

  @Test func `an observer added twice to a containment observer group is notified once`() {
    let first = CallbackLog(recordsCalls: true)
    let second = CallbackLog()
    let group = ContainmentObserverGroup(first)
    parent.containmentObserver = group

    parent.addChild(child)
    group.add(second)
    group.add(second)
    child.didMove(toParent: parent)
    group.remove(first)
    child.willMove(toParent: nil)

    #expect(first.entries.map(\.name) == ["addChild", "willMove", "didMove"])
    #expect(second.entries.map(\.name) == ["didMove", "willMove"])
  }
}
