// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct KeyCommandTests {
  private final class Screen: ViewController {
    var log: [String] = []
    var refuses = false
    override var keyCommands: [KeyCommand] {
      [
        KeyCommand("Save", shortcuts: [.init(.character("s"), .control)]) { [self] in
          log.append("save")
          return !refuses
        },
        KeyCommand("Down", shortcuts: [.init(.down)], repeats: true) { [self] in
          log.append("down")
          return true
        },
      ]
    }
  }

  private let screen = Screen()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: screen)
  }

  @Test func `a key command is performed only if its modifiers match exactly`() {
    harness.pressKey(.character("s"), .control)
    harness.pressKey(.character("s"), [.control, .shift])
    harness.pressKey(.character("s"))

    #expect(screen.log == ["save"])
  }

  @Test func `a held key repeats only the key commands that allow repetition`() {
    harness.send(.key(KeyEvent(.character("s"), modifiers: .control, isRepeat: true)))
    harness.send(.key(KeyEvent(.down, isRepeat: true)))

    #expect(screen.log == ["down"])
  }

  @Test
  func `a window's key command is performed when the controller's command does not handle the key`()
  {
    var window = 0
    harness.window.windowKeyCommands = [
      KeyCommand("Save all", shortcuts: [.init(.character("s"), .control)]) {
        window += 1
        return true
      }
    ]

    harness.pressKey(.character("s"), .control)
    screen.refuses = true
    harness.pressKey(.character("s"), .control)

    #expect(window == 1)
  }

  @Test func `a window's allKeyCommands contains every key command once`() {
    let titles = harness.window.allKeyCommands().map(\.title)

    #expect(titles.contains("Save"))
    #expect(titles.contains("Next pane"))
    #expect(Set(titles).count == titles.count)
  }

  @Test func `the label of a keyboard shortcut lists its modifiers before its key`() {
    let shortcut = KeyCommand.Shortcut(.character("m"), [.control, .shift])

    #expect(shortcut.label == "Ctrl+Shift+M")
  }
}
