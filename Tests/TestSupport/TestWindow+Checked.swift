// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
@_exported public import DrawerTesting
public import Drawing

/// Windows for the project's own tests: the width of a text is easy to compute, and a broken rule of containment is an issue
/// of the test.
extension TestWindow {
  /// Creates a window without a root. Text is measured without a font.
  public convenience init(
    size: Size = Size(1000, 700), traits: Traits = Traits(),
    measurer: any TextMeasurer = ApproximateTextMeasurer()
  ) {
    self.init(size: size, traits: traits, textMeasurer: measurer)
    expectsCleanContainment = true
  }

  /// Shows a controller as the window's root.
  public convenience init(root: ViewController, size: Size = Size(1000, 700)) {
    self.init(size: size, traits: Traits())
    show(root)
  }
}
