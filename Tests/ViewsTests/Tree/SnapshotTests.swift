// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import DrawerTesting
import Drawing
import SDLHost
import TestSupport
import Testing

@testable import Views

/// What a view showed goes on showing, and dissolves into what it shows next.
struct SnapshotTests {
  private let controller = ViewController()
  private let window: TestWindow
  private let card = View(frame: Rect(20, 10, 60, 40))
  private let badge = View(frame: Rect(40, 20, 30, 30))

  init() throws {
    window = try TestWindow(controller, size: Size(120, 80))
    card.backgroundColor = .accent
    card.cornerRadius = 8
    card.clipsToBounds = true
    badge.backgroundColor = .danger
    badge.alpha = 0.5
    badge.transform = .scale(0.5, 0.5)
    badge.anchorPoint = Point(0, 0)
    let holder = View(frame: Rect(5, 5, 50, 30))
    badge.frame = Rect(20, 10, 30, 30)
    holder.addSubview(badge)
    card.addSubview(holder)
    controller.view.addSubview(card)
    window.step()
  }

  private var pixels: [UInt32] {
    get throws { try window.snapshot().pixels }
  }

  @Test func `a snapshot view keeps showing the pixels of a view when the view changes`() throws {
    let before = try pixels
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    snapshot.frame = card.frame
    card.isHidden = true
    let empty = try pixels
    controller.view.addSubview(snapshot)

    #expect(try pixels == before && before != empty)
    badge.backgroundColor = .success
    card.frame.origin = .zero
    #expect(try pixels == before)
  }

  @Test func `snapshotView with afterScreenUpdates includes changes that no frame has shown yet`()
    throws
  {
    let before = try pixels
    card.removeFromSuperview()
    controller.view.addSubview(card)
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
    snapshot.frame = card.frame
    card.removeFromSuperview()
    controller.view.addSubview(snapshot)
    #expect(try pixels == before)
  }

  @Test func `snapshotView returns nil for a view outside a window`() {
    #expect(View(frame: Rect(0, 0, 5, 5)).snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func `an animated transition of an opaque view dissolves without showing the background`()
    throws
  {
    card.cornerRadius = 0
    window.step()
    let (old, ground) = (try pixels[20 * 120 + 30], try pixels[0])
    var completions: [Bool] = []
    View.transition(with: card, duration: 0.2, curve: .linear) {
      card.backgroundColor = .success
    } completion: {
      completions.append($0)
    }
    #expect(try pixels[20 * 120 + 30] == old)
    window.advance(by: 0.1)
    #expect(card.alpha == 1 && completions.isEmpty)
    let middle = try pixels[20 * 120 + 30]
    window.runUntilIdle()

    let new = try pixels[20 * 120 + 30]
    #expect(Set([old, middle, new, ground]).count == 4)
    for shift in [0, 8, 16] as [UInt32] {
      let parts = [old, middle, new].map { ($0 >> shift) & 0xFF }
      #expect(min(parts[0], parts[2]) <= parts[1] && parts[1] <= max(parts[0], parts[2]))
    }
    #expect(completions == [true] && controller.view.subviews == [card])
  }

  @Test
  func `an animated transition of a transparent view fades the old content out and the new in`()
    throws
  {
    View.transition(with: badge, duration: 0.2, curve: .linear) {
      badge.backgroundColor = .success
      badge.alpha = 0.8
    }
    window.advance(by: 0.1)
    let old = try #require(badge.superview?.subviews.last)
    #expect(old !== badge && abs(old.presentationAlpha - 0.25) < 0.01)
    #expect(abs(badge.presentationAlpha - 0.4) < 0.01 && badge.alpha == 0.8)
    window.runUntilIdle()
    #expect(badge.superview?.subviews == [badge] && badge.presentationAlpha == 0.8)
  }

  @Test func `a view transition without a duration or a window changes the view immediately`() {
    var completions: [Bool] = []
    let loose = View(frame: Rect(0, 0, 5, 5))
    for (view, duration) in [(card, 0), (loose, 1)] as [(View, Double)] {
      View.transition(with: view, duration: duration) {
        view.tag = 3
      } completion: {
        completions.append($0)
      }
      #expect(view.tag == 3 && controller.view.subviews == [card])
    }
    window.runUntilIdle()
    #expect(completions == [true, true])
  }
}
