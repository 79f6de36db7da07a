// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Zeroed memory for pixels. Large pictures ask for huge pages: a pane of 1280 × 800 is then two
/// page faults instead of a thousand, and a copy of it needs few entries of the address cache.
///
/// Unchecked: what other threads do, `populate()`, changes no byte and no property.
nonisolated final class PixelMemory: @unchecked Sendable {
  /// Where the pixels begin.
  let first: UnsafeMutableRawPointer

  /// Bytes from there on.
  let byteCount: Int

  /// Bytes that were given to a picture so far: what lies behind them costs nothing yet.
  private(set) var usedByteCount = 0

  private let base: UnsafeMutableRawPointer
  /// Bytes that were mapped; 0 for memory from the heap.
  private let mappedCount: Int

  private static let page = 4096
  private static let hugePage = 2 << 20
  /// Bytes from which a buffer has pages of its own, which are returned to the system with the
  /// buffer. The heap keeps the memory of large blocks that are allocated and freed (glibc raises
  /// its own limit up to 32 MiB when one is freed): after 1,000 swaps of a pane it held 11 MB of
  /// unused memory.
  private static let leastMapped = 256 << 10
  /// Bytes of a huge page that may stay unused at the end of a picture.
  private static let largestWaste = 256 << 10

  /// Nil when there is no memory.
  ///
  /// - Parameter isStaggered: Whether the pixels begin half a page off the beginning of one. For pictures that are
  ///   copied into a window's surface, which begins at one. A copy between rows that lie a few bytes apart within their
  ///   pages takes the processor up to six times as long: it compares the low 12 bits of the addresses first and
  ///   takes each load for one that waits for a store (4K aliasing). That is what a pane that is about to close would
  ///   be: a few pixels beside its place.
  init?(byteCount: Int, isStaggered: Bool) {
    self.byteCount = byteCount
    let lead = isStaggered ? Self.page / 2 : 0
    if byteCount >= Self.leastMapped {
      let isHuge = byteCount >= Self.hugePage
      // Room to begin at a huge page and to end with one.
      let count = byteCount + lead + (isHuge ? 2 * Self.hugePage : 0)
      guard
        let base = mmap(
          nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        base != UnsafeMutableRawPointer(bitPattern: -1)
      else { return nil }
      var start = base
      if isHuge {
        start += Self.distance(from: base, toMultipleOf: Self.hugePage)
        Self.askForHugePages(start, byteCount: byteCount + lead)
      }
      self.base = base
      first = start + lead
      mappedCount = count
    } else {
      guard let base = calloc(byteCount + (isStaggered ? 2 * Self.page : 0), 1) else { return nil }
      self.base = base
      first = isStaggered ? base + Self.distance(from: base, toMultipleOf: Self.page) + lead : base
      mappedCount = 0
    }
  }

  deinit {
    if mappedCount > 0 {
      munmap(base, mappedCount)
    } else {
      free(base)
    }
  }

  /// Where the system has none, small ones serve.
  private static func askForHugePages(_ start: UnsafeMutableRawPointer, byteCount: Int) {
    let isLastUsed = hugePage - byteCount % hugePage <= largestWaste
    let count = byteCount / hugePage + (isLastUsed ? 1 : 0)
    madvise(start, count * hugePage, MADV_HUGEPAGE)
  }

  /// Whether it has pages of its own, so that the three below do something.
  var isMapped: Bool { mappedCount > 0 }

  /// A picture takes the first so many bytes, or a part of them.
  func use(byteCount: Int) {
    usedByteCount = max(usedByteCount, byteCount)
  }

  /// Makes the kernel provide all of it now. In parts, since the process cannot map memory meanwhile.
  func populate() {
    for start in stride(from: 0, to: isMapped ? byteCount : 0, by: Self.hugePage) {
      Self.populate(first + start, byteCount: min(Self.hugePage, byteCount - start))
    }
  }

  /// Lets the kernel take the pages when it needs memory. Those that it left are there for the next picture.
  func lend() {
    guard isMapped else { return }
    let past = Self.distance(from: first, toMultipleOf: Self.page)
    // A whole number of pages that nothing else lies in.
    madvise(first + past, (byteCount - past) / Self.page * Self.page, MADV_FREE)
  }

  /// Makes the kernel provide memory that is about to be written, all at once instead of page by
  /// page. Kernels before 5.14 do not know how, and go on page by page.
  static func populate(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    let past = Int(bitPattern: memory) % page
    madvise(memory - past, byteCount + past, populateForWriting)
  }

  /// `MADV_POPULATE_WRITE`, which the headers of Debian 12 have and older ones lack.
  private static let populateForWriting: Int32 = 23

  private static func distance(
    from address: UnsafeMutableRawPointer, toMultipleOf size: Int
  ) -> Int {
    let past = Int(bitPattern: address) % size
    return past == 0 ? 0 : size - past
  }
}
