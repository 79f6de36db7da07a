// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Shortcuts and text on keyboards that are not Latin. Keys are named by X's codes: 38 is A, 24 Q.
  @Suite struct KeyboardLayoutTests {
    @Test(arguments: [("ru", "ф"), ("gr", "α")])
    func `shortcuts on a non-Latin layout use the Latin letter at the key's position`(
      layout: String, letter: String
    ) throws {
      let session = try writing()
      defer { try? session.server.setKeyboard("us") }
      try session.server.setKeyboard(layout)
      try session.input.pressKey("38")
      try wait("the layout's letter is inserted", for: letter, in: session)
      try session.input.pressKey("ctrl+38")
      try session.input.pressKey("Super_L+38")
      try session.input.pressKey("64+38")
      try wait("the shortcuts have inserted no letter", for: letter, in: session)
      try session.input.pressKey("38")
      try wait("the letter has replaced the selected text", for: letter, in: session)
      try session.input.pressKey("ctrl+52")
      try wait("the insertion is undone", for: "", in: session)
    }

    @Test func `switching the keyboard layout changes the typed letter but not the shortcut`()
      throws
    {
      let session = try writing()
      defer { try? session.server.setKeyboard("us") }
      try session.server.setKeyboard("us,ru", options: "grp:caps_toggle")
      let (a, q, caps, control) = (38, 24, 66, 37)
      try session.server.pressKeys([a])
      try wait("the first layout's letter is inserted", for: "a", in: session)
      try session.server.pressKeys([caps], [a])
      try wait("the second layout's letter is inserted", for: "aф", in: session)
      try session.server.pressKeys([control, a], [q])
      try wait("the letter has replaced the selected text", for: "й", in: session)
      try session.server.pressKeys([caps], [control, a], [q])
      try wait("the first layout's letter has replaced the selected text", for: "q", in: session)
    }

    @Test func `while the Russian layout is active, shortcuts use the user's other layout, French`()
      throws
    {
      let session = try writing()
      defer { try? session.server.setKeyboard("us") }
      try session.server.setKeyboard("fr,ru", options: "grp:caps_toggle")
      let (a, caps, control) = (24, 66, 37)
      try session.server.pressKeys([a])
      try wait("the first layout's letter is inserted", for: "a", in: session)
      try session.server.pressKeys([caps], [a])
      try wait("the second layout's letter is inserted", for: "aй", in: session)
      try session.server.pressKeys([control, a], [a])
      try wait("the letter has replaced the selected text", for: "й", in: session)
    }

    @Test func `AltGr with a key types the character that the layout assigns to the combination`()
      throws
    {
      let session = try writing()
      defer { try? session.server.setKeyboard("us") }
      try session.server.setKeyboard("de")
      try session.input.pressKey("108+24")
      try wait("an at sign is inserted", for: "@", in: session)
    }

    /// Places as X names them: 24 is Q, 25 is W, and 59 is the comma.
    @Test(arguments: ["il", "gr", "ru", "ara"])
    func `the preferences and quit shortcuts work on Hebrew, Greek, Russian and Arabic layouts`(
      layout: String
    ) throws {
      let session = try DrawerSession("--sample", "containers")
      defer { try? session.server.setKeyboard("us") }
      try session.server.setKeyboard(layout)
      try session.input.pressKey("ctrl+59")
      try session.waitForPresented("Preferences")
      try session.input.pressKey("ctrl+\(layout == "il" ? 25 : 24)")
      #expect(try session.drawer.waitForExit() == .exited(0))
    }

    /// The gallery's draft, to be written.
    private func writing() throws -> DrawerSession {
      let session = try DrawerSession("--sample", "containers")
      try session.show("Presentations")
      try session.click("Draft, Asks before discarding your text")
      try session.waitForPresented("Draft")
      try session.click("Message")
      try wait("the empty message has the focus", for: "", in: session)
      return session
    }

    private func wait(_ what: String, for text: String, in session: DrawerSession) throws {
      try session.drawer.waitForState(what) { $0.isStill && $0.text == text }
    }
  }
}
