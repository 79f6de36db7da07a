// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch

/// Memory for the next pictures: of former ones, and some that is made ready while nobody waits for it. The kernel has to
/// clear fresh memory, page by page, which takes as long as painting into it, and in a virtual machine many times
/// as long.
final class PixelPool {
  /// How much larger than a picture its memory may be.
  private static let largestExcess = 2

  private var memories: [PixelMemory] = []
  private var isLent = false

  /// Whether a picture got memory from here, until new memory is made ready.
  private(set) var wasUsed = false

  /// Bytes that wait for a picture.
  var byteCount: Int { memories.reduce(0) { $0 + $1.usedByteCount } }

  /// Whether a picture of so many bytes may have the memory.
  static func suits(_ memory: PixelMemory, byteCount: Int) -> Bool {
    (byteCount...byteCount * largestExcess).contains(memory.byteCount)
  }

  /// The smallest memory that suits; the pool gives it away.
  func take(byteCount: Int) -> PixelMemory? {
    let suitable = memories.indices.filter { Self.suits(memories[$0], byteCount: byteCount) }
    let best = suitable.min { memories[$0].byteCount < memories[$1].byteCount }
    guard let best else { return nil }
    wasUsed = true
    return memories.remove(at: best)
  }

  /// Keeps the memory of a picture that is gone, unless the pool would hold more than so many bytes.
  func give(_ memory: PixelMemory?, limit: Int) {
    guard let memory, memory.isMapped, byteCount + memory.usedByteCount <= limit else { return }
    memories.append(memory)
    isLent = false
  }

  /// Has memory for a picture of so many bytes made ready on another thread, unless there is some.
  func makeReady(byteCount: Int) {
    wasUsed = false
    guard !memories.contains(where: { Self.suits($0, byteCount: byteCount) }),
      let memory = PixelMemory(byteCount: byteCount, isStaggered: true), memory.isMapped
    else { return }
    memory.use(byteCount: byteCount)
    memories.append(memory)
    isLent = false
    Self.populate(memory)
  }

  /// Outside of the main actor: a closure made on it would check, on the other thread, that it is still there.
  private nonisolated static func populate(_ memory: PixelMemory) {
    DispatchQueue.global(qos: .userInitiated).async { memory.populate() }
  }

  /// Nothing is to be drawn: the kernel may take the memory when it needs some.
  func lend() {
    guard !isLent else { return }
    isLent = true
    for memory in memories { memory.lend() }
  }

  func removeAll() {
    memories.removeAll()
  }
}
