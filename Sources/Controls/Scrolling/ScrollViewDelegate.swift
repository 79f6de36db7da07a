// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Methods that a scroll view calls when the user or code scrolls, with UIKit's names. By default they do nothing.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Called when the scroll offset has changed, for any reason: wheel, finger, keys, animation or code.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when the user begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when the user is about to end a drag of the content.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second, positive if the offset increases.
  ///   - targetContentOffset: The offset where the content will stop. Set it to stop the content elsewhere.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point)

  /// Called when the user has ended a drag of the content, which may continue to move: then `decelerate` is true.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Called when the movement of the content after a drag has ended, or has been stopped.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Called when the animation of `setContentOffset(_:animated:)` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
