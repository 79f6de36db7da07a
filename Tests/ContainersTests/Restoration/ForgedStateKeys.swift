// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing

@testable import ContainerCore
@testable import Containers

/// Writes a text under every key that the library uses, and reads it again.
enum ForgedStateKeys {
  private static let all = [
    "selected", "more", "detent", "keyboard", "x", "y", "id", "own", "values", "views", "children",
    "presented",
  ]

  static func write(_ text: String, to coder: StateCoder) {
    for key in all { coder.encode(text, forKey: key) }
  }

  /// The text; nil where not every key has the same one.
  static func text(in coder: StateCoder) -> String? {
    let texts = Set(all.map { coder.decode(String.self, forKey: $0) })
    return texts.count == 1 ? texts.first ?? nil : nil
  }
}

/// Tabs of a program that keeps more of them.
final class ForgedStateTabs: TabBarController {
  private(set) var found: String?

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    ForgedStateKeys.write("tabs", to: coder)
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    found = ForgedStateKeys.text(in: coder)
  }
}

/// A scroll view of a program that keeps more of it.
final class ForgedStateScrollView: ScrollView {
  private(set) var found: String?

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    ForgedStateKeys.write("scroll", to: coder)
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    found = ForgedStateKeys.text(in: coder)
  }
}

/// A screen that keeps its name, and makes its sheet again.
final class ForgedStateScreen: ViewController {
  let scroll = ForgedStateScrollView()
  private(set) var found: String?

  init(_ name: String) {
    super.init()
    title = name
    restorationIdentifier = name
  }

  override func viewDidLoad() {
    let content = View()
    content.frame = Rect(0, 0, 200, 4000)
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    view.addSubview(scroll)
  }

  override func viewDidLayoutSubviews() { scroll.frame = view.bounds }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    ForgedStateKeys.write("screen \(title ?? "")", to: coder)
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    found = ForgedStateKeys.text(in: coder)
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    guard identifier == "Sheet" else { return nil }
    let sheet = ForgedStateScreen(identifier)
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium, .large]
    return sheet
  }
}
