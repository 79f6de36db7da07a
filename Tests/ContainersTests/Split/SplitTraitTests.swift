// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// What a program pins for a column beside what the split view pins itself.
struct SplitTraitTests {
  @Test func `a column keeps the bars' look that it was given, folded or not`() {
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
