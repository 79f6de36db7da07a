// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

nonisolated extension Recording.Step {
  /// Appends the step as JSON. Steps that occur up to a thousand times a second need no intermediate values.
  func appendJSON(to bytes: inout [UInt8]) {
    let table: [String: StateValue]
    switch self {
    case .time(let instant, let runsJobs):
      Self.append(instant, to: &bytes)
      return Self.append(runsJobs ? "\"jobs\":true}" : "\"jobs\":false}", to: &bytes)
    case .frame(let instant, let delay, let fingerprint):
      return Self.appendFrame(at: instant, animationDelay: delay, fingerprint, to: &bytes)
    case .event(let event):
      if case .pointer(let pointer) = event.kind,
        pointer == PointerEvent(.moved, at: pointer.location)
      {
        return Self.appendMovement(to: pointer.location, at: event.instant, to: &bytes)
      }
      table = event.kind.dictionary.merging(["at": event.instant.stateValue]) { $1 }
    case .pointerTarget(let target):
      let frame = target.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
      table = ["under": (target?.path ?? []).stateValue, "frame": (frame ?? []).stateValue]
    case .clipboard(let text): table = ["clipboard": text?.stateValue ?? .bool(false)]
    case .asyncResult(let result): table = ["arrived": result.stateValue]
    case .measurement(let measurement): table = ["measured": measurement.stateValue]
    case .settings(let settings): table = ["settings": settings.stateValue]
    case .snapshot(let instant, let png):
      table = ["at": instant.stateValue, "png": .string(png.hexadecimal)]
    }
    bytes += StateValue.dictionary(table).json
  }

  private static func appendFrame(
    at instant: Instant, animationDelay: Double, _ fingerprint: Recording.Fingerprint?,
    to bytes: inout [UInt8]
  ) {
    append(instant, to: &bytes)
    append("\"frame\":{", to: &bytes)
    if animationDelay != 0 {
      append("\"held\":", to: &bytes)
      bytes += StateValue.number(animationDelay).json
      if fingerprint != nil { append(",", to: &bytes) }
    }
    if let pixels = fingerprint?.pixels {
      append("\"pixels\":\"", to: &bytes)
      append(pixels, radix: 16, to: &bytes)
      if let state = fingerprint?.state {
        append("\",\"state\":\"", to: &bytes)
        append(state, radix: 16, to: &bytes)
      }
      append("\"", to: &bytes)
    } else if fingerprint != nil {
      append("\"shown\":true", to: &bytes)
    }
    append("}}", to: &bytes)
  }

  /// Appends a mouse movement without pressed buttons, as its dictionary would be written.
  private static func appendMovement(to point: Point, at instant: Instant, to bytes: inout [UInt8])
  {
    append(instant, to: &bytes)
    append(
      "\"button\":\"primary\",\"device\":\"mouse\",\"id\":0,\"modifiers\":0,\"pointer\":\"moved\",\"x\":",
      to: &bytes)
    bytes += (point.x.isFinite ? point.x : 0).description.utf8
    append(",\"y\":", to: &bytes)
    bytes += (point.y.isFinite ? point.y : 0).description.utf8
    append("}", to: &bytes)
  }

  /// Appends the beginning of a step with its instant.
  private static func append(_ instant: Instant, to bytes: inout [UInt8]) {
    append("{\"at\":", to: &bytes)
    append(UInt64(instant.nanoseconds.magnitude), radix: 10, to: &bytes)
    append(",", to: &bytes)
  }

  private static func append(_ text: StaticString, to bytes: inout [UInt8]) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private static func append(_ number: UInt64, radix: UInt64, to bytes: inout [UInt8]) {
    var unit: UInt64 = 1
    while number / unit >= radix { unit *= radix }
    while unit > 0 {
      let digit = UInt8(number / unit % radix)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      unit /= radix
    }
  }

  init(_ line: StateValue) throws(Recording.InvalidLine) {
    let table = try line.dictionaryValue.required()
    if let clipboard = table["clipboard"] {
      self = .clipboard(String(stateValue: clipboard))
    } else if let path: [String] = table.value("under") {
      let frame: [Double] = try table.list("frame", count: path.isEmpty ? 0 : 4)
      self = .pointerTarget(
        path.isEmpty
          ? nil : RecordedTarget(path: path, frame: Rect(frame[0], frame[1], frame[2], frame[3])))
    } else if let value = table["arrived"] {
      self = .asyncResult(try Recording.AsyncResult(value))
    } else if let value = table["measured"] {
      self = .measurement(try FrameMeasurement(value))
    } else if let value = table["settings"] {
      self = .settings(try Recording.Settings(value))
    } else {
      let instant = try Instant(table["at"])
      if let runsJobs: Bool = table.value("jobs") {
        self = .time(instant, runsJobs: runsJobs)
      } else if let frame = table["frame"]?.dictionaryValue {
        let pixels = UInt64(stateValue: frame["pixels"])
        let isShown = pixels != nil || frame["shown"] == .bool(true)
        let state = pixels.flatMap { _ in UInt64(stateValue: frame["state"]) }
        self = .frame(
          instant, animationDelay: max(0, frame.value("held") ?? 0),
          fingerprint: isShown ? Recording.Fingerprint(pixels: pixels, state: state) : nil)
      } else if let digits: String = table.value("png") {
        self = .snapshot(of: instant, png: try [UInt8](hexadecimal: digits).required())
      } else {
        self = .event(InputEvent(try InputEvent.Kind(table), at: instant))
      }
    }
  }
}

nonisolated extension FrameMeasurement {
  /// The last number, the interval, may be missing.
  fileprivate var stateValue: StateValue {
    let counts = [paintedLayers, compositedLayers, bitmaps, bitmapBytes, textures, textureBytes]
    let seconds = [displayInterval, processTime] + (interval.map { [$0] } ?? [])
    return .dictionary([
      "at": presentedAt.stateValue, "counts": counts.stateValue, "seconds": seconds.stateValue,
    ])
  }

  /// Values outside the possible ranges are refused, since observers may compute with them.
  fileprivate init(_ value: StateValue) throws(Recording.InvalidLine) {
    let table = try value.dictionaryValue.required()
    let counts: [Int] = try table.list("counts", count: 6)
    let seconds: [Double] = table.value("seconds") ?? []
    guard counts.allSatisfy({ 0...1 << 48 ~= $0 }), (2...3).contains(seconds.count),
      seconds.allSatisfy({ 0...1e9 ~= $0 }), seconds[0] == 0 || seconds[0] > 1e-6
    else { throw Recording.InvalidLine() }
    self.init(
      presentedAt: try Instant(table["at"]), interval: seconds.count > 2 ? seconds[2] : nil,
      displayInterval: seconds[0], paintedLayers: counts[0], compositedLayers: counts[1],
      bitmaps: counts[2], bitmapBytes: counts[3], textures: counts[4], textureBytes: counts[5],
      processTime: seconds[1])
  }
}

nonisolated extension Recording.AsyncResult {
  fileprivate var stateValue: StateValue {
    switch self {
    case .image(let picture):
      .dictionary([
        "picture": .string(picture.name), "pixels": [picture.width, picture.height].stateValue,
      ])
    case .folder(let path, .success(let entries)):
      .dictionary([
        "folder": .string(path),
        "entries": entries.map { $0.isFolder ? $0.name + "/" : $0.name }.stateValue,
      ])
    case .folder(let path, .failure(let problem)):
      .dictionary(["folder": .string(path), "problem": .string(problem.name)])
    case .files(.success(let paths)): .dictionary(["files": paths?.stateValue ?? .bool(false)])
    case .files(.failure(let error)):
      .dictionary(["refused": [error.description, error.reason].compactMap(\.self).stateValue])
    }
  }

  fileprivate init(_ value: StateValue) throws(Recording.InvalidLine) {
    let table = try value.dictionaryValue.required()
    if let name: String = table.value("picture") {
      let pixels: [Int] = try table.list("pixels", count: 2)
      // Larger images do not exist, and would be decoded in vain.
      guard pixels.allSatisfy({ 1...1 << 15 ~= $0 }) else { throw Recording.InvalidLine() }
      self = .image(ImageRequest(name: name, width: pixels[0], height: pixels[1]))
    } else if let path: String = table.value("folder") {
      if let problem: String = table.value("problem") {
        self = .folder(path, .failure(FolderError(name: problem)))
      } else {
        let names: [String] = try table.value("entries").required()
        let entries = names.map {
          $0.hasSuffix("/") ? FileEntry(String($0.dropLast()), isFolder: true) : FileEntry($0)
        }
        self = .folder(path, .success(entries))
      }
    } else if let words: [String] = table.value("refused") {
      let description = try words.first.required()
      self = .files(
        .failure(FileChooserError(translated: description, reason: words.dropFirst().first)))
    } else {
      self = .files(.success([String](stateValue: try table["files"].required())))
    }
  }
}

nonisolated extension FolderError {
  private static let errorsByName: [String: FolderError] = [
    "missing": .missing, "noFolder": .notAFolder, "notAllowed": .notAllowed,
  ]

  fileprivate var name: String {
    if case .other(let words) = self { return words }
    return Self.errorsByName.first { $0.value == self }?.key ?? ""
  }

  fileprivate init(name: String) { self = Self.errorsByName[name] ?? .other(name) }
}

nonisolated extension [UInt8] {
  private static let digits = Array("0123456789abcdef".utf8)

  fileprivate var hexadecimal: String {
    String(unsafeUninitializedCapacity: 2 * count) { room in
      for (index, byte) in enumerated() {
        room[2 * index] = Self.digits[Int(byte >> 4)]
        room[2 * index + 1] = Self.digits[Int(byte & 15)]
      }
      return 2 * count
    }
  }

  fileprivate init?(hexadecimal text: String) {
    var values = text.utf8.lazy.map { Character(UnicodeScalar($0)).hexDigitValue }.makeIterator()
    self.init()
    reserveCapacity(text.utf8.count / 2)
    while let high = values.next() {
      guard let high, case .some(.some(let low)) = values.next() else { return nil }
      append(UInt8(high << 4 | low))
    }
  }
}
