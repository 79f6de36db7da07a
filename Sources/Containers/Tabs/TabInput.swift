// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The user's selections, by taps and keys. The delegate is asked and notified.
final class TabInput {
  private unowned let controller: TabBarController

  init(of controller: TabBarController) { self.controller = controller }

  func handleTap(at index: Int) {
    if index >= controller.overflow.lowerBound { return controller.moreTabs.handleTap() }
    performUserSelection(of: controller.tabs[index])
  }

  func performUserSelection(of tab: ViewController) {
    let controller = controller
    guard controller.delegate?.tabBarController(controller, shouldSelect: tab) != false,
      // The delegate may have replaced the tabs.
      controller.index(of: tab) != nil
    else { return }
    let transitionController = controller.transitionController
    transitionController.setPendingTabName(nil)
    if tab === controller.selectedPage {
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
      ) { [weak self] in self?.selectNeighbor(forward: true) ?? false },
      KeyCommand(
        localized("Previous tab"), identifier: "tabs.previous", group: group,
        shortcuts: [.init(.tab, [.control, .shift]), .init(.pageUp, .control)], repeats: true
      ) { [weak self] in self?.selectNeighbor(forward: false) ?? false },
      KeyCommand(
        localized("Back to the list of tabs"), identifier: "tabs.back-to-list", group: group,
        shortcuts: [.init(.left, .alt), .init(.back)]
      ) { [weak self] in
        guard let self, controller.moreTabs.contains(controller.selectedPage) else { return false }
        controller.moreTabs.showList()
        return true
      },
    ]
  }

  /// Selects the next tab that is enabled; the first tab follows the last one.
  private func selectNeighbor(forward: Bool) -> Bool {
    let (tabs, count) = (controller.tabs, controller.tabs.count)
    let (selected, first) = (controller.selectedIndex, controller.overflow.lowerBound)
    // The list comes directly before its tabs.
    let current = selected ?? (forward ? first - 1 : first)
    let step = forward ? 1 : count - 1
    let candidateIndices = (1..<max(1, count)).map { (current + $0 * step) % count }
    guard
      let next = candidateIndices.first(where: { tabs[$0].tabBarItem.isEnabled && $0 != selected })
    else { return false }
    performUserSelection(of: tabs[next])
    return true
  }
}
