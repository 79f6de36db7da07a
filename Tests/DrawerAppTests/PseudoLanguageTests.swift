// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The pseudo-language encloses every translated text in brackets, so a text without brackets is untranslated.
struct PseudoLanguageTests {
  private let pseudo = Localization(language: Localization.pseudoLanguage, catalogs: [])

  /// Words that are not translated: the names of languages, each in its own language, and abbreviations.
  private nonisolated static let names: Set<String> = [
    "English", "Deutsch", "Español", "Svenska", "MiB", "CPU",
  ]

  private func makeWindow() -> TestWindow {
    var traits = Traits()
    traits.localization = pseudo
    traits.layoutDirection = .rightToLeft
    return TestWindow(size: Size(1200, 900), traits: traits)
  }

  @Test func `every text on the screens in the example gallery's menu is translated`() {
    Language.$current.withValue(pseudo) {
      let window = makeWindow()
      let root = Sample.containers.makeRoot(DiagnosticsObserver())
      window.window.rootViewController = root
      window.runUntilIdle()
      // The log's lines are code.
      let items = (root.menu?.items ?? []).enumerated().filter { $1.identifier != "Callbacks" }
      #expect(items.count > 10)

      for (index, item) in items where !item.identifier.hasPrefix("Drawer") {
        root.menu?.select(index)
        window.runUntilIdle()
        check(window, item.identifier)
      }
    }
  }

  @Test
  func
    `every text on the alerts, sheets and other screens outside the gallery's menu is translated`()
  {
    Language.$current.withValue(pseudo) {
      let window = makeWindow()
      let screens: [() -> ViewController] = [
        { PackingController() }, { ProfileController() }, { DraftController() },
        { HintsController() }, { PictureController() }, { CardLookController(View()) },
        { Questions.deletePhotos { _ in } }, { Questions.saveChanges { _ in } },
        { Questions.sharePhoto(copy: { _ in }, { _ in }) }, { PlaygroundScreen() },
        { PreferencesController() }, { CookingController(Recipe.all[0]) },
        { RecipeController(Recipe.all[2]) }, { DetailController() }, { OneRowController() },
        { ShortcutsController(commands: window.window.allKeyCommands()) },
        { CodeController.make(["Quantity"]) },
      ]

      for make in screens {
        let screen = make()
        window.window.rootViewController = screen
        window.runUntilIdle()
        check(window, "\(type(of: screen))")
      }
    }
  }

  @Test func `key commands have translated titles and untranslated identifiers`() {
    Language.$current.withValue(pseudo) {
      let window = makeWindow()
      let root = Sample.containers.makeRoot(DiagnosticsObserver())
      window.window.rootViewController = root
      window.runUntilIdle()
      let commands = window.window.allKeyCommands()

      #expect(commands.count > 20)
      for command in commands {
        #expect(Self.untranslated(command.title).isEmpty, "\(command.title)")
        #expect(Self.untranslated(command.group).isEmpty, "\(command.group)")
        #expect(command.identifier.utf8.count == command.identifier.count, "\(command.identifier)")
      }
    }
  }

  // MARK: What is not translated

  private func check(_ window: TestWindow, _ screen: String) {
    var texts: Set<String> = []
    for view in window.findAll(View.self) {
      texts.insert(view.toolTip ?? "")
      switch view {
      case let field as TextField:
        texts.formUnion([
          field.placeholder ?? "", field.errorMessage ?? "", field.accessibilityLabel ?? "",
        ])
      case let text as TextView where text.accessibilityLabel == pseudo("Swift code"): break
      case let text as TextView: texts.formUnion([text.text, text.accessibilityLabel ?? ""])
      case let label as Label: texts.insert(label.text)
      case let button as Button:
        texts.formUnion([button.title ?? "", button.accessibilityLabel ?? ""])
      case let cell as TableViewCell:
        texts.formUnion([
          cell.title, cell.subtitle ?? "", cell.detail ?? "", cell.accessibilityLabel ?? "",
        ])
      default: texts.insert(view.accessibilityLabel ?? "")
      }
    }
    for text in texts.sorted() {
      let rest = Self.untranslated(text)
      #expect(rest.isEmpty, "“\(rest.joined(separator: " "))” of “\(text)” in \(screen)")
    }
  }

  /// The words outside of brackets.
  static func untranslated(_ text: String) -> [String] {
    var depth = 0
    var outside = ""
    for character in text {
      if character == "⟦" { depth += 1 }
      outside.append(depth == 0 ? character : " ")
      if character == "⟧" { depth -= 1 }
    }
    return outside.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init).filter {
      $0.count > 1 && $0.contains(where: \.isLetter) && !$0.hasSuffix(".swift")
        && !names.contains($0) && $0.wholeMatch(of: /F[0-9]+/) == nil
    }
  }
}
