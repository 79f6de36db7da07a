# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# What Swift 3 and 4.0 wrote, and Objective-C's functions: they become today's UIKit before any other rule looks.
package Porting::OldSwift;
use strict;
use warnings;
use utf8;
use Porting::Text;
use Exporter qw(import);
our @EXPORT = qw(modernize);

my %call = (
  'addChildViewController(' => 'addChild(', 'removeFromParentViewController()' => 'removeFromParent()',
  'willMove(toParentViewController' => 'willMove(toParent', 'didMove(toParentViewController' => 'didMove(toParent',
  'sendSubview(toBack: ' => 'sendSubviewToBack(', 'bringSubview(toFront: ' => 'bringSubviewToFront(',
  'childViewControllers' => 'children', 'childViewControllerForStatusBarStyle' => 'childForStatusBarStyle',
  'childViewControllerForStatusBarHidden' => 'childForStatusBarHidden', 'forControlEvents:' => 'for:',
);
my $calls = join '|', map { quotemeta($_) . (/\w$/ ? '\b' : '') } sort { length $b <=> length $a } keys %call;

# Types that became a member of another one.
my %type = (
  UIViewAutoresizing => 'UIView.AutoresizingMask', UIViewAnimationOptions => 'UIView.AnimationOptions',
  UIViewKeyframeAnimationOptions => 'UIView.AnimationOptions', UIViewAnimationCurve => 'UIView.AnimationCurve',
  UIViewContentMode => 'UIView.ContentMode', UIGestureRecognizerState => 'UIGestureRecognizer.State',
  UIControlState => 'UIControl.State', UIControlEvents => 'UIControl.Event', UITableViewStyle => 'UITableView.Style',
  UILayoutConstraintAxis => 'NSLayoutConstraint.Axis', UIStackViewDistribution => 'UIStackView.Distribution',
  UIStackViewAlignment => 'UIStackView.Alignment', NSLayoutRelation => 'NSLayoutConstraint.Relation',
  NSLayoutAttribute => 'NSLayoutConstraint.Attribute', UIBarButtonItemStyle => 'UIBarButtonItem.Style',
  UINavigationControllerOperation => 'UINavigationController.Operation',
  UIPageViewControllerNavigationDirection => 'UIPageViewController.NavigationDirection',
  UIPageViewControllerNavigationOrientation => 'UIPageViewController.NavigationOrientation',
  UIPageViewControllerTransitionStyle => 'UIPageViewController.TransitionStyle',
  UISplitViewControllerDisplayMode => 'UISplitViewController.DisplayMode',
  UILayoutPriorityRequired => 'UILayoutPriority.required', UILayoutPriorityDefaultHigh => 'UILayoutPriority.defaultHigh',
  UILayoutPriorityDefaultLow => 'UILayoutPriority.defaultLow', UIEdgeInsetsZero => 'UIEdgeInsets.zero',
  UITransitionContextFromViewControllerKey => '.from', UITransitionContextToViewControllerKey => '.to',
  UITransitionContextFromViewKey => '.from', UITransitionContextToViewKey => '.to',
  CGRectZero => 'CGRect.zero', CGPointZero => 'CGPoint.zero', CGSizeZero => 'CGSize.zero',
  CATransform3DIdentity => 'CGAffineTransform.identity', CGAffineTransformIdentity => 'CGAffineTransform.identity',
);

# Functions that became initializers: the labels of their arguments.
my %labels = (
  CGRectMake => ['CGRect', qw(x y width height)], CGPointMake => ['CGPoint', qw(x y)],
  CGSizeMake => ['CGSize', qw(width height)], UIEdgeInsetsMake => ['UIEdgeInsets', qw(top left bottom right)],
  CGAffineTransformMakeScale => ['CGAffineTransform', qw(scaleX y)],
  CGAffineTransformMakeTranslation => ['CGAffineTransform', qw(translationX y)],
  CGAffineTransformMakeRotation => ['CGAffineTransform', qw(rotationAngle)],
);

# Functions of a value that became members of it.
my %member = (
  CGRectGetWidth => 'width', CGRectGetHeight => 'height', CGRectGetMinX => 'minX', CGRectGetMidX => 'midX',
  CGRectGetMaxX => 'maxX', CGRectGetMinY => 'minY', CGRectGetMidY => 'midY', CGRectGetMaxY => 'maxY',
);

sub modernize {
  my ($text) = @_;
  $text =~ s/(?<![\w])($calls)/$call{$1}/g;
  $text =~ s/\b([A-Z]\w+)\b/$type{$1} \/\/ $1/ge;
  $text = rewrite_calls($text, qr/\b(?<name>CGRectMake|CGPointMake|CGSizeMake|UIEdgeInsetsMake|CGAffineTransformMake(?:Scale|Translation|Rotation))/, sub {
    my ($new, @labels) = @{ $labels{ shift() } };
    return if @_ != @labels;
    return "$new(" . join(', ', map { "$labels[$_]: $_[$_]" } 0 .. $#_) . ')';
  });
  $text = rewrite_calls($text, qr/\b(?<name>CGRectGet(?:Width|Height|M(?:in|id|ax)[XY]))/, sub {
    my ($name, @of) = @_;
    return @of == 1 ? "$of[0].$member{$name}" : undef;
  });
  return flatten_transforms($text);
}

# A transform of a layer in the plane is that of its view.
sub flatten_transforms {
  my ($text) = @_;
  $text = rewrite_calls($text, qr/\b(?<name>CATransform3D(?:Make)?(?:Scale|Translate|Translation|Rotation|Rotate|Concat))/, sub {
    my ($name, @values) = @_;
    my ($make, $what) = $name =~ /^CATransform3D(Make)?(\w+)$/;
    return "$values[0].concatenating($values[1])" if $what eq 'Concat' && @values == 2;
    my $base = $make ? 'CGAffineTransform' : shift @values;
    my $method = $make ? '' : $what eq 'Scale' ? '.scaledBy' : $what eq 'Translate' ? '.translatedBy' : '.rotated';
    if ($what =~ /^Rotat/) {
      return if @values != 4 || join(' ', map { $_ + 0 } grep { /^-?[\d.]+$/ } @values[1, 2, 3]) ne '0 0 1';
      return "$base$method(" . ($make ? 'rotationAngle' : 'by') . ": $values[0])";
    }
    # Its third number is the depth, which a plane has not.
    return if @values != 3 || $values[2] !~ ($what eq 'Scale' ? qr/^1(?:\.0)?$/ : qr/^0(?:\.0)?$/);
    my $first = !$make ? 'x' : $what eq 'Scale' ? 'scaleX' : 'translationX';
    return "$base$method($first: $values[0], y: $values[1])";
  });
  $text =~ s/\bCATransform3D\b/CGAffineTransform/g if $text !~ /\.m34\b|\bCATransform3D\w/;
  $text =~ s/\.layer\.transform\b/.transform/g;
  $text =~ s/\.layer\.anchorPoint\b/.anchorPoint/g;
  $text =~ s/\.layer\.position\b/.center/g;
  $text =~ s/\.layer\.(frame|bounds|isHidden)\b/.$1/g;
  return $text;
}

1;
