// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore
package import Drawing
internal import Languages

/// Everything that was done to a window, and its frames. Replaying it in the same program gives the same frames.
package nonisolated struct Recording: Sendable, Equatable {
  /// An action of the host.
  package enum Step: Sendable, Equatable {
    /// The host delivered an event.
    case event(InputEvent)
    /// The following events have another target; nil if no view below the pointer has a name.
    case pointerTarget(RecordedTarget?)
    /// The host advanced the clock; pending main-actor jobs may have run afterwards.
    case time(Instant, runsJobs: Bool)
    /// The host rendered a frame for an instant, and delayed animations that had just begun by the given seconds.
    case frame(Instant, animationDelay: Double, fingerprint: Fingerprint?)
    /// The host returned the text on a clipboard, which was requested in the step before.
    case clipboard(String?)
    case asyncResult(AsyncResult)
    /// The host sent a measurement of the last frame to the window's frame observer.
    case measurement(FrameMeasurement)
    case settings(Settings)
    /// A snapshot of the frame at an instant as a PNG file, for visual comparison.
    case snapshot(of: Instant, png: [UInt8])
  }

  package struct Fingerprint: Sendable, Equatable {
    /// A hash of all pixels, or of some rows if `state` is nil; nil if the pixels were not read.
    package var pixels: UInt64?
    /// A hash of the window's restorable state; nil during animations.
    package var state: UInt64?

    /// The fingerprint of a presented frame with unknown content.
    package static let unknown = Fingerprint()
  }

  /// A result of asynchronous work that the window waited for.
  package enum AsyncResult: Sendable, Equatable {
    /// An image that was decoded, or that failed.
    case image(ImageRequest)
    case folder(String, Result<[FileEntry], FolderError>)
    /// The files that the user chose in the desktop's file chooser; nil if the desktop has none.
    case files(Result<[String]?, FileChooserError>)
  }

  /// The user's settings for all programs that affect a window.
  package struct Settings: Sendable, Equatable {
    var colorScheme = Theme.ColorScheme.light
    var contrast = Theme.Contrast.normal
    var reducesMotion = false
    var layoutDirection = Traits.LayoutDirection.leftToRight
    var numberFormat = NumberFormat()
    var textScale = 1.0
    var multiClick = MultiClick()
  }

  /// The initial conditions of the window.
  package struct Environment: Sendable, Equatable {
    /// The initial content size, in points.
    package var size: Size
    package var scale: Double
    /// The instant at which the window was created.
    var start: Instant
    var settings: Settings
    /// A hash of the widths of sample texts in the interface font.
    var fonts: UInt64
    /// Whether frames waited for images. If not, the recording contains a step for each arrival.
    var waitsForImages = false
    /// The initial position of the mouse; nil if it is outside of the window.
    var pointer: Point?
    /// Whether the window existed before, so that anything outside of its restorable state is missing.
    package var isContinued = false
    /// The program's initial state, in the program's own format.
    package var program: StateValue
  }

  package var environment: Environment
  package var steps: [Step]
  /// Whether the recording continues to the end of the program; false if it is truncated.
  package var isComplete: Bool
}

extension Recording.Settings {
  init(_ traits: Traits, multiClick: MultiClick) {
    colorScheme = traits.theme.colorScheme
    contrast = traits.theme.contrast
    reducesMotion = traits.reducesMotion
    layoutDirection = traits.layoutDirection
    numberFormat = traits.numberFormat
    textScale = traits.textScale
    self.multiClick = multiClick
  }

  func apply(to window: Window) {
    var traits = window.traits
    traits.theme = traits.theme.adapted(to: colorScheme, contrast: contrast)
    traits.reducesMotion = reducesMotion
    traits.layoutDirection = layoutDirection
    traits.numberFormat = numberFormat
    traits.textScale = textScale
    window.traits = traits
    window.multiClick = multiClick
  }
}

extension Recording.Environment {
  /// Samples with letters of the bundled font only; others would be searched on the machine.
  private static let fontProbes = ["Handgloves 0123", "Ωμέγα", "Щука"]

  static func fonts(of measurer: any TextMeasurer) -> UInt64 {
    var hash = StableHash()
    for probe in fontProbes { hash.add(measurer.width(of: probe, in: Font(size: 100)).bitPattern) }
    return hash.value
  }

  package func apply(to configuration: inout ApplicationConfiguration) {
    configuration.size = size
    configuration.scale = scale
    configuration.colorScheme = settings.colorScheme
    configuration.contrast = settings.contrast
    configuration.reducesMotion = settings.reducesMotion
    configuration.layoutDirection = settings.layoutDirection
    configuration.numberFormat = settings.numberFormat
    configuration.textScale = settings.textScale
  }
}
