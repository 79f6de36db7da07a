// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// All kinds of presentations, over a controller that is dimmed.
@MainActor
enum PresentationScene: String, CaseIterable {
  case pageMedium, pageLarge, form, alert, question, actionSheet

  /// The controller behind the presentation.
  static func root() -> ViewController { BackgroundController() }

  func present(from root: ViewController) {
    switch self {
    case .pageMedium, .pageLarge, .form:
      let page = Settings()
      page.title = "Reading list"
      page.modalPresentationStyle = self == .form ? .formSheet : .pageSheet
      page.preferredContentSize = self == .form ? Size(480, 420) : .zero
      if let sheet = page.sheetPresentationController {
        sheet.detents = [.medium, .large]
        sheet.selectedDetentIdentifier = self == .pageLarge ? .large : .medium
        sheet.prefersGrabberVisible = self != .form
      }
      root.present(page, animated: false)
    case .alert:
      let alert = AlertController(
        title: "Discard the draft?",
        message: "The draft “Notes from Tuesday” was never saved. You cannot get it back.")
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      alert.addAction(AlertAction(title: "Discard", style: .destructive))
      root.present(alert, animated: false)
    case .question:
      let alert = AlertController(
        title: "Save your changes?", message: "Three pages were changed since you opened the book.")
      alert.addAction(AlertAction(title: "Save"))
      alert.addAction(AlertAction(title: "Discard", style: .destructive))
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      alert.preferredAction = alert.actions.first
      root.present(alert, animated: false)
    case .actionSheet:
      let sheet = AlertController(title: "Notes from Tuesday", preferredStyle: .actionSheet)
      sheet.addAction(AlertAction(title: "Share"))
      sheet.addAction(AlertAction(title: "Make a copy"))
      sheet.addAction(AlertAction(title: "Delete", style: .destructive))
      sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
      root.present(sheet, animated: false)
    }
  }

  private final class BackgroundController: ViewController {
    private let heading = Label("Library", style: .largeTitle)
    private let lines = (1...14).map {
      Label("Chapter \($0), which nobody has finished yet")
    }

    override func viewDidLoad() {
      view.backgroundColor = .window
      for label in [heading] + lines { view.addSubview(label) }
    }

    override func viewDidLayoutSubviews() {
      let width = max(0, view.bounds.width - 48)
      heading.frame = Rect(24, 24, width, 44)
      for (index, line) in lines.enumerated() {
        line.frame = Rect(24, 88 + Double(index) * 40, width, 20)
      }
    }
  }

  /// Fills its view with a special color, so that the rounded corners are visible.
  private final class Settings: ViewController {
    private let bar = View()
    private let heading = Label(style: .title)
    private let done = Button(title: "Done", accessibilityLabel: "Done")
    private let names = ["Download for later", "Remind me", "Share with friends"].map { Label($0) }
    private let switches = ["Download for later", "Remind me", "Share with friends"].map {
      Switch(accessibilityLabel: $0)
    }

    override func viewDidLoad() {
      view.backgroundColor = .surface
      bar.backgroundColor = .menu
      heading.text = title ?? ""
      heading.alignment = .center
      done.color = .accent
      switches[0].isOn = true
      for part in [bar, heading, done] + names + switches { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
      let width = view.bounds.width
      let isMirrored = traits.layoutDirection == .rightToLeft
      bar.frame = Rect(0, 0, width, 60)
      heading.frame = Rect(96, 22, max(0, width - 192), 24)
      done.frame = Rect(isMirrored ? 16 : width - 80, 14, 64, 40)
      for (index, control) in switches.enumerated() {
        let y = 84 + Double(index) * 52
        let size = control.sizeThatFits(Size(width, 52))
        names[index].frame = Rect(isMirrored ? 100 : 24, y, max(0, width - 124), 20)
        control.frame = Rect(
          isMirrored ? 24 : width - 24 - size.width, y + 10 - size.height / 2, size.width,
          size.height)
      }
    }
  }
}
