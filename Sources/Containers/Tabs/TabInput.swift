// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Taps and keys: the delegate is asked and notified.
final class TabInput {
  private unowned let controller: TabBarController

  init(of controller: TabBarController) { self.controller = controller }

  /// A tab of the bar was clicked, touched or reached by the arrow keys.
  func tapped(_ index: Int) {
    if index >= controller.overflow.lowerBound { return controller.further.tapped() }
    tap(controller.tabs[index])
  }

  func tap(_ tab: ViewController) {
    let controller = controller
    guard controller.delegate?.tabBarController(controller, shouldSelect: tab) != false,
      // The delegate may have replaced the tabs.
      controller.index(of: tab) != nil
    else { return }
    let transitionController = controller.transitionController
    transitionController.wait(forTabNamed: nil)
    if tab === controller.shown {
      let chain = sequence(first: tab) { $0.childForKeyCommands }
      chain.lazy.compactMap { $0 as? any TabReselectable }.first?.tabWasReselected()
    } else {
      transitionController.show(tab, animated: true)
    }
    controller.delegate?.tabBarController(controller, didSelect: tab)
  }

  // MARK: Keys

  var keyCommands: [KeyCommand] {
    let localized = controller.traits.localization
    let group = localized("Tabs")
    return [
      KeyCommand(
        localized("Next tab"), identifier: "tabs.next", group: group,
        shortcuts: [.init(.tab, .control), .init(.pageDown, .control)], repeats: true
      ) { [weak self] in self?.tapNeighbor(forward: true) ?? false },
      KeyCommand(
        localized("Previous tab"), identifier: "tabs.previous", group: group,
        shortcuts: [.init(.tab, [.control, .shift]), .init(.pageUp, .control)], repeats: true
      ) { [weak self] in self?.tapNeighbor(forward: false) ?? false },
      KeyCommand(
        localized("Back to further tabs"), identifier: "tabs.back-to-list", group: group,
        shortcuts: [.init(.left, .alt), .init(.back)]
      ) { [weak self] in
        guard let self, controller.further.contains(controller.shown) else { return false }
        controller.further.showList()
        return true
      },
    ]
  }

  /// The next tab that can be selected, from the last one round to the first.
  private func tapNeighbor(forward: Bool) -> Bool {
    let (tabs, count) = (controller.tabs, controller.tabs.count)
    let (selected, first) = (controller.selectedIndex, controller.overflow.lowerBound)
    // The list stands before the tabs in it.
    let current = selected ?? (forward ? first - 1 : first)
    let step = forward ? 1 : count - 1
    let places = (1..<max(1, count)).map { (current + $0 * step) % count }
    guard let next = places.first(where: { tabs[$0].tabBarItem.isEnabled && $0 != selected })
    else { return false }
    tap(tabs[next])
    return true
  }
}
