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

  @Test func `full screen takes all off from the outside in, and brings it back`() {
    fixture.present(.fullScreen)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, modal WA, modal IA, modal DA, drawer DD,
          tabs DD, nav DD, pages DD, p1 DD, ‹presented›
          """))
    #expect(fixture["modal"].presentingViewController === fixture.drawer)

    fixture.dismiss()
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          modal WD, drawer WA, tabs WA, nav WA, pages WA, p1 WA, drawer IA, tabs IA, nav IA, pages IA,
          p1 IA, modal DD, drawer DA, tabs DA, nav DA, pages DA, p1 DA, ‹dismissed›
          """))
  }

  @Test func `full screen over an open drawer takes its side along`() {
    fixture.drawer.open(animated: false)
    _ = fixture.settled()

    fixture.present(.fullScreen)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, side WD, modal WA, modal IA, modal DA,
          drawer DD, tabs DD, nav DD, pages DD, p1 DD, side DD, ‹presented›
          """))

    fixture.dismiss()
    #expect(
      fixture.settled()
        == Calls.expected(
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
  func `what covers the window in part is alone in hearing of it`(style: ModalPresentationStyle) {
    fixture["modal"].modalPresentationStyle = style
    fixture["modal"].popoverPresentationController?.sourceView = fixture["p1"].view

    fixture.present(style)
    #expect(fixture.settled() == Calls.expected("modal WA, modal IA, modal DA, ‹presented›"))

    fixture.dismiss()
    #expect(fixture.settled() == Calls.expected("modal WD, modal DD, ‹dismissed›"))
  }

  @Test(arguments: AlertController.Style.allCases)
  func `an alert and an action sheet are alone in hearing of it`(style: AlertController.Style) {
    let alert = AlertController(title: "alert", preferredStyle: style)
    alert.containmentObserver = fixture.harness.observers
    alert.addAction(AlertAction(title: "OK") { _ in fixture.harness.callbacks.note("‹OK›") })

    fixture["p1"].present(alert, animated: true)
    #expect(fixture.settled() == Calls.expected("alert L, alert DL, alert WA, alert IA, alert DA"))

    harness.key(.return)
    #expect(fixture.settled() == Calls.expected("alert WD, alert DD, ‹OK›"))
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

  @Test func `one's own presentation decides whether the others hear of it`() {
    let beside = Provider(fixture["modal"], isCovering: false)
    fixture.present(.custom)
    #expect(fixture.settled() == Calls.expected("modal WA, modal IA, modal DA, ‹presented›"))
    fixture.dismiss()
    #expect(fixture.settled() == Calls.expected("modal WD, modal DD, ‹dismissed›"))

    let covering = Provider(fixture["modal"], isCovering: true)
    fixture.present(.custom)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, modal WA, modal IA, modal DA, drawer DD,
          tabs DD, nav DD, pages DD, p1 DD, ‹presented›
          """))
    fixture.dismiss()
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          modal WD, drawer WA, tabs WA, nav WA, pages WA, p1 WA, drawer IA, tabs IA, nav IA, pages IA,
          p1 IA, modal DD, drawer DA, tabs DA, nav DA, pages DA, p1 DA, ‹dismissed›
          """))
    withExtendedLifetime((beside, covering)) {}
  }

  // MARK: In a context

  @Test func `in the stack's context the stack and all in it go, the tabs stay`() {
    fixture.nav.definesPresentationContext = true

    fixture.present(.currentContext)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          nav WD, pages WD, p1 WD, modal WA, modal IA, modal DA, nav DD, pages DD, p1 DD, ‹presented›
          """))

    fixture.dismiss()
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          modal WD, nav WA, pages WA, p1 WA, nav IA, pages IA, p1 IA, modal DD, nav DA, pages DA,
          p1 DA, ‹dismissed›
          """))
  }

  @Test func `another tab while the stack is covered takes off what covers it`() {
    fixture.nav.definesPresentationContext = true
    fixture.present(.currentContext)
    _ = fixture.settled()

    fixture.tabs.select(1, animated: true)
    #expect(fixture.settled() == Calls.expected("modal WD, other WA, other IA, modal DD, other DA"))

    fixture.tabs.select(0, animated: true)
    #expect(fixture.settled() == Calls.expected("other WD, modal WA, modal IA, other DD, modal DA"))
  }

  @Test func `dismissed off screen, what was covered hears nothing until it is shown`() {
    fixture.nav.definesPresentationContext = true
    fixture.present(.currentContext)
    _ = fixture.settled()
    fixture.tabs.select(1)
    _ = fixture.settled()

    fixture.dismiss()
    #expect(fixture.settled() == Calls.expected("‹dismissed›"))

    fixture.tabs.select(0)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          other WD, nav WA, pages WA, p1 WA, nav IA, pages IA, p1 IA, other DD, nav DA, pages DA, p1 DA
          """))
  }

  @Test func `over the page's own context it comes and goes with the page`() {
    fixture["p1"].definesPresentationContext = true
    fixture.present(.overCurrentContext)
    _ = fixture.settled()

    fixture.turn(to: "p2")
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, modal WD, p2 IA, p2 DA, p1 DD, modal DD, p1 DM nil,
          p2 DM pages, ‹p2 true›
          """))

    fixture.turn(to: "p1", .reverse)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          p2 WM nil, p1 WM pages, p1 WA, modal WA, p2 WD, p1 IA, modal IA, p1 DA, modal DA, p2 DD,
          p2 DM nil, p1 DM pages, ‹p1 true›
          """))
  }
}
