# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# The rules: each takes masked code and returns it changed.
package Porting::Rules;
use strict;
use warnings;
use utf8;
use Porting::Calls;
use Porting::Members;
use Porting::Names;
use Porting::OldSwift;
use Porting::Overrides;
use Porting::Text;
use Porting::Words;
use Exporter qw(import);
our @EXPORT = qw(port rename_types %without_default $keeps_names %kept_names);

# Whether code keeps UIKit's names of types, and those that it uses with the library's.
our ($keeps_names, %kept_names);

# The requirements that may be left out, and whose default a person has to choose.
our %without_default;

# Applies all rules to modern code. Of all files together: `methods` has the labels of each method, which a selector names, `optional` the
# methods that a delegate may leave out, `scroll_views` the names of scroll views, `added` what is put into them,
# `overridden` the members of extensions that classes override, `parents` the superclass of each class, and `overriders` the
# classes that override a member.
sub port {
  my ($text, %batch) = @_;
  $text = change_overrides($text, @batch{qw(overridden parents overriders)});
  $text = name_layers($text);
  $text = drop_objective_c($text);
  $text = change_members($text);
  $text =~ s/\b(init|[A-Z]\w*)\(nibName: nil, bundle: nil\)/$1()/g;
  $text = give_defaults($text, $batch{optional});
  $text = replace($text, qr/\?\.(?<name>\w+)\?\(/, sub {
    my ($all, $before, $name) = ($&, $`, $+{name});
    return $all if !$batch{optional}{$name};
    my $is_closure = is_closure($name, $before) // return "?.$doubt$name?(";
    return $is_closure ? $all : "?.$name(";
  });
  $text = close_over_targets($text, $batch{methods});
  $text = change_single_calls($text, $batch{scroll_views}, $batch{added});
  $text = change_animations($text);
  $text = change_views($text);
  $text = change_colors($text);
  my $renamed = rename_types($text);
  # Foundation has these on an iPhone only.
  my $uses_library = $renamed ne $text =~ s/\b(?:CGFloat|TimeInterval)\b/Double/gr =~ s/\bUIKit\b/DrawerContainer/gr;
  return rename_types(add_imports($text, $uses_library, has_spelling($renamed)));
}

# In a view, its own layer.
sub name_layers {
  my ($text) = @_;
  return replace($text, qr/(?<![\w.])layer\.(?=\w)/, sub { class_kind($`) eq 'view' ? 'self.layer.' : 'layer.' });
}

sub rename_types {
  my ($text) = @_;
  $text =~ s/\bUIView\.(AnimationOptions|AutoresizingMask)\b/$1/g;
  $text =~ s/\bUIView\.KeyframeAnimationOptions\b/AnimationOptions/g;
  $text =~ s/\bUIView\.AnimationCurve\b/TimingCurve/g;
  $text =~ s/\bCGRectEdge\b/Rect.Edge/g;
  $text =~ s/\bUINavigationController\.Operation\b/NavigationOperation/g;
  $text =~ s/\bUITransitionContextView(?:Controller)?Key\b/TransitionContext.Side/g;
  $text =~ s/\bUIImageView\.ContentMode\b|\bUIView\.ContentMode\b/ImageView.ContentMode/g;
  $text =~ s/\bUITableView\.Style\b/TableView.Style/g;
  $text =~ s/\bNSTextAlignment\b/TextLayout.Alignment/g;
  $text =~ s{(?:\b(?<module>UIKit|CoreGraphics|QuartzCore|Foundation)\.)?\b(?<old>(?:UI|CG|NS)(?<short>[A-Z]\w*)|TimeInterval)\b}{
    my ($module, $old, $short) = @+{qw(module old short)};
    my $new = keep_or_rename($old, $type{$old} // (defined $short && $known{$short} ? $short : $old));
    !defined $module ? $new : $new eq $old && !$kept_names{$old} ? ($type{$module} // $module) . ".$old" : with_module($new, $old)
  }ge;
  return $text;
}

# The new name of a type that was written with its module.
sub with_module {
  my ($new, $old) = @_;
  return $new if $new eq $old || $new =~ /^(?:Double|Int|String)$|^DrawerContainer\b/;
  return "DrawerContainer.$new";
}

# With the names of UIKit kept, a name stands for the library's.
sub keep_or_rename {
  my ($old, $new) = @_;
  # The program has a type of that name.
  my ($outer) = $new =~ /^(\w+)/;
  $new = "DrawerContainer.$new" if $old ne $new && declares_type($outer);
  return $new if !$keeps_names || $old eq $new || $old eq 'UIKit';
  $kept_names{$old} = $new;
  return $old;
}

# Attributes of the Objective-C runtime, and initializers that an archive calls.
sub drop_objective_c {
  my ($text) = @_;
  my $archive = qr/[ \t]*(?:\@available\([^)]*\)\s*)?(?:\@objc\s+)?(?:(?:public|internal|private|open|override|convenience)\s+)*required\s+(?:(?:public|convenience|override)\s+)*init\?\(coder(?: \w+)?: NSCoder\)\s*\{$balanced\}/;
  $text = leave_lines_out($text, $archive);
  # What holds on every platform stays, such as `@available(*, deprecated)`.
  my $available = qr/available\(\s*(?!\*|swift\b)[^)]*\)/;
  $text =~ s/^[ \t]*\@(?:objc(?:\([^)]*\))?|objcMembers|nonobjc|IBDesignable|$available)[ \t]*\n//gm;
  $text =~ s/\@(?:objc\([^)]*\)|objcMembers|nonobjc|IBAction|IBInspectable|IBDesignable|$available)[ \t]+//g;
  $text =~ s/\bdynamic (?=(?:func|var|let|override|private|public)\b)//g;
  $text = drop_initializers_of_objects($text);
  $text =~ s/(\bclass \w+): NSObject, /$1: /g;
  $text =~ s/(\bclass \w+): NSObject(?=\s*\{)/$1/g;
  $text =~ s/(\bprotocol \w+: )(?:class|NSObjectProtocol)(?:, NSObjectProtocol)?\b/$1AnyObject/g;
  return $text;
}

# Without NSObject there is nothing to override and to initialize. A class inside has a superclass of its own.
sub drop_initializers_of_objects {
  my ($text) = @_;
  return replace($text, qr/(?<head>\bclass \w+: NSObject\b[^{}]*\{)(?<inside>$balanced)\}/, sub {
    my ($head, $inside) = @+{qw(head inside)};
    my @nested;
    $inside = replace($inside, qr/\bclass (?!(?:func|var|let|subscript)\b)\w+[^{}]*\{$balanced\}/, sub {
      push @nested, drop_initializers_of_objects($&);
      return "\x{E002}$#nested\x{E003}";
    });
    $inside =~ s/\boverride ((?:public |open |internal )?)init\(\)/$1init()/g;
    $inside =~ s/^[ \t]*super\.init\(\)[ \t]*\n//gm;
    $inside =~ s/\bsuper\.init\(\);?[ ]?//g;
    $inside =~ s/\x{E002}(\d+)\x{E003}/$nested[$1]/g;
    return "$head$inside}";
  });
}

# The requirements that a delegate may leave out get an empty default.
sub give_defaults {
  my ($text, $optional) = @_;
  my $protocol = qr/\@objc (?<access>(?:public |fileprivate |private )?)protocol (?<name>\w+)(?<parents>[^\{]*)\{(?<body>$balanced)\}/;
  $text = replace($text, $protocol, sub {
    my ($access, $name, $parents, $body) = @+{qw(access name parents body)};
    my @defaults;
    while ($body =~ /\@objc optional (?<function>func (?<member>\w+)\($balanced\)(?<result>[^\n;]*))/g) {
      my ($function, $result) = @+{qw(function result)};
      # Only a person knows which Bool or number a silent delegate means.
      if ($result =~ /->/ && $result !~ /\?\s*$/) { $without_default{$function} = 1; next }
      push @defaults, "  $access$function " . ($result =~ /->/ ? '{ nil }' : '{}');
    }
    $body =~ s/\@objc (?:optional )?//g;
    $body =~ s/\s+$//;
    $parents = ': AnyObject ' if $parents !~ /\S/;
    my $new = $access . "protocol $name$parents\{$body\n}";
    $new .= "\n\nextension $name {\n" . join("\n", @defaults) . "\n}" if @defaults;
    return $new;
  });
  $text =~ s/\@objc //g;
  return $text;
}

my $selector = qr/#selector\((?:self\.|\w+\.)?(?<method>\w+)(?<takes>\(_:\)|\(\w+:\))?\)/;

# The call of the method that a selector names: with the sender where the method takes one. Nothing where the program has
# several methods of that name, or one that takes more.
sub call {
  my ($sender, $methods) = @_;
  my ($method, $label) = ($+{method}, defined $+{takes} ? $+{takes} =~ s/[():]//gr : undef);
  if (!defined $label) {
    my @labels = keys %{ $methods->{$method} // { '' => 1 } };
    return if @labels > 1 || $labels[0] =~ / /;
    $label = $labels[0];
  }
  return "self?.$method(" . ($label eq '' ? '' : $label eq '_' ? $sender : "$label: $sender") . ')';
}

# The closure that a recognizer's action becomes.
sub recognizer_closure {
  my $call = call('recognizer', @_) // return;
  return '{ [weak self] ' . ($call =~ /\brecognizer\)$/ ? 'recognizer' : '_') . " in $call }";
}

sub close_over_targets {
  my ($text, $methods) = @_;
  my $target = qr/\(\s*target: self,\s*action: $selector\s*\)/;
  # let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
  $text = replace($text, qr/^(?<indent>[ \t]*)let (?<name>\w+) = (?<class>UI\w+GestureRecognizer)$target/m, sub {
    my ($all, $indent, $name, $class) = ($&, @+{qw(indent name class)});
    my $closure = recognizer_closure($methods) // return $all;
    return "${indent}let $name = $class()\n$indent$name.addAction $closure";
  });
  # A recognizer where a value stands: of a property, or of an argument.
  $text = replace($text, qr/^(?<indent>[ \t]*)(?<start>[^\n]*?)(?<class>UI\w+GestureRecognizer)$target/m, sub {
    my ($all, $indent, $start, $class) = ($&, @+{qw(indent start class)});
    my $closure = recognizer_closure($methods) // return $all;
    $start =~ s/ = $/: $class = / if $start =~ /\b(?:let|var) \w+ = $/;
    return "$indent$start\{\n$indent  let recognizer = $class()\n"
      . "$indent  recognizer.addAction $closure\n$indent  return recognizer\n$indent}()";
  });
  # button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  my $event = qr/(?<event>touchUpInside|primaryActionTriggered|valueChanged)/;
  $text = replace($text, qr/(?<![\w.?!\$])(?<control>\w[\w.?!]*)\.addTarget\(\s*self,\s*action: $selector,\s*for: \.$event\s*\)/, sub {
    my ($all, $before, $control, $event) = ($&, $`, @+{qw(control event)});
    my $call = call('sender', $methods) // return $all;
    return $all if !begins_statement($before);
    my ($indent) = $before =~ /^([ \t]*)[^\n]*\z/m;
    my $sender = $control =~ s/[?!]+$//r;
    my $property = $event eq 'valueChanged' ? 'onValueChanged' : 'onActivate';
    my $parameter = $event eq 'valueChanged' ? '_ ' : '';
    return "$control.$property = { [weak self] ${parameter}in $call }" if $call !~ /\bsender\)$/;
    return "$control.$property = { [weak self, weak sender = $sender] ${parameter}in\n"
      . "$indent  if let sender { $call }\n$indent}";
  });
  # recognizer.addTarget(self, action: #selector(moved(_:)))
  $text = replace($text, qr/(?<name>[\w.?!]+)\.addTarget\(\s*self,\s*action: $selector\s*\)/, sub {
    my ($all, $name) = ($&, $+{name});
    my $closure = recognizer_closure($methods) // return $all;
    return "$name.addAction $closure";
  });
  # UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))
  return replace($text, qr/\bUIBarButtonItem\((?<in>$balanced)\)/, sub {
    my ($all, $before, @arguments) = ($&, $`, split_arguments($+{in}));
    return $all if @arguments < 3 || $arguments[-2] !~ /^\s*target: self\s*$/ || $arguments[-1] !~ /^\s*action: $selector\s*$/;
    my $call = call('sender', $methods) // return $all;
    return $all if $arguments[-3] !~ /^(?<space>\s*)style: (?:UIBarButtonItem\.Style)?\.(?<style>\w+)\s*$/;
    my ($space, $style) = @+{qw(space style)};
    my $start = 'UIBarButtonItem(' . join('', map { "$_," } @arguments[0 .. $#arguments - 3]) . $space;
    $start .= 'style: .prominent, ' if $style ne 'plain';
    return $start . "onActivate: { [weak self] in $call })" if $call !~ /\bsender\)$/;
    # The method wants the item, which has to be there first.
    my ($indent) = $before =~ /^([ \t]*)[^\n]*\z/m;
    $start =~ s/,\s*$//;
    return "{\n$indent  let sender = $start)\n$indent  sender.onActivate = { [weak self, weak sender] in\n"
      . "$indent    if let sender { $call }\n$indent  }\n$indent  return sender\n$indent}()";
  });
}

sub change_animations {
  my ($text) = @_;
  $text = rewrite_calls($text, qr/\b(?<name>UIViewPropertyAnimator)/, sub {
    my ($name, $duration, $curve, @rest) = @_;
    return if $duration !~ s/^duration: // || ($curve // '') !~ /^(curve|dampingRatio): (.*)/s;
    my $motion = $1 eq 'curve' ? ".curve($2, duration: $duration)" : ".spring(Spring($curve, duration: $duration))";
    return "$name(" . join(', ', "motion: $motion", grep { !/^animations: nil$/ } @rest) . ')';
  });
  $text =~ s/\b(UIView\.animateKeyframes\(\s*)withDuration:/$1duration:/g;
  $text =~ s/\b(UIView\.addKeyframe\(\s*)withRelativeStartTime:/$1relativeStartTime:/g;
  $text = change_calls($text, qr/\bUIView\.animate/, sub {
    my @new;
    my $is_spring = grep { /^\s*usingSpringWithDamping:/ } @_;
    for my $argument (@_) {
      $argument =~ s/^(\s*)withDuration:/$1duration:/;
      $argument =~ s/^(\s*)usingSpringWithDamping:/$1dampingRatio:/;
      $argument =~ s/^(\s*)initialSpringVelocity:/$1initialVelocity:/;
      if ($argument =~ /^(\s*)options:\s*(?:\[([^\[\]]*)\]|([\w.]+))\s*$/) {
        my ($space, @options) = ($1, split /\s*,\s*/, ($2 // $3) =~ s/^\s+|\s+$//gr);
        # Touches reach what moves here, and a spring has no curve.
        my ($curve) = map { /^\.curve(\w+)$/ ? lcfirst $1 : () } @options;
        @options = grep { !/^\.(?:curve\w+|allowUserInteraction)$/ } @options;
        push @new, "${space}curve: .$curve" if $curve && !$is_spring;
        push @new, "${space}options: [" . join(', ', @options) . ']' if @options;
        next;
      }
      push @new, $argument;
    }
    $new[0] =~ s/^[ ]+// if @new;
    return join ',', @new;
  });
  return $text;
}

sub change_views {
  my ($text) = @_;
  # A shadow has its parts at the view.
  $text =~ s/\.layer\.shadowColor = ([^\n]*?)\??\.cgColor\b/.shadowColor = $1/g;
  $text =~ s/\.layer\.shadowOpacity = (?!-?[\d.]+[ \t]*(?:\n|\x{E000}))([^\n\x{E000}]*?)(?=[ \t]*(?:\n|\x{E000}))/.shadowOpacity = Double($1)/g;
  $text =~ s/\.layer\.(shadow(?:Color|Opacity|Radius|Offset))\b/.$1/g;
  $text =~ s/([\w.]+)\.layer\.presentation\(\)\?\.frame \?\? \g{1}\.frame/$1.presentationFrame/g;
  $text =~ s/\.layer\.(cornerRadius|borderWidth)\b/.$1/g;
  $text =~ s/\.layer\.(borderColor|backgroundColor) = ([^\n]*?)\??\.cgColor\b/.$1 = $2/g;
  $text =~ s/\.layer\.masksToBounds\b/.clipsToBounds/g;
  $text =~ s/\.layer\.opacity = Float\(($balanced)\)/.alpha = $1/g;
  $text =~ s/\.layer\.opacity\b/.alpha/g;
  # Setting a property ends its animation; settings that make no difference here go.
  $text = leave_lines_out($text, qr/[ \t]*[\w.?!]+\.layer\.removeAllAnimations\(\)/);
  $text = leave_settings_out($text, qr/(?:adjustsFontForContentSizeCategory|isMultipleTouchEnabled|isExclusiveTouch|maximumNumberOfTouches|minimumNumberOfTouches|isOpaque) = [^\n=;][^\n;]*/);
  $text =~ s/\.font = (?:UIFont)?\.preferredFont\(forTextStyle: \.(\w+)\)/'.style = .' . ($text_style{$1} \/\/ 'body')/ge;
  $text =~ s/\.textAlignment = \.justified\b/.textAlignment = .natural/g;
  my %member = (textColor => 'color', textAlignment => 'alignment');
  $text = replace($text, qr/\.(?<name>textColor|textAlignment)\b(?!\()/, sub {
    my ($all, $before, $name) = ($&, $`, $+{name});
    # A label's, and no case or static member. A key path does not say whose it is.
    return $before =~ /\\\z/ ? ".$doubt$name" : is_implicit($before) ? $all : ".$member{$name}";
  });
  $text =~ s/\b(UIButton)\((?:type: \.\w+|frame: \.zero)?\)/$1(accessibilityLabel: "")/g;
  $text =~ s/\b(UI(?:Switch|Slider|Stepper|PageControl))\((?:frame: \.zero)?\)/$1(accessibilityLabel: "")/g;
  $text =~ s/^([ \t]*)([\w.]+)\.setTitle\(([^\n]*?), for: (?:\.normal|\[\])\)/$1$2.title = $3\n$1$2.accessibilityLabel = $3/gm;
  $text =~ s/\b(insertSubview\([^()]*, )(below|above)Subview:/$1$2:/g;
  $text =~ s/\.index\(where:/.firstIndex(where:/g;
  $text =~ s/\b(UIImage)\(named: ($balanced)\)!?/$1($2)/g;
  $text =~ s/\@unknown default\b/default/g;
  return $text;
}

sub change_colors {
  my ($text) = @_;
  my %every = (%color, %plain_color);
  $text =~ s/\bUIColor\.(\w+)\b(?!\()/"UIColor" . ($every{$1} \/\/ ".$1")/ge;
  # A member whose type the context knows, and no key path or a chain of calls that goes on in another line.
  $text = replace($text, qr/(?<![\w)\]?!\\])\.(?<name>\w+)\b(?!\()/, sub {
    my ($before, $name) = ($`, $+{name});
    return $color{$name} && is_implicit(substr $before, -300) ? $color{$name} : ".$name";
  });
  # view.backgroundColor = isDark ? .black : .white
  $text = replace($text, qr/(?<start>(?:\b[cC]olor|\w+Color|\btint) = |: UIColor\??\s*= )(?<value>[^\n]*)/, sub {
    my ($start, $value) = @+{qw(start value)};
    $value =~ s/(?<![\w)\]?!\\])\.(\w+)\b(?!\()/$plain_color{$1} \/\/ ".$1"/ge;
    return $start . $value;
  });
  return $text;
}

1;
