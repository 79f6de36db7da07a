// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

/// A view that has the keyboard, and what must not be lost of it.
enum FocusedControl: String, CaseIterable {
  case field, composition, text, slider, button, rows, custom

  /// A view that counts how often it becomes and stops being first responder.
  final class CountingView: View {
    private(set) var changes = 0
    override var canBecomeFirstResponder: Bool { true }
    override func firstResponderDidChange(_ isFirstResponder: Bool) { changes += 1 }
  }

  /// A screen with the view in it.
  final class Screen: ViewController {
    let control: View
    private let kind: FocusedControl
    private let rows = PlainRows(20) { "row \($0)" }
    private(set) var editingEndCount = 0

    init(_ thing: FocusedControl) {
      self.kind = thing
      control =
        switch thing {
        case .field, .composition: TextField("abcd", accessibilityLabel: "Name")
        case .text: TextView("abcd\nefgh")
        case .slider: Slider(accessibilityLabel: "Volume")
        case .button: Button(accessibilityLabel: "Press")
        case .rows: TableView()
        case .custom: CountingView()
        }
      super.init()
      title = "Screen"
    }

    override func viewDidLoad() {
      view.backgroundColor = .window
      control.frame = Rect(20, 20, 200, kind == .rows || kind == .text ? 120 : 30)
      view.addSubview(control)
      (control as? TextView)?.isEditable = true
      (control as? TextField)?.onEndEditing = { [weak self] in self?.editingEndCount += 1 }
      if let table = control as? TableView {
        table.dataSource = rows
        table.delegate = rows
        table.reloadData()
      }
    }
  }

  /// Gives the view the keyboard, with the caret in the middle.
  func beginEditing(on screen: Screen, in harness: TestWindow) {
    harness.window.focus.focus(screen.control)
    harness.step()
    switch screen.control {
    case let field as TextField:
      field.selectedRange = 1..<3
      harness.step()
      if self == .composition { harness.compose("かん", selectedRange: 1..<1) }
    case is TextView:
      for _ in 0..<2 { harness.pressKey(.right) }
    case let table as TableView:
      for _ in 0..<3 { harness.pressKey(.down) }
      #expect(table.focusedRow == 3)
    default: break
    }
    #expect(harness.window.focus.firstResponder === screen.control)
  }

  /// - Parameter isKept: Whether the view must have stayed first responder all the time.
  func check(
    _ screen: Screen, in harness: TestWindow, _ moment: String, isKept: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let comment = Comment(rawValue: moment)
    #expect(
      harness.window.focus.firstResponder === screen.control, comment,
      sourceLocation: sourceLocation)
    if isKept { #expect(screen.editingEndCount == 0, comment, sourceLocation: sourceLocation) }
    switch screen.control {
    case let field as TextField where self == .composition && isKept:
      #expect(field.hasMarkedText && field.text == "abcd", comment, sourceLocation: sourceLocation)
      harness.commit("火")
      #expect(field.text == "a火d", comment, sourceLocation: sourceLocation)
      field.text = "abcd"
      field.selectedRange = 1..<3
      harness.compose("かん", selectedRange: 1..<1)
    case let field as TextField where self == .field:
      #expect(harness.textInputRect != nil, comment, sourceLocation: sourceLocation)
      #expect(field.selectedRange == 1..<3, comment, sourceLocation: sourceLocation)
      harness.typeText("x")
      #expect(field.text == "axd", comment, sourceLocation: sourceLocation)
      field.text = "abcd"
      field.selectedRange = 1..<3
    case let text as TextView:
      harness.typeText("x")
      #expect(text.text == "abxcd\nefgh", comment, sourceLocation: sourceLocation)
      harness.pressKey(.backspace)
    case let slider as Slider:
      let old = slider.value
      harness.pressKey(.up)
      #expect(slider.value > old, comment, sourceLocation: sourceLocation)
      harness.pressKey(.down)
    case let table as TableView:
      #expect(table.focusedRow == 3, comment, sourceLocation: sourceLocation)
    case let custom as CountingView where isKept:
      #expect(custom.changes == 1, comment, sourceLocation: sourceLocation)
    default: break
    }
  }
}
