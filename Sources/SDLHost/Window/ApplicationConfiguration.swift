// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing
public import Languages
public import Logging

/// The settings with which an `Application` or `OffscreenHost` is created. `Application.Configuration` is the same
/// type. After the start, only the settings that are listed at `Application.configuration` can be changed.
public nonisolated struct ApplicationConfiguration: Sendable {
  /// The application id of the window in reverse DNS notation, by which desktops find the icon and the launcher.
  public var identifier = "io.github.drawercontainer.Drawer"

  /// The program's name as the desktop shows it, for example in a sound mixer.
  public var name = "Drawer"

  /// The initial title of the window.
  public var title = "Drawer"

  /// The initial size of the window's content, in points, limited by the screen. Default: 1000 × 700.
  public var size = Size(1000, 700)

  /// The minimum size of the window's content, in points, limited by the screen; nil for none. Default: 480 × 320.
  public var minimumSize: Size? = Size(480, 320)

  /// Whether the user can resize the window. Default: true.
  public var isResizable = true

  /// Whether the desktop draws a title bar and a border around the window. Default: true.
  public var isDecorated = true

  /// The window system: Wayland or X11. Default: Wayland if a compositor runs and windows can have a title bar there,
  /// otherwise X11. The environment variable `SDL_VIDEODRIVER` takes precedence over the default.
  public var windowSystem = WindowSystem.automatic

  /// The method that renders frames: the processor or the GPU. Default: the GPU if there is one.
  public var renderer = RendererChoice.automatic

  /// The timing of frames during animations. Default: one frame for each refresh of the display.
  public var pacing = FramePacing.display

  /// The number of pixels per point, 0.5…4; nil to follow the desktop. Default: nil.
  public var scale: Double?

  /// The color scheme, light or dark; nil to follow the desktop. Default: nil.
  public var colorScheme: Theme.ColorScheme?

  /// The contrast of the colors; nil to follow the desktop. Default: nil.
  public var contrast: Theme.Contrast?

  /// The factor by which all text is scaled, 0.5…3; nil to follow the desktop. Default: nil.
  public var textScale: Double?

  /// The language of all texts in the window, including the library's own. Default nil: `Localization.desktop()`. A
  /// program with its own texts sets a localization that contains its message catalogs (docs/LANGUAGES.md).
  public var localization: Localization?

  /// The layout direction of the whole window. Default nil: the direction of `localization`. If that is nil, or is
  /// English, as without a message catalog, the direction of the locale (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
  public var layoutDirection: Traits.LayoutDirection?

  /// The number format of the whole window. Default nil: the format of `localization`. `Localization.desktop()` uses
  /// the locale's format (`LC_ALL`, `LC_NUMERIC`, `LANG`) if the locale is installed, otherwise the language's.
  public var numberFormat: NumberFormat?

  /// Whether transitions finish immediately; nil to follow the desktop. Default: nil.
  public var reducesMotion: Bool?

  /// The path of a font file for all text without a font family; nil for the bundled font. If the file cannot be read,
  /// the error is logged and the bundled font is used. Default: nil.
  public var interfaceFont: String?

  /// The folders that are searched for images, in order, before the images of the library. Default: empty.
  public var assetDirectories: [String] = []

  /// The maximum memory, in bytes, for the bitmaps and textures of layers (see `View.wantsLayer`); at least 1. Default:
  /// 64 MiB. If more is needed, the bitmaps that were not shown for the longest time are removed, and painted again when
  /// needed. Visible bitmaps are kept. The limit is never below the memory of three full windows.
  public var layerBudget = 64 << 20 {
    willSet {
      require(newValue > 0, "The layer budget must be greater than 0 bytes, not \(newValue)")
    }
  }

  /// The maximum number of pixels of an image file; at least 1. A larger image is not decoded, and a crossed box is
  /// drawn in its place. Default: 128,000,000, which take 512 MB while they are decoded.
  public var maximumImagePixelCount = ImageLoader.maximumImagePixelCount {
    willSet { require(newValue > 0, "The maximum size of an image cannot be \(newValue) pixels") }
  }

  /// The store of the window's size and of the state of its controllers and views. The next start restores them before
  /// the first frame, without animation. A maximized or full-screen window is stored with its normal size, and on X11
  /// with its position. A restored window is no larger than the screen without its panels.
  ///
  /// The library's containers need no code for restoration. Controllers that the user has opened are created again by
  /// overrides of `viewController(withRestorationIdentifier:coder:)`. Default nil: nothing is stored.
  public var stateStore: (any StateStore)?

  /// The condition under which assistive technology, such as a screen reader, can read the window on the desktop's
  /// accessibility bus (AT-SPI 2). Default automatic: while the desktop enables it, or a program listens on the bus.
  public var accessibility = AccessibilityMode.automatic

  /// The path of a file in which all input and frames are recorded. Default nil: nothing is recorded. A test repeats
  /// the input with `ReferenceImageFolder.replay(_:root:)` of `DrawerTesting`. While recording, the processor draws the
  /// frames, not the GPU. Text typed into a secure field (`isSecureTextEntry`) is recorded as dots. Only the user can
  /// access the file. An existing file is replaced. If the disk is full, the recording ends with a warning.
  public var recordingPath: String?

  /// The logger for warnings, for example of missing fonts and images or of a missing GPU. Each message is one line;
  /// control characters in the names of files and in the texts of other programs are escaped, as in `\u{1B}`.
  public var logger = Logger(label: "drawer").singleLine {
    didSet { logger = logger.singleLine }
  }

  /// Called when the display is lost, because the X server or the Wayland compositor has ended, even while the window
  /// is being opened. The process exits with code 1 after the closure returns, so save unsaved data in it. Default nil:
  /// `logger` receives the error.
  public var onDisplayLost: (@MainActor @Sendable (HostError) -> Void)?

  /// Creates a configuration in which all settings have their default values.
  public init() {}
}

extension ApplicationConfiguration {
  /// The program's preferences, with the desktop's in place of missing ones.
  @MainActor func preferences(over desktop: DesktopPreferences) -> DesktopPreferences {
    var preferences = desktop
    preferences.colorScheme = colorScheme ?? desktop.colorScheme
    preferences.contrast = contrast ?? desktop.contrast
    preferences.reducesMotion = reducesMotion ?? desktop.reducesMotion
    preferences.textScale = textScale ?? desktop.textScale
    preferences.layoutDirection = effectiveLayoutDirection
    preferences.localization = effectiveLocalization
    return preferences
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
      return DesktopPreferences.layoutDirection()
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

/// The timing of frames during animations: one frame for each refresh of the display, or as many as possible.
public nonisolated enum FramePacing: Sendable, Hashable, CaseIterable {
  /// One frame for each refresh of the display; 60 a second if the display does not report its rate.
  case display
  /// Frames without pauses, to measure the maximum cost of a frame: each is drawn and sent completely, even if no pixel
  /// changed. It keeps a processor busy.
  case unlimited
}
