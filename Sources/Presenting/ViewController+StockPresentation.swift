// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls

extension ViewController: StockPresentationMaking {
  package func stockPresentationController(
    for style: ModalPresentationStyle
  ) -> PresentationController? {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      SheetPresentationController(
        presentedViewController: self, presentationStyle: style)
    case .popover: PopoverPresentationController(presentedViewController: self)
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: nil
    }
  }
}

extension ViewController: NavigationItemOwner {
  /// What a navigation bar shows for this controller. The item is made on first use.
  public var navigationItem: NavigationItem {
    if let item = self[NavigationItemKey.self] { return item }
    let item = NavigationItem(of: self)
    self[NavigationItemKey.self] = item
    return item
  }
}

extension NavigationItem {
  /// The controller it belongs to; nil for an item that was made for a bar of a program's own.
  public var viewController: ViewController? { owner as? ViewController }
}

/// The key under which a controller keeps its item (decision 7).
private enum NavigationItemKey: AssociatedValueKey {
  typealias Value = NavigationItem
}
