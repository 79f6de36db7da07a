// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import SDLHost
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Controls

/// A screen with each view that is written in or selected from.
private final class TextScreen: ViewController {
  let field = TextField("One two three", accessibilityLabel: "Field")
  let secret = TextField("One two three", accessibilityLabel: "Secret")
  let note = TextView("One two three\nfour")
  let page = TextView("One two three\nfour")
  private let width: Double

  init(width: Double = 240) {
    self.width = width
    super.init()
  }

  override func viewDidLoad() {
    note.isEditable = true
    secret.isSecureTextEntry = true
    for (index, part) in ([field, secret, note, page] as [View]).enumerated() {
      view.addSubview(part)
      part.frame = Rect(10, 10 + Double(index) * 100, width, index < 2 ? 36 : 90)
    }
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? { ViewController() }
}

/// What a start finds again of a text that was edited or read.
struct TextRestorationTests {
  nonisolated enum Part: CaseIterable { case field, note, page }

  /// Where the keyboard is when the program ends.
  nonisolated enum FocusLocation: CaseIterable { case inText, elsewhere, belowSheet }

  nonisolated enum Selection: CaseIterable {
    case nothing, caretInside, caretAtStart, backwards, forwards, all
  }

  private func restart(
    _ window: TestWindow, size: Size? = nil, width: Double = 240
  ) throws -> (TextScreen, TestWindow) {
    let screen = TextScreen(width: width)
    let again = TestWindow(size: size ?? window.window.size)
    let state = try #require(RestorableState(json: window.restorableState.json))
    again.show(screen, restoring: state)
    return (screen, again)
  }

  private func view(_ part: Part, of screen: TextScreen) -> any TextSurface {
    switch part {
    case .field: screen.field
    case .note: screen.note
    case .page: screen.page
    }
  }

  private func textInteraction(of view: any TextSurface) -> TextInteraction? {
    (view as? TextField)?.interaction ?? (view as? TextView)?.interaction
  }

  private func select(_ marking: Selection, in window: TestWindow) {
    switch marking {
    case .nothing: break
    case .caretInside:
      window.pressKey(.home)
      for _ in 0..<4 { window.pressKey(.right) }
    case .caretAtStart: window.pressKey(.home, .control)
    case .backwards, .forwards:
      window.pressKey(.home)
      for _ in 0..<5 { window.pressKey(.right) }
      for _ in 0..<3 { window.pressKey(marking == .forwards ? .right : .left, .shift) }
    case .all: window.pressKey(.character("a"), .control)
    }
  }

  @Test(arguments: Part.allCases, Selection.allCases)
  func `a text's caret and selection are restored even if its view was not first responder`(
    part: Part, marking: Selection
  )
    throws
  {
    for keyboard in FocusLocation.allCases {
      let screen = TextScreen()
      let window = TestWindow(root: screen)
      let text = view(part, of: screen)
      window.window.focus.focus(text)
      select(marking, in: window)
      switch keyboard {
      case .inText: break
      case .elsewhere: window.window.focus.focus(nil)
      case .belowSheet: screen.present(ViewController(), animated: false)
      }
      window.runUntilIdle()
      let expected = try #require(textInteraction(of: text)?.editor.selection)

      let (restored, again) = try restart(window)
      again.runUntilIdle()
      let other = view(part, of: restored)
      #expect(textInteraction(of: other)?.editor.selection == expected, "\(keyboard)")
      #expect(
        (again.window.focus.firstResponder === other)
          == (window.window.focus.firstResponder === text), "\(keyboard)")
      #expect(again.restorableState == window.restorableState, "\(keyboard)")
    }
  }

  nonisolated enum Container: CaseIterable { case stack, tab, side, column, page, menu }

  private func make(_ container: Container, around screen: ViewController) -> ViewController {
    switch container {
    case .stack: return NavigationController(rootViewController: screen)
    case .tab: return TabBarController(viewControllers: [ViewController(), screen])
    case .side: return DrawerController(center: ViewController(), leading: screen)
    case .column: return SplitViewController(primary: ViewController(), secondary: screen)
    case .page:
      let pages = PageViewController()
      pages.setViewControllers([screen], direction: .forward, animated: false)
      return pages
    case .menu:
      return SlidingMenuController(
        children: [("Text", nil, screen), ("Other", nil, ViewController())], position: .closed)
    }
  }

  @Test(arguments: Container.allCases)
  func `every container restores the caret, the selection and the first responder of its child`(
    container: Container
  )
    throws
  {
    let screen = TextScreen()
    let root = make(container, around: screen)
    let window = TestWindow(root: root)
    (root as? TabBarController)?.select(1)
    if container == .side { (root as? DrawerController)?.open(animated: false) }
    window.runUntilIdle()
    for part in [screen.note, screen.field] as [any TextSurface] {
      window.window.focus.focus(part)
      select(.backwards, in: window)
    }
    window.runUntilIdle()
    #expect(window.window.focus.firstResponder === screen.field)

    let other = TextScreen()
    let again = TestWindow()
    let state = try #require(RestorableState(json: window.restorableState.json))
    again.show(make(container, around: other), restoring: state)
    again.runUntilIdle()

    #expect(other.field.interaction.editor.selection == screen.field.interaction.editor.selection)
    #expect(other.note.interaction.editor.selection == screen.note.interaction.editor.selection)
    #expect(again.window.focus.firstResponder === other.field)
  }

  @Test(arguments: ["ab", "Grüße ẤI", "\u{1F469}\u{200D}\u{1F467}\u{1F469}", "المعلّقة"])
  func `the caret of a text that the user typed is restored between the same characters`(
    text: String
  )
    throws
  {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    for part in [screen.field, screen.note] as [any TextSurface] {
      window.window.focus.focus(part)
      window.pressKey(.character("a"), .control)
      window.typeText(text)
      window.pressKey(.left)
    }

    let (restored, _) = try restart(window)

    #expect(restored.field.text == text && restored.note.text == text)
    #expect(restored.field.selectedRange == screen.field.selectedRange)
    #expect(restored.note.interaction.editor.selection == screen.note.interaction.editor.selection)
  }

  @Test func `typing after state restoration inserts text at the restored caret`() throws {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.note)
    window.pressKey(.home)
    for _ in 0..<3 { window.pressKey(.right) }
    window.typeText(", ")

    let (restored, again) = try restart(window)
    again.typeText("or")

    #expect(restored.note.text == "One, or two three\nfour")
  }

  @Test func `marked text is not saved, and the caret is restored at the start of the marked text`()
    throws
  {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.field)
    window.pressKey(.home)
    window.compose("にほん")

    let (restored, _) = try restart(window)

    #expect(restored.field.text == "One two three")
    #expect(restored.field.selectedRange == 0..<0)
  }

  @Test func `saved state contains neither the text, the caret nor the length of a password`()
    throws
  {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    let untouched = window.window.restorableState?.value
    window.window.focus.focus(screen.secret)
    window.typeText("secret")
    window.pressKey(.left)
    window.window.focus.focus(nil)

    #expect(window.window.restorableState?.value == untouched)
  }

  @Test func `a saved caret position past the end of the text is restored as the end`() {
    let screen = TextScreen()
    _ = TestWindow(root: screen)
    let coder = StateCoder()
    for ends in [[500, 9000], [-3, 500], [.min, .max]] {
      coder[own: "selection"] = ends
      screen.note.decodeRestorableState(with: coder)
      #expect(
        screen.note.interaction.editor.selection.head == screen.note.interaction.editor.storage.end)
    }
  }

  // MARK: Scroll offsets

  private static let long = (0..<500).map { index in
    "Paragraph \(index)" + String(repeating: " with more words", count: index * 7 % 13)
  }.joined(separator: "\n")

  @Test(arguments: [Part.note, .page], [1000.0, 700, 1400])
  func `the first visible paragraph of a text is restored in a window of any width`(
    part: Part, width: Double
  ) throws {
    func text(of screen: TextScreen) throws -> TextView {
      let text = try #require(view(part, of: screen) as? TextView)
      text.text = Self.long
      text.frame.size.width = 600
      text.autoresizingMask = .flexibleWidth
      return text
    }
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    let left = try text(of: screen)
    window.window.focus.focus(left)
    window.runUntilIdle()
    window.scrollWheel(by: 200, at: Point(100, part == .note ? 250 : 350))
    window.runUntilIdle()
    let top = try #require(left.visibleTop)
    #expect(left.offset > 5000)

    let restored = TextScreen()
    restored.loadViewIfNeeded()
    let other = try text(of: restored)
    let again = TestWindow(size: Size(width, 700))
    again.show(restored, restoring: window.restorableState)
    again.runUntilIdle()

    #expect(other.visibleTop?.byte == top.byte)
    #expect(again.window.focus.firstResponder === other)
    if width == 1000 {
      #expect(other.visibleTop?.points == top.points)
      #expect(again.restorableState == window.restorableState)
    }
  }

  @Test func `the visible part of a long text is restored while its text field is first responder`()
    throws
  {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.field)
    window.typeText(String(repeating: "word ", count: 60))
    for _ in 0..<80 { window.pressKey(.left) }
    window.runUntilIdle()
    #expect(screen.field.content.textOrigin < -100)

    let (restored, again) = try restart(window)
    again.runUntilIdle()

    #expect(restored.field.content.textOrigin == screen.field.content.textOrigin)
    again.window.focus.focus(nil)
    #expect(restored.field.content.textOrigin == 0)
  }

  @Test(arguments: [60.0, 120, 400], [false, true])
  func `the restored caret is visible in a text field of another width`(width: Double, isLate: Bool)
    throws
  {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.field)
    window.typeText(String(repeating: "word ", count: 60))
    for _ in 0..<80 { window.pressKey(.left) }
    window.runUntilIdle()

    let restored: TextScreen
    let again: TestWindow
    if isLate {
      // The field that the state comes to is being edited.
      restored = TextScreen(width: width)
      again = TestWindow()
      again.show(ViewController(), restoring: window.restorableState)
      again.window.rootViewController = restored
      again.window.focus.focus(restored.field)
    } else {
      (restored, again) = try restart(window, width: width)
    }
    again.runUntilIdle()

    let field = restored.field
    let caret = field.caretRect(at: field.interaction.editor.selection.head).minX
    #expect(field.selectedRange == screen.field.selectedRange)
    #expect(field.content.frame.minX - 1 <= caret && caret <= field.content.frame.maxX + 1)
  }
}
