// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Writing with the daemons and engines that people have.
  @Suite(.needs("ibus-daemon", "fcitx5"), .desktop()) struct InputMethodTests {
    typealias Engine = InputMethodFixture.Engine

    private static let korean: [Engine] = [.ibusHangul, .fcitxHangul]

    /// Keys that are pressed while a syllable is open, and the text after that.
    private static let ends: [(keys: [String], text: String)] = [
      (["space"], "한 "), (["comma"], "한,"), (["1"], "한1"), (["Return"], "한\n"),
      (["Control_L"], "한"), (["Alt_L"], "한"), (["Super_L"], "한"), (["period"], "한."),
      (["Left", "1"], "1한"), (["Home", "1"], "1한"), (["End", "1"], "한1"),
      (["Up", "1"], "1한"), (["ctrl+a", "1"], "1"), (["ctrl+a", "ctrl+c", "End", "ctrl+v"], "한한"),
      (["Delete", "1"], "한1"), (["shift+Left", "1"], "1"), (["Left", "Delete"], ""),
    ]

    @Test(arguments: korean)
    func `a key pressed while a syllable is composed inserts the syllable and then acts once`(
      engine: Engine
    ) throws {
      let session = try writing(with: InputMethodFixture(engine))
      for end in Self.ends {
        _ = try compose(with: engine, in: session)
        for key in end.keys { try session.input.pressKey(key) }
        try wait("the field contains the result of \(end.keys)", for: end.text, in: session)
        try clear(session)
      }
    }

    @Test(arguments: korean)
    func `words typed fast with an input method are inserted in order`(engine: Engine) throws {
      let session = try writing(with: InputMethodFixture(engine))
      for (word, end) in [("dkssudgktpdy", "comma"), ("tptkd!123", "space"), ("rkskek", "Return")] {
        try session.input.typeText(word)
        try session.input.pressKey(end)
      }
      try wait("the words are in the typed order", for: "안녕하세요,세상!123 가나다\n", in: session)
    }

    @Test(arguments: korean)
    func
      `a composed syllable is committed only to its own field when a click or Tab moves the focus`(
        engine: Engine
      )
      throws
    {
      let session = try profile(with: InputMethodFixture(engine))
      for leave in ["click", "Tab"] {
        try session.click("Name")
        try clear(session, "Name")
        _ = try compose(with: engine, in: session)
        if leave == "click" {
          try session.click("Email")
        } else {
          try session.input.pressKey("Tab")
        }
        try wait("the other field is unchanged", for: "ada@example.org", in: session)
        try session.click("Name")
        try wait("the field Name contains the syllable once", for: "한", in: session)
      }
    }

    @Test(arguments: Engine.allCases)
    func `modifier keys pressed during a composition do not stay pressed after it`(engine: Engine)
      throws
    {
      let session = try writing(with: InputMethodFixture(engine))
      for modifier in ["Control_L", "Alt_L", "Super_L", "Control_R", "Alt_R"] {
        _ = try compose(with: engine, in: session)
        try session.input.pressKey(modifier)
        try clear(session)
        try session.input.typeText("q1")
        try session.drawer.waitForState("the typed text is inserted or being composed") {
          $0.text?.isEmpty == false || $0.marked != nil
        }
        try clear(session)
      }
    }

    @Test(arguments: [Engine.ibusPinyin, .fcitxPinyin])
    func `Chinese can be typed with an input method`(engine: Engine) throws {
      let session = try writing(with: InputMethodFixture(engine))
      try session.input.typeText("nihao")
      try session.drawer.waitForState("Pinyin text is being composed") {
        $0.marked?.isEmpty == false
      }
      try session.input.pressKey("space")
      try wait("the first candidate is inserted", for: "你好", in: session)
      try session.input.typeText("zhongguo")
      try session.input.pressKey("space")
      try session.input.pressKey("Left")
      try session.input.typeText("shi")
      try session.input.pressKey("space")
      try session.drawer.waitForState("a character is inserted in the middle of the text") {
        $0.isStill && $0.text?.hasPrefix("你好中") == true && $0.text?.hasSuffix("国") == true
          && $0.text?.count == 5
      }
    }

    @Test func `Japanese can be typed with an input method`() throws {
      let session = try writing(with: InputMethodFixture(.fcitxAnthy))
      try session.input.typeText("nihonn")
      try session.drawer.waitForState("the kana are being composed") { $0.marked == "にほん" }
      try session.input.pressKey("space")
      try session.drawer.waitForState("the kana are converted to kanji") { $0.marked == "日本" }
      try session.input.pressKey("Return")
      try session.input.pressKey("Return")
      try wait("the second Return has inserted a line break", for: "日本\n", in: session)
    }

    @Test(arguments: Engine.allCases)
    func `text that is being composed is committed when the window loses focus`(engine: Engine)
      throws
    {
      let session = try writing(with: InputMethodFixture(engine))
      let composed = try compose(with: engine, in: session)
      try withOtherWindow(over: session) {
        try wait("the composed text is committed", for: composed, in: session)
      }
      try session.input.pressKey("End")
      try session.input.pressKey("1")
      try session.drawer.waitForState("the typed digit follows the composed text") {
        ($0.text ?? "") + ($0.marked ?? "") == composed + "1"
      }
    }

    @Test(arguments: Engine.allCases)
    func `a composition is kept when the input method daemon dies and is restarted`(
      engine: Engine
    ) throws {
      let method = try InputMethodFixture(engine)
      let session = try writing(with: method)
      let composed = try compose(with: engine, in: session)
      try method.kill()
      try session.input.pressKey("Left")
      try session.input.typeText("1")
      try session.input.pressKey("BackSpace")
      try session.input.pressKey("End")
      try session.input.typeText("2")
      try wait("the typed digit is inserted", for: composed + "2", in: session)
      try method.start()
      try waitForEngine(in: session)
      _ = try compose(with: engine, in: session)
    }

    @Test(arguments: [Engine.ibusHangul, .fcitxHangul])
    func `no key is lost when the input method daemon hangs`(engine: Engine) throws {
      let method = try InputMethodFixture(engine)
      let session = try writing(with: method)
      let composed = try compose(with: engine, in: session)
      method.setStopped(true)
      try session.input.typeText("12")
      try wait("the typed digits are inserted", for: composed + "12", in: session)
      method.setStopped(false)
      try waitForEngine(in: session)
      try wait("late answers of the daemon have changed nothing", for: "", in: session)
      _ = try compose(with: engine, in: session)
    }

    // MARK: The program

    /// The gallery's draft, to be written.
    private func writing(with method: InputMethodFixture) throws -> DrawerSession {
      let session = try presentations(with: method)
      try session.click("Draft, Asks before discarding your text")
      try session.waitForPresented("Draft")
      try session.click("Message")
      try wait("the empty message has the focus", for: "", in: session)
      try waitForEngine(in: session)
      return session
    }

    /// The gallery's form, with the keyboard in its first field.
    private func profile(with method: InputMethodFixture) throws -> DrawerSession {
      let session = try presentations(with: method)
      try session.click("Form sheet, Edit a profile")
      try session.waitForPresented("Form sheet")
      try clear(session, "Name")
      try waitForEngine(in: session, "Name")
      return session
    }

    private func presentations(with method: InputMethodFixture) throws -> DrawerSession {
      let session = try DrawerSession(
        arguments: ["--sample", "containers"], environment: method.environment)
      session.ownedObjects.append(method)
      try session.show("Presentations")
      return session
    }

    private func wait(_ what: String, for text: String, in session: DrawerSession) throws {
      try session.drawer.waitForState(what) {
        $0.isStill && $0.text == text && $0.marked == nil
      }
    }

    private func compose(with engine: Engine, in session: DrawerSession) throws -> String {
      let (keys, text) = engine.composition
      try session.input.typeText(keys)
      try session.drawer.waitForState("the text is being composed") {
        $0.isStill && $0.marked == text
      }
      return text
    }

    /// The daemon gives an engine to a window that has got the keyboard a moment later.
    private func waitForEngine(
      in session: DrawerSession, _ field: String = "Message"
    ) throws {
      while true {
        let text = try session.drawer.currentState()?.text
        try session.input.pressKey("d")
        // Until a daemon that was started again has answered, the key waits.
        let state = try session.drawer.waitForState("the key d has inserted or composed text") {
          $0.isStill && ($0.text != text || $0.marked != nil)
        }
        try clear(session, field)
        if state.marked != nil { return }
      }
    }

    /// The click ends a composition, in which an engine may take all keys.
    private func clear(_ session: DrawerSession, _ field: String = "Message") throws {
      try session.click(field)
      try session.drawer.waitForState("no text is being composed") {
        $0.isStill && $0.text != nil && $0.marked == nil
      }
      try session.input.pressKey("ctrl+a")
      try session.input.pressKey("BackSpace")
      try wait("the field is empty", for: "", in: session)
    }

    /// Lets another window have the keyboard meanwhile.
    private func withOtherWindow(over session: DrawerSession, _ body: () throws -> Void) throws {
      let other = try session.openOther()
      defer { try? other.terminate() }
      try body()
      try other.terminate()
      try session.input.activate(window: session.window)
    }
  }
}
