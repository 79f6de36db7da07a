# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# The rules: each takes masked code and returns it changed.
package Porting::Rules;
use strict;
use warnings;
use utf8;
use Porting::Text;
use Porting::Words;
use Exporter qw(import);
our @EXPORT = qw(port rename_types %without_default);

# The requirements that may be left out, and whose default a person has to choose.
our %without_default;

# Applies all rules. `methods` has the first label of each method, `optional` the methods that a delegate may leave out.
sub port {
  my ($text, $methods, $optional) = @_;
  $text = drop_objective_c($text);
  $text = give_defaults($text, $optional);
  $text =~ s/\?\.(\w+)\?\(/exists $optional->{$1} ? "?.$1(" : "?.$1?("/ge;
  $text = close_over_targets($text, $methods);
  $text = change_animations($text);
  $text = change_views($text);
  $text = change_colors($text);
  $text = rename_types($text);
  return $text;
}

sub rename_types {
  my ($text) = @_;
  $text =~ s/\bUIView\.(AnimationOptions|AutoresizingMask)\b/$1/g;
  $text =~ s/\bUIImageView\.ContentMode\b|\bUIView\.ContentMode\b/ImageView.ContentMode/g;
  $text =~ s/\bUITableView\.Style\b/TableView.Style/g;
  $text =~ s/\bNSTextAlignment\b/TextLayout.Alignment/g;
  $text =~ s{\b((?:UI|CG|NS)([A-Z]\w*)|TimeInterval)\b}{
    $type{$1} // (defined $2 && $known{$2} ? $2 : $1)
  }gex;
  return $text;
}

# Attributes of the Objective-C runtime, and initializers that an archive calls.
sub drop_objective_c {
  my ($text) = @_;
  $text =~ s/^[ \t]*(?:\@available\([^)]*\)\s*)?(?:\@objc\s+)?(?:(?:public|internal|private|open|override|convenience)\s+)*required\s+(?:(?:public|convenience|override)\s+)*init\?\(coder[^)]*\)\s*\{$balanced\}[ \t]*\n(?:[ \t]*\n)?//gm;
  $text =~ s/^[ \t]*\@(?:objc(?:\([^)]*\))?|objcMembers|nonobjc|IBDesignable|available\([^)]*\))[ \t]*\n//gm;
  $text =~ s/\@(?:objc\([^)]*\)|objcMembers|nonobjc|IBAction|IBInspectable|IBDesignable|available\([^)]*\))[ \t]+//g;
  $text =~ s/\bdynamic (?=(?:func|var|let|override|private|public)\b)//g;
  $text =~ s/(\bclass \w+): NSObject, /$1: /g;
  $text =~ s/(\bclass \w+): NSObject(?=\s*\{)/$1/g;
  $text =~ s/(\bprotocol \w+: )(?:class|NSObjectProtocol)(?:, NSObjectProtocol)?\b/$1AnyObject/g;
  $text =~ s/\(nibName: nil, bundle: nil\)/()/g;
  $text =~ s/([\w.]+)\.isKind\(of: (\w+)\.self\)/$1 is $2/g;
  return $text;
}

# The requirements that a delegate may leave out get an empty default.
sub give_defaults {
  my ($text, $optional) = @_;
  my $protocol = qr/\@objc (?<access>(?:public |fileprivate |private )?)protocol (?<name>\w+)(?<parents>[^\{]*)\{(?<body>$balanced)\}/;
  $text = replace($text, $protocol, sub {
    my ($access, $name, $parents, $body) = @+{qw(access name parents body)};
    my @defaults;
    while ($body =~ /\@objc optional (?<function>func (?<member>\w+)\($balanced\)(?<result>[^\n]*))/g) {
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

# The call of the method that a selector names: with the sender where the method takes one.
sub call {
  my ($sender, $methods) = @_;
  my ($method, $label) = ($+{method}, $methods->{$+{method}} // ($+{takes} // '') =~ s/[():]//gr);
  return "self?.$method(" . ($label eq '' ? '' : $label eq '_' ? $sender : "$label: $sender") . ')';
}

# The closure that a recognizer's action becomes.
sub recognizer_closure {
  my $call = call('recognizer', @_);
  return '{ [weak self] ' . ($call =~ /\brecognizer\)$/ ? 'recognizer' : '_') . " in $call }";
}

sub close_over_targets {
  my ($text, $methods) = @_;
  my $target = qr/\(\s*target: self,\s*action: $selector\s*\)/;
  # let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
  $text = replace($text, qr/^(?<indent>[ \t]*)let (?<name>\w+) = (?<class>UI\w+GestureRecognizer)$target/m, sub {
    my ($indent, $name, $class) = @+{qw(indent name class)};
    return "${indent}let $name = $class()\n$indent$name.addAction " . recognizer_closure($methods);
  });
  # A recognizer where a value stands: of a property, or of an argument.
  $text = replace($text, qr/^(?<indent>[ \t]*)(?<start>[^\n]*?)(?<class>UI\w+GestureRecognizer)$target/m, sub {
    my ($indent, $start, $class) = @+{qw(indent start class)};
    my $closure = recognizer_closure($methods);
    $start =~ s/ = $/: $class = / if $start =~ /\b(?:let|var) \w+ = $/;
    return "$indent$start\{\n$indent  let recognizer = $class()\n"
      . "$indent  recognizer.addAction $closure\n$indent  return recognizer\n$indent}()";
  });
  # button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  my $event = qr/(?<event>touchUpInside|primaryActionTriggered|valueChanged)/;
  $text = replace($text, qr/^(?<indent>[ \t]*)(?<control>[\w.?!]+)\.addTarget\(\s*self,\s*action: $selector,\s*for: \.$event\s*\)/m, sub {
    my ($indent, $control, $event) = @+{qw(indent control event)};
    my $call = call('sender', $methods);
    my $property = $event eq 'valueChanged' ? 'onValueChanged' : 'onActivate';
    my $parameter = $event eq 'valueChanged' ? '_ ' : '';
    return "$indent$control.$property = { [weak self] ${parameter}in $call }" if $call !~ /\bsender\)$/;
    return "$indent$control.$property = { [weak self, weak sender = $control] ${parameter}in\n"
      . "$indent  if let sender { $call }\n$indent}";
  });
  # recognizer.addTarget(self, action: #selector(moved(_:)))
  $text = replace($text, qr/(?<name>[\w.?!]+)\.addTarget\(\s*self,\s*action: $selector\s*\)/, sub {
    my $name = $+{name};
    return "$name.addAction " . recognizer_closure($methods);
  });
  # UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))
  return replace($text, qr/(?<start>UIBarButtonItem\([^()]*?)style: \.(?<style>\w+),\s*target: self,\s*action: $selector\s*\)/, sub {
    my ($start, $style) = @+{qw(start style)};
    my $call = call('$0', $methods);
    return $& if $call =~ /\$0/;
    return $start . ($style eq 'plain' ? '' : 'style: .prominent, ') . "onActivate: { [weak self] in $call })";
  });
}

sub change_animations {
  my ($text) = @_;
  $text =~ s/\b(UIView\.animateKeyframes\(\s*)withDuration:/$1duration:/g;
  $text =~ s/\b(UIView\.addKeyframe\(\s*)withRelativeStartTime:/$1relativeStartTime:/g;
  $text = change_calls($text, qr/\bUIView\.animate/, sub {
    my @new;
    my $is_spring = grep { /^\s*usingSpringWithDamping:/ } @_;
    for my $argument (@_) {
      $argument =~ s/^(\s*)withDuration:/$1duration:/;
      $argument =~ s/^(\s*)usingSpringWithDamping:/$1dampingRatio:/;
      $argument =~ s/^(\s*)initialSpringVelocity:/$1initialVelocity:/;
      if ($argument =~ /^(\s*)options:\s*\[?([^\]]*)\]?\s*$/) {
        my ($space, @options) = ($1, split /\s*,\s*/, $2 =~ s/^\s+|\s+$//gr);
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
  # Four lines make a shadow. Core Animation's radius is half of how far the shadow reaches.
  my $part = qr/\.layer\.shadow(?:Color|Opacity|Radius|Offset) = [^\n]*\n/;
  $text = replace($text, qr/^(?<indent>[ \t]*)(?<view>[\w.]+)(?<run>$part(?:[ \t]*\g{view}$part)*)/m, sub {
    my ($all, $indent, $view, $run) = ($&, @+{qw(indent view run)});
    my %value = $run =~ /shadow(\w+) = ([^\n]*)/g;
    return $all if !defined $value{Opacity} || ($value{Color} // 'UIColor.black.cgColor') !~ /^UIColor\.(black|white)\.cgColor$/;
    my $color = $value{Color} && $value{Color} =~ /white/ ? 'white' : 'black';
    my $radius = $value{Radius} // 3;
    my $blur = $radius =~ /^[\d.]+$/ ? $radius * 2 : "2 * $radius";
    my $offset = $value{Offset} // 'CGSize(width: 0, height: -3)';
    $offset =~ s/^CGSize\(width: (.*), height: (.*)\)$/Point($1, $2)/;
    return "$indent$view.shadow = Shadow(\n$indent  color: Color.$color.opacity($value{Opacity}), blur: $blur, offset: $offset)\n";
  });
  $text =~ s/([\w.]+)\.layer\.presentation\(\)\?\.frame \?\? \g{1}\.frame/$1.presentedFrame/g;
  $text =~ s/\.layer\.(cornerRadius|borderWidth)\b/.$1/g;
  $text =~ s/\.layer\.borderColor = ([^\n]*?)\.cgColor\b/.borderColor = $1/g;
  $text =~ s/\.layer\.masksToBounds\b/.clipsToBounds/g;
  $text =~ s/\.layer\.opacity = Float\(($balanced)\)/.alpha = $1/g;
  # Setting a property ends its animation; settings that make no difference here go.
  $text =~ s/^[ \t]*[\w.?!]+\.layer\.removeAllAnimations\(\)[ \t]*\n//gm;
  $text =~ s/^[ \t]*(?:[\w.?!]+\.)?(?:adjustsFontForContentSizeCategory|isMultipleTouchEnabled|isExclusiveTouch|maximumNumberOfTouches|minimumNumberOfTouches|isOpaque) = [^\n]*\n//gm;
  $text =~ s/\.font = (?:UIFont)?\.preferredFont\(forTextStyle: \.(\w+)\)/'.style = .' . ($text_style{$1} \/\/ 'body')/ge;
  $text =~ s/\.textColor\b/.color/g;
  $text =~ s/\.textAlignment = \.left\b/.alignment = .leading/g;
  $text =~ s/\.textAlignment = \.right\b/.alignment = .trailing/g;
  $text =~ s/\.textAlignment = \.justified\b/.alignment = .natural/g;
  $text =~ s/\.textAlignment\b/.alignment/g;
  $text =~ s/\bUI(Button)\((?:type: \.\w+|frame: \.zero)?\)/$1(label: "")/g;
  $text =~ s/\bUI(Switch|Slider|Stepper|PageControl)\((?:frame: \.zero)?\)/$1(label: "")/g;
  $text =~ s/^([ \t]*)([\w.]+)\.setTitle\(([^\n]*?), for: (?:\.normal|\[\])\)/$1$2.title = $3\n$1$2.accessibilityLabel = $3/gm;
  $text =~ s/\b(insertSubview\([^()]*, )(below|above)Subview:/$1$2:/g;
  $text =~ s/\bUIImage\(named: ($balanced)\)!?/Image($1)/g;
  $text =~ s/\@unknown default\b/default/g;
  return $text;
}

sub change_colors {
  my ($text) = @_;
  my %every = (%color, %plain_color);
  $text =~ s/\bUIColor\.(\w+)\b(?!\()/"ColorRole" . ($every{$1} \/\/ ".$1")/ge;
  $text =~ s/(?<![\w)\]?!])\.(\w+)\b(?!\()/$color{$1} \/\/ ".$1"/ge;
  # view.backgroundColor = isDark ? .black : .white
  $text = replace($text, qr/(?<start>(?:\b[cC]olor|\w+Color|\btint) = |: UIColor\??\s*= )(?<value>[^\n]*)/, sub {
    my ($start, $value) = @+{qw(start value)};
    $value =~ s/(?<![\w)\]?!])\.(\w+)\b(?!\()/$plain_color{$1} \/\/ ".$1"/ge;
    return $start . $value;
  });
  return $text;
}

1;
