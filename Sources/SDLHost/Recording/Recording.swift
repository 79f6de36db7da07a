// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore
package import Drawing
internal import Languages

/// All that was done to a window, in order, with what it showed: doing it again to a window of the same program gives the
/// same frames.
package nonisolated struct Recording: Sendable, Equatable {
  /// What the host did.
  package enum Step: Sendable, Equatable {
    /// It handed over an event.
    case event(InputEvent)
    /// Other views than before lie under the pointer of the events that follow; nil for none that has a name.
    case under(Aim?)
    /// It told the time; main-actor jobs that waited may have run then.
    case time(Instant, runsJobs: Bool)
    /// It made a frame that is seen at an instant, after movements that began were held for so many seconds.
    case frame(Instant, held: Double, shown: Fingerprint?)
    /// It was asked for the text on a clipboard, in the step before.
    case clipboard(String?)
    /// Something came that the window waited for.
    case arrived(Arrival)
    /// It told the window's frame observer how the last frame went.
    case measured(FrameMeasurement)
    /// The desktop or the program wanted other settings.
    case settings(Settings)
    /// How the frame of an instant looked, as a PNG file, for a person.
    case picture(of: Instant, png: [UInt8])
  }

  /// What tells frames apart.
  package struct Fingerprint: Sendable, Equatable {
    /// A hash of all pixels, or of some rows where there is none of the state; nil where nobody read them.
    package var pixels: UInt64?
    /// A hash of what the window would leave to the next start; nil while something moves.
    package var state: UInt64?

    /// Of a frame that showed, whatever it looked like.
    package static let unknown = Fingerprint(pixels: nil, state: nil)
  }

  /// The settings of a window that a person makes for all programs.
  package struct Settings: Sendable, Equatable {
    var colorScheme = Theme.ColorScheme.light
    var contrast = Theme.Contrast.normal
    var reducesMotion = false
    var layoutDirection = Traits.LayoutDirection.leftToRight
    var numberFormat = NumberFormat()
    var textScale = 1.0
    var multiClick = MultiClick()
  }

  /// What a window depends on besides what is done to it.
  package struct Environment: Sendable, Equatable {
    /// The window's first content size, in points.
    package var size: Size
    /// Pixels per point at first.
    package var scale: Double
    /// When the window began.
    var start: Instant
    var settings: Settings
    /// How wide texts are in the interface's font.
    var fonts: UInt64
    /// Whether frames waited for pictures; others say when one arrived.
    var waitsForPictures = false
    /// Where the mouse rests at the beginning; nil where it does not lie in the window.
    var pointer: Point?
    /// Whether the window had been there before: what its state does not keep is missing then.
    package var isContinued = false
    /// What the program began with, in its own words.
    package var program: StateValue
  }

  package var environment: Environment
  package var steps: [Step]
  /// Whether it goes on to the end of the program; false where it was cut off.
  package var isWhole: Bool
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

  /// Gives a window what differs from the settings before.
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
  init(
    of window: Window, program: StateValue, waitsForPictures: Bool, isContinued: Bool = false,
    pointer: Point? = nil
  ) {
    size = window.size
    scale = window.traits.scale
    start = window.animations.now
    settings = Recording.Settings(window.traits, multiClick: window.multiClick)
    fonts = Self.fonts(of: window.textMeasurer)
    self.waitsForPictures = waitsForPictures
    self.isContinued = isContinued
    self.pointer = pointer
    self.program = program
  }

  /// Letters that the bundled face has: others would be looked for on the machine, and reported where they are missing.
  private static let probes = ["Handgloves 0123", "Ωμέγα", "Щука"]

  static func fonts(of measurer: any TextMeasurer) -> UInt64 {
    var hash = StableHash()
    for probe in probes { hash.add(measurer.width(of: probe, in: Font(size: 100)).bitPattern) }
    return hash.value
  }

  /// Makes a window of these settings.
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
