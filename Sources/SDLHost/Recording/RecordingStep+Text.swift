// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

nonisolated extension Recording.Step {
  var stateValue: StateValue {
    switch self {
    case .event(let event):
      var table = event.kind.dictionary
      table["at"] = .integer(Int(event.instant.nanoseconds))
      return .dictionary(table)
    case .time(let instant, let runsJobs):
      return .dictionary(["at": .integer(Int(instant.nanoseconds)), "jobs": .bool(runsJobs)])
    case .frame(let instant, let held, let shown):
      var frame: [String: StateValue] = [:]
      if held != 0 { frame["held"] = .number(held) }
      frame["pixels"] = shown?.pixels?.stateValue
      frame["state"] = shown?.state?.stateValue
      if let shown, shown.pixels == nil { frame["shown"] = .bool(true) }
      return .dictionary(["at": .integer(Int(instant.nanoseconds)), "frame": .dictionary(frame)])
    case .pointerTarget(let aim):
      let frame = aim.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
      return .dictionary([
        "under": (aim?.path ?? []).stateValue, "frame": (frame ?? []).stateValue,
      ])
    case .clipboard(let text):
      return .dictionary(["clipboard": text.map { .string($0) } ?? .bool(false)])
    case .asyncResult(let arrival): return .dictionary(["arrived": arrival.stateValue])
    case .measurement(let measurement): return .dictionary(["measured": measurement.stateValue])
    case .settings(let settings): return .dictionary(["settings": settings.stateValue])
    case .snapshot(let instant, let png):
      return .dictionary([
        "at": .integer(Int(instant.nanoseconds)), "png": .string(png.hexadecimal),
      ])
    }
  }

  /// Appends a frame as JSON. The result is equal to the JSON of `stateValue`, but needs no intermediate values.
  static func appendFrame(
    at instant: Instant, animationDelay: Double, fingerprint: Recording.Fingerprint?,
    to bytes: inout [UInt8]
  ) {
    append("{\"at\":", to: &bytes)
    append(UInt64(instant.nanoseconds.magnitude), radix: 10, to: &bytes)
    append(",\"frame\":{", to: &bytes)
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

  /// Appends an advance of the clock as JSON.
  static func appendTime(_ instant: Instant, runsJobs: Bool, to bytes: inout [UInt8]) {
    append("{\"at\":", to: &bytes)
    append(UInt64(instant.nanoseconds.magnitude), radix: 10, to: &bytes)
    append(runsJobs ? ",\"jobs\":true}" : ",\"jobs\":false}", to: &bytes)
  }

  /// Appends a mouse movement without pressed buttons as JSON, which occurs up to a thousand times a second.
  static func appendMovement(to point: Point, at instant: Instant, to bytes: inout [UInt8]) {
    append("{\"at\":", to: &bytes)
    append(UInt64(instant.nanoseconds.magnitude), radix: 10, to: &bytes)
    append(
      ",\"button\":\"primary\",\"device\":\"mouse\",\"id\":0,\"modifiers\":0,\"pointer\":\"moved\",\"x\":",
      to: &bytes)
    bytes += (point.x.isFinite ? point.x : 0).description.utf8
    append(",\"y\":", to: &bytes)
    bytes += (point.y.isFinite ? point.y : 0).description.utf8
    append("}", to: &bytes)
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

  init?(stateValue: StateValue) {
    guard let table = stateValue.dictionaryValue else { return nil }
    if let clipboard = table["clipboard"] {
      self = .clipboard(String(stateValue: clipboard))
    } else if let path: [String] = table.value("under") {
      guard let frame: [Double] = table.value("frame"), frame.count == (path.isEmpty ? 0 : 4) else {
        return nil
      }
      self = .pointerTarget(
        path.isEmpty
          ? nil : RecordedTarget(path: path, frame: Rect(frame[0], frame[1], frame[2], frame[3])))
    } else if let value = table["arrived"] {
      guard let arrival = Recording.AsyncResult(stateValue: value) else { return nil }
      self = .asyncResult(arrival)
    } else if let value = table["measured"] {
      guard let measurement = FrameMeasurement(stateValue: value) else { return nil }
      self = .measurement(measurement)
    } else if let value = table["settings"] {
      guard let settings = Recording.Settings(stateValue: value) else { return nil }
      self = .settings(settings)
    } else {
      guard let nanoseconds: Int = table.value("at") else { return nil }
      let instant = Instant(nanoseconds: Int64(nanoseconds))
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
        guard let png = [UInt8](hexadecimal: digits) else { return nil }
        self = .snapshot(of: instant, png: png)
      } else {
        guard let kind = InputEvent.Kind(table) else { return nil }
        self = .event(InputEvent(kind, at: instant))
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
      "at": .integer(Int(presentedAt.nanoseconds)), "counts": counts.stateValue,
      "seconds": seconds.stateValue,
    ])
  }

  /// Values outside the possible ranges are refused, since observers may compute with them.
  fileprivate init?(stateValue: StateValue) {
    guard let table = stateValue.dictionaryValue, let nanoseconds: Int = table.value("at"),
      let counts: [Int] = table.value("counts"), counts.count == 6,
      counts.allSatisfy({ 0...1 << 48 ~= $0 }),
      let seconds: [Double] = table.value("seconds"), (2...3).contains(seconds.count),
      seconds.allSatisfy({ 0...1e9 ~= $0 }), seconds[0] == 0 || seconds[0] > 1e-6
    else { return nil }
    self.init(
      presentedAt: Instant(nanoseconds: Int64(nanoseconds)),
      interval: seconds.count > 2 ? seconds[2] : nil, displayInterval: seconds[0],
      paintedLayers: counts[0], compositedLayers: counts[1], bitmaps: counts[2],
      bitmapBytes: counts[3], textures: counts[4], textureBytes: counts[5],
      processTime: seconds[1])
  }
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
