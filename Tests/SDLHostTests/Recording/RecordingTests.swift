// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Controls
import Drawing
import Foundation
import Languages
import TestSupport
import Testing

@testable import SDLHost

/// Recordings as text, and played.
final class RecordingTests {
  private static let location = Point(12.5, 885.3333333333334)
  private static let pointerMove = InputEvent.Kind.pointer(PointerEvent(.moved, at: location))

  private static let kinds: [InputEvent.Kind] = [
    pointerMove,
    .pointer(PointerEvent(.down, at: Point(1.25, -3), button: .secondary, modifiers: .control)),
    .pointer(PointerEvent(.moved, at: Point(0.1, 0.2), device: .touch, identifier: 7)),
    .pointer(PointerEvent(.up, at: .zero, button: .back)),
    .pointer(PointerEvent(.cancelled, at: .zero, button: .middle)),
    .pointer(PointerEvent(.exited, at: .zero, button: .forward)),
    .wheel(WheelEvent(delta: Point(0.5, -2), at: Point(4, 5), modifiers: [.shift, .alt])),
    .key(KeyEvent(.character("ß"), modifiers: .command)),
    .key(KeyEvent(.character("\""), isDown: false)),
    .key(KeyEvent(.function(24), isRepeat: true)), .key(KeyEvent(.pageDown)),
    .key(KeyEvent(.return)),
    .text(.committed("a\n“é”\u{1F642}")), .text(.composing("かな", selectedRange: 1..<2)),
    .drop(DropEvent(.files(["/a b", "/ö"]), at: Point(3, 4))),
    .drop(DropEvent(.text("t"), at: Point(3, 4))),
    .window(.resized(Size(300.5, 200))), .window(.scaleChanged(1.25)), .window(.focusGained),
    .window(.focusLost), .window(.closeRequested), .window(.exposed), .window(.memoryWarning),
    .window(.fullScreenChanged(true)), .window(.colorSchemeChanged(.dark)),
  ]

  private static let settings = Recording.Settings(
    colorScheme: .dark, contrast: .high, reducesMotion: true, layoutDirection: .rightToLeft,
    numberFormat: NumberFormat(decimalSeparator: ",", groupingSeparator: ".", groupSizes: [3, 2]),
    multiClick: MultiClick(interval: 0.8, distance: 12))

  private static let environment = Recording.Environment(
    size: Size(200, 120), scale: 1, start: Instant(nanoseconds: 5_000_000_000), settings: .init(),
    fonts: .max, program: .string("program"))

  private static let arrivals: [Recording.AsyncResult] = [
    .image(ImageRequest(name: "a b.png #12", width: 1, height: 300)),
    .folder("/x", .success([FileEntry("a"), FileEntry("b", isFolder: true)])),
    .folder("/", .success([])), .folder("/x", .failure(.missing)),
    .folder("/x", .failure(.notAFolder)), .folder("/x", .failure(.notAllowed)),
    .folder("/x", .failure(.other("on fire"))), .files(.success(["/a", "/b c"])),
    .files(.success([])),
    .files(.success(nil)), .files(.failure(FileChooserError("no", reason: "busy"))),
    .files(.failure(FileChooserError("no"))),
  ]

  private static func measurement(interval: Double?) -> FrameMeasurement {
    FrameMeasurement(
      presentedAt: instant(7), interval: interval, displayInterval: 1 / 60, paintedLayers: 1,
      compositedLayers: 2, bitmaps: 3, bitmapBytes: 4, textures: 5, textureBytes: 6,
      processTime: 0.125)
  }

  private static func instant(_ frame: Int) -> Instant {
    environment.start.advanced(by: Double(frame) / 60)
  }

  private static func read(_ lines: [String]) -> Recording? {
    Recording(lines: lines.map { $0[...] })
  }

  // MARK: As text

  @Test func `every kind of recorded step is read back unchanged`() {
    let steps: [Recording.Step] =
      Self.kinds.enumerated().map { .event(InputEvent($1, at: Self.instant($0))) } + [
        .time(Self.instant(1), runsJobs: true), .time(Self.instant(2), runsJobs: false),
        .frame(
          Self.instant(3), animationDelay: 1 / 60, fingerprint: .init(pixels: .max, state: 1 << 63)),
        .frame(Self.instant(4), animationDelay: 0, fingerprint: nil),
        .frame(Self.instant(5), animationDelay: 0.25, fingerprint: nil),
        .frame(Self.instant(6), animationDelay: 0, fingerprint: .init(pixels: 0, state: nil)),
        .clipboard("x"),
        .clipboard(nil),
        .pointerTarget(
          RecordedTarget(path: ["list Menu", "staticText Red #3"], frame: Rect(1, 2, 3, 4))),
        .pointerTarget(nil),
        .settings(Self.settings), .measurement(Self.measurement(interval: nil)),
        .measurement(Self.measurement(interval: 0.0167)),
        .frame(Self.instant(8), animationDelay: 0.25, fingerprint: .init(pixels: nil, state: nil)),
        .snapshot(of: Self.instant(8), png: [0, 15, 128, 255]),
        .snapshot(of: Self.instant(8), png: []),
      ] + Self.arrivals.map { .asyncResult($0) }
    var environment = Self.environment
    environment.settings = Self.settings
    environment.waitsForImages = true
    environment.isContinued = true
    environment.pointer = Point(3, 4.5)
    let recording = Recording(environment: environment, steps: steps, isComplete: true)

    #expect(Self.read(recording.lines) == recording)
    for line in recording.lines { #expect(StateValue(json: line)?.json == Array(line.utf8)) }
    for case .event(let event) in steps {
      var line: [UInt8] = []
      Recording.Step.event(event).appendJSON(to: &line)
      var table = event.kind.dictionary
      table["at"] = .integer(Int(event.instant.nanoseconds))
      #expect(line == StateValue.dictionary(table).json)
    }
  }

  @Test func `a truncated recording is read up to its last complete line`() throws {
    let steps = (0..<10).map { Recording.Step.time(Self.instant($0), runsJobs: false) }
    let lines = Recording(environment: Self.environment, steps: steps, isComplete: true).lines

    let whole = try #require(Self.read(lines))
    let ended = try #require(Self.read(lines.dropLast()))
    let cut = try #require(Self.read(lines.dropLast(3) + [String(lines[9].dropLast(4))]))

    #expect(whole.isComplete && !ended.isComplete && ended.steps == steps)
    #expect(!cut.isComplete && cut.steps == Array(steps.dropLast(2)))
    #expect(
      Self.read([]) == nil && Self.read(["{}"]) == nil && Self.read(["{\"end\":true}"]) == nil)
  }

  // MARK: Played

  /// A field for a name and one for a password, and a box that moves when a key goes down.
  private final class Screen: ViewController {
    let name = TextField(accessibilityLabel: "Name")
    let password = TextField(accessibilityLabel: "Password")
    let box = View()
    var distance = 100.0

    override func viewDidLoad() {
      view.backgroundColor = .surface
      name.frame = Rect(10, 10, 80, 24)
      password.frame = Rect(100, 10, 80, 24)
      password.isSecureTextEntry = true
      box.frame = Rect(10, 60, 20, 20)
      box.backgroundColor = .accent
      for view in [name, password, box] { self.view.addSubview(view) }
    }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand("Move", group: "Test", shortcuts: [.init(.function(2))]) { [self] in
          View.animate(duration: 0.2, curve: .linear) { [self] in box.frame.origin.x += distance }
          return true
        },
        KeyCommand("Paste", group: "Test", shortcuts: [.init(.function(3))]) { [self] in
          guard let window = view.window else { return false }
          name.text = window.delegate?.window(window, textOn: .general) ?? "nothing"
          return true
        },
      ]
    }
  }

  private static func host(_ environment: Recording.Environment = environment) throws
    -> OffscreenHost
  {
    var configuration = Application.Configuration()
    environment.apply(to: &configuration)
    return try OffscreenHost(configuration: configuration)
  }

  /// Ten frames with a key, a click and a text.
  private static let input: [Recording.Step] = {
    var steps: [Recording.Step] = []
    let events: [Int: InputEvent.Kind] = [
      1: .key(KeyEvent(.function(2))), 4: .pointer(PointerEvent(.down, at: Point(30, 20))),
      5: .pointer(PointerEvent(.up, at: Point(30, 20))), 6: .text(.committed("Ada")),
      8: .window(.resized(Size(180, 140))),
    ]
    for frame in 0..<20 {
      if let event = events[frame] { steps.append(.event(InputEvent(event, at: instant(frame)))) }
      steps.append(.frame(instant(frame), animationDelay: frame == 3 ? 0.02 : 0, fingerprint: nil))
    }
    return steps
  }()

  /// The same with what each frame shows.
  private static func recordRun(_ root: ViewController) throws -> Recording {
    let host = try host()
    host.driver.advanceClock(to: environment.start)
    host.window.rootViewController = root
    var steps: [Recording.Step] = []
    for step in input {
      switch step {
      case .event(let event):
        steps.append(step)
        host.replay(event)
      case .frame(let instant, let held, _):
        let isShown = host.drawFrame(at: instant, animationDelay: held)
        let shown =
          isShown
          ? Recording.Fingerprint(
            pixels: host.painter.buffer, of: host.window, at: instant,
            includesState: !host.window.isAnimating) : nil
        steps.append(.frame(instant, animationDelay: held, fingerprint: shown))
      default: break
      }
    }
    return Recording(environment: environment, steps: steps, isComplete: true)
  }

  private static func play(_ recording: Recording, _ root: ViewController) throws -> Replay.Outcome
  {
    let host = try host(recording.environment)
    let replay = Replay(recording, on: host)
    host.window.rootViewController = root
    return replay.run()
  }

  @Test func `replaying a recording on the same program gives the same frames`() throws {
    let recording = try Self.recordRun(Screen())
    let shown = recording.steps.count { step in
      if case .frame(_, _, .some) = step { true } else { false }
    }

    #expect(shown > 12)
    let host = try Self.host(recording.environment)
    let replay = Replay(recording, on: host)
    host.window.rootViewController = Screen()
    #expect(replay.run() == .same(frames: shown) && replay.comparedFrameCount == shown)
  }

  @Test func `a replay reports the first frame that differs from the recording`() throws {
    let recording = try Self.recordRun(Screen())
    let other = Screen()
    other.distance = 130

    guard case .differs(let frame, _, let what) = try Self.play(recording, other) else {
      Issue.record("no difference was found")
      return
    }
    // The first one shows the box where it begins, and so does that in which it starts.
    #expect(what == "pixels" && (2...4).contains(frame))
  }

  @Test
  func `a replay reports a difference if only the recorded frame has changed pixels`()
    throws
  {
    let other = Screen()
    other.distance = 0

    guard case .differs(_, _, "pixels") = try Self.play(try Self.recordRun(Screen()), other) else {
      Issue.record("no difference was found")
      return
    }
  }

  @Test func `a replay reports a different restorable state even when the pixels are equal`() throws
  {
    let recording = try Self.recordRun(Screen())
    let other = Screen()
    other.restorationIdentifier = "Other"

    #expect(
      try Self.play(recording, other) == .differs(frame: 1, seconds: 0, difference: "state"))
  }

  @Test func `a replay returns the recorded clipboard text`() throws {
    var steps: [Recording.Step] = []
    for text in ["one", nil] {
      steps.append(.event(InputEvent(.key(KeyEvent(.function(3))), at: Self.instant(1))))
      steps.append(.clipboard(text))
    }
    let root = Screen()
    for count in [2, 4] {
      let part = Recording(
        environment: Self.environment, steps: Array(steps.prefix(count)), isComplete: false)
      _ = try Self.play(part, root)
      #expect(root.name.text == (count == 2 ? "one" : "nothing"))
    }
  }

  @Test func `a replay returns the recorded folder listings and chosen files`() async throws {
    let host = try Self.host()
    let entries = [FileEntry("one"), FileEntry("more", isFolder: true)]
    let replay = Replay(
      Recording(
        environment: Self.environment,
        steps: [
          .asyncResult(.folder("/", .success(entries))),
          .asyncResult(.folder("/y", .failure(.missing))),
          .asyncResult(.folder("/z", .failure(.missing))),
          .asyncResult(.files(.success(["/one"]))),
          .asyncResult(.files(.failure(FileChooserError("no", reason: "busy")))),
        ], isComplete: true), on: host)
    var listed: [Result<[FileEntry], FolderError>] = []
    var chosen: [Result<[String]?, FileChooserError>] = []

    host.replay = replay
    // The folders are requested in another order than their results were recorded.
    for folder in ["/y", "/"] {
      host.fileBrowser(for: host.window)?.listFolder(folder) { listed.append($0) }
    }
    for _ in 0..<3 {
      Task {
        do throws(FileChooserError) {
          chosen.append(.success(try await host.window(host.window, choose: FileChooser(.open))))
        } catch {
          chosen.append(.failure(error))
        }
      }
    }
    for _ in 0..<4 { await Task.yield() }
    #expect(listed.isEmpty && chosen.isEmpty)
    _ = await replay.run(.check)
    for _ in 0..<4 { await Task.yield() }

    #expect(listed == [.success(entries), .failure(.missing)])
    #expect(
      chosen == [
        .success(["/one"]), .failure(FileChooserError("no", reason: "busy")), .success([]),
      ], "a request that is pending at the end receives an empty answer")
  }

  @Test
  func
    `a replay continued after a difference provides the recorded image of the next frame at rest`()
    throws
  {
    var text: [UInt8] = []
    let recorder = Recorder { text += $0 }
    let host = try Self.host()
    let root = Screen()
    host.record(with: recorder, program: .bool(true))
    host.window.rootViewController = root
    for _ in 0..<3 {
      host.send(.key(KeyEvent(.function(2))))
      host.advance(by: 0.7)
    }
    recorder.end()
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let recording = try #require(Recording(lines: lines))
    let other = Screen()
    other.distance = 130
    let replayed = try Self.host()
    let replay = Replay(recording, on: replayed)
    replayed.window.rootViewController = other

    guard case .differs(_, _, "pixels") = replay.run() else {
      Issue.record("no difference was found")
      return
    }
    #expect(replay.recordedSnapshot == nil, "it moves")
    _ = replay.run(.show) { _ in replay.recordedSnapshot == nil }
    let picture = try #require(replay.recordedSnapshot)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(picture).write(to: file)
    let before = try Bitmap(contentsOf: file.path)
    let now = replayed.snapshot()
    // The box is 100 points from where it began, and would be 130.
    #expect(before[120, 70] == before[125, 70] && before[120, 70] != now[120, 70])
    #expect(now[150, 70] == before[120, 70] && before[150, 70] == now[120, 70])
  }

  @Test func `a replay applies the recorded settings to the window`() throws {
    let host = try Self.host()
    let replay = Replay(
      Recording(environment: Self.environment, steps: [.settings(Self.settings)], isComplete: true),
      on: host)

    #expect(replay.run() == .same(frames: 0))
    #expect(
      Recording.Settings(host.window.traits, multiClick: host.window.multiClick) == Self.settings)
  }

  // MARK: Passwords

  @Test func `text typed into a password field is recorded as dots`() throws {
    let host = try Self.host()
    let root = Screen()
    host.window.rootViewController = root
    var text = ""
    let recorder = Recorder { text += String(decoding: $0, as: UTF8.self) }
    recorder.begin(host.window, program: .bool(true), waitsForImages: true)

    for (field, word) in [(root.name, "open"), (root.password, "sesame")] {
      field.becomeFirstResponder()
      for letter in word {
        recorder.record(
          InputEvent(.key(KeyEvent(.character(letter))), at: host.now), in: host.window)
        recorder.record(InputEvent(.text(.committed("\(letter)")), at: host.now), in: host.window)
      }
      let composing = TextInputEvent.composing(word, selectedRange: 0..<1)
      recorder.record(InputEvent(.text(composing), at: host.now), in: host.window)
      recorder.record(clipboard: word, in: host.window)
    }
    recorder.end()

    let recording = try #require(Recording(lines: text.split(separator: "\n")))
    #expect(recording.isComplete && recording.steps.count == 2 * 2 + 2 * 4 + 2 * 6)
    #expect(text.contains("\"open\"") && text.contains("\"p\""))
    #expect(!text.contains("sesame") && text.contains("••••••"))
    for letter in Set("sam") { #expect(!text.contains("\"\(letter)\"")) }
  }

  /// What a host hands to the window, as text.
  private func recordingText(_ root: Screen, _ act: (OffscreenHost) -> Void) throws -> String {
    let host = try Self.host()
    var text = ""
    let recorder = Recorder { text += String(decoding: $0, as: UTF8.self) }
    host.record(with: recorder, program: .bool(true))
    host.window.rootViewController = root
    host.advance(by: 0.1)
    act(host)
    return text
  }

  /// A view of a program's own in which text is written.
  private final class CustomTextInput: View, TextInput {
    var isSecureTextEntry = true
    let acceptsTextInput = true
    let textInputRect = Rect.zero
    let hasMarkedText = false
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) {}
    func setMarkedText(_ text: String, selectedRange: Range<Int>) {}
    func unmarkText() {}
  }

  @Test(arguments: [false, true])
  func `text typed into a revealed password field is not recorded`(isOwn: Bool) throws {
    let root = Screen()
    let own = CustomTextInput()
    let text = try recordingText(root) { host in
      own.frame = root.password.frame
      if isOwn { root.view.addSubview(own) }
      let input: View = isOwn ? own : root.password
      input.becomeFirstResponder()
      root.password.isSecureTextEntry = false
      own.isSecureTextEntry = false
      host.send(.key(KeyEvent(.character("q"))))
      host.send(.text(.committed("sesame")))
      host.window.setClipboard("wide open")
      _ = host.window.text(on: .general)
      root.name.becomeFirstResponder()
      host.send(.drop(DropEvent(.text("hello"), at: Point(140, 20))))
    }

    for secret in ["\"q\"", "sesame", "wide open", "hello"] {
      #expect(!text.contains(secret), "\(secret)")
    }
    #expect(text.contains("••••••"))
  }

  @Test func `a recorded frame with a revealed password has no image and is not compared`() throws {
    let host = try Self.host()
    let root = Screen()
    var text = ""
    let recorder = Recorder { text += String(decoding: $0, as: UTF8.self) }
    host.record(with: recorder, program: .bool(true))
    host.window.rootViewController = root
    root.password.text = "sesame"
    host.advance(by: 2)
    let start = host.now
    root.password.isSecureTextEntry = false
    host.advance(by: 2)
    let end = host.now
    root.password.isSecureTextEntry = true
    host.advance(by: 2)
    recorder.end()

    let recording = try #require(Recording(lines: text.split(separator: "\n")))
    var frames: [Instant: Recording.Fingerprint] = [:]
    var pictures: [Instant] = []
    for step in recording.steps {
      switch step {
      case .frame(let instant, _, .some(let shown)): frames[instant] = shown
      case .snapshot(let instant, _): pictures.append(instant)
      default: break
      }
    }
    let readable = frames.filter { $0.key > start && $0.key <= end }
    #expect(!readable.isEmpty && readable.allSatisfy { $0.value == .unknown })
    #expect(frames.contains { $0.key > end && $0.value != .unknown })
    #expect(!pictures.isEmpty && !pictures.contains { $0 > start && $0 <= end })
  }

  @Test(arguments: [
    KeyEvent(.character("q"), modifiers: .alt),
    KeyEvent(.character("q"), modifiers: [.alt, .control]),
    KeyEvent(.character("q"), modifiers: .shift),
  ])
  func `a recording conceals AltGr and Shift characters of a password, but not Control commands`(
    event: KeyEvent
  ) throws {
    let root = Screen()
    let text = try recordingText(root) { host in
      root.password.becomeFirstResponder()
      host.send(.key(event))
      host.send(.key(KeyEvent(.space)))
      host.send(.key(KeyEvent(.character("v"), modifiers: .control)))
    }

    let keys = text.split(separator: "\n").filter { $0.contains("\"key\"") }
    #expect(
      keys.count == 3 && keys.prefix(2).allSatisfy { $0.contains("\"key\":\"•\",\"modifiers\":0") })
    #expect(keys.last?.contains("\"v\"") == true)
  }

  @Test func `a recording conceals the release of a key that was pressed in a password field`()
    throws
  {
    let root = Screen()
    let text = try recordingText(root) { host in
      root.password.becomeFirstResponder()
      host.send(.key(KeyEvent(.character("q"))))
      root.name.becomeFirstResponder()
      host.send(.key(KeyEvent(.character("q"), isDown: false)))
      #expect(root.password.text.isEmpty)
    }
    let open = try recordingText(root) { host in
      root.name.becomeFirstResponder()
      host.send(.key(KeyEvent(.character("q"))))
    }

    #expect(!text.contains("\"q\"") && open.contains("\"q\""))
  }

  @Test func `a recording conceals text dropped on a password field that is not first responder`()
    throws
  {
    let root = Screen()
    let text = try recordingText(root) { host in
      root.name.becomeFirstResponder()
      host.send(.drop(DropEvent(.text("sesame"), at: Point(140, 20))))
      host.send(.drop(DropEvent(.text("hello"), at: Point(50, 20))))
    }

    #expect(!text.contains("sesame") && text.contains("hello"))
  }

  @Test
  func `a recording has a dot instead of the clipboard text if the program only checks for text`()
    throws
  {
    let root = Screen()
    let text = try recordingText(root) { host in
      host.window.setClipboard("sesame")
      #expect(host.window.hasText(on: .general) && !host.window.hasText(on: .primarySelection))
    }

    #expect(!text.contains("sesame") && text.contains("{\"clipboard\":\"•\"}"))
    #expect(text.contains("{\"clipboard\":false}"))
  }

  // MARK: The pointer

  @Test func `a replay starts with the recorded pointer position`() throws {
    var environment = Self.environment
    environment.pointer = Point(20, 20)
    let host = try Self.host(environment)
    let recording = Recording(
      environment: environment,
      steps: [.frame(Self.instant(1), animationDelay: 0, fingerprint: nil)], isComplete: true
    )
    let replay = Replay(recording, on: host)
    host.window.rootViewController = Screen()
    _ = replay.run()

    #expect(host.window.pointerLocation == Point(20, 20))
  }

  @Test(arguments: [1e300, -1e300, .infinity, 0.5])
  func `a replay's pointer mark is not drawn if the pointer is far outside the window`(x: Double) {
    let surface = SDL_CreateRGBSurfaceWithFormat(0, 40, 40, 32, SDL_PIXELFORMAT_XRGB8888.rawValue)
    defer { SDL_FreeSurface(surface) }
    guard let surface else { return }
    func isDrawn() -> Bool {
      let bytes = UnsafeRawBufferPointer(start: surface.pointee.pixels, count: 40 * 40 * 4)
      return bytes.contains { $0 != 0 }
    }
    var mark = PointerMark()
    mark.draw(on: surface, theme: .light, scale: 1)
    #expect(!isDrawn(), "the pointer has not entered yet")
    mark.update(for: PointerEvent(.moved, at: Point(x, 20)))
    mark.draw(on: surface, theme: .light, scale: 1)

    #expect(isDrawn() == (x == 0.5))
  }

  // MARK: Files that anyone may have changed

  @Test func `reading and replaying a randomly corrupted recording does not crash`() throws {
    let good = try Self.recordRun(Screen()).lines.map { Array($0.utf8) }
    var generator = SeededGenerator(seed: 18)
    var played = 0
    for index in 0..<RandomSequences.count(5000) {
      var lines = good
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let line = Int.random(in: 0..<lines.count, using: &generator)
        guard !lines[line].isEmpty else { continue }
        let offset = Int.random(in: 0..<lines[line].count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: lines[line][offset] = UInt8.random(in: 32...126, using: &generator)
        case 1: lines[line].remove(at: offset)
        case 2: lines[line].insert(UInt8(ascii: "9"), at: offset)
        default: lines.swapAt(line, Int.random(in: 0..<lines.count, using: &generator))
        }
      }
      let texts = lines.map { String(decoding: $0, as: UTF8.self)[...] }
      guard var recording = Recording(lines: texts), index.isMultiple(of: 20) else { continue }
      recording.environment.size = Size(200, 120)
      recording.environment.scale = 1
      _ = try Self.play(recording, Screen())
      played += 1
    }
    #expect(played > 100)
  }
}
