// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The `async` forms of the calls that move a drawer. Each returns what the completion of the call
/// gets: whether the drawer came to rest as asked. It is false when another call or gesture decided
/// otherwise meanwhile.
extension DrawerController {
  /// Opens a side. Returns when it is at rest.
  @discardableResult
  public func open(_ side: DrawerSide? = nil, animated: Bool = true) async -> Bool {
    await Outcome.of { open(side, animated: animated, completion: $0) }
  }

  /// Closes a side. Default: the open side that is not docked.
  @discardableResult
  public func close(_ side: DrawerSide? = nil, animated: Bool = true) async -> Bool {
    await Outcome.of { close(side, animated: animated, completion: $0) }
  }

  /// Opens a closed side and closes an open one.
  @discardableResult
  public func toggle(_ side: DrawerSide? = nil, animated: Bool = true) async -> Bool {
    await Outcome.of { toggle(side, animated: animated, completion: $0) }
  }

  /// Exchanges the center. Returns when the new one is at rest.
  @discardableResult
  public func setCenter(
    _ newCenter: ViewController, style: DrawerSwapStyle = .automatic, animated: Bool = true
  ) async -> Bool {
    await Outcome.of { setCenter(newCenter, style: style, animated: animated, completion: $0) }
  }

  /// Shows a little of a closed side and closes it again. False when there was nothing to show.
  @discardableResult
  public func bouncePreview(_ side: DrawerSide? = nil) async -> Bool {
    await Outcome.of { bouncePreview(side, completion: $0) }
  }
}
