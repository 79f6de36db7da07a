// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a controller is to present as soon as it has appeared: it was asked to in its `viewDidLoad()` or
/// `viewWillAppear(_:)`.
struct WaitingPresentation {
  let controller: ViewController
  let animated: Bool
  let completion: (() -> Void)?
}

extension ViewController {
  /// Whether the controller will have appeared soon: it is on its way, or is loaded for that. One that comes
  /// back from under a presentation is not meant, as in UIKit.
  var isAboutToAppear: Bool {
    guard outermostContainer.presentation == nil else { return false }
    return switch appearance.state {
    case .appearing: true
    case .disappeared: rootWindow != nil || isBeingPresented
    case .appeared, .disappearing: false
    }
  }

  /// The controller has appeared, or will not.
  func presentWaiting() {
    guard let waiting = modal.waiting else { return }
    modal.waiting = nil
    guard appearance.state == .appeared else { return refuse(waiting.controller) }
    beginPresenting(
      waiting.controller, animated: waiting.animated, completion: waiting.completion)
  }

  /// Tells the observer and the log that this controller does not present another one.
  func refuse(_ controller: ViewController) {
    controller.publish(.refusedPresentation, parent: self)
    let reason =
      presentation == nil ? "is not on screen" : "presents another controller already"
    (loadedView?.window ?? rootWindow)?.request(
      .warning("\(logName) \(reason), so \(controller.logName) was not presented"))
  }
}
