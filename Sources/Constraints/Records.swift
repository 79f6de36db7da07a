// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The constraints of a solver, by slot. A slot is used again when nothing names it any more.
nonisolated struct Records: Sendable {
  struct Record: Sendable {
    let serial: Int
    let relation: Relation
    let priority: Priority
    let terms: [Term]
    var constant: Double
    /// False from the removal on. The slot stays in use while the tableau or a definition needs it.
    var isLive = true
  }

  private var records: [Record?] = []
  private var freeSlots: [Int] = []
  private var nextSerial = 0
  private(set) var liveCount = 0

  /// How many removed constraints still hold a slot.
  var removedCount: Int { records.count - freeSlots.count - liveCount }

  /// Where the next constraint will go.
  var nextSlot: Int { freeSlots.last ?? records.count }

  /// Keeps a constraint in the next slot.
  mutating func insert(
    _ constraint: LinearConstraint, terms: [Term]
  ) -> ConstraintIdentifier {
    let record = Record(
      serial: nextSerial, relation: constraint.relation, priority: constraint.priority,
      terms: terms, constant: constraint.expression.constant)
    let slot = nextSlot
    if freeSlots.popLast() == nil { records.append(record) } else { records[slot] = record }
    nextSerial += 1
    liveCount += 1
    return ConstraintIdentifier(slot: slot, serial: record.serial)
  }

  func contains(_ identifier: ConstraintIdentifier) -> Bool {
    guard records.indices.contains(identifier.slot), let record = records[identifier.slot]
    else { return false }
    return record.isLive && record.serial == identifier.serial
  }

  mutating func shift(slot: Int, by change: Double) { records[slot]?.constant += change }

  mutating func remove(slot: Int) {
    records[slot]?.isLive = false
    liveCount -= 1
  }

  mutating func freeSlot(_ slot: Int) {
    records[slot] = nil
    freeSlots.append(slot)
  }

  mutating func freeRemovedSlots() {
    for (slot, record) in records.enumerated() where record?.isLive == false { freeSlot(slot) }
  }

  subscript(slot: Int) -> Record? { records[slot] }

  /// The constraints that are not removed, with their slots, in the order of adding.
  var live: [(slot: Int, record: Record)] {
    var live: [(slot: Int, record: Record)] = []
    live.reserveCapacity(liveCount)
    for (slot, record) in records.enumerated() {
      if let record, record.isLive { live.append((slot, record)) }
    }
    return live.sorted { $0.record.serial < $1.record.serial }
  }

  /// How many slots there are, in use or not.
  var slotCount: Int { records.count }

  /// Names the constraints in some slots, in the order of adding.
  func identifiers(_ slots: [Int]) -> [ConstraintIdentifier] {
    slots.compactMap { slot in
      records[slot].map { ConstraintIdentifier(slot: slot, serial: $0.serial) }
    }.sorted { $0.serial < $1.serial }
  }
}
