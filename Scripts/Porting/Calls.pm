# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Calls and settings that have another shape here: timers, orientation, lists that are never nil, scroll views.
package Porting::Calls;
use strict;
use warnings;
use utf8;
use Porting::Names;
use Porting::Text;
use Exporter qw(import);
our @EXPORT = qw(change_single_calls add_imports has_spelling leave_settings_out);

sub change_single_calls {
  my ($text, $scroll_views, $added) = @_;
  $text = change_timers($text);
  $text = change_lists($text);
  $text = ask_the_size($text);
  $text = compare($text);
  $text = constrain_in_scroll_views($text, $scroll_views, $added);
  $text = change_cross_fades($text);
  $text =~ s/\b(CG(?:Rect|Point|Size)|UIEdgeInsets)\(\)/$1.zero/g;
  # Foundation has its methods of paths, also here.
  $text =~ s/\bNSString\b(?!\)\s*\.|\(string:)/String/g;
  # Settings that make no difference here.
  my $setting = qr/(?:scrollsToTop|edgesForExtendedLayout|extendedLayoutIncludesOpaqueBars|automaticallyAdjustsScrollViewInsets|numberOfTouchesRequired|alwaysBounceHorizontal|alwaysBounceVertical|isDirectionalLockEnabled|adjustsFontSizeToFitWidth|minimumScaleFactor|delaysContentTouches|canCancelContentTouches|delaysTouchesBegan|delaysTouchesEnded|showsTouchWhenHighlighted|layer\.(?:shadowPath|shouldRasterize|rasterizationScale)) = [^\n{;=][^\n{;]*|layer\.zPosition = 0(?![.\w])/;
  return leave_settings_out($text, $setting);
}

# The window's animations of the class around a place: a view has a window itself. Nothing where no view is at hand.
sub animations {
  my %of = (view => 'window?.animations', controller => 'view.window?.animations');
  return $of{ class_kind(shift) };
}

# What happens once and later.
sub change_timers {
  my ($text) = @_;
  my $selector = qr/#selector\((?:self\.|\w+\.)?(?<method>\w+)\)/;
  my $start = qr/(?:Foundation\.)?Timer\.scheduledTimer\(\s*/;
  return change_delays($text) if declares_type('Timer');
  my ($count, $whole) = (0, $text);
  $text = replace($text, qr/${start}timeInterval: (?<s>[^,\n]+),\s*target: self,\s*selector: $selector,\s*userInfo: nil,\s*repeats: false\s*\)/, sub {
    my ($all, $before, $seconds, $method) = ($&, $`, @+{qw(s method)});
    my $animations = animations($before) // return $all;
    $count++;
    return "$animations.schedule(after: $seconds) { [weak self] in self?.$method() }";
  });
  $text = replace($text, qr/${start}withTimeInterval: (?<s>[^,\n]+),\s*repeats: false\s*\)\s*\{(?<list>[ ]?\[[^\]\n]*\])?\s*(?<timer>\w+) in\b(?<body>$balanced)\}/, sub {
    my ($all, $before, $seconds, $list, $timer, $body) = ($&, $`, @+{qw(s list timer body)});
    return $all if $timer ne '_' && $body =~ /\b$timer\b/;
    my $animations = animations($before) // return $all;
    $count++;
    return "$animations.schedule(after: $seconds) {" . (defined $list ? "$list in" : '') . "$body}";
  });
  # A variable has one type: either all timers of the file become scheduled actions, or none does.
  $text = $whole if $text =~ /\b(?:Foundation\.)?Timer(?:\.|\()/;
  my $is_changed = $count && $text ne $whole;
  $text = change_delays($text);
  return $text if !$is_changed;
  my @timers = $text =~ /\b(\w+)\s*:\s*(?:Foundation\.)?Timer\b/g;
  $text =~ s/\b(?:Foundation\.)?Timer\b/ScheduledAction/g;
  for my $timer (@timers) { $text =~ s/\b($timer[?!]?)\.invalidate\(\)/$1.cancel()/g }
  # Others may be timers too.
  $text =~ s/\.invalidate\(\)/.${doubt}invalidate()/g;
  return $text;
}

sub change_delays {
  my ($text) = @_;
  return replace($text, qr/DispatchQueue\.main\.asyncAfter\(\s*deadline: (?:DispatchTime)?\.now\(\) \+ (?:\.milliseconds\((?<ms>[^()\n]+)\)|\.seconds\((?<s>[^()\n]+)\)|(?<n>[\w.]+))\s*\)/, sub {
    my ($all, $before, $ms, $seconds, $number) = ($&, $`, @+{qw(ms s n)});
    my $animations = animations($before) // return $all;
    return "$animations.schedule(after: " . ($seconds // $number // "$ms / 1000") . ')';
  });
}

# Lists and objects that are never nil.
sub change_lists {
  my ($text) = @_;
  my $name = qr/gestureRecognizers|interactivePopGestureRecognizer/;
  $text =~ s/((?:\bif|\bguard|,)\s+)let (\w+ = [\w.?!]*?)\b($name)(?=\s*(?:,|\{|else\b))/$1case let $2$3/g;
  $text =~ s/\b($name)[?!](?=[.\[)\s,]|$)/$1/gm;
  $text =~ s/\b(gestureRecognizers) \?\? \[\]/$1/g;
  return $text;
}

sub ask_the_size {
  my ($text) = @_;
  my %case = (isPortrait => 'portrait', isLandscape => 'landscape');
  my %size = (view => 'bounds.size', controller => 'view.bounds.size', fragment => 'view.bounds.size');
  return replace($text, qr/\b(?:UIDevice\.current\.orientation|UIApplication\.shared\.statusBarOrientation)\.(?<is>isPortrait|isLandscape)\b/, sub {
    my ($all, $before, $is) = ($&, $`, $+{is});
    my $size = $size{ class_kind($before) } // return $all;
    return "(Orientation($size) == .$case{$is})";
  });
}

# Comparisons become operators if the whole receiver is known and the code around binds less.
sub compare {
  my ($text) = @_;
  my $done = '';
  while ($text =~ /\.(?<method>isKind\(of:|isMember\(of:|isEqual\((?!\s*\w+:))(?<in>$balanced)\)/) {
    my ($before, $found, $after, $method, $argument) = ($done . $`, $&, $', @+{qw(method in)});
    my ($start, $new, $rest) = comparison($before, $method =~ s/\W.*//r, $argument =~ s/^\s+|\s+$//gr, $after);
    if (defined $start) {
      # The argument may have comparisons too.
      ($done, $text) = (substr($before, 0, $start), $new . $rest);
      $done .= $1 if $text =~ s/\A(.*?\s(?:[!=]=|is) )//s;
    } else {
      my $head = length($found) - length($argument) - 1;
      ($done, $text) = ($before . substr($found, 0, $head), substr($found, $head) . $after);
    }
  }
  return $done . $text;
}

# The start of the comparison that replaces a call, the comparison, and the code after it; nothing if the call stays.
sub comparison {
  my ($before, $method, $argument, $after) = @_;
  my $receiver = receiver_before($before) // return;
  my $start = length($before) - length $receiver;
  my $is_optional = $receiver =~ s/\($balanced\)|\[$balanced\]//gr =~ /\?/;
  $receiver =~ s/\?$//;
  my $holds = substr($before, 0, $start) !~ /(?<![\w)\]}?!])!\z/;
  $start-- if !$holds;
  # The code after the call decides about nil.
  if ($is_optional) {
    return if $method eq 'isMember';
    if ($after =~ s/\A\s*(?:\?\?\s*false\b|==\s*true\b)//) { return if !$holds }
    elsif ($after =~ s/\A\s*!=\s*true\b//) { return if !$holds; $holds = 0 }
    else { return }
  }
  my $new;
  if ($method eq 'isEqual') {
    return if $argument eq '' || split_arguments($argument) != 1;
    my $flat = $argument =~ s/\($balanced\)|\[$balanced\]|\{$balanced\}//gr;
    $argument = "($argument)" if $flat =~ /\s(?:\?|[=!<>]=+|&&|\|\||<|>|is)\s|\b(?:try|await)\b/;
    $new = "$receiver " . ($holds ? '==' : '!=') . " $argument";
  } else {
    my ($type) = $argument =~ /^((?:\w+\.)*\w+)\.self$/ or return;
    $receiver =~ s/!$//;
    $new = $method eq 'isMember' ? "type(of: $receiver) " . ($holds ? '==' : '!=') . " $type.self"
      : $holds ? "$receiver is $type" : "!($receiver is $type)";
  }
  my $has_operator = $after =~ /\A\s*(?:[=!]=|\?\?)/ || $after =~ /\A[.?!\[]/
    || substr($before, 0, $start) =~ /(?:[=!]=|\?\?)\s*\z/;
  return ($start, $has_operator && $new !~ /^!\(/ ? "($new)" : $new, $after);
}

# The receiver of a member at the end of some code; nothing if it is more than names, calls and subscripts.
sub receiver_before {
  my ($before) = @_;
  my $rest = $before;
  while (1) {
    $rest =~ s/[?!]+\z//;
    if ($rest =~ /[)\]]\z/) {
      my $at = start_of_brackets($rest) // return;
      $rest = substr $rest, 0, $at;
      # A call or a subscript of something, or an expression in brackets.
      next if $rest =~ /[\w)\]?!]\z/ && $rest !~ /(?<![\w.])(?:if|while|guard|return|in|case|where|try|await|switch|is|as)[?!]?\z/
        && $rest !~ /(?:\A|[\s(\[{,;:=&|])!\z/;
      last;
    }
    $rest =~ s/(?<name>\$?\w+)\z// or return;
    my $name = $+{name};
    return if $name eq 'super';
    last if $rest !~ /\.\z/;
    $rest =~ s/\.\z//;
    return if $rest !~ /[\w)\]?!]\z/;
  }
  return if $rest =~ /[-~&\\.}]\z/;
  my $receiver = substr $before, length $rest;
  return $receiver eq '' ? undef : $receiver;
}

# A constraint between a scroll view and what lies in it speaks of the content.
sub constrain_in_scroll_views {
  my ($text, $scroll_views, $added) = @_;
  my $edge = qr/(?:top|bottom|left|right|leading|trailing)Anchor/;
  for my $scroll (keys %$scroll_views) {
    for my $content (grep { $text =~ /\b$_\.$edge\.constraint\(/ } keys %{ $added->{$scroll} // {} }) {
      next if $text !~ /\b$content\.$edge\.constraint\(\s*equalTo: (?:self\.)?$scroll\.$edge/;
      $text =~ s/(\b$content\.$edge\.constraint\(\s*equalTo: (?:self\.)?$scroll)\.($edge)/$1.contentLayoutGuide.$2/g;
      $text =~ s/(\b$content\.(?:width|height)Anchor\.constraint\(\s*equalTo: (?:self\.)?$scroll)\.((?:width|height)Anchor)/$1.frameLayoutGuide.$2/g;
      $text =~ s/\b($scroll)(\.addSubview\((?:self\.)?$content\))/$1.contentView$2/g;
    }
  }
  return $text;
}

sub change_cross_fades {
  my ($text) = @_;
  return change_calls($text, qr/\bUIView\.transition/, sub {
    return if $_[0] !~ /^\s*with:/;
    my @new = map { s/^(\s*)withDuration:/$1duration:/r } grep { !/^\s*options:.*transitionCrossDissolve/s } @_;
    return join ',', @new;
  });
}

# Settings that make no difference here go. One that does not end with its line stays, and a person is told.
sub leave_settings_out {
  my ($text, $setting) = @_;
  my $member = qr/(?:[\w.?!]+\.)?$setting;?/;
  my $is_whole = sub {
    my ($found, $after) = @_;
    $found =~ s/;?\s*$//;
    return $found =~ /^$balanced$/ && $found !~ /(?:[-+*\/=<>&|^?:,.]|\b(?:try|await|as|is))$/
      && $after !~ /^[ \t]*(?:[.&|^*\/%<>=:]|\?(?!\?*\.)|[-+?]+[ \t])/;
  };
  $text = leave_lines_out($text, qr/[ \t]*$member/, $is_whole);
  # A setting that is the whole body of a case, in one line.
  $text = replace($text, qr/^(?<case>[ \t]*(?:case\b[^\n]*|default):[ \t]+)(?<member>$member)(?=[ \t]*\n(?<after>\s*(?:\}|case\b|default\b|\@unknown\b)))/m, sub {
    my ($all, $case, $member, $after) = ($&, @+{qw(case member after)});
    return $all if !is_case_body($case) || !$is_whole->($member, $after);
    leave_out($member);
    return "${case}break";
  });
  return replace($text, qr/^[ \t]*(?:[\w.?!]+\.)?$setting/m, sub { $& =~ s/\w+(?=\s=)/$doubt$&/r });
}

my $mathematics = qr/(?<![\w.])(?:sqrt|pow|round|floor|ceil|trunc|fabs|sin|cos|tan|asin|acos|atan2?|exp|log|log2|log10|fmod|hypot|fmin|fmax)\((?!\w+:)/;

my $start_of_import = qr/^[ \t]*(?:\@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import /m;
my $kind_of_import = qr/(?:(?:typealias|struct|class|enum|protocol|let|var|func) )?/;

# The names that the module UIKitSpellings has, in code whose types are renamed. A name may be one of the program's own: then the
# import is not needed, and does no harm.
my $color_name = qr/clear|black|white|gray|lightGray|darkGray|red|green|blue|yellow|orange|purple/;
my $spelling = qr/
  \b(?:CG)?(?:Rect|Point)\(\s*x: | \b(?:CG)?Size\(\s*width: | \.init\(\s*(?:x|width): |
  \.(?:insetBy|offsetBy|divided)\( | \.integral\b | \bRect\.Edge\b |
  \((?:rotationAngle|scaleX|translationX): | \.(?:rotated|scaledBy|translatedBy|inverted)\( |
  \b(?:ColorRole|UIColor)\( | \.(?:$color_name)\b | \.withAlphaComponent\( |
  \.shadow(?:Color|Opacity|Radius|Offset)\b | \b(?:add|remove)Constraints?\( | \b(?:NS)?LayoutConstraint\.Axis\b |
  \bTransitionContext\.Side\b | \(forKey:\s*\.(?:from|to)\b | \.(?:initialFrame|finalFrame)\(for: | \.completeTransition\(
/x;

# UIKit brings Foundation along, with the mathematics of C. Whoever uses a type of the library imports it; Foundation has CGRect.
sub add_imports {
  my ($text, $uses_library, $uses_spelling) = @_;
  # A part of UIKit, and one type of it, come with the whole.
  $text =~ s/($start_of_import)${kind_of_import}UIKit\.[^\n]*/$1UIKit/g;
  my %seen;
  $text = replace($text, qr/${start_of_import}UIKit\b[^\n]*\n/, sub { !depth_of_conditions($`) && $seen{$&}++ ? '' : $& });
  my $is_graphics = qr/(?<start>$start_of_import)$kind_of_import(?:CoreGraphics|QuartzCore)\b[^\n]*\n/;
  my $has_library = qr/$start_of_import$kind_of_import(?:UIKit|DrawerContainer)\b/;
  if ($text =~ $is_graphics) {
    if ($text !~ $has_library && !depth_of_conditions($`)) { $text =~ s/$is_graphics/$+{start}UIKit\n/ }
    elsif ($text !~ $has_library) { $text = import_module($text, 'UIKit') }
    $text =~ s/$is_graphics//g;
  }
  $text = import_module($text, 'UIKit') if $uses_library && $text !~ $has_library;
  $text = import_module($text, 'UIKitSpellings') if $uses_spelling && $text =~ $has_library;
  $text = import_module($text, 'Foundation')
    if $text !~ /${start_of_import}Foundation\b/ && $text =~ $has_library && $text =~ /$mathematics|\bNSString\b/;
  return $text;
}

# Whether code, whose types are renamed, has a name of the module UIKitSpellings.
sub has_spelling {
  my ($text) = @_;
  return $text =~ $spelling;
}

# Adds an import after that of UIKit, or after the last one outside of conditions, with the access of that one. A file without
# imports uses no type of another module.
sub import_module {
  my ($text, $module) = @_;
  my ($at, $prefix);
  while ($text =~ /^(?<space>[ \t]*)(?:\@\w+(?:\([^)\n]*\))?\s+)*(?<access>(?:(?:public|package|internal|fileprivate|private)\s+)?)import (?<module>\w+)[^\n]*(?:\n|\z)/mg) {
    my ($before, $space, $access, $of) = ($`, @+{qw(space access module)});
    my $is_inside = depth_of_conditions($before);
    next if $is_inside && $of ne 'UIKit' && defined $at;
    ($at, $prefix) = (pos $text, $space . ($access =~ /^(?:file)?private/ ? '' : $access));
    # In front of the condition.
    ($at, $prefix) = (start_of_condition($before), '') if $is_inside && $of ne 'UIKit';
    last if $of eq 'UIKit';
  }
  return $text if !defined $at;
  my $line = "${prefix}import $module\n";
  $line = "\n$line" if $at > 0 && substr($text, $at - 1, 1) ne "\n";
  return substr($text, 0, $at) . $line . substr $text, $at;
}

# Where the outermost `#if` begins that is open at the end of some code.
sub start_of_condition {
  my ($before) = @_;
  my @open;
  while ($before =~ /^[ \t]*#(if|endif)\b/mg) {
    if ($1 eq 'if') { push @open, $-[0] } else { pop @open }
  }
  return $open[0];
}

# How many `#if` a place is in.
sub depth_of_conditions {
  my ($before) = @_;
  my $depth = 0;
  while ($before =~ /^[ \t]*#(if|endif)\b/mg) { $depth += $1 eq 'if' ? 1 : -1 }
  return $depth;
}

1;
