// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Containers

struct TabSelectionStateMachineTests {
  private typealias Machine = TabSelectionStateMachine<Int>

  @Test func `a selection at rest begins a switch, and arrives`() {
    var machine = Machine(page: 0)

    #expect(
      machine.handle(.select(1, animated: true)) == [
        .supersede, .begin(from: 0, to: 1, animated: true),
      ])
    #expect(machine.selected == 1 && machine.leaving == 0)
    #expect(
      machine.handle(.arrived(atEnd: true)) == [
        .settle(on: 1, leaving: 0), .complete(finished: true),
      ])
    #expect(machine.state == .resting(1))
  }

  @Test func `the selected page again is there`() {
    var machine = Machine(page: 3)
    #expect(
      machine.handle(.select(3, animated: true)) == [
        .supersede, .complete(finished: true),
      ])
  }

  @Test func `the page that leaves turns the switch round, as often as it is asked for`() {
    var machine = Machine(page: 0)
    _ = machine.handle(.select(1, animated: true))

    #expect(
      machine.handle(.select(0, animated: true)) == [.supersede, .turnRound(to: 0)])
    #expect(
      machine.handle(.select(1, animated: true)) == [.supersede, .turnRound(to: 1)])
    #expect(
      machine.handle(.select(0, animated: false)) == [
        .supersede, .turnRound(to: 0), .settle(on: 0, leaving: 1),
        .complete(finished: true),
      ])
  }

  @Test func `a third page ends the switch first`() {
    var machine = Machine(page: 0)
    _ = machine.handle(.select(1, animated: true))

    #expect(
      machine.handle(.select(2, animated: true)) == [
        .supersede, .settle(on: 1, leaving: 0), .begin(from: 1, to: 2, animated: true),
      ])
  }

  @Test func `the same page again goes on, or ends at once`() {
    var machine = Machine(page: 0)
    _ = machine.handle(.select(1, animated: true))

    #expect(machine.handle(.select(1, animated: true)) == [.supersede])
    #expect(
      machine.handle(.select(1, animated: false)) == [
        .supersede, .settle(on: 1, leaving: 0), .complete(finished: true),
      ])
  }

  @Test func `a gesture that goes back calls the switch off`() {
    var machine = Machine(page: 0)
    _ = machine.handle(.select(1, animated: true))

    #expect(
      machine.handle(.arrived(atEnd: false)) == [
        .settle(on: 0, leaving: 1), .complete(finished: false),
      ])
    #expect(machine.state == .resting(0))
  }

  /// What a controller does with the actions, to compare with the machine.
  private struct Model {
    var shown = 0
    var outgoing: Int?
    /// Completions that were given and not called.
    var waiting = 0

    mutating func perform(_ actions: [Machine.Action], gives: Bool) {
      if gives { waiting += 1 }
      for action in actions {
        switch action {
        case .supersede:
          // The one before hears false; the new one waits.
          #expect(waiting <= 2)
          waiting = 1
        case .complete: waiting = 0
        case .begin(let from, let to, _):
          #expect(outgoing == nil && shown == from && from != to)
          (outgoing, shown) = (from, to)
        case .turnRound(let page):
          #expect(outgoing == page)
          (outgoing, shown) = (shown, page)
        case .settle(let page, let leaving):
          #expect(Set([shown, outgoing]) == Set([page, leaving]))
          (outgoing, shown) = (nil, page)
        }
      }
    }
  }

  @Test func `every sequence of five inputs keeps to one selected page and one completion`() {
    let inputs: [Machine.Input] =
      (0..<3).flatMap { [.select($0, animated: true), .select($0, animated: false)] }
      + [.arrived(atEnd: true), .arrived(atEnd: false), .finish]
    var count = 0
    func go(_ machine: Machine, _ model: Model, _ depth: Int) {
      guard depth > 0 else { return }
      for input in inputs {
        var (machine, model) = (machine, model)
        var gives = false
        if case .select = input { gives = true }
        model.perform(machine.handle(input), gives: gives)
        // Nothing is animated: the controller says at once that it arrived.
        if case .select(_, animated: false) = input, machine.leaving != nil {
          model.perform(machine.handle(.arrived(atEnd: true)), gives: false)
          #expect(machine.leaving == nil)
        }
        #expect(machine.selected == model.shown)
        #expect(machine.leaving == model.outgoing)
        #expect(model.waiting == 0 || machine.leaving != nil)
        if case .select(let page, _) = input { #expect(machine.selected == page) }
        count += 1
        go(machine, model, depth - 1)
      }
    }

    go(Machine(page: 0), Model(), 5)

    #expect(count == 9 + 81 + 729 + 6561 + 59049)
  }
}
