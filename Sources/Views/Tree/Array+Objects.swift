// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// Removes an object if it is an element. Searches from both ends, because most removed objects are near one end.
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

struct WeakView {
  weak var view: View?
}
