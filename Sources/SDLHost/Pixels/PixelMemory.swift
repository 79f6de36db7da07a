// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Zeroed memory for pixels. Large bitmaps use huge pages: a pane of 1280 × 800 then causes two page faults instead of
/// a thousand, and a copy of it needs few entries of the address cache.
///
/// Unchecked: other threads only call `populate()`, which changes no byte and no property.
nonisolated final class PixelMemory: @unchecked Sendable {
  private let firstByte: UnsafeMutableRawPointer

  let byteCount: Int

  /// The number of bytes that bitmaps have used so far. The bytes after them take no physical memory yet.
  private(set) var usedByteCount = 0

  private let base: UnsafeMutableRawPointer
  /// The number of mapped bytes; 0 for memory from the heap.
  private let mappedCount: Int

  private static let page = 4096
  private static let hugePage = 2 << 20
  /// The size in bytes from which a buffer is mapped separately, so that its pages return to the system with it. The
  /// heap keeps the memory of large blocks after they are freed (glibc raises its own limit up to 32 MiB when one is
  /// freed): after 1,000 swaps of a pane it held 11 MB of unused memory.
  private static let minimumMappedByteCount = 256 << 10
  /// The maximum number of bytes of a huge page that may stay unused at the end of a bitmap.
  private static let maximumWastedByteCount = 256 << 10

  /// Allocates the memory; nil if there is none.
  ///
  /// - Parameter isStaggered: Whether the pixels begin half a page after the start of a page. Use it for bitmaps that
  ///   are copied into a window's surface, which begins at the start of a page. The copy takes up to six times as long
  ///   if source and target are only a few bytes apart within their pages: the processor first compares the low 12 bits
  ///   of the addresses, and delays each load as if it depended on a store (4K aliasing). A pane that is about to close
  ///   is such a case, since it is a few pixels away from its final position.
  init?(byteCount: Int, isStaggered: Bool) {
    self.byteCount = byteCount
    let lead = isStaggered ? Self.page / 2 : 0
    if byteCount >= Self.minimumMappedByteCount {
      let isHuge = byteCount >= Self.hugePage
      // With space for aligning both the start and the end to huge pages.
      mappedCount = byteCount + lead + (isHuge ? 2 * Self.hugePage : 0)
      guard
        let base = mmap(
          nil, mappedCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        base != UnsafeMutableRawPointer(bitPattern: -1)
      else { return nil }
      self.base = base
      let start = base + (isHuge ? Self.distance(from: base, toMultipleOf: Self.hugePage) : 0)
      firstByte = start + lead
      if isHuge { Self.askForHugePages(start, byteCount: byteCount + lead) }
    } else {
      guard let base = calloc(byteCount + (isStaggered ? 2 * Self.page : 0), 1) else { return nil }
      self.base = base
      firstByte =
        isStaggered ? base + Self.distance(from: base, toMultipleOf: Self.page) + lead : base
      mappedCount = 0
    }
  }

  deinit {
    if isMapped { munmap(base, mappedCount) } else { free(base) }
  }

  /// Without huge pages the system uses small ones.
  private static func askForHugePages(_ start: UnsafeMutableRawPointer, byteCount: Int) {
    let isLastUsed = hugePage - byteCount % hugePage <= maximumWastedByteCount
    let count = byteCount / hugePage + (isLastUsed ? 1 : 0)
    madvise(start, count * hugePage, MADV_HUGEPAGE)
  }

  /// Whether the memory is mapped separately, so that `populate()` and `markDiscardable()` have an effect.
  var isMapped: Bool { mappedCount > 0 }

  var pixels: UnsafeMutablePointer<UInt32> { firstByte.assumingMemoryBound(to: UInt32.self) }

  func markUsed(byteCount: Int) { usedByteCount = max(usedByteCount, byteCount) }

  /// Makes the kernel provide all pages now, in parts, since each part blocks the process from mapping memory.
  func populate() {
    for start in stride(from: 0, to: isMapped ? byteCount : 0, by: Self.hugePage) {
      Self.populate(firstByte + start, byteCount: min(Self.hugePage, byteCount - start))
    }
  }

  /// Lets the kernel reclaim the pages when it needs memory. The next bitmap can use the pages that remain.
  func markDiscardable() {
    guard isMapped else { return }
    let past = Self.distance(from: firstByte, toMultipleOf: Self.page)
    // Only whole pages that contain nothing else.
    madvise(firstByte + past, (byteCount - past) / Self.page * Self.page, MADV_FREE)
  }

  /// Makes the kernel provide memory in one step before it is written. Kernels before 5.14 provide it page by page.
  static func populate(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    let past = Int(bitPattern: memory) % page
    madvise(memory - past, byteCount + past, populateForWriting)
  }

  /// `MADV_POPULATE_WRITE`, which is missing in headers older than Debian 12.
  private static let populateForWriting: Int32 = 23

  private static func distance(
    from address: UnsafeMutableRawPointer, toMultipleOf size: Int
  ) -> Int {
    let past = Int(bitPattern: address) % size
    return past == 0 ? 0 : size - past
  }
}
