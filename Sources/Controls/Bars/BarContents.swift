// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The views of a bar for one screen. During a transition the views of both screens fade.
class BarContentView: View {
  /// Sets the opacity of the view, 0…1, and the offset of its title, as a fraction of the title's whole way.
  func setOpacity(_ strength: Double, offset: Double) { alpha = strength }

  /// Adds the views again. Another content view may have shown the same custom views in the meantime.
  func restoreViews() {}
}

/// The content view of a bar, and the former one during a transition.
final class BarContents<Content: BarContentView> {
  private(set) var current: Content
  private var leaving: Content?
  private weak var bar: View?

  init(_ first: Content) { current = first }

  /// The content views in the order in which they are drawn.
  var all: [Content] { [leaving, current].compactMap(\.self) }

  func attach(to bar: View) {
    self.bar = bar
    install(current)
  }

  /// Replaces the content without a transition. `make` can reuse the buttons of the removed content.
  func replace(with make: () -> Content) {
    bar?.keepFirstResponder {
      current.removeFromSuperview()
      install(make())
    }
  }

  /// Begins a transition to other content, which is invisible until the transition's `animate()` is called.
  ///
  /// - Parameters:
  ///   - direction: The offset at which the new title begins, as a fraction of the title's whole way.
  ///   - onEnd: Called at the end, unless the new content has been replaced.
  func beginTransition(
    to make: () -> Content, direction: Double = 0,
    onAnimate: @escaping (_ new: Content) -> Void = { _ in },
    onEnd: @escaping (_ finished: Bool) -> Void = { _ in }
  ) -> BarTransition {
    let old = current
    leaving?.removeFromSuperview()
    leaving = old
    install(make())
    let new = current
    bar?.layoutIfNeeded()
    View.performWithoutAnimation {
      new.setOpacity(0, offset: direction)
      old.isInert = true
    }
    return BarTransition {
      new.setOpacity(1, offset: 0)
      old.setOpacity(0, offset: -direction)
      onAnimate(new)
    } end: { [weak self] finished in
      View.performWithoutAnimation {
        for content in [old, new] { content.setOpacity(1, offset: 0) }
        old.isInert = false
        (finished ? old : new).removeFromSuperview()
      }
      guard let self, current === new else { return }
      leaving = nil
      if !finished {
        current = old
        old.restoreViews()
      }
      onEnd(finished)
      bar?.setNeedsLayout()
    }
  }

  private func install(_ content: Content) {
    current = content
    bar?.insertSubview(content, at: leaving == nil ? 0 : 1)
    bar?.setNeedsLayout()
  }
}

/// A transition of a navigation bar or toolbar from its old content to its new content.
///
/// Call `animate()` in the animation of the screens, so that a gesture that drives this animation also drives the bar.
/// Call `end(finished:)` when the animation has ended.
public final class BarTransition {
  private let change: () -> Void
  private var finish: ((Bool) -> Void)?

  init(animate change: @escaping () -> Void, end finish: @escaping (_ finished: Bool) -> Void) {
    self.change = change
    self.finish = finish
  }

  /// Gives the bar's views their final positions and opacities. Call it in the closure that animates the screens.
  public func animate() { change() }

  /// Ends the bar's transition, and removes the content that is no longer shown. If the transition was not completed,
  /// the bar shows its old content again. A second call does nothing.
  public func end(finished: Bool) {
    let finish = finish
    self.finish = nil
    finish?(finished)
  }
}
