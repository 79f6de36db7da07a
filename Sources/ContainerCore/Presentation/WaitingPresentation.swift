// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a controller is to present as soon as it has appeared: it was asked to in its `viewDidLoad()` or
/// `viewWillAppear(_:)`.
struct WaitingPresentation {
  let controller: ViewController
  let animated: Bool
  let completion: (() -> Void)?
}
