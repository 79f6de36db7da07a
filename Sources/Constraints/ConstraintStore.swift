// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The constraints of a solver, by slot. A slot is reused when nothing refers to it any more.
nonisolated struct ConstraintStore: Sendable {
  struct Record: Sendable {
    fileprivate(set) var serial = 0
    let relation: Relation
    let priority: Priority
    let terms: [Term]
    fileprivate(set) var constant: Double
    /// False after the removal. The slot stays in use while the tableau or a definition needs it.
    fileprivate var isActive = true

    init(_ constraint: LinearConstraint) {
      relation = constraint.relation
      priority = constraint.priority
      terms = constraint.expression.combinedTerms
      constant = constraint.expression.constant
    }
  }

  private var records: [Record?] = []
  private var freeSlots: [Int] = []
  private var nextSerial = 0
  private(set) var activeCount = 0

  /// The number of removed constraints that still occupy a slot.
  var removedCount: Int { records.count - freeSlots.count - activeCount }

  var nextSlot: Int { freeSlots.last ?? records.count }

  mutating func insert(_ record: Record) -> ConstraintIdentifier {
    let identifier = ConstraintIdentifier(slot: nextSlot, serial: nextSerial)
    if freeSlots.popLast() == nil { records.append(nil) }
    records[identifier.slot] = record
    records[identifier.slot]?.serial = nextSerial
    nextSerial += 1
    activeCount += 1
    return identifier
  }

  func contains(_ identifier: ConstraintIdentifier) -> Bool {
    guard records.indices.contains(identifier.slot), let record = records[identifier.slot]
    else { return false }
    return record.isActive && record.serial == identifier.serial
  }

  mutating func shift(slot: Int, by change: Double) { records[slot]?.constant += change }

  mutating func remove(slot: Int) {
    records[slot]?.isActive = false
    activeCount -= 1
  }

  mutating func freeSlot(_ slot: Int) {
    records[slot] = nil
    freeSlots.append(slot)
  }

  mutating func freeRemovedSlots() {
    for (slot, record) in records.enumerated() where record?.isActive == false { freeSlot(slot) }
  }

  /// The constraints that are not removed, with their slots, in the order in which they were added.
  var activeRecords: [(slot: Int, record: Record)] {
    var live: [(slot: Int, record: Record)] = []
    live.reserveCapacity(activeCount)
    for (slot, record) in records.enumerated() {
      if let record, record.isActive { live.append((slot, record)) }
    }
    return live.sorted { $0.record.serial < $1.record.serial }
  }

  var slotCount: Int { records.count }

  func identifiers(ofSlots slots: [Int]) -> [ConstraintIdentifier] {
    slots.compactMap { slot in
      records[slot].map { ConstraintIdentifier(slot: slot, serial: $0.serial) }
    }.sorted { $0.serial < $1.serial }
  }
}
