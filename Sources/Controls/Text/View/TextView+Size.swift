// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// As large as its text, where it does not scroll.
extension TextView {
  func textSize(in size: Size) -> Size {
    let inset = textContainerInset
    let (beside, above) = (inset.left + inset.right, inset.top + inset.bottom)
    let fitted = measured.size(
      text, font: theme.fonts[style], width: max(0, size.width - beside), maximumLines: 0,
      lineBreakMode: .byWordWrapping, alignment: .natural, for: self)
    return Size(min(size.width, fitted.width.rounded(.up) + beside), fitted.height + above)
  }

  func textBaselines(in size: Size) -> (first: Double, last: Double) {
    let lineHeight = TextLayout.lineHeight(of: theme.fonts[style])
    let metrics = textMeasurer.metrics(of: theme.fonts[style])
    let baseline = (lineHeight - metrics.height) / 2 + metrics.ascent
    let last = size.height - textContainerInset.bottom - lineHeight
    let first = textContainerInset.top
    return (first + baseline, max(first, last) + baseline)
  }

  func textSizeChanged() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}
