// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport
import Testing

@testable import Containers

/// Contract 5.3 over a drawer around tabs around a stack around pages: something is presented by the
/// page, and dismissed.
struct DeepPresentationTests {
  private let fixture = DeepFixture()
  private var harness: TestWindow { fixture.harness }

  @Test
  func `a full screen presentation and its dismissal send callbacks to outer containers first`() {
    fixture.present(.fullScreen)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, modal WA, modal IA, modal DA, drawer DD,
          tabs DD, nav DD, pages DD, p1 DD, ‹presented›
          """))
    #expect(fixture["modal"].presentingViewController === fixture.drawer)

    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          modal WD, drawer WA, tabs WA, nav WA, pages WA, p1 WA, drawer IA, tabs IA, nav IA, pages IA,
          p1 IA, modal DD, drawer DA, tabs DA, nav DA, pages DA, p1 DA, ‹dismissed›
          """))
  }

  @Test
  func `a full screen presentation over an open drawer sends appearance callbacks to its side too`()
  {
    fixture.drawer.open(animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.present(.fullScreen)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, side WD, modal WA, modal IA, modal DA,
          drawer DD, tabs DD, nav DD, pages DD, p1 DD, side DD, ‹presented›
          """))

    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          modal WD, drawer WA, tabs WA, nav WA, pages WA, p1 WA, side WA, drawer IA, side IA, tabs IA,
          nav IA, pages IA, p1 IA, modal DD, drawer DA, tabs DA, nav DA, pages DA, p1 DA, side DA,
          ‹dismissed›
          """))
  }

  @Test(arguments: [
    ModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext, .popover,
  ])
  func `a presentation over part of the window sends the covered controllers no callbacks`(
    style: ModalPresentationStyle
  ) {
    fixture["modal"].modalPresentationStyle = style
    fixture["modal"].popoverPresentationController?.sourceView = fixture["p1"].view

    fixture.present(style)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("modal WA, modal IA, modal DA, ‹presented›"))

    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("modal WD, modal DD, ‹dismissed›"))
  }

  @Test(arguments: AlertController.Style.allCases)
  func `an alert and an action sheet send appearance callbacks to the alert controller only`(
    style: AlertController.Style
  ) {
    let alert = AlertController(title: "alert", preferredStyle: style)
    alert.containmentObserver = fixture.harness.observers
    alert.addAction(AlertAction(title: "OK") { _ in fixture.harness.callbacks.record("‹OK›") })

    fixture["p1"].present(alert, animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("alert L, alert DL, alert WA, alert IA, alert DA"))

    harness.pressKey(.return)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("alert WD, alert DD, ‹OK›"))
  }

  private final class Panel: PresentationController {
    override var frameOfPresentedViewInContainerView: Rect { Rect(0, 0, 300, 700) }
    override var shouldRemovePresentersView: Bool { isCovering }
    var isCovering = false
  }

  private final class Provider: ViewControllerTransitioningDelegate {
    let panel: Panel
    init(_ controller: ViewController, isCovering: Bool) {
      panel = Panel(presentedViewController: controller)
      panel.isCovering = isCovering
      controller.transitioningDelegate = self
    }
    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? { panel }
  }

  @Test
  func `shouldRemovePresentersView decides whether the presenter receives appearance callbacks`() {
    let beside = Provider(fixture["modal"], isCovering: false)
    fixture.present(.custom)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("modal WA, modal IA, modal DA, ‹presented›"))
    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("modal WD, modal DD, ‹dismissed›"))

    let covering = Provider(fixture["modal"], isCovering: true)
    fixture.present(.custom)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, modal WA, modal IA, modal DA, drawer DD,
          tabs DD, nav DD, pages DD, p1 DD, ‹presented›
          """))
    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          modal WD, drawer WA, tabs WA, nav WA, pages WA, p1 WA, drawer IA, tabs IA, nav IA, pages IA,
          p1 IA, modal DD, drawer DA, tabs DA, nav DA, pages DA, p1 DA, ‹dismissed›
          """))
    withExtendedLifetime((beside, covering)) {}
  }

  // MARK: In a context

  @Test
  func
    `a currentContext presentation sends no callbacks to containers around the presentation context`()
  {
    fixture.nav.definesPresentationContext = true

    fixture.present(.currentContext)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          nav WD, pages WD, p1 WD, modal WA, modal IA, modal DA, nav DD, pages DD, p1 DD, ‹presented›
          """))

    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          modal WD, nav WA, pages WA, p1 WA, nav IA, pages IA, p1 IA, modal DD, nav DA, pages DA,
          p1 DA, ‹dismissed›
          """))
  }

  @Test
  func `selecting another tab sends callbacks to the controller presented over the old tab`() {
    fixture.nav.definesPresentationContext = true
    fixture.present(.currentContext)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.tabs.select(1, animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("modal WD, other WA, other IA, modal DD, other DA"))

    fixture.tabs.select(0, animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("other WD, modal WA, modal IA, other DD, modal DA"))
  }

  @Test
  func `a dismissal in an unselected tab sends appearance callbacks when the tab is selected`() {
    fixture.nav.definesPresentationContext = true
    fixture.present(.currentContext)
    _ = fixture.callbacksAfterRunningUntilIdle()
    fixture.tabs.select(1)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.dismiss()
    #expect(fixture.callbacksAfterRunningUntilIdle() == CallbackShorthand.expected("‹dismissed›"))

    fixture.tabs.select(0)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          other WD, nav WA, pages WA, p1 WA, nav IA, pages IA, p1 IA, other DD, nav DA, pages DA, p1 DA
          """))
  }

  @Test
  func `a controller that is presented over a page's context appears and disappears with the page`()
  {
    fixture["p1"].definesPresentationContext = true
    fixture.present(.overCurrentContext)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.goToPage("p2")
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, modal WD, p2 IA, p2 DA, p1 DD, modal DD, p1 DM nil,
          p2 DM pages, ‹p2 true›
          """))

    fixture.goToPage("p1", .reverse)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          p2 WM nil, p1 WM pages, p1 WA, modal WA, p2 WD, p1 IA, modal IA, p1 DA, modal DA, p2 DD,
          p2 DM nil, p1 DM pages, ‹p1 true›
          """))
  }
}
