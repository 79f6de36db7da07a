// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The program in the languages that it has.
struct LanguageTests {
  @Test func `German texts, numbers and dates are shown for a German locale`() {
    let german = Language.of(locale: "de_AT.UTF-8")
    Language.$current.withValue(german) {
      #expect(localized("Next step") == "Nächster Schritt")
      #expect(localized(2, "\(2) serving", "\(2) servings") == "2 Portionen")
      #expect(Message.all.map(\.date).suffix(3) == ["Sonntag", "12. Mai", "9. Mai"])
      #expect(1234.5.displayText == "1.234,5")
    }
  }

  @Test func `Arabic texts contain Arabic digits and the correct plural forms`() {
    let arabic = Language.of(locale: "ar")
    Language.$current.withValue(arabic) {
      let shown = [1, 2, 3, 11].map { localized($0, "\($0) serving", "\($0) servings") }
      #expect(arabic.isRightToLeft)
      #expect(
        shown == [
          "حصة واحدة", "حصتان", "٣ حصص", "١١ حصة",
        ])
      #expect(Message.all[0].date == "٠٩:٤١")
      #expect(localized("Step \(2) of \(14)") == "الخطوة ٢ من ١٤")
    }
  }

  @Test func `numbers in Arabic have the digits 0 to 9 in Morocco and Arabic digits in Egypt`() {
    #expect(Language.of(locale: "ar_MA").numberFormat.string(1234.5) == "1.234,5")
    #expect(Language.of(locale: "ar_EG").numberFormat.string(1234.5) == "١٬٢٣٤٫٥")
  }

  @Test(arguments: ["xx", "en", "C", "", "../../de", "e\u{0}", "zh_Hant"])
  func `the program is in English for a locale without a translation`(locale: String) {
    #expect(Language.of(locale: locale).language == "en")
  }

  @Test
  func
    `the command line's language sets the layout direction unless a preference sets another one`()
    throws
  {
    let options = try Options.parse(["--locale", "ar"])
    let session = makeSession(options)
    var left = Preferences()
    left.direction = .leftToRight
    var turned = session.configuration

    left.apply(to: &turned)

    #expect(session.localization.language == "ar")
    #expect(session.configuration.localization == session.localization)
    #expect(session.configuration.layoutDirection == .rightToLeft)
    #expect(turned.layoutDirection == .leftToRight)
    #expect(
      makeSession(try Options.parse(["--locale", "en"])).configuration.layoutDirection
        == .leftToRight)
  }

  /// A session that remembers nothing.
  private func makeSession(_ options: Options) -> ProgramRun {
    ProgramRun(
      options: options, stateStore: SavedStateStore(options: options, replaying: SavedState()))
  }

  @Test func `a recording is replayed in the language in which it was made`() throws {
    var options = try Options.parse([])
    let start = Language.$current.withValue(Language.of(locale: "de")) {
      makeSession(options).stateStore.launchState
    }

    try #require(LaunchState(stateValue: start.stateValue)).apply(to: &options)

    #expect(options.locale == "de")
  }

  @Test func `translating the gallery's titles does not change the identifiers of its screens`() {
    let german = Language.of(locale: "de")
    let identifiers = {
      Sample.containers.makeRoot(DiagnosticsObserver()).menu?.items.map(\.identifier)
    }

    let there = Language.$current.withValue(german) { identifiers() }

    let here = identifiers()
    #expect(there == here)
    Language.$current.withValue(german) {
      #expect(
        Sample.containers.makeRoot(DiagnosticsObserver(), pane: "Notes").menu?.selectedIndex == 10)
    }
  }

  @Test
  func
    `the texts of navigation bars and key commands follow the window's localization immediately`()
  {
    var traits = Traits()
    traits.localization = Language.of(locale: "de")
    let window = TestWindow(size: Size(800, 600), traits: traits)
    let stack = NavigationController(rootViewController: DetailController())
    window.window.rootViewController = stack
    window.runUntilIdle()
    stack.pushViewController(DetailController(), animated: false)
    window.runUntilIdle()

    #expect(stack.keyCommands.map(\.title) == ["Zurück"])
    #expect(stack.keyCommands.map(\.identifier) == ["navigation.back"])
    #expect(stack.navigationBar.accessibilityLabel == "Titelleiste")
    window.window.traits.localization = Language.of(locale: "ar")
    #expect(stack.keyCommands.map(\.title) == ["رجوع"])
    #expect(stack.navigationBar.accessibilityLabel == "الشريط")
  }
}
