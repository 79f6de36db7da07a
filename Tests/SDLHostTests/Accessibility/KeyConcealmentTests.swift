// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import SDLHost

/// Tests which keys are concealed from assistive technology.
final class KeyConcealmentTests {
  private var concealment = KeyRedactor()

  private func conceals(
    _ key: Key, _ modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false,
    scancode: Int = 20, isSecret: Bool = true
  ) -> Bool {
    concealment.updateRedaction(
      for: KeyEvent(key, modifiers: modifiers, isDown: isDown, isRepeat: isRepeat),
      scancode: scancode,
      isSecret: isSecret)
  }

  @Test(
    arguments: [
      (.character("q"), []), (.character("q"), .shift), (.character("q"), .alt),
      (.character("q"), [.alt, .control]), (.character("7"), []), (.space, []),
      (.character("é"), []),
    ] as [(Key, KeyModifiers)])
  func `a key typed into a secure field is sent to screen readers as a dot, from press to release`(
    key: Key, modifiers: KeyModifiers
  ) {
    #expect(conceals(key, modifiers))
    #expect(conceals(key, modifiers, isRepeat: true))
    #expect(conceals(key, isDown: false))
  }

  @Test(
    arguments: [
      (.left, []), (.tab, .shift), (.return, []), (.escape, []), (.backspace, []), (.delete, []),
      (.function(6), []), (.character("v"), .control), (.character("v"), .command),
    ] as [(Key, KeyModifiers)])
  func `a key that types no text into a secure field is not sent to screen readers as a dot`(
    key: Key, modifiers: KeyModifiers
  ) {
    #expect(!conceals(key, modifiers))
    #expect(!conceals(key, modifiers, isDown: false))
  }

  @Test
  func
    `a key held in a secure field is still sent to screen readers as a dot after a focus change`()
  {
    #expect(conceals(.character("q")))
    #expect(conceals(.character("q"), isRepeat: true, isSecret: false))
    #expect(conceals(.character("q"), isDown: false, isSecret: false))
    #expect(!conceals(.character("q"), isSecret: false))
    #expect(!conceals(.character("q"), isDown: false, isSecret: false))
  }

  @Test
  func
    `a key held in a secure field is still sent to screen readers as a dot when modifiers change it`()
  {
    #expect(conceals(.character("?")))
    #expect(conceals(.character("/"), .control, isDown: false))
  }

  @Test
  func `a held key is sent to screen readers as a dot as soon as its repeats go to a secure field`()
  {
    #expect(!conceals(.character("q"), isSecret: false))
    #expect(conceals(.character("q"), isRepeat: true))
    #expect(conceals(.character("q"), isDown: false))
  }

  @Test
  func `the release of a key whose press was not received is sent to screen readers as a dot`() {
    #expect(conceals(.character("q"), isDown: false, isSecret: false))
  }

  @Test
  func
    `a release without a scancode is sent to screen readers as a dot only if the press was a dot`()
  {
    #expect(conceals(.character("q"), scancode: 0))
    #expect(!conceals(.character("a"), scancode: 0, isSecret: false))
    #expect(conceals(.character("q"), isDown: false, scancode: 0, isSecret: false))
    #expect(!conceals(.character("a"), isDown: false, scancode: 0, isSecret: false))
  }

  /// Without Num Lock, Shift makes a digit of a key that is an arrow.
  @Test
  func
    `a number pad key in a secure field is sent to screen readers as a dot only if it types a digit`()
  {
    #expect(conceals(.left, .shift, scancode: 92))
    #expect(conceals(.left, isDown: false, scancode: 92))
    #expect(!conceals(.left, scancode: 92))
    #expect(!conceals(.left, isDown: false, scancode: 92))
  }

  /// Num Lock or Shift may change the meaning of the key while it is held.
  @Test
  func `the number pad's zero is a screen reader modifier only while it is pressed as Insert`() {
    #expect(conceals(.insert, .shift, scancode: 98))
    #expect(conceals(.character("t")))
    #expect(conceals(.insert, isDown: false, scancode: 98))

    #expect(!conceals(.insert, scancode: 98))
    #expect(!conceals(.character("0"), isDown: false, scancode: 98))
    #expect(conceals(.character("t")))
  }

  @Test
  func
    `no key is sent to screen readers as a dot while the screen reader's modifier Insert is held`()
  {
    #expect(!conceals(.insert, scancode: 73))
    #expect(!conceals(.character("t")))
    #expect(!conceals(.character("t"), isDown: false))
    #expect(!conceals(.insert, isDown: false, scancode: 73))
    #expect(conceals(.character("t")))
  }

  @Test
  func `all keys sent to screen readers as a dot have the same name, no key code and no modifiers`()
  {
    let keys = [
      AccessibleKey(redacted: KeyEvent(.character("q"), modifiers: .shift), time: 1),
      AccessibleKey(redacted: KeyEvent(.space), time: 1),
    ]

    #expect(keys[0] == keys[1])
    #expect(keys[0].name == "•")
    #expect(keys[0].key.code == 0 && keys[0].key.state == 0 && keys[0].key.isDown)
  }
}
