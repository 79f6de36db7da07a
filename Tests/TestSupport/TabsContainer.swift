// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// Children side by side, one of which is shown: tabs without a bar.
public final class TabsContainer: ViewController {
  public private(set) var selected: ViewController

  public init(_ title: String, _ screens: [ViewController], selected: Int = 0) {
    self.selected = screens[selected]
    super.init()
    self.title = title
    for screen in screens {
      addChild(screen)
      screen.didMove(toParent: self)
    }
  }

  public override func viewDidLoad() {
    selected.view.frame = view.bounds
    selected.view.autoresizingMask = .fill
    view.addSubview(selected.view)
  }

  /// Selects a child immediately, without animation.
  public func select(_ child: ViewController) {
    guard child !== selected, child.parent === self else { return }
    let old = selected
    selected = child
    guard isViewLoaded else { return }
    child.view.frame = view.bounds
    child.view.autoresizingMask = .fill
    transition(from: old, to: child, duration: 0)
  }

  public override func unwind(for segue: Segue, towards child: ViewController) { select(child) }
}
