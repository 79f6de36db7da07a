// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// The callbacks that a view receives when its place in the view tree changes, and how it becomes first responder.
struct ViewHooksTests {
  private final class Spy: View {
    let name: String
    var log: (String) -> Void = { _ in }
    init(_ name: String) {
      self.name = name
      super.init(frame: Rect(0, 0, 10, 10))
    }
    private func name(_ view: View?) -> String { (view as? Spy)?.name ?? "nil" }
    override var canBecomeFirstResponder: Bool { true }
    override func willMove(toSuperview superview: View?) { log("\(name) → \(name(superview))") }
    override func didMoveToSuperview() { log("\(name) in \(name(superview))") }
    override func willMove(toWindow window: Responder?) {
      log("\(name) \(window is Window ? "into" : "out of") the window")
    }
    override func didMoveToWindow() { log("\(name) window") }
    override func didAddSubview(_ subview: View) { log("\(name) + \(name(subview))") }
    override func willRemoveSubview(_ subview: View) { log("\(name) - \(name(subview))") }
  }

  private let controller = ViewController()
  private let harness: TestWindow

  init() { harness = TestWindow(root: controller) }

  @Test func `a view is notified once for each change of its superview and window`() {
    var log: [String] = []
    let (one, two, child) = (Spy("one"), Spy("two"), Spy("child"))
    for view in [one, two] { controller.view.addSubview(view) }
    for view in [one, two, child] { view.log = { log.append($0) } }

    one.addSubview(child)
    #expect(
      log == [
        "child → one", "child into the window", "child window", "child in one", "one + child",
      ])
    log = []
    two.addSubview(child)
    #expect(
      log == [
        "child → two", "one - child", "child out of the window", "child window",
        "child into the window", "child window", "child in two", "two + child",
      ])
    log = []
    two.addSubview(child)
    #expect(log.isEmpty)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(
      log == [
        "child → nil", "two - child", "child out of the window", "child window", "child in nil",
      ])
  }

  @Test func `a view can add, move and remove views in its own view hierarchy callbacks`() {
    final class Shadowed: View {
      let lowerView = View()
      override func willMove(toSuperview superview: View?) {
        if lowerView.superview == nil { superview?.addSubview(lowerView) }
      }
    }
    final class Keeper: View {
      let otherSuperview = View()
      var shouldKeepNext = true
      override func willRemoveSubview(_ subview: View) {
        guard shouldKeepNext else { return }
        shouldKeepNext = false
        otherSuperview.addSubview(subview)
      }
    }
    final class Shy: View {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let shadowed = Shadowed()
    controller.view.addSubview(shadowed)
    #expect(controller.view.subviews.suffix(2) == [shadowed.lowerView, shadowed])

    let (keeper, kept) = (Keeper(), View())
    keeper.addSubview(kept)
    kept.removeFromSuperview()
    #expect(kept.superview == keeper.otherSuperview && keeper.otherSuperview.subviews == [kept])

    let shy = Shy()
    controller.view.addSubview(shy)
    #expect(shy.superview == nil && !controller.view.subviews.contains(shy))
  }

  @Test func `viewWithTag finds a descendant by its tag, and different views are never equal`() {
    let (one, two) = (Spy("one"), Spy("two"))
    one.addSubview(two)
    two.tag = 7
    #expect(one.viewWithTag(7) == two && one.viewWithTag(8) == nil && one.viewWithTag(0) == one)
    #expect(Set([one, two, one]).count == 2 && one != two)
    #expect(
      [GestureRecognizer(), GestureRecognizer()].reduce(into: Set()) { $0.insert($1) }.count == 2)
  }

  @Test func `becomeFirstResponder succeeds only for a focusable, visible view in a window`() {
    let (field, plain) = (Spy("field"), View(frame: Rect(0, 0, 5, 5)))
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    for view in [field, plain] { controller.view.addSubview(view) }
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(!plain.becomeFirstResponder() && field.isFirstResponder)
    #expect(!plain.endEditing() && !plain.resignFirstResponder())
    #expect(controller.view.endEditing() && !field.isFirstResponder)
    field.isHidden = true
    #expect(!field.becomeFirstResponder())
  }

  /// Says when it is asked for the keyboard or to give it up, and may refuse.
  private final class RefusingView: View {
    var calls: [String] = []
    var allowsBecoming = true
    var allowsResigning = true
    init() { super.init(frame: Rect(0, 0, 10, 10)) }
    override var canBecomeFirstResponder: Bool { true }
    @discardableResult override func becomeFirstResponder() -> Bool {
      calls.append("take")
      return allowsBecoming && super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      calls.append("give")
      return allowsResigning && super.resignFirstResponder()
    }
    override func firstResponderDidChange(_ isFirstResponder: Bool) {
      calls.append(isFirstResponder ? "has" : "has not")
    }
  }

  @Test
  func `becomeFirstResponder and resignFirstResponder overrides can refuse a change of the focus`()
  {
    let (one, two) = (RefusingView(), RefusingView())
    for view in [one, two] { controller.view.addSubview(view) }
    let focus = harness.window.focus
    focus.focus(one)
    #expect(one.calls == ["take", "has"])
    one.allowsResigning = false
    focus.moveFocus(forward: true)
    #expect(one.isFirstResponder && two.calls == ["take"])
    #expect(!two.becomeFirstResponder() && !controller.view.endEditing())
    one.allowsResigning = true
    two.allowsBecoming = false
    one.calls = []
    focus.focus(two)
    #expect(one.isFirstResponder && one.calls.isEmpty)
    two.allowsBecoming = true
    two.calls = []
    focus.focus(two)
    #expect(one.calls == ["give", "has not"] && two.calls == ["take", "has"])
  }

  @Test func `a view that refuses to resign loses first responder when it is hidden or removed`() {
    let (one, two) = (RefusingView(), RefusingView())
    for view in [one, two] {
      controller.view.addSubview(view)
      view.allowsResigning = false
      view.becomeFirstResponder()
    }
    #expect(one.isFirstResponder)
    one.isHidden = true
    #expect(!one.isFirstResponder && one.calls.suffix(2) == ["give", "has not"])
    two.becomeFirstResponder()
    #expect(two.isFirstResponder && controller.view.endEditing(true) && !two.isFirstResponder)
    two.becomeFirstResponder()
    two.removeFromSuperview()
    #expect(harness.window.focus.firstResponder == nil)
  }

  @Test
  func `an override of resignFirstResponder can give first responder status to a third view`() {
    final class Sender: View {
      weak var target: View?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        if let target {
          self.target = nil
          target.becomeFirstResponder()
        }
        return super.resignFirstResponder()
      }
    }
    let (sender, asked, target) = (Sender(), RefusingView(), RefusingView())
    sender.frame = Rect(0, 0, 10, 10)
    for view in [sender, asked, target] { controller.view.addSubview(view) }
    #expect(sender.becomeFirstResponder())
    sender.target = target
    asked.becomeFirstResponder()
    #expect(target.isFirstResponder && !asked.isFirstResponder && !sender.isFirstResponder)
  }

  @Test func `a view controller can become first responder when it is on screen`() {
    final class Keys: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let keys = Keys()
    #expect(!keys.becomeFirstResponder())
    harness.show(keys)
    #expect(keys.becomeFirstResponder() && keys.isFirstResponder)
    #expect(keys.resignFirstResponder() && harness.window.focus.firstResponder == nil)
  }

  @Test func `moving the keyboard focus skips a view that refuses to become first responder`() {
    let views = [RefusingView(), RefusingView(), RefusingView()]
    for view in views { controller.view.addSubview(view) }
    views[1].allowsBecoming = false
    let focus = harness.window.focus
    focus.focus(views[0])
    #expect(focus.moveFocus(forward: true) && views[2].isFirstResponder)
    #expect(focus.moveFocus(forward: false) && views[0].isFirstResponder)
    views[0].allowsResigning = false
    #expect(focus.moveFocus(forward: true) && views[0].isFirstResponder)
  }

  @Test
  func
    `while resigning first responder, a view can focus or remove another view`()
  {
    final class Owner: View {
      var resigned: () -> Void = {}
      override var canBecomeFirstResponder: Bool { true }
      override func firstResponderDidChange(_ isFirstResponder: Bool) {
        if !isFirstResponder { resigned() }
      }
      override func resignFirstResponder() -> Bool {
        defer { if isFirstResponder { onRequest() } }
        return super.resignFirstResponder()
      }
      var onRequest: () -> Void = {}
    }
    let (owner, next) = (Owner(), RefusingView())
    owner.frame = Rect(0, 0, 10, 10)
    for view in [owner, next] { controller.view.addSubview(view) }
    let focus = harness.window.focus
    focus.focus(owner)
    owner.resigned = { next.becomeFirstResponder() }
    focus.focus(nil)
    #expect(next.isFirstResponder)

    owner.resigned = {}
    focus.focus(owner)
    owner.onRequest = { next.removeFromSuperview() }
    focus.focus(next)
    #expect(owner.isFirstResponder)
  }
}
