// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Inspector

/// Containers that break one rule each, as tutorials do: exactly one diagnosis, with the rule's number and the names.
struct ContractCheckerTests {
  @Test(arguments: Mistake.all)
  func `the contract checker reports each broken rule once`(mistake: Mistake) {
    let fixture = CheckerFixture(forwardsManually: mistake.forwardsManually)

    mistake.make(fixture)

    #expect(fixture.diagnosesAfterRunningUntilIdle() == [mistake.diagnosis])
  }

  @Test(arguments: ContractRule.allCases)
  func `each containment rule has a test container that breaks it`(rule: ContractRule) {
    #expect(Mistake.all.contains { $0.diagnosis.hasPrefix("rule \(rule.number): ") })
  }

  @Test func `a contract violation names the rule, the controllers and the missing call`() throws {
    let fixture = CheckerFixture()
    fixture.addRed()

    fixture.red.view.removeFromSuperview()
    fixture.red.removeFromParent()
    fixture.harness.runUntilIdle()

    #expect(
      fixture.violations == [
        ContractViolation(
          rule: .leaving, controllers: ["Red", "Box"], call: "willMove(toParent: nil)",
          message: "Red was removed without willMove(toParent: nil)")
      ])
  }

  @Test func `the contract checker reports a lasting violation only once`() {
    let fixture = CheckerFixture()
    fixture.box.addChild(fixture.red)

    #expect(fixture.diagnosesAfterRunningUntilIdle().count == 1)
    fixture.harness.resize(to: Size(500, 400))
    #expect(fixture.diagnosesAfterRunningUntilIdle().count == 1)
  }

  @Test func `the contract checker reports viewIsAppearing sent twice in one appearance`() {
    let checker = ContractChecker()
    let red = ViewController()
    red.title = "Red"

    let callbacks: [ContainmentEvent.Callback] = [
      .viewWillAppear(animated: true), .viewIsAppearing(animated: true),
      .viewIsAppearing(animated: true), .viewDidAppear(animated: true),
    ]
    for callback in callbacks {
      checker.observe(ContainmentEvent(controller: red, callback: callback, parent: nil))
    }

    #expect(
      checker.violations.map(\.description) == [
        "rule 3.1: Red was sent viewIsAppearing(_:) twice in one appearance"
      ])
  }

  @Test
  func `the contract checker assumes that a controller followed the rules before it was observed`()
  {
    let fixture = CheckerFixture()
    fixture.box.addChild(fixture.red)
    let checker = ContractChecker()
    fixture.harness.window.containmentObserver = checker

    fixture.red.loadViewIfNeeded()
    checker.checkWhenIdle()

    #expect(checker.violations.isEmpty)
  }

  @Test func `the contract checker does not retain a removed controller`() {
    let fixture = CheckerFixture()
    weak var child: ViewController?
    do {
      let blue = ViewController()
      child = blue
      fixture.box.addChild(blue)
      blue.didMove(toParent: fixture.box)
      blue.willMove(toParent: nil)
      blue.removeFromParent()
    }

    #expect(child == nil)
    #expect(fixture.diagnosesAfterRunningUntilIdle().isEmpty)
  }

  @Test func `the contract checker keeps the latest hundred violations`() {
    let checker = ContractChecker()

    for _ in 0..<(ContractChecker.capacity + 20) {
      let lone = ViewController()
      lone.containmentObserver = checker
      lone.endAppearanceTransition()
    }

    #expect(checker.violations.count == ContractChecker.capacity)
  }
}
