# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Members that a class overrides: some have nothing to do here, and some have another shape.
package Porting::Members;
use strict;
use warnings;
use utf8;
use Porting::Names;
use Porting::Text;
use Exporter qw(import);
our @EXPORT = qw(change_members);

# Comments right above a declaration are marks by now.
my $comments = qr/(?:[ \t]*\x{E000}\d+\x{E001}[ \t]*\n)*/;
my $modifiers = qr/(?:\@\w+\s+|(?:public|open|internal|private|fileprivate|final|class|static|dynamic|required|convenience)\s+)*/;
my $override = qr/$modifiers\boverride\s+$modifiers/;

sub change_members {
  my ($text) = @_;
  $text = drop_overrides($text);
  $text = change_initializers($text);
  $text = add_parameters($text);
  # What a deinitializer does belongs on the main actor.
  return replace($text, qr/^[ \t]*\Kdeinit(?=\s*\{\s*[^\s\}])/m, sub { is_isolated($`) ? 'isolated deinit' : 'deinit' });
}

# Nothing archives a screen here, and a desktop window has no status bar and no home indicator.
sub drop_overrides {
  my ($text) = @_;
  my $function = qr/func (?:(?:en|de)codeRestorableState\(with \w+: NSCoder\)|(?:supportedInterfaceOrientations|preferredStatusBar\w+|prefersStatusBarHidden)\()/;
  my $variable = qr/var (?:supportedInterfaceOrientations|preferredInterfaceOrientationForPresentation|preferredStatusBar\w+|prefersStatusBarHidden|childForStatusBar\w+|prefersHomeIndicator\w+|childForHomeIndicator\w+|preferredScreenEdges\w+|childForScreenEdges\w+)\b/;
  $text = leave_lines_out($text, qr/$comments[ \t]*$override(?:$function|$variable)[^{}\n]*\{$balanced\}/, sub {
    my ($found, $after, $before) = @_;
    return $found !~ /\b(?:func|var) (\w+)/ || !overrides_own($1, $before);
  });
  my $update = qr/setNeeds(?:StatusBarAppearanceUpdate|UpdateOfHomeIndicatorAutoHidden|UpdateOfSupportedInterfaceOrientations|UpdateOfScreenEdges\w+)\(\)/;
  my $call = qr/(?<![\w.?!\$])(?:\w[\w.?!]*\.)?\b$update/;
  $text = leave_lines_out($text, qr/[ \t]*$call/);
  $text = replace($text, qr/(?<call>$call)(?<space>;?[ ]?)/, sub {
    my ($all, $before, $after, $call, $space) = ($&, $`, $', @+{qw(call space)});
    return $all if !begins_statement($before) || $space !~ /;/ && !ends_statement($after);
    leave_out($all);
    return is_case_body($before) && $after =~ /^\s*(?:\z|\}|(?:case|default)\b|\@unknown\b)/ ? "break$space" : '';
  });
  return leave_lines_out($text, qr/$comments[ \t]*${override}func awakeFromNib\(\)\s*\{\s*super\.awakeFromNib\(\)\s*\}/);
}

# Without nibs, the initializer that takes the name of one is the plain one.
sub change_initializers {
  my ($text) = @_;
  my $head = qr/init\(\s*nibName(?: \w+)?: String\?,\s*bundle(?: \w+)?: (?:NS)?Bundle\?\s*\)\s*\{/;
  my $call = qr/super\.init\(\s*nibName: \w+,\s*bundle: \w+\s*\)/;
  my $has_own = $text =~ /\boverride $modifiers$head|$head/;
  $text = leave_lines_out($text, qr/$comments[ \t]*$override$head\s*$call\s*\}/);
  $has_own &&= $text =~ /$head/;
  if ($has_own) {
    # It is what the plain one of UIKit called.
    $text = leave_lines_out($text, qr/$comments[ \t]*${modifiers}convenience ${modifiers}init\(\)\s*\{\s*self\.init\(nibName: nil,\s*bundle: nil\)\s*\}/);
  } else {
    $text =~ s/\bconvenience ((?:public |open )?)init\(\)(\s*\{\s*)self\.init\(nibName: nil,\s*bundle: nil\)/override $1init()$2super.init()/g;
  }
  $text =~ s/\b$head/init() {/g;
  $text =~ s/$call/super.init()/g;
  return $text;
}

# Overrides whose originals have one more parameter here.
sub add_parameters {
  my ($text) = @_;
  my $stack = qr/(?:push|popTo|popToRoot|pop)ViewController|setViewControllers/;
  $text = replace($text, qr/(?<head>\boverride $modifiers?func (?<name>$stack)\((?<in>$balanced))\)(?<result>[^{}\n]*)\{(?<body>$balanced)\}/, sub {
    my ($all, $before, $head, $name, $in, $result, $body) = ($&, $`, @+{qw(head name in result body)});
    my $indent = indent_of($before);
    return $all if $in =~ /\bcompletion\b/ || $in !~ /\banimated\b/ || overrides_own($name, $before);
    $body = change_calls($body, qr/\bsuper\.$name/, sub { join(',', @_) . ', completion: completion' });
    # A list of screens is never nil.
    $result =~ s/(\[\w+\])\?/$1/;
    my $completion = 'completion: ((_ finished: Bool) -> Void)? = nil';
    my ($start, $first) = ($head =~ /^(.*?\()/s, $in =~ s/^\s+|\s+$//gr);
    # As swift-format breaks a line that is too long.
    my $break = length("$indent  $first, $completion") > 100 ? ",\n$indent  " : ', ';
    return "$start\n$indent  $first$break$completion\n$indent)$result\{$body}";
  });
  $text = replace($text, qr/(?<head>\bclass \w+: UIPercentDrivenInteractiveTransition\b[^{}]*)\{(?<inside>$balanced)\}/, sub {
    my ($head, $inside) = @+{qw(head inside)};
    $inside =~ s/(\boverride (?:public |open )?func (?:cancel|finish)\()\)/$1velocity: Double? = nil)/g;
    $inside =~ s/\bsuper\.(cancel|finish)\(\)/super.$1(velocity: velocity)/g;
    return "$head\{$inside}";
  });
  $text =~ s/(\boverride (?:public |open )?func willMove\(toWindow \w+: )UIWindow\?/$1Responder?/g;
  # A delegate's method with another word.
  $text =~ s/\banimationControllerFor(?= \w+: UINavigationController\.Operation\b)/animatorFor/g;
  $text =~ s/(\bfunc \w+\(\s*_ \w+: UITabBarController,\s*)animationControllerForTransitionFrom\b/$1animationControllerFrom/g;
  return pushes_in_transactions($text);
}

# The white space at the beginning of the line that a text ends in.
sub indent_of {
  my ($before) = @_;
  my ($indent) = substr($before, 1 + rindex $before, "\n") =~ /^([ \t]*)/;
  return $indent;
}

# A transaction around a change of the stack hears of its end: here the call does.
sub pushes_in_transactions {
  my ($text) = @_;
  my $line = qr/[ \t]*\n[ \t]*/;
  return replace($text, qr/^(?<indent>[ \t]*)CATransaction\.begin\(\)${line}CATransaction\.setCompletionBlock(?:\((?<block>\w+)\)|[ ]?\{(?<closure>$balanced)\})$line(?<call>[^\n]*\b(?:(?:push|popTo|popToRoot|pop)ViewController|setViewControllers)\($balanced)\)${line}CATransaction\.commit\(\)/m, sub {
    my ($indent, $block, $closure, $start) = @+{qw(indent block closure call)};
    return "$indent$start, completion: { _ in$closure})" if defined $closure;
    my $mark = $text =~ /\b$block: \((?:\(\) -> \w+|\@escaping[^)]*)\)\?/ ? '?' : '';
    return "$indent$start, completion: { _ in $block$mark() })";
  });
}

1;
