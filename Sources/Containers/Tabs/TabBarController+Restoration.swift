// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension TabBarController: RestoringContainer {
  /// Always true: when all restored tabs were removed, the controller can restore another state saved with its name.
  public var canBeRestoredAgain: Bool { true }

  /// Returns true if a saved tab has the name of a current tab, or if there are no saved tabs or no current tabs.
  public func acceptsRestoration(from coder: StateCoder) -> Bool {
    let names = Set(coder.children.map(\.identifier))
    return names.isEmpty || tabs.isEmpty || tabs.contains { names.contains($0.restorationName) }
  }
}

extension TabBarController {
  /// Selects the saved tab, or waits until a tab of that name is added.
  func restoreSelection(with coder: StateCoder) {
    guard let index: Int = coder[own: "selected"] else { return }
    let names = coder.children.map(\.identifier)
    let awaited: String? = coder[own: "awaited"]
    let name = awaited ?? Self.name(at: index, among: names)
    if let tab = name.flatMap(tab(named:)) {
      transitionController.show(tab, animated: false)
    } else if awaited == nil, tabs.indices.contains(index),
      name == nil || tabs.count == names.count
    {
      select(index)
    } else {
      transitionController.setPendingTabName(name)
    }
  }

  /// The tab with a saved name, which contains an index among equal restoration names.
  func tab(named name: String) -> ViewController? {
    let names = tabs.map(\.restorationName)
    return names.indices.first { Self.name(at: $0, among: names) == name }.map { tabs[$0] }
  }

  private static func name(at index: Int, among names: [String]) -> String? {
    guard names.indices.contains(index) else { return nil }
    let order = names[..<index].count { $0 == names[index] }
    return "\(order) \(names[index])"
  }
}
