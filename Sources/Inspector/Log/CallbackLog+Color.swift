// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
public import Drawing

extension CallbackLog.Entry {
  /// The color of the entry in a list: appearing and disappearing differ.
  public var color: ColorRole {
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: .success
    case .viewWillDisappear, .viewDidDisappear, .unbalancedAppearanceCall: .danger
    case .willMoveToParent, .didMoveToParent: .accent
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .secondaryText
    default: .text
    }
  }
}
