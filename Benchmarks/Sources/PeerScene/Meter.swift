// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// Counts frames and times them as the protocol says.
final class Meter {
  private static let lateAfter = 25.0

  private let started = Environment.number("BENCH_T0_NS") ?? Machine.now()
  private let server = Environment.number("BENCH_XPID").flatMap { Machine.clock(ofProcess: $0) }

  private var total = 0
  private var first: Int64?
  private var isWarmingUp = false
  private var isCounting = false
  private var warmUpMaximum = 0.0
  private var begun = Usage()
  private var spent = Usage()

  /// Frames of the counted stretch.
  private(set) var frames = 0

  /// Milliseconds between the counted frames. A frame that would have changed no pixel is not
  /// presented, and there is no interval across it.
  private(set) var intervals: [Double] = []

  init() {
    intervals.reserveCapacity(1 << 16)
  }

  func framePresented(_ report: FrameReport) {
    guard report.isPresented else { return }
    total += 1
    if first == nil { first = report.presentedAt.nanoseconds }
    let interval = report.interval.map { $0 * 1000 }
    if isCounting {
      frames += 1
      if frames > 1, let interval { intervals.append(interval) }
    } else if isWarmingUp, let interval {
      warmUpMaximum = max(warmUpMaximum, interval)
    }
  }

  func beginWarmUp() {
    isWarmingUp = true
  }

  func begin() {
    isWarmingUp = false
    isCounting = true
    begun = Usage(server: server)
  }

  func end() {
    spent = Usage(server: server) - begun
    isCounting = false
  }

  func report(cycles: Int, isUncapped: Bool) -> String {
    let sorted = intervals.sorted()
    let memory = Machine.memory(["VmHWM", "RssFile", "RssAnon"])
    let late = sorted.count { $0 > Self.lateAfter }
    let start = Double((first ?? started) - started) / 1e6
    let fields: [(String, String)] = [
      ("schema", "\"drawer-bench/1\""), ("program", "\"drawer\""), ("variant", "\"software\""),
      ("uncapped", "\(isUncapped)"), ("width", "1280"), ("height", "800"), ("rows", "1000"),
      ("cycles", "\(cycles)"), ("frames", "\(frames)"),
      ("anim_wall_s", Self.decimal(spent.wall)),
      ("anim_cpu_s", Self.decimal(spent.user + spent.system)),
      ("anim_cpu_user_s", Self.decimal(spent.user)), ("anim_cpu_sys_s", Self.decimal(spent.system)),
      ("x_cpu_s", server == nil ? "-1" : Self.decimal(spent.server)),
      ("interval_max_ms", Self.decimal(sorted.last ?? 0)),
      ("interval_median_ms", Self.decimal(Self.percentile(0.5, of: sorted))),
      ("interval_p99_ms", Self.decimal(Self.percentile(0.99, of: sorted))),
      ("intervals_over_25ms", "\(late)"), ("first_cycle_max_ms", Self.decimal(warmUpMaximum)),
      ("first_frame_ms", Self.decimal(start)), ("max_rss_kb", "\(memory[0])"),
      ("rss_file_kb", "\(memory[1])"), ("rss_anon_kb", "\(memory[2])"),
      ("total_frames", "\(total)"),
    ]
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  static func percentile(_ share: Double, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let place = share * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return sorted[index] }
    return sorted[index] + (place - Double(index)) * (sorted[index + 1] - sorted[index])
  }

  /// Six digits behind the point, never with an exponent.
  private static func decimal(_ value: Double) -> String {
    let millionths = Int64((abs(value) * 1e6).rounded())
    let digits = "\(millionths % 1_000_000)"
    let zeros = String(repeating: "0", count: 6 - digits.count)
    return "\(value < 0 && millionths > 0 ? "-" : "")\(millionths / 1_000_000).\(zeros)\(digits)"
  }
}
