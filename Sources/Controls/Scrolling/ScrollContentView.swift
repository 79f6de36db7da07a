// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// What a scroll view scrolls.
final class ScrollContentView: View {
  override func layoutSubviews() {
    guard let scrollView = superview as? ScrollView else { return }
    if let size = scrolledContentSize { scrollView.contentSize = size }
    scrollView.contentWishesChanged()
  }
}
