// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Languages
public import Logging

/// The settings of a host; `Application.Configuration` is the same type. They are read once, when the host is created.
/// `Application.configuration` lists the settings that can be changed later.
public nonisolated struct ApplicationConfiguration: Sendable {
  /// The application id of the window in reverse DNS notation, by which desktops find the icon and the launcher.
  public var identifier = "io.github.drawercontainer.Drawer"

  /// The program's name in lists of the desktop.
  public var name = "Drawer"

  /// The initial title of the window.
  public var title = "Drawer"

  /// The initial content size, in points, limited by the screen. Default: 1000 × 700.
  public var size = Size(1000, 700)

  /// The minimum content size, in points, limited by the screen; nil for no minimum. Default: 480 × 320.
  public var minimumSize: Size? = Size(480, 320)

  /// Whether the user can resize the window. Default: true.
  public var isResizable = true

  /// Whether the desktop draws a title bar and a border around the window. Default: true.
  public var isDecorated = true

  /// The window system: a Wayland compositor or an X server. Default: Wayland if it is available and windows can have a
  /// title bar there.
  public var windowSystem = WindowSystem.automatic

  /// The method that renders frames: the processor or the GPU. Default: the GPU if there is one.
  public var renderer = RendererChoice.automatic

  /// The timing of frames during animations. Default: the display's refresh rate.
  public var pacing = FramePacing.display

  /// The number of pixels per point, 0.5…4; nil to follow the desktop. Default: nil.
  public var scale: Double?

  /// The color scheme; nil to follow the desktop. Default: nil.
  public var colorScheme: Theme.ColorScheme?

  /// The contrast; nil to follow the desktop. Default: nil.
  public var contrast: Theme.Contrast?

  /// The factor by which text is larger than by default, 0.5…3; nil to follow the desktop. Default: nil.
  public var textScale: Double?

  /// The language of all texts in the window, including the library's own. Default nil: `Localization.desktop()`. A
  /// program with its own texts creates one with its catalogs before its controllers (docs/LANGUAGES.md).
  public var localization: Localization?

  /// The layout direction of the whole window. Default nil: the direction of `localization`, or else of the locale's
  /// language (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
  public var layoutDirection: Traits.LayoutDirection?

  /// The format of numbers, in the traits of the whole window. Default nil: the format of `localization`, which uses
  /// the locale (`LC_ALL`, `LC_NUMERIC`, `LANG`) if it is installed, or else the language.
  public var numberFormat: NumberFormat?

  /// Whether transitions finish immediately; nil to follow the desktop. Default: nil.
  public var reducesMotion: Bool?

  /// The path of a font file for all text without a font family; nil for the bundled font. If the file cannot be read,
  /// the error is logged and the bundled font is used. Default: nil.
  public var interfaceFont: String?

  /// The folders that are searched for images in order, before the bundled images. Default: empty.
  public var assetDirectories: [String] = []

  /// The maximum number of bytes of layer bitmaps and their textures; at least 1. Beyond it, the least recently shown
  /// bitmaps are removed; they are painted again when they are needed. Three windows' worth are always allowed, and
  /// visible bitmaps are always kept. Default: 64 MiB.
  public var layerBudget = 64 << 20 {
    willSet { require(newValue > 0, "The budget must be positive, not \(newValue) bytes") }
  }

  /// The maximum number of pixels of an image file; at least 1. Of a larger image only the header is read, and a
  /// crossed box is drawn in its place. Default: 128,000,000, which take 512 MB while they are decoded.
  public var maximumImagePixelCount = ImageLoader.maximumImagePixelCount {
    willSet { require(newValue > 0, "A picture cannot have \(newValue) pixels") }
  }

  /// The store of the window's size and of the state of its controllers and views. The next start restores them before
  /// the first frame, without animation. The window's maximized or full-screen state is stored with the size that it
  /// returns to, and on X11 with its position. A restored window is no larger than the screen without its panels.
  ///
  /// The stock containers need no further code; controllers that the user has opened are created again by
  /// `viewController(withRestorationIdentifier:coder:)`. Default nil: nothing is stored.
  public var stateStore: (any StateStore)?

  /// Whether the window's contents are available to assistive technology, such as a screen reader, on the desktop's
  /// accessibility bus (AT-SPI 2). Default automatic: while assistive technology is turned on or a program listens.
  public var accessibility = AccessibilityMode.automatic

  /// The path of a file in which all input and frames are recorded, so that a test can repeat them:
  /// `ReferenceImageFolder.replay(_:root:)` of `DrawerTesting`. Frames are then drawn by the processor. Text in a field
  /// with `isSecureTextEntry` is recorded as dots, even if the field later shows it. Only the user can access the file.
  /// An existing file is replaced; a full disk ends the recording with a warning. Default nil: nothing is recorded.
  public var recordingPath: String?

  /// The logger for warnings, such as missing fonts and images, and fallbacks of the host. Each message is one line;
  /// control characters in the names of files and in the texts of other programs are escaped, as in `\u{1B}`.
  public var logger = Logger(label: "drawer").singleLine {
    didSet { logger = logger.singleLine }
  }

  /// Called when the display is lost, because the X server or the Wayland compositor has ended, also while the window
  /// opens. The process exits with code 1 after the closure returns, so save unsaved data in it. Default nil: `logger`
  /// receives the error.
  public var onDisplayLost: (@MainActor @Sendable (HostError) -> Void)?

  /// Creates a configuration with all defaults.
  public init() {}
}

extension ApplicationConfiguration {
  /// The program's preferences, with the desktop's in place of missing ones.
  @MainActor func preferences(over desktop: DesktopPreferences) -> DesktopPreferences {
    desktop.withOverrides(
      colorScheme: colorScheme, contrast: contrast, reducesMotion: reducesMotion,
      textScale: textScale, layoutDirection: effectiveLayoutDirection,
      localization: effectiveLocalization)
  }

  /// The program's localization, or else the desktop's.
  @MainActor var effectiveLocalization: Localization {
    var localization = localization ?? .desktop(logger: logger)
    if let numberFormat { localization.numberFormat = numberFormat }
    return localization
  }

  /// The layout direction of the program's language, or else of the desktop's, with or without a catalog.
  @MainActor var effectiveLayoutDirection: Traits.LayoutDirection {
    if let layoutDirection { return layoutDirection }
    guard let localization, localization.language != "en" else {
      return DesktopPreferences.layoutDirection
    }
    return localization.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension RenderingContext {
  convenience init(configuration: ApplicationConfiguration, scale: Double) throws(HostError) {
    try self.init(
      interfaceFont: configuration.interfaceFont, assetDirectories: configuration.assetDirectories,
      maximumImagePixelCount: configuration.maximumImagePixelCount,
      layerBudget: configuration.layerBudget,
      scale: scale, logger: configuration.logger)
  }
}

/// The timing of frames during animations.
public nonisolated enum FramePacing: Sendable, Hashable, CaseIterable {
  /// One frame for each refresh of the display; 60 a second if the display does not report its rate.
  case display
  /// Frames without pauses, to measure the maximum cost of a frame: each is drawn and sent completely, even if no pixel
  /// changed. It keeps a processor busy.
  case unlimited
}
