// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Languages
internal import Views

extension TextEditing {
  /// In the order of a context menu, section by section.
  private static let menuSections: [[TextCommand]] = [
    [.undo, .redo], [.cut, .copy, .paste, .delete], [.selectAll],
  ]

  /// The shortcuts of a text; those that change it only while it can be changed.
  var keyCommands: [KeyCommand] {
    TextCommand.allCases.filter { $0.isKeyCommand && (isEditable || $0.isForReading) }
      .map { command in
        KeyCommand(
          command.title(in: localization), identifier: "text.\(command)",
          group: localization("Text"), shortcuts: command.shortcuts, repeats: command.repeats
        ) { [weak self] in self?.perform(command) ?? false }
      }
  }

  /// The commands that apply to the text. Commands that the text never allows are left out; those
  /// that do not apply now are disabled.
  var menu: Menu {
    let sections = Self.menuSections.map { commands in
      Menu.Section(nil, commands.filter(isOffered).map(item))
    }
    return Menu(localization("Text"), sections: sections.filter { !$0.items.isEmpty })
  }

  private var localization: Localization { surface.traits.localization }

  private func item(for command: TextCommand) -> MenuItem {
    MenuItem(
      command.title(in: localization), shortcut: command.shortcuts.first,
      attributes: isPossible(command) ? [] : .disabled
    ) { [weak self] in _ = self?.perform(command) }
  }

  private func isOffered(_ command: TextCommand) -> Bool {
    if isConcealed, command == .copy || command == .cut { return false }
    return isEditable || command.isForReading
  }

  private func isPossible(_ command: TextCommand) -> Bool {
    switch command {
    case .copy, .cut: canCopy
    case .paste: surface.window?.hasText(on: .general) ?? false
    case .delete: !editor.selection.isEmpty
    case .undo: editor.history.canUndo
    case .redo: editor.history.canRedo
    case .selectAll: editor.selection.range != editor.storage.start..<editor.storage.end
    }
  }

  private func perform(_ command: TextCommand) -> Bool {
    switch command {
    case .copy: copy()
    case .selectAll: selectAll()
    case .cut: cut()
    case .paste: paste()
    case .delete: edit { $0.deleteSelection() }
    case .undo: undo()
    case .redo: redo()
    }
  }

  /// Writes a text that another program dropped, at the place of the drop, and takes the keyboard.
  func drop(_ event: DropEvent) -> Bool {
    guard isEditable, case .text(let text) = event.content else { return false }
    // Before the text gets the keyboard, which may scroll.
    let place = surface.textPosition(at: surface.convert(event.location, from: nil))
    _ = surface.becomeFirstResponder()
    move { $0.select(TextSelection(place)) }
    edit { $0.insert(text, kind: .other) }
    return true
  }
}

extension TextEditing {
  // MARK: Pointers

  /// Gives a view the recognizers of a text: selecting with the mouse, the mouse's other buttons, and a finger's tap.
  func addGestureRecognizers(to view: View) {
    view.addGestureRecognizer(TextSelectionGesture(of: self))
    let tap = TapGestureRecognizer()
    tap.shouldReceive = { [weak self] sample in
      sample.event.device == .touch && self?.surface.takesPointer(sample) ?? false
    }
    tap.addAction { [weak self] tap in
      guard let self else { return }
      moveCaret(to: surface.convert(tap.location, from: nil))
    }
    view.addGestureRecognizer(tap)
  }

  /// Before the view gets the keyboard, which scrolls to the caret: a press means the character that is visible now.
  func press(_ sample: PointerSample) {
    dragging.press(
      at: sample.location(in: surface), clickCount: sample.clickCount,
      extending: sample.event.modifiers.contains(.shift))
    surface.takeKeyboard()
  }

  func drag(to sample: PointerSample) { dragging.drag(to: sample.location(in: surface)) }

  /// The middle button was pressed.
  func pastePrimarySelection(at sample: PointerSample) {
    guard isEditable else { return }
    moveCaret(to: sample.location(in: surface))
    paste(from: .primarySelection)
  }

  /// The secondary button was pressed: the menu is about the place of the press. A press inside the
  /// selection keeps the selection.
  func pressForMenu(_ sample: PointerSample) {
    let point = sample.location(in: surface)
    if !editor.selection.range.contains(surface.characterPosition(at: point)) {
      let position = surface.textPosition(at: point)
      move { $0.move(to: position, extending: false) }
    }
    surface.takeKeyboard()
  }

  private func moveCaret(to point: Point) {
    let position = surface.textPosition(at: point)
    move { $0.move(to: position, extending: false) }
    surface.takeKeyboard()
  }

  // MARK: The context menu

  /// - Parameter provider: Makes another menu of the text's own; nil for none.
  func contextMenu(_ provider: ((Menu) -> Menu?)?) -> (any ContextMenu)? {
    let own = menu
    let shown = provider.map { $0(own) } ?? own
    return shown.map { TextContextMenu(menu: $0, editing: self) }
  }

  /// Below the caret or the selection; at the edge when they are out of sight.
  var menuPoint: Point {
    let caret = surface.caretRect(at: editor.selection.head)
    let visible = surface.visibleTextRect
    return Point(
      min(max(caret.minX, visible.minX), visible.maxX),
      min(max(caret.maxY, visible.minY), visible.maxY))
  }
}

/// The context menu of a text, which stays as it looks while the menu has the keyboard.
struct TextContextMenu: ContextMenu {
  let menu: Menu
  let editing: TextEditing

  func show(at point: Point, in view: View, byKey: Bool) {
    let place = Rect(origin: point, size: .zero)
    guard let popUp = menu.makePopUp(at: place, of: view) else { return }
    editing.lendKeyboard(to: popUp)
    if !popUp.show(marking: nil, byKey: byKey) { editing.menuEnded(popUp) }
  }
}

/// What a person can do to a text by a shortcut or from its context menu.
enum TextCommand: Hashable, CaseIterable {
  case copy
  case selectAll
  case cut
  case paste
  case delete
  case undo
  case redo

  func title(in localization: Localization) -> String {
    switch self {
    case .copy: localization("Copy")
    case .selectAll: localization("Select all")
    case .cut: localization("Cut")
    case .paste: localization("Paste")
    case .delete: localization("Delete")
    case .undo: localization("Undo")
    case .redo: localization("Redo")
    }
  }

  /// The one to show in the menu first.
  var shortcuts: [KeyCommand.Shortcut] {
    switch self {
    case .copy: [.init(.character("c"), .control), .init(.insert, .control)]
    case .selectAll: [.init(.character("a"), .control)]
    case .cut: [.init(.character("x"), .control), .init(.delete, .shift)]
    case .paste: [.init(.character("v"), .control), .init(.insert, .shift)]
    case .delete: [.init(.delete)]
    case .undo: [.init(.character("z"), .control)]
    case .redo: [.init(.character("z"), [.control, .shift]), .init(.character("y"), .control)]
    }
  }

  /// Whether a held key does it again and again.
  var repeats: Bool { [.paste, .undo, .redo].contains(self) }

  /// Whether it leaves the text as it is, so that a text that is only read has it too.
  var isForReading: Bool { self == .copy || self == .selectAll }

  /// Whether the shortcut is a key command. The Delete key is handled with the other editing keys instead.
  var isKeyCommand: Bool { self != .delete }
}
