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
