// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs Scripts/port-from-uikit.pl.
struct PortTests {
  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the script and returns the text of its two outputs, and its exit code.
  private func port(_ arguments: [String]) throws -> (summary: String, hints: String, code: Int32) {
    let process = Process()
    let output = Pipe(), errors = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["perl", "../../Scripts/port-from-uikit.pl"] + arguments
    process.currentDirectoryURL = package
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Ports one file with the given code.
  private func port(code: String) throws -> (text: String, hints: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let result = folder.appending(path: "ported")
    try FileManager.default.createDirectory(at: result, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Screen.swift")
    try code.write(to: source, atomically: true, encoding: .utf8)
    let run = try port([result.path, source.path])
    #expect(run.code == 0)
    let text = try String(contentsOf: result.appending(path: "Screen.swift"), encoding: .utf8)
    return (text, run.hints.replacing(result.path, with: "ported"))
  }

  @Test func `the example's sources are the script's output, without hints`() throws {
    let sources = try files(in: "UIKit")
    let run = try port(["--check", "Sources/Reveal"] + sources.map { "UIKit/\($0)" })

    #expect(run.hints == "")
    #expect(run.code == 0)
    #expect(run.summary.hasSuffix(", 0 to look at by hand\n"))
    #expect(try files(in: "Sources/Reveal").count == sources.count)
  }

  @Test func `the keep-names option keeps UIKit's names and writes a file of type aliases`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try port(["--keep-names", folder.path, "UIKit/MenuViewController.swift"])
    let ported = try ["MenuViewController", "UIKitNames"].map {
      try String(contentsOf: folder.appending(path: "\($0).swift"), encoding: .utf8)
    }

    #expect(run.code == 0 && run.hints == "")
    #expect(ported[0].contains(": UIViewController"))
    #expect(ported[0].contains("import DrawerContainer"))
    let names = Set(ported[1].split(separator: "\n"))
    #expect(names.contains { $0.hasSuffix("typealias UIViewController = ViewController") })
    #expect(names.contains { $0.hasSuffix("typealias NSLayoutConstraint = LayoutConstraint") })
    #expect(!ported[1].contains("UIKit ="))
  }

  @Test func `an edited source file is reported`() throws {
    let run = try port(["--check", "Sources/RevealDemo", "UIKit/MenuViewController.swift"])

    #expect(run.code == 1)
    #expect(run.hints.contains("Sources/RevealDemo/MenuViewController.swift"))
  }

  @Test(arguments: [
    ("import UIKit", "import DrawerContainer"),
    ("let a: UIEdgeInsets = .zero", "let a: Insets = .zero"),
    (
      "a.backgroundColor = isOn ? .black : .systemRed",
      "a.backgroundColor = isOn ? .black : .danger"
    ),
    ("a.textColor = .label", "a.color = .text"), ("let a = row.label", "let a = row.label"),
    ("a.layer.borderColor = UIColor.red.cgColor", "a.borderColor = ColorRole.red"),
    ("let c = UIColor.separator", "let c = ColorRole.separator"),
    ("print(\"UIView: \\(CGFloat(1))\") // UIView", "print(\"UIView: \\(Double(1))\") // UIView"),
    ("UIView.animate(withDuration: 1) { f() }", "View.animate(duration: 1) { f() }"),
    (
      "UIView.animateKeyframes(withDuration: 1, animations: {\n  UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { f() }\n})",
      "View.animateKeyframes(duration: 1, animations: {\n  View.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { f() }\n})"
    ),
    (
      "UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .beginFromCurrentState], animations: f)",
      "View.animate(duration: 1, delay: 0, curve: .easeIn, options: [.beginFromCurrentState], animations: f)"
    ),
    (
      "UIView.animate(withDuration: 1, animations: f, completion: { _ in UIView.animate(withDuration: 2, animations: g) })",
      "View.animate(duration: 1, animations: f, completion: { _ in View.animate(duration: 2, animations: g) })"
    ),
    (
      "pan.addTarget(self, action: #selector(moved(_:)))",
      "pan.addAction { [weak self] recognizer in self?.moved(recognizer) }"
    ),
    (
      "slider.addTarget(self, action: #selector(slid), for: .valueChanged)",
      "slider.onValueChanged = { [weak self] _ in self?.slid() }"
    ),
    (
      "UIBarButtonItem(title: \"Go\", style: .done, target: self, action: #selector(go))",
      "BarButtonItem(title: \"Go\", style: .prominent, onActivate: { [weak self] in self?.go() })"
    ),
    ("class Source: NSObject, UIScrollViewDelegate {}", "class Source: ScrollViewDelegate {}"),
    ("let r = CGAffineTransform(rotationAngle: .pi)", "let r = Transform(rotationAngle: .pi)"),
    (
      "@objc protocol P {\n  @objc optional func f()\n}\nfunc g() { p?.f?() }",
      "protocol P: AnyObject {\n  func f()\n}\n\nextension P {\n  func f() {}\n}\nfunc g() { p?.f() }"
    ),
    (
      "let a = UITapGestureRecognizer(target: self, action: #selector(b))\n@objc func b(by c: UITapGestureRecognizer) {}",
      "let a = TapGestureRecognizer()\na.addAction { [weak self] recognizer in self?.b(by: recognizer) }\nfunc b(by c: TapGestureRecognizer) {}"
    ),
    (
      "c.animate(alongsideTransition: { _ in f() }, completion: nil)",
      "c.animate(alongsideTransition: { _ in f() }, completion: nil)"
    ),
    (
      "a.layer.shadowOpacity = 0.5\na.layer.shadowOpacity = Float(b)\na.layer.shadowColor = c.cgColor",
      "a.shadowOpacity = 0.5\na.shadowOpacity = Double(Float(b))\na.shadowColor = c"
    ),
    ("a.layer.opacity = 1", "a.alpha = 1"), ("a.layer.anchorPoint = b", "a.anchorPoint = b"),
    (
      "a.layer.transform = CATransform3DScale(CATransform3DMakeTranslation(1, f(2, 3), 0), 2, 3, 1.0)",
      "a.transform = Transform(translationX: 1, y: f(2, 3)).scaledBy(x: 2, y: 3)"
    ),
    (
      "a.sendSubview(toBack: b); c.addChildViewController(d)",
      "a.sendSubviewToBack(b); c.addChild(d)"
    ),
    (
      "let a = UIEdgeInsetsMake(1, CGRectGetMaxX(b), 3, 4)",
      "let a = Insets(top: 1, left: b.maxX, bottom: 3, right: 4)"
    ),
    ("var a = CGRect()\nvar b: UIViewAnimationCurve", "var a = Rect.zero\nvar b: TimingCurve"),
    ("import UIKit\nlet a = sqrt(2)", "import DrawerContainer\nimport Foundation\nlet a = sqrt(2)"),
    ("import UIKit\nlet a = b.round(2)", "import DrawerContainer\nlet a = b.round(2)"),
    ("if !a!.isKind(of: B.self) || !c.isEqual(d) {}", "if !(a is B) || c != d {}"),
    (
      "if let a = b.gestureRecognizers, let c = d {}\nfor e in b.gestureRecognizers! {}",
      "if case let a = b.gestureRecognizers, let c = d {}\nfor e in b.gestureRecognizers {}"
    ),
    ("a.isEqual(to: b)\na.b.isEqual(c(d))", "a.isEqual(to: b)\na.b == c(d)"),
    (
      "a.layer.backgroundColor = UIColor.red.cgColor\nlet b = a.layer.frame",
      "a.backgroundColor = ColorRole.red\nlet b = a.frame"
    ),
    (
      """
      extension UIViewController {
        @objc func f(by a: Int, _ b: Int) {}
        @objc func g() {}
      }
      class A: UIViewController {
        class func h() {}
        override func f(by a: Int, _ b: Int) { super.f(by: a, b) }
      }
      class B: A {}
      class C: B {
        override func f(by a: Int, _ b: Int) { super.f(by: a, b) }
      }
      """,
      """
      extension ViewController {
        func f(by a: Int, _ b: Int) {
          if let controller = self as? any OverridingF {
            return controller.overridingF(by: a, b)
          }
          return defaultF(by: a, b)
        }

        func defaultF(by a: Int, _ b: Int) {}
        func g() {}
      }
      class A: ViewController, OverridingF {
        class func h() {}
        func overridingF(by a: Int, _ b: Int) { super.defaultF(by: a, b) }
      }
      class B: A {}
      class C: B {
        override func overridingF(by a: Int, _ b: Int) { super.overridingF(by: a, b) }
      }

      /// Has a `f` of its own.
      protocol OverridingF: ViewController {
        func overridingF(by a: Int, _ b: Int)
      }
      """
    ),
    (
      "guard let a = self, let b = a.gestureRecognizers else {}",
      "guard let a = self, case let b = a.gestureRecognizers else {}"
    ),
    (
      "class A: NSObject, B {\n  override init() {\n    c = 1\n    super.init()\n  }\n}",
      "class A: B {\n  init() {\n    c = 1\n  }\n}"
    ),
    (
      "func f(_ a: UITabBarController, animationControllerForTransitionFrom b: UIViewController) {}",
      "func f(_ a: TabBarController, animationControllerFrom b: ViewController) {}"
    ),
    (
      "a.interactivePopGestureRecognizer?.isEnabled = false",
      "a.interactivePopGestureRecognizer.isEnabled = false"
    ),
    (
      "if UIApplication.shared.statusBarOrientation.isPortrait {}",
      "if (Orientation(view.bounds.size) == .portrait) {}"
    ),
    (
      "class A: UIView {\nvar t: Timer?\nfunc f() { t = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in g() } }\n}",
      "class A: View {\nvar t: ScheduledAction?\nfunc f() { t = window?.animations.schedule(after: 2) { g() } }\n}"
    ),
    (
      "class A: UIViewController {\nfunc f() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { g() } }\n}",
      "class A: ViewController {\nfunc f() { view.window?.animations.schedule(after: 0.5) { g() } }\n}"
    ),
    ("deinit {\n  f()\n}\ndeinit {}", "isolated deinit {\n  f()\n}\ndeinit {}"),
    (
      "override func willMove(toWindow newWindow: UIWindow?) {}",
      "override func willMove(toWindow newWindow: Responder?) {}"
    ),
    (
      "UIView.transition(with: a, duration: 1, options: [.transitionCrossDissolve], animations: f)",
      "View.transition(with: a, duration: 1, animations: f)"
    ),
    (
      "class A: UIViewController {\n  /// B.\n  override init(nibName a: String?, bundle b: Bundle?) {\n    super.init(nibName: a, bundle: b)\n  }\n}",
      "class A: ViewController {\n}"
    ),
    (
      "convenience init() {\n  self.init(nibName: nil, bundle: nil)\n  f()\n}",
      "override init() {\n  super.init()\n  f()\n}"
    ),
    (
      "animations: { self.setNeedsStatusBarAppearanceUpdate() }\n  setNeedsStatusBarAppearanceUpdate()",
      "animations: { }"
    ),
    (
      "enum Menu {}\nlet a: Menu\nif #available(iOS 11, *) {}",
      "enum Menu {}\nlet a: Menu\nif #available(iOS 11, *) {}"
    ),
    (
      "let a = UIViewPropertyAnimator(duration: d, dampingRatio: 0.8) { f() }",
      "let a = PropertyAnimator(motion: .spring(Spring(dampingRatio: 0.8, duration: d))) { f() }"
    ),
  ]) func `the script ports a line of UIKit code`(before: String, after: String) throws {
    let result = try port(code: before + "\n")

    #expect(result.text == after + "\n")
    #expect(result.hints == "")
  }

  @Test(arguments: [
    ("let a: UICollectionView", "UICollectionView"), ("x.layer.zPosition = 1", ".layer"),
    ("@objc protocol P {\n  @objc optional func f() -> Bool\n}", "func f"),
    ("@IBOutlet var a: UIView", "@IBOutlet"), ("let a = CADisplayLink()", "CADisplayLink"),
    ("timer(#selector(tick))", "#selector"), ("let a: Selector", "Selector"),
    ("a.addTarget(b, action: c)", ".addTarget("),
    ("override func awakeFromNib() { super.awakeFromNib(); f() }", "awakeFromNib"),
    ("let a = UIScreen.main.bounds", "UIScreen"),
  ]) func `a line that cannot be ported is listed with its number`(code: String, word: String)
    throws
  {
    let result = try port(code: "/* UICollectionView\n.layer */\n" + code + "\n")

    let line = code.contains("\n") ? 4 : 3
    #expect(result.hints.hasPrefix("ported/Screen.swift:\(line): \(word): "))
    #expect(result.hints.split(separator: "\n").count == 1)
  }
}
