// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// Takes out the element that is this object, if there is one. It looks from both ends at once, since what
  /// goes mostly lies near one of them.
  @inlinable package mutating func removeObject(_ object: Element) {
    var low = 0
    var high = count - 1
    while low <= high {
      if self[low] === object {
        remove(at: low)
        return
      }
      if self[high] === object {
        remove(at: high)
        return
      }
      low += 1
      high -= 1
    }
  }
}

/// A view that may be gone.
struct WeakView {
  weak var view: View?
}
