// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A view that looks different once a picture has come, or that has to tell that none will.
package protocol PictureObserver: View {
  /// The host has decoded a picture, or knows that it cannot.
  func picturesArrived()
}
