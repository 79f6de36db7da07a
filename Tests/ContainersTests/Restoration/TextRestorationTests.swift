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
  let field = TextField("One two three", label: "Field")
  let secret = TextField("One two three", label: "Secret")
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
  nonisolated enum Keyboard: CaseIterable { case inText, elsewhere, belowSheet }

  nonisolated enum Marking: CaseIterable {
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

  private func editing(_ view: any TextSurface) -> TextEditing? {
    (view as? TextField)?.editing ?? (view as? TextView)?.editing
  }

  private func mark(_ marking: Marking, in window: TestWindow) {
    switch marking {
    case .nothing: break
    case .caretInside:
      window.key(.home)
      for _ in 0..<4 { window.key(.right) }
    case .caretAtStart: window.key(.home, .control)
    case .backwards, .forwards:
      window.key(.home)
      for _ in 0..<5 { window.key(.right) }
      for _ in 0..<3 { window.key(marking == .forwards ? .right : .left, .shift) }
    case .all: window.key(.character("a"), .control)
    }
  }

  @Test(arguments: Part.allCases, Marking.allCases)
  func `caret and selection come back, wherever the keyboard is`(part: Part, marking: Marking)
    throws
  {
    for keyboard in Keyboard.allCases {
      let screen = TextScreen()
      let window = TestWindow(root: screen)
      let text = view(part, of: screen)
      window.window.focus.focus(text)
      mark(marking, in: window)
      switch keyboard {
      case .inText: break
      case .elsewhere: window.window.focus.focus(nil)
      case .belowSheet: screen.present(ViewController(), animated: false)
      }
      window.settle()
      let expected = try #require(editing(text)?.editor.selection)

      let (restored, again) = try restart(window)
      again.settle()
      let other = view(part, of: restored)
      #expect(editing(other)?.editor.selection == expected, "\(keyboard)")
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
  func `caret, selection and keyboard come back in each container`(container: Container) throws {
    let screen = TextScreen()
    let root = make(container, around: screen)
    let window = TestWindow(root: root)
    (root as? TabBarController)?.select(1)
    if container == .side { (root as? DrawerController)?.open(animated: false) }
    window.settle()
    for part in [screen.note, screen.field] as [any TextSurface] {
      window.window.focus.focus(part)
      mark(.backwards, in: window)
    }
    window.settle()
    #expect(window.window.focus.firstResponder === screen.field)

    let other = TextScreen()
    let again = TestWindow()
    let state = try #require(RestorableState(json: window.restorableState.json))
    again.show(make(container, around: other), restoring: state)
    again.settle()

    #expect(other.field.editing.editor.selection == screen.field.editing.editor.selection)
    #expect(other.note.editing.editor.selection == screen.note.editing.editor.selection)
    #expect(again.window.focus.firstResponder === other.field)
  }

  @Test(arguments: ["ab", "Grüße ẤI", "\u{1F469}\u{200D}\u{1F467}\u{1F469}", "المعلّقة"])
  func `the caret is between the same characters of a text that the user wrote`(text: String)
    throws
  {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    for part in [screen.field, screen.note] as [any TextSurface] {
      window.window.focus.focus(part)
      window.key(.character("a"), .control)
      window.type(text)
      window.key(.left)
    }

    let (restored, _) = try restart(window)

    #expect(restored.field.text == text && restored.note.text == text)
    #expect(restored.field.selectedRange == screen.field.selectedRange)
    #expect(restored.note.editing.editor.selection == screen.note.editing.editor.selection)
  }

  @Test func `letters go on where the caret was`() throws {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.note)
    window.key(.home)
    for _ in 0..<3 { window.key(.right) }
    window.type(", ")

    let (restored, again) = try restart(window)
    again.type("or")

    #expect(restored.note.text == "One, or two three\nfour")
  }

  @Test func `a composition is left out, and the caret is where it began`() throws {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.field)
    window.key(.home)
    window.compose("にほん")

    let (restored, _) = try restart(window)

    #expect(restored.field.text == "One two three")
    #expect(restored.field.selectedRange == 0..<0)
  }

  @Test func `nothing of a password is kept, neither text nor caret nor length`() throws {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    let untouched = window.window.restorableState?.value
    window.window.focus.focus(screen.secret)
    window.type("secret")
    window.key(.left)
    window.window.focus.focus(nil)

    #expect(window.window.restorableState?.value == untouched)
  }

  @Test func `a caret beyond the end of another text is at its end`() {
    let screen = TextScreen()
    _ = TestWindow(root: screen)
    let coder = StateCoder()
    for ends in [[500, 9000], [-3, 500], [.min, .max]] {
      coder[own: "selection"] = ends
      screen.note.decodeRestorableState(with: coder)
      #expect(screen.note.editing.editor.selection.head == screen.note.editing.editor.storage.end)
    }
  }

  // MARK: Scroll offsets

  private static let long = (0..<500).map { index in
    "Paragraph \(index)" + String(repeating: " with more words", count: index * 7 % 13)
  }.joined(separator: "\n")

  @Test(arguments: [Part.note, .page], [1000.0, 700, 1400])
  func `the same paragraph is at the top of a long text, also in another window size`(
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
    window.settle()
    window.turnWheel(200, at: Point(100, part == .note ? 250 : 350))
    window.settle()
    let top = try #require(left.topOfSight)
    #expect(left.offset > 5000)

    let restored = TextScreen()
    restored.loadViewIfNeeded()
    let other = try text(of: restored)
    let again = TestWindow(size: Size(width, 700))
    again.show(restored, restoring: window.restorableState)
    again.settle()

    #expect(other.topOfSight?.byte == top.byte)
    #expect(again.window.focus.firstResponder === other)
    if width == 1000 {
      #expect(other.topOfSight?.points == top.points)
      #expect(again.restorableState == window.restorableState)
    }
  }

  @Test func `the same part of a long line shows while a field is edited`() throws {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.field)
    window.type(String(repeating: "word ", count: 60))
    for _ in 0..<80 { window.key(.left) }
    window.settle()
    #expect(screen.field.textOrigin < -100)

    let (restored, again) = try restart(window)
    again.settle()

    #expect(restored.field.textOrigin == screen.field.textOrigin)
    again.window.focus.focus(nil)
    #expect(restored.field.textOrigin == 0)
  }

  @Test(arguments: [60.0, 120, 400], [false, true])
  func `the caret is in sight in a field of another width`(width: Double, isLate: Bool) throws {
    let screen = TextScreen()
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.field)
    window.type(String(repeating: "word ", count: 60))
    for _ in 0..<80 { window.key(.left) }
    window.settle()

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
    again.settle()

    let field = restored.field
    let caret = field.caretRect(at: field.editing.editor.selection.head).minX
    #expect(field.selectedRange == screen.field.selectedRange)
    #expect(field.content.frame.minX - 1 <= caret && caret <= field.content.frame.maxX + 1)
  }
}
