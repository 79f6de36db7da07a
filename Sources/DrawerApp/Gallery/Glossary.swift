// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The words of containment and what they mean, side by side. What a split view is for.
enum Glossary {
  static func make() -> SplitViewController {
    let words = ListController(
      title: "Words",
      rows: Word.all.enumerated().map { index, word in
        ListController.Row(title: word.name) { list in
          list.tableView.currentRow = index
          list.showDetail(meaning(of: word), sender: list)
        }
      })
    words.tableView.currentPath = RowPath(section: 0, row: 0)
    return SplitViewController(
      primary: NavigationController(rootViewController: words), secondary: meaning(of: Word.all[0]))
  }

  private static func meaning(of word: Word) -> ViewController {
    TextController(title: word.name, text: word.meaning)
  }
}
