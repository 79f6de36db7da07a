# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# What UIKit's words are called in DrawerContainer, and what to do about those that have no counterpart.
package Porting::Words;
use strict;
use warnings;
use utf8;
use File::Basename qw(dirname);
use File::Glob qw(bsd_glob);
use Exporter qw(import);
our @EXPORT = qw(%type %reshaped @hints %text_style %color %plain_color %known);

# Types whose name is more than its prefix away.
our %type = (
  UIKit => 'DrawerContainer', UIColor => 'ColorRole', CGFloat => 'Double', TimeInterval => 'Double', NSInteger => 'Int',
  NSLayoutConstraint => 'LayoutConstraint', UIEdgeInsets => 'Insets', UITouch => 'PointerSample',
  CGAffineTransform => 'Transform', UIStoryboardSegue => 'Segue', UIActivityIndicatorView => 'ActivityIndicator',
  UIViewPropertyAnimator => 'PropertyAnimator', UIViewControllerTransitionCoordinator => 'TransitionCoordinator',
  UIViewControllerTransitionCoordinatorContext => 'TransitionCoordinator',
  UIViewControllerContextTransitioning => 'TransitionContext', UIViewImplicitlyAnimating => 'PropertyAnimator',
  UIRectEdge => 'ScreenEdgePanGestureRecognizer.Edges',
  UIAdaptivePresentationControllerDelegate => 'AdaptivePresentationDelegate',
  UIPopoverPresentationControllerDelegate => 'PopoverPresentationDelegate',
);

# Types that have a namesake here with another shape: the name is changed, and a person looks.
our %reshaped = (
  Font => 'labels have a `style`; a Font is for drawing',
  Image => 'an Image is a file name or `.icon(name)`, and never nil',
  Menu => 'a Menu has MenuItems with closures',
  KeyCommand => 'a KeyCommand has shortcuts and a closure',
  TableViewCell => 'the table makes its cells; `tableView(_:configure:forRow:)` fills them in',
  TableViewDataSource => 'rows are numbers; `tableView(_:configure:forRow:)` fills a cell in',
);

# What is left, and what to do about it. The first that fits a word is said.
our @hints = (
  [qr/#selector\b|\bSelector\b/ => 'there are no selectors: pass a closure'],
  [qr/\.addTarget\(/ => 'pass a closure: `addAction`, `onActivate` or `onValueChanged`'],
  [qr/\.(?:isEqual\((?!\s*\w+:)|isKind\(of:|isMember\(of:)/ => '`==`, or `is` with a type'],
  [qr/\bawakeFromNib\b/ => 'there are no storyboards: use the initializer'],
  [qr/\@IBOutlet\b/ => 'there are no storyboards: create the view in viewDidLoad()'],
  [qr/\b(?:UIStoryboard|UINib|instantiateViewController)\b/ => 'there are no storyboards: call an initializer'],
  [qr/\b(?:UIApplicationMain|UIApplication|UIScene\w*|UIWindowScene)\b/ => 'the program makes an Application in main()'],
  [qr/\bUIScreen\b/ => 'use the size of the window or of the superview'],
  [qr/\bUIDevice\b/ => 'use the traits or the size'],
  [qr/\bUITraitCollection\b|\btraitCollection\w*/ => '`traits`, and `traitsDidChange(from:)`'],
  [qr/\bhitTest\([^\n]*\bwith\b/ => 'override point(inside:)'],
  [qr/\bwindowLevel\b/ => 'there is no status bar: delete it'],
  [qr/\bUIPinchGestureRecognizer\b|\bUIRotationGestureRecognizer\b/ => 'not supported: a mouse has one pointer'],
  [qr/\bUICollectionView\w*/ => 'not supported: use a TableView, or stack views in a ScrollView'],
  [qr/\bUIVisualEffectView\b|\bUIBlurEffect\b/ => 'not supported: use a view with a background color'],
  [qr/\bUIAction\b/ => 'a closure'],
  [qr/\bNS(?:Mutable)?AttributedString\b/ => 'a Label has one style: use several'],
  [qr/\bNotificationCenter\b|\bNSNotification\b/ => 'the library posts none: use a delegate or a closure'],
  [qr/\bUserDefaults\b/ => 'store settings in your own file'],
  [qr/\bDispatchQueue\.main\b|\bTimer\b/ => '`window.animations.schedule(after:)` runs a closure later'],
  [qr/\bNSLocalizedString\b/ => 'use your own table of texts'],
  [qr/\bIndexPath\b/ => 'rows are numbers; `path(forRow:)` returns the section and row'],
  [qr/\b(?:performBatchUpdates|(?:insert|delete|move)Rows?\(at|\w*DiffableDataSource\w*)/ => 'change the data, then `table.apply(new.difference(from: old))`'],
  [qr/\bindexPathsForSelectedRows\b/ => '`selectedRows`, which are numbers'],
  [qr/\bdequeueReusable\w+/ => 'the table makes its cells: fill them in'],
  [qr/\b(?:NSCoder|NSCoding)\b/ => 'there are no archives: delete it'],
  [qr/\.system(?!Font)[A-Z]\w*|\bcgColor\b/ => 'choose a role of the theme'],
  [qr/\.layer\b/ => 'views have no Core Animation layer: a property of the view, or draw(_:)'],
  [qr/\b(?:UI)?Window\(frame\b|\bmakeKeyAndVisible\b/ => 'the Application has the window'],
  [qr/\banimate\(springDuration\b/ => 'View.animate with a delay, a curve or a spring'],
  [qr/\bView\.transition\(\s*from\b|\.transition(?:Flip|Curl)\w+/ =>
    'View.animate with alpha, or `transition(from:to:)` of the controller'],
  [qr/\bpreferredStatusBar\w*|\bsetNeedsStatusBar\w*|\bprefersHomeIndicator\w*/ => 'a desktop window has none: delete it'],
  [qr/\bUIFont\b|\.font\b/ => 'a Label has a `style`'],
  [qr/\b(?!NSString\b|UIKitSpellings\b)(?:UI|CG|CA|NS)[A-Z]\w*/ => 'no such type here'],
);

our %text_style = (
  largeTitle => 'largeTitle', title1 => 'title', title2 => 'title', title3 => 'title', headline => 'bodyStrong',
  body => 'body', callout => 'body', subheadline => 'caption', footnote => 'caption', caption1 => 'caption',
  caption2 => 'caption',
);

# Colors that only UIColor has, so that `.systemBackground` can be told without knowing the type.
our %color = (
  systemBackground => '.surface', secondarySystemBackground => '.menu', tertiarySystemBackground => '.surface',
  systemGroupedBackground => '.window', secondarySystemGroupedBackground => '.surface', secondaryLabel => '.secondaryText',
  tertiaryLabel => '.disabledText', quaternaryLabel => '.disabledText', placeholderText => '.secondaryText',
  opaqueSeparator => '.separator', systemFill => '.pressed', secondarySystemFill => '.pressed', tertiarySystemFill => '.hover',
  systemBlue => '.accent', tintColor => '.accent', systemRed => '.danger', systemGreen => '.success',
  systemGray => '.control', systemOrange => '.fixed(Color(hex: 0xC46200))', systemYellow => '.fixed(Color(hex: 0xB58A00))',
  systemPurple => '.fixed(Color(hex: 0x7A4EB5))', systemPink => '.fixed(Color(hex: 0xC2366B))',
  systemTeal => '.fixed(Color(hex: 0x1D7F94))', systemIndigo => '.fixed(Color(hex: 0x4B4FC4))',
);
# Colors whose names other types have too: told by `UIColor.` or by a color that is set. Those that ColorRole has are left out.
our %plain_color = (
  label => '.text', link => '.accent', brown => '.fixed(Color(hex: 0x996633))', cyan => '.fixed(Color(hex: 0x00FFFF))',
  magenta => '.fixed(Color(hex: 0xFF00FF))',
);

# The types that the library has, from its sources: this list cannot be out of date.
our %known = known_types();

sub known_types {
  my $sources = dirname(__FILE__) . '/../../Sources';
  my %found;
  for my $file (map { bsd_glob "$sources/{Drawing,Languages,Views,ContainerCore,Controls,Presenting,Containers}/$_" } '*.swift', '*/*.swift', '*/*/*.swift') {
    open my $in, '<', $file or die "port-from-uikit: $file: $!\n";
    while (<$in>) {
      $found{$1} = 1 if /^(?:\@MainActor )?(?:public|open) (?:final |indirect |nonisolated )*(?:class|struct|enum|protocol|typealias) (\w+)/;
    }
  }
  die "port-from-uikit: no types in $sources\n" if !%found;
  return %found;
}

1;
