// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

struct SheetGeometryTests {
  private static func geometry(
    _ size: Size = Size(1000, 700), isForm: Bool = false
  ) -> SheetGeometry {
    var geometry = SheetGeometry(
      container: size, isForm: isForm, preferred: .zero, compactWidth: 600)
    geometry.setDetentHeights([geometry.maximumHeight, 300])
    return geometry
  }

  @Test(arguments: [-20.0, 0, 100, 299, 300, 301, 500, 676, 700, 1000, 5000])
  func `converting a sheet's drag height to its visible height and back gives the same drag height`(
    position: Double
  ) {
    for mayGo in [true, false] {
      let geometry = Self.geometry()
      let pulled = geometry.displayedHeight(for: position, canDismiss: mayGo)
      #expect(pulled < geometry.highest + SheetGeometry.maximumStretch)
      if position >= 0 || !mayGo, pulled < geometry.highest + SheetGeometry.maximumStretch * 0.98 {
        #expect(abs(geometry.dragHeight(for: pulled, canDismiss: mayGo) - position) < 0.001)
      }
    }
  }

  @Test func `a sheet dragged below its lowest detent keeps that detent's height`() {
    #expect(Self.geometry().frame(at: 100) == Rect(148, 600, 704, 300))
    #expect(Self.geometry().frame(at: 400) == Rect(148, 300, 704, 400))
    #expect(Self.geometry().frame(at: 690) == Rect(148, 10, 704, 676))
  }

  @Test func `a form sheet has one detent and keeps its height when it is dragged`() {
    let geometry = Self.geometry(isForm: true)
    #expect(geometry.detentHeights == [620])
    #expect(geometry.frame(at: 620) == Rect(230, 40, 540, 620))
    #expect(geometry.frame(at: 520) == Rect(230, 140, 540, 620))
  }

  @Test func `sheet heights are not negative in a tiny window`() {
    let geometry = Self.geometry(Size(20, 10), isForm: true)
    #expect(geometry.maximumHeight == 0)
    #expect(geometry.frame(at: 0).height >= 0)
  }
}
