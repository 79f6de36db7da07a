// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch

/// Memory of former bitmaps, and memory prepared while idle, for future bitmaps. The kernel clears fresh memory page by
/// page, which takes as long as painting into it, and many times as long in a virtual machine.
final class PixelPool {
  /// The maximum ratio between the size of the memory and of the bitmap in it.
  private static let maximumExcessFactor = 2

  private var memories: [PixelMemory] = []
  private var isDiscardable = false

  /// Whether a bitmap has taken memory from the pool since memory was last prepared.
  private(set) var wasUsed = false

  var byteCount: Int { memories.reduce(0) { $0 + $1.usedByteCount } }

  static func suits(_ memory: PixelMemory, byteCount: Int) -> Bool {
    (byteCount...byteCount * maximumExcessFactor).contains(memory.byteCount)
  }

  /// Removes the smallest suitable memory from the pool and returns it.
  func claimMemory(byteCount: Int) -> PixelMemory? {
    let suitable = memories.indices.filter { Self.suits(memories[$0], byteCount: byteCount) }
    let best = suitable.min { memories[$0].byteCount < memories[$1].byteCount }
    guard let best else { return nil }
    wasUsed = true
    return memories.remove(at: best)
  }

  /// Adds the memory of a former bitmap, unless the pool would then hold more than `limit` bytes.
  func recycle(_ memory: PixelMemory?, limit: Int) {
    guard let memory, memory.isMapped, byteCount + memory.usedByteCount <= limit else { return }
    memories.append(memory)
    isDiscardable = false
  }

  /// Prepares memory for a bitmap of a size in bytes on another thread, unless the pool has suitable memory.
  func prepareMemory(byteCount: Int) {
    wasUsed = false
    guard !memories.contains(where: { Self.suits($0, byteCount: byteCount) }),
      let memory = PixelMemory(byteCount: byteCount, isStaggered: true), memory.isMapped
    else { return }
    memory.markUsed(byteCount: byteCount)
    memories.append(memory)
    isDiscardable = false
    Self.populate(memory)
  }

  /// Nonisolated: a closure from the main actor would check on the other thread that it runs on the main actor.
  private nonisolated static func populate(_ memory: PixelMemory) {
    DispatchQueue.global(qos: .userInitiated).async { memory.populate() }
  }

  /// Lets the kernel reclaim the memory while nothing is drawn.
  func markDiscardable() {
    guard !isDiscardable else { return }
    isDiscardable = true
    for memory in memories { memory.markDiscardable() }
  }

  func removeAll() {
    memories.removeAll()
  }
}
