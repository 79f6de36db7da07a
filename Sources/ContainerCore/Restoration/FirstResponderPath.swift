// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The position of a first responder in a saved state: the names of the controllers around the view, each with its
/// index among children of the same name, and the path of the view in the last one.
enum FirstResponderPath {
  static let key = "keyboard"

  private static let presented = "presented"

  /// Returns the path; nil if the view is in no descendant of the root controller.
  static func path(of view: View, from root: ViewController) -> [String]? {
    guard let owner = view.owningController, let inner = owner.viewIfLoaded else { return nil }
    var parts = [ViewStates.path(of: view, in: inner)]
    var controller = owner
    while controller !== root {
      if let parent = controller.parent {
        let equals = parent.children.filter { $0.restorationName == controller.restorationName }
        guard let index = equals.firstIndex(where: { $0 === controller }) else { return nil }
        parts.append("\(index) \(controller.restorationName)")
        controller = parent
      } else {
        guard let presenter = controller.presentingViewController else { return nil }
        parts.append(presented)
        controller = presenter
      }
    }
    return parts.reversed()
  }

  /// Returns the view at a path; nil if it does not exist or cannot become first responder.
  ///
  /// - Parameter loads: Whether the view of the last controller is loaded if necessary. Default false.
  static func view(
    at path: [String], from root: ViewController, loads: Bool = false
  ) -> View? {
    var controller = root
    for part in path.dropLast() {
      let next =
        part == presented
        ? controller.presentation?.presentedViewController
        : child(part, of: controller)
      guard let next else { return nil }
      controller = next
    }
    guard let inner = loads ? controller.view : controller.viewIfLoaded, let last = path.last,
      let view = ViewStates.view(at: last, in: inner), view.canBecomeFirstResponder
    else { return nil }
    return view
  }

  private static func child(_ part: String, of controller: ViewController) -> ViewController? {
    let words = part.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let index = Int(words[0]) else { return nil }
    let equals = controller.children.filter { $0.restorationName == words[1] }
    return equals.indices.contains(index) ? equals[index] : nil
  }
}
