// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing

@testable import Views

/// Content of a size, whose height may follow from its width, with a baseline.
final class Block: View {
  var naturalSize: Size {
    didSet { invalidateIntrinsicContentSize() }
  }
  var baselineOffsets: (first: Double, last: Double)?
  /// Points² that are as high as the width leaves.
  var area: Double?

  init(_ width: Double, _ height: Double, baselineOffsets: (first: Double, last: Double)? = nil) {
    (naturalSize, self.baselineOffsets) = (Size(width, height), baselineOffsets)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: Size { naturalSize }
  override func sizeThatFits(_ size: Size) -> Size {
    guard let area, size.width.isFinite, size.width > 0 else {
      return super.sizeThatFits(size)
    }
    return Size(size.width, area / size.width)
  }
  override func baselines(in size: Size) -> (first: Double, last: Double) {
    baselineOffsets ?? super.baselines(in: size)
  }
}
