// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Exchanges a drawer's center: who is told, and which view lies on the stage (contract 5.6).
final class DrawerCenters {
  private unowned let drawer: DrawerController
  private var exchange: ChildTransition?

  init(of drawer: DrawerController) {
    self.drawer = drawer
  }

  /// The center that is leaving while a swap runs.
  var outgoing: ViewController? { exchange?.leaving.first }

  /// The center that is on the stage: the old one until a swap has exchanged them.
  var shown: ViewController {
    drawer.isOldCenterShown ? outgoing ?? drawer.center : drawer.center
  }

  /// Says how far the movement is, 0…1, to whoever moves along.
  func update(_ share: Double) { exchange?.update(share) }

  func begin(with new: ViewController, animated: Bool) {
    let old = drawer.center
    let exchange = ChildTransition(
      in: drawer, from: old, to: new, removing: [old], adding: [new], order: .oneAfterAnother,
      isAnimated: animated)
    self.exchange = exchange
    drawer.centerIs(new)
    exchange.begin {
      drawer.centerChanged(.swapped)
    } place: {
      if exchange.isSeen { bringOnStage(new) }
    }
  }

  /// The old center still slides off: what comes in instead has not been seen yet.
  func retarget(to new: ViewController) {
    drawer.centerIs(new)
    drawer.centerChanged(.swapped)
    exchange?.retarget(to: new) { bringOnStage(new) }
  }

  /// The new center takes the old one's place; nothing is sent.
  func exchangeViews() {
    guard let outgoing, let center = drawer.center.viewIfLoaded, drawer.isViewLoaded else { return }
    bringOnStage(drawer.center)
    center.alpha = 1
    drawer.contentHost.bringSubviewToFront(center)
    outgoing.viewIfLoaded?.isHidden = true
    drawer.updateBarTitle()
  }

  func finish() {
    guard let exchange else { return }
    exchangeViews()
    self.exchange = nil
    exchange.end(atEnd: true) { makePlain(exchange.leaving) }
  }

  /// Both controllers are as before: the old center stays, the new one never was.
  func cancel() {
    guard let exchange, let old = outgoing else { return }
    self.exchange = nil
    drawer.centerIs(old)
    drawer.centerChanged(.cancelled)
    exchange.end(atEnd: false) { makePlain(exchange.entering) }
  }

  /// Puts the view below what shows, laid out, so that its first picture is ready when it comes.
  private func bringOnStage(_ controller: ViewController) {
    guard let view = controller.view, view.superview !== drawer.contentHost else { return }
    view.isHidden = false
    view.frame = drawer.centerFrame(of: controller)
    view.autoresizingMask = .fill
    drawer.contentHost.insertSubview(view, at: 0)
    drawer.layOut()
    drawer.view.layoutIfNeeded()
  }

  /// They are about to leave the stage, and may be shown elsewhere.
  private func makePlain(_ leaving: [ViewController]) {
    for view in leaving.compactMap(\.viewIfLoaded) {
      view.isHidden = false
      view.alpha = 1
      view.removeFromSuperview()
    }
    if drawer.isViewLoaded { drawer.layOut() }
  }
}
