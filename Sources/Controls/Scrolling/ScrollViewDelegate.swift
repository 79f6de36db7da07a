// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Hears what a scroll view does, with UIKit's names. All methods have defaults that do nothing.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The offset is another one, whoever scrolled: a wheel, a finger, keys, a motion or code.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A person begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The person is about to let go.
  ///
  /// - Parameters:
  ///   - velocity: Points a second, positive where the offset grows.
  ///   - targetContentOffset: Where the content will rest. Another value sends it there.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point)

  /// The person has let go.
  ///
  /// - Parameter decelerate: Whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// The content goes on moving after the release.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// It has come to rest, or something stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// A motion that `setContentOffset(_:animated:)` began has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
