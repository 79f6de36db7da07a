// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

extension TabBarController: RestorationChoosing {
  /// Tabs of which none was there are tabs of another kind.
  package func acceptsRestoration(from coder: StateCoder) -> Bool {
    let names = Set(coder.children.map(\.identifier))
    return names.isEmpty || tabs.isEmpty || tabs.contains { names.contains($0.restorationName) }
  }
}
