// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
public import Drawing

extension CallbackLog.Entry {
  /// What a list may show the entry in, so that coming and going can be told apart at a glance.
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
