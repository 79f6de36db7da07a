// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where an unwinding starts, as UIKit's `UIStoryboardUnwindSegueSource`.
public struct UnwindSegueSource {
  /// The controller that wants to go back.
  public let source: ViewController

  /// The control that asked for it, such as a button; nil when none was given.
  public let sender: Any?

  /// The name of the action that the destination has registered.
  public let action: String
}
