// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs Scripts/port-from-uikit.pl.
struct PortTests {
  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What the script says on its two outputs, and its exit code.
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

  /// Ports a text of a test's own.
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

  @Test func `the sources are what the script writes, and nothing is left to a person`() throws {
    let sources = try files(in: "UIKit")
    let run = try port(["--check", "Sources/Reveal"] + sources.map { "UIKit/\($0)" })

    #expect(run.hints == "")
    #expect(run.code == 0)
    #expect(run.summary.hasSuffix(", 0 to look at by hand\n"))
    #expect(try files(in: "Sources/Reveal").count == sources.count)
  }

  @Test func `a source that was edited is told`() throws {
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
      "a.layer.shadowOpacity = 0.5",
      "a.shadow = Shadow(\n  color: Color.black.opacity(0.5), blur: 6, offset: Point(0, -3))"
    ),
  ]) func `a line is ported`(before: String, after: String) throws {
    let result = try port(code: before + "\n")

    #expect(result.text == after + "\n")
    #expect(result.hints == "")
  }

  @Test(arguments: [
    ("let a: UICollectionView", "UICollectionView"), ("x.layer.zPosition = 1", ".layer"),
    ("@objc protocol P {\n  @objc optional func f() -> Bool\n}", "func f"),
    ("@IBOutlet var a: UIView", "@IBOutlet"), ("let a = CADisplayLink()", "CADisplayLink"),
    ("timer(#selector(tick))", "#selector"), ("let a = UIScreen.main.bounds", "UIScreen"),
  ]) func `what a person has to do is listed with its line`(code: String, word: String) throws {
    let result = try port(code: "/* UICollectionView\n.layer */\n" + code + "\n")

    let line = code.contains("\n") ? 4 : 3
    #expect(result.hints.hasPrefix("ported/Screen.swift:\(line): \(word): "))
    #expect(result.hints.split(separator: "\n").count == 1)
  }
}
