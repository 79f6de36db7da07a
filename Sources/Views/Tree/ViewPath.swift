// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A view and its superviews, from the inside out. A superview is read when the loop continues.
struct ViewPath: @MainActor Sequence, @MainActor IteratorProtocol {
  private var view: View?
  private var isFirst = true

  init(from view: View?) { self.view = view }

  mutating func next() -> View? {
    view = isFirst ? view : view?.superview
    isFirst = false
    return view
  }
}

struct Weak<Object: AnyObject> {
  weak var object: Object?
}

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
