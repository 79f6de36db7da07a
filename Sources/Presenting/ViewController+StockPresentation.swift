// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls

extension ViewController: SystemPresentationProviding {
  package func systemPresentationController(
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
  /// The item that a navigation bar shows for this controller. It is created on first use.
  public var navigationItem: NavigationItem {
    if let item = self[NavigationItemKey.self] { return item }
    let item = NavigationItem(of: self)
    self[NavigationItemKey.self] = item
    return item
  }
}

extension NavigationItem {
  /// The controller that this navigation item belongs to; nil for an item that was created with `init(title:)`.
  public var viewController: ViewController? { owner as? ViewController }
}

/// The key of a controller's associated item (decision 7).
private enum NavigationItemKey: AssociatedValueKey {
  typealias Value = NavigationItem
}
