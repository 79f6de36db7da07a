// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension TabBarController: RestoringContainer {
  /// True.
  public var canBeRestoredAgain: Bool { true }

  /// Tabs of which none was there are tabs of another kind.
  public func acceptsRestoration(from coder: StateCoder) -> Bool {
    let names = Set(coder.children.map(\.identifier))
    return names.isEmpty || tabs.isEmpty || tabs.contains { names.contains($0.restorationName) }
  }
}

extension TabBarController {
  /// Selects the tab that was selected, or waits for it.
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
      transitionController.wait(forTabNamed: name)
    }
  }

  /// The tab of a name, with its place among the tabs of the same name.
  func tab(named name: String) -> ViewController? {
    let names = tabs.map(\.restorationName)
    return names.indices.first { Self.name(at: $0, among: names) == name }.map { tabs[$0] }
  }

  private static func name(at index: Int, among names: [String]) -> String? {
    guard names.indices.contains(index) else { return nil }
    let place = names[..<index].count { $0 == names[index] }
    return "\(place) \(names[index])"
  }
}
