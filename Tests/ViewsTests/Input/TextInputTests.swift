// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct TextInputTests {
  /// A text input view that logs the calls it receives.
  private final class Page: View, TextInput {
    var log: [String] = []
    var acceptsTextInput = true
    var textInputRect = Rect(10, 20, 0, 14)
    var hasMarkedText = false
    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ text: String) {
      hasMarkedText = false
      log.append("insert \(text)")
    }

    func setMarkedText(_ text: String, selectedRange: Range<Int>) {
      hasMarkedText = !text.isEmpty
      log.append("mark \(text) \(selectedRange)")
    }

    func unmarkText() {
      hasMarkedText = false
      log.append("unmark")
    }

    override func keyDown(_ event: KeyEvent) -> Bool {
      log.append("key \(event.key.label)")
      return true
    }

    override func firstResponderDidChange(_ isFirstResponder: Bool) {
      log.append(isFirstResponder ? "focused" : "unfocused")
    }

    override func windowFocusDidChange(_ hasFocus: Bool) {
      log.append("window \(hasFocus)")
    }
  }

  private let page = Page(frame: Rect(0, 0, 100, 100))
  private let harness: TestWindow
  private let root = ViewController()

  init() {
    harness = TestWindow(root: root)
    root.view.addSubview(page)
    harness.step()
  }

  private var textRequests: [WindowRequest] {
    harness.requests.filter {
      switch $0 {
      case .textInput, .endComposition: true
      default: false
      }
    }
  }

  private func focus() {
    harness.window.focus.focus(page)
    page.log = []
  }

  @Test func `a window requests text input at the caret rectangle of its first responder`() {
    focus()
    #expect(textRequests == [.textInput(Rect(10, 20, 0, 14))])

    page.textInputRect.origin.x = 30
    harness.step()
    harness.step()
    #expect(textRequests.dropFirst() == [.textInput(Rect(30, 20, 0, 14))])

    harness.window.focus.focus(nil)
    #expect(textRequests.last == .textInput(nil))
  }

  @Test func `a window requests no text input for a read-only first responder`() {
    page.acceptsTextInput = false
    focus()
    #expect(textRequests.isEmpty)

    page.acceptsTextInput = true
    harness.step()
    page.acceptsTextInput = false
    harness.step()

    #expect(textRequests == [.textInput(Rect(10, 20, 0, 14)), .textInput(nil)])
  }

  @Test func `a key that types text reaches the first responder only as text, not as a key event`()
  {
    focus()

    harness.typeText("a B")

    #expect(page.log == ["insert a", "insert  ", "insert B"])
  }

  @Test func `shortcuts and keys that type no text reach the first responder as key events`() {
    focus()

    harness.pressKey(.character("a"), .control)
    harness.pressKey(.character("a"), .alt)
    harness.pressKey(.left, .shift)
    harness.pressKey(.return)

    #expect(page.log == ["key A", "key A", "key ←", "key Return"])
  }

  @Test func `a key command without modifiers is not performed while text is edited`() {
    var answered = 0
    harness.window.windowKeyCommands = [
      KeyCommand("Find", shortcuts: [.init(.character("/"))]) {
        answered += 1
        return true
      }
    ]
    focus()

    harness.typeText("/")
    #expect(answered == 0 && page.log == ["insert /"])

    page.acceptsTextInput = false
    harness.window.focus.focus(nil)
    harness.typeText("/")
    #expect(answered == 1)
  }

  @Test func `typed text is ignored when the first responder accepts no text input`() {
    harness.send(.text(.committed("x")))
    harness.compose("x")

    page.acceptsTextInput = false
    focus()
    harness.send(.text(.committed("x")))

    #expect(page.log.isEmpty)
  }

  @Test
  func
    `a first responder receives compositions and the keys that the input method does not handle`()
  {
    focus()

    harness.compose("に", selectedRange: 0..<9)
    harness.pressKey(.return)
    harness.pressKey(.left)
    harness.pressKey(.escape)
    harness.commit("二")
    harness.pressKey(.return)

    #expect(
      page.log == [
        "mark に 0..<1", "key Return", "key ←", "key Esc", "mark  0..<0", "insert 二",
        "key Return",
      ])
  }

  @Test func `an input method's composition is committed before its view resigns first responder`()
  {
    focus()
    harness.compose("かん")

    harness.window.focus.focus(nil)

    #expect(page.log == ["mark かん 2..<2", "unmark", "unfocused"])
    #expect(textRequests.suffix(2) == [.endComposition, .textInput(nil)])
  }

  @Test func `an input method's composition is committed when its text view is removed`() {
    focus()
    harness.compose("か")

    page.removeFromSuperview()

    #expect(page.log.contains("unmark"))
    #expect(textRequests.last == .textInput(nil))
  }

  @Test func `a first responder is notified once when its window loses or gains focus`() {
    focus()

    harness.send(.window(.focusLost))
    harness.send(.window(.focusLost))
    harness.send(.window(.focusGained))

    #expect(page.log == ["window false", "window true"])
  }

  @Test
  func
    `a composition is committed before the first responder is notified of the window's focus loss`()
  {
    focus()
    harness.compose("か")

    harness.send(.window(.focusLost))

    #expect(page.log.suffix(2) == ["unmark", "window false"])
  }

  @Test func `reading text from an empty clipboard returns nil`() {
    #expect(harness.window.text(on: .general) == nil)
    harness.clipboards[.general] = ""
    #expect(harness.window.text(on: .general) == nil)

    harness.window.setClipboard("copied")
    harness.window.setPrimarySelection("selected")

    #expect(harness.window.text(on: .general) == "copied")
    #expect(harness.window.text(on: .primarySelection) == "selected")
  }
}
