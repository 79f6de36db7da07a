// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Trait overrides that the program sets for a column, in addition to the split view's own overrides.
struct SplitTraitTests {
  @Test
  func `a split view column keeps the bar appearance that was set for it, collapsed or expanded`() {
    let fixture = SplitFixture()
    let look = BarAppearance(backgroundColor: .accent)
    var overrides = fixture.split.overrideTraits(forChild: fixture.primary) ?? TraitOverrides()
    overrides.barAppearance = look
    fixture.split.setOverrideTraits(overrides, forChild: fixture.primary)

    for size in [SplitFixture.compact, SplitFixture.regular] {
      fixture.harness.resize(to: size)
      #expect(fixture.primary.traits.barAppearance == look)
      #expect(fixture.primary.traits.horizontalSizeClass == .compact)
    }
    #expect(fixture.secondary.traits.barAppearance == BarAppearance())
  }
}
