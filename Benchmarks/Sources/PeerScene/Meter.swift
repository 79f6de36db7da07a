// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Glibc

/// Counts and times frames by the rules of the benchmark protocol.
final class Meter {
  private static let maximumInterval = 25.0

  private let startTime = Environment.number("BENCH_T0_NS") ?? Machine.now()
  private let serverClock = Environment.number("BENCH_XPID").flatMap {
    Machine.clock(ofProcess: $0)
  }

  private var totalFrameCount = 0
  private var firstFrameTime: Int64?
  private var isWarmingUp = false
  private var isCounting = false
  private var warmUpMaximum = 0.0
  private var usageAtStart = Usage()
  private var usedResources = Usage()

  /// The number of frames in the counted cycles.
  private(set) var frameCount = 0

  /// The intervals between the counted frames, in milliseconds. A frame that changes no pixel is not
  /// presented, and the time across it is no interval.
  private(set) var intervals: [Double] = []

  init() {
    intervals.reserveCapacity(1 << 16)
  }

  func record(_ report: FrameReport) {
    guard report.isPresented else { return }
    totalFrameCount += 1
    if firstFrameTime == nil { firstFrameTime = report.presentedAt.nanoseconds }
    let interval = report.interval.map { $0 * 1000 }
    if isCounting {
      frameCount += 1
      if frameCount > 1, let interval { intervals.append(interval) }
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
    usageAtStart = Usage(server: serverClock)
  }

  func end() {
    usedResources = Usage(server: serverClock) - usageAtStart
    isCounting = false
  }

  func report(cycles: Int, isUncapped: Bool) -> String {
    let sorted = intervals.sorted()
    let memory = Machine.memory(["VmHWM", "RssFile", "RssAnon"])
    let late = sorted.count { $0 > Self.maximumInterval }
    let start = Double((firstFrameTime ?? startTime) - startTime) / 1e6
    let fields: [(String, String)] = [
      ("schema", "\"drawer-bench/1\""), ("program", "\"drawer\""), ("variant", "\"software\""),
      ("uncapped", "\(isUncapped)"), ("width", "1280"), ("height", "800"), ("rows", "1000"),
      ("cycles", "\(cycles)"), ("frames", "\(frameCount)"),
      ("anim_wall_s", Self.decimal(usedResources.wall)),
      ("anim_cpu_s", Self.decimal(usedResources.user + usedResources.system)),
      ("anim_cpu_user_s", Self.decimal(usedResources.user)),
      ("anim_cpu_sys_s", Self.decimal(usedResources.system)),
      ("x_cpu_s", serverClock == nil ? "-1" : Self.decimal(usedResources.server)),
      ("interval_max_ms", Self.decimal(sorted.last ?? 0)),
      ("interval_median_ms", Self.decimal(Self.percentile(0.5, of: sorted))),
      ("interval_p99_ms", Self.decimal(Self.percentile(0.99, of: sorted))),
      ("intervals_over_25ms", "\(late)"), ("first_cycle_max_ms", Self.decimal(warmUpMaximum)),
      ("first_frame_ms", Self.decimal(start)), ("max_rss_kb", "\(memory[0])"),
      ("rss_file_kb", "\(memory[1])"), ("rss_anon_kb", "\(memory[2])"),
      ("total_frames", "\(totalFrameCount)"),
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

  /// Formats a number with six decimals and without an exponent.
  private static func decimal(_ value: Double) -> String {
    let millionths = Int64((abs(value) * 1e6).rounded())
    let digits = "\(millionths % 1_000_000)"
    let zeros = String(repeating: "0", count: 6 - digits.count)
    return "\(value < 0 && millionths > 0 ? "-" : "")\(millionths / 1_000_000).\(zeros)\(digits)"
  }
}
