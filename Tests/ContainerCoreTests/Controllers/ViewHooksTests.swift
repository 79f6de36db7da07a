// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// What a view hears of its place in the tree, and how it asks for the keyboard.
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

  @Test func `a view hears where it comes and goes, once for each move`() {
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

  @Test func `hooks may change the tree`() {
    final class Shadowed: View {
      let under = View()
      override func willMove(toSuperview superview: View?) {
        if under.superview == nil { superview?.addSubview(under) }
      }
    }
    final class Keeper: View {
      let attic = View()
      var keeps = true
      override func willRemoveSubview(_ subview: View) {
        guard keeps else { return }
        keeps = false
        attic.addSubview(subview)
      }
    }
    final class Shy: View {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let shadowed = Shadowed()
    controller.view.addSubview(shadowed)
    #expect(controller.view.subviews.suffix(2) == [shadowed.under, shadowed])

    let (keeper, kept) = (Keeper(), View())
    keeper.addSubview(kept)
    kept.removeFromSuperview()
    #expect(kept.superview == keeper.attic && keeper.attic.subviews == [kept])

    let shy = Shy()
    controller.view.addSubview(shy)
    #expect(shy.superview == nil && !controller.view.subviews.contains(shy))
  }

  @Test func `views are found by tags and told apart by identity`() {
    let (one, two) = (Spy("one"), Spy("two"))
    one.addSubview(two)
    two.tag = 7
    #expect(one.viewWithTag(7) == two && one.viewWithTag(8) == nil && one.viewWithTag(0) == one)
    #expect(Set([one, two, one]).count == 2 && one != two)
    #expect(
      [GestureRecognizer(), GestureRecognizer()].reduce(into: Set()) { $0.insert($1) }.count == 2)
  }

  @Test func `a view asks for the keyboard and gives it up`() {
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
  private final class Stubborn: View {
    var asked: [String] = []
    var takes = true
    var gives = true
    init() { super.init(frame: Rect(0, 0, 10, 10)) }
    override var canBecomeFirstResponder: Bool { true }
    @discardableResult override func becomeFirstResponder() -> Bool {
      asked.append("take")
      return takes && super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      asked.append("give")
      return gives && super.resignFirstResponder()
    }
    override func firstResponderChanged(_ isFirstResponder: Bool) {
      asked.append(isFirstResponder ? "has" : "has not")
    }
  }

  @Test func `every way to the keyboard asks, and a view may refuse`() {
    let (one, two) = (Stubborn(), Stubborn())
    for view in [one, two] { controller.view.addSubview(view) }
    let focus = harness.window.focus
    focus.focus(one)
    #expect(one.asked == ["take", "has"])
    one.gives = false
    focus.moveFocus(forward: true)
    #expect(one.isFirstResponder && two.asked == ["take"])
    #expect(!two.becomeFirstResponder() && !controller.view.endEditing())
    one.gives = true
    two.takes = false
    one.asked = []
    focus.focus(two)
    #expect(one.isFirstResponder && one.asked.isEmpty)
    two.takes = true
    two.asked = []
    focus.focus(two)
    #expect(one.asked == ["give", "has not"] && two.asked == ["take", "has"])
  }

  @Test func `what goes or is hidden loses the keyboard though it refuses`() {
    let (one, two) = (Stubborn(), Stubborn())
    for view in [one, two] {
      controller.view.addSubview(view)
      view.gives = false
      view.becomeFirstResponder()
    }
    #expect(one.isFirstResponder)
    one.isHidden = true
    #expect(!one.isFirstResponder && one.asked.suffix(2) == ["give", "has not"])
    two.becomeFirstResponder()
    #expect(two.isFirstResponder && controller.view.endEditing(true) && !two.isFirstResponder)
    two.becomeFirstResponder()
    two.removeFromSuperview()
    #expect(harness.window.focus.firstResponder == nil)
  }

  @Test func `the one that is asked may send the keyboard elsewhere`() {
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
    let (sender, asked, target) = (Sender(), Stubborn(), Stubborn())
    sender.frame = Rect(0, 0, 10, 10)
    for view in [sender, asked, target] { controller.view.addSubview(view) }
    #expect(sender.becomeFirstResponder())
    sender.target = target
    asked.becomeFirstResponder()
    #expect(target.isFirstResponder && !asked.isFirstResponder && !sender.isFirstResponder)
  }

  @Test func `a controller can have the keyboard`() {
    final class Keys: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let keys = Keys()
    #expect(!keys.becomeFirstResponder())
    harness.show(keys)
    #expect(keys.becomeFirstResponder() && keys.isFirstResponder)
    #expect(keys.resignFirstResponder() && harness.window.focus.firstResponder == nil)
  }

  @Test func `Tab passes a view over that refuses`() {
    let views = [Stubborn(), Stubborn(), Stubborn()]
    for view in views { controller.view.addSubview(view) }
    views[1].takes = false
    let focus = harness.window.focus
    focus.focus(views[0])
    #expect(focus.moveFocus(forward: true) && views[2].isFirstResponder)
    #expect(focus.moveFocus(forward: false) && views[0].isFirstResponder)
    views[0].gives = false
    #expect(focus.moveFocus(forward: true) && views[0].isFirstResponder)
  }

  @Test func `whoever gives the keyboard up may send it on, and take the next one away`() {
    final class Owner: View {
      var resigned: () -> Void = {}
      override var canBecomeFirstResponder: Bool { true }
      override func firstResponderChanged(_ isFirstResponder: Bool) {
        if !isFirstResponder { resigned() }
      }
      override func resignFirstResponder() -> Bool {
        defer { if isFirstResponder { asked() } }
        return super.resignFirstResponder()
      }
      var asked: () -> Void = {}
    }
    let (owner, next) = (Owner(), Stubborn())
    owner.frame = Rect(0, 0, 10, 10)
    for view in [owner, next] { controller.view.addSubview(view) }
    let focus = harness.window.focus
    focus.focus(owner)
    owner.resigned = { next.becomeFirstResponder() }
    focus.focus(nil)
    #expect(next.isFirstResponder)

    owner.resigned = {}
    focus.focus(owner)
    owner.asked = { next.removeFromSuperview() }
    focus.focus(next)
    #expect(owner.isFirstResponder)
  }
}
