# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Members of an extension of UIViewController that classes override. The Objective-C runtime finds the override; here the
# extension's member asks for a protocol, which each class that overrides it has.
package Porting::Overrides;
use strict;
use warnings;
use utf8;
use Porting::Names;
use Porting::Text;
use Exporter qw(import);
our @EXPORT = qw(extension_members change_overrides);

my $extension = qr/^(?<head>[^\n\S]*(?:(?:public|open|internal) )?extension UIViewController\s*(?:: [\w, ]+)?)\{(?<inside>$balanced)\}/m;

# The names of what extensions of UIViewController declare, and of what is overridden, in one file.
sub extension_members {
  my ($text) = @_;
  my (%declared, %overridden);
  while ($text =~ /$extension/g) {
    my $inside = $+{inside} =~ s/\{$balanced\}//gr;
    $declared{$1} = 1 while $inside =~ /\b(?:func|var) (\w+)/g;
  }
  $overridden{$1} = 1 while $text =~ /\boverride\b[^\n]*?\b(?:func|var) (\w+)/g;
  return (\%declared, \%overridden);
}

sub protocol_of { return 'Overriding' . ucfirst shift }
sub witness_of { return 'overriding' . ucfirst shift }
sub default_of { return 'default' . ucfirst shift }

# Changes the members of `names` in one file; `parents` has the superclass of each class.
sub change_overrides {
  my ($text, $names, $parents, $overriders) = @_;
  return $text if !%$names;
  my $any = join '|', sort keys %$names;
  my @protocols;
  $text = replace($text, $extension, sub {
    my ($head, $inside) = @+{qw(head inside)};
    my $is_public = $head =~ /\b(?:public|open)\b/;
    $inside = replace($inside, qr/^(?<indent>[ \t]*)(?<modifiers>(?:\@objc |public |open |internal |dynamic )*)(?<kind>func|var) (?<name>$any)\b(?<shape>(?:\($balanced\))?[^{}\n]*)\{(?<body>$balanced)\}/m, sub {
      my ($indent, $modifiers, $kind, $name, $shape, $body) = @+{qw(indent modifiers kind name shape body)};
      my $access = $is_public || $modifiers =~ /\b(?:public|open)\b/ ? 'public ' : '';
      my $own = $access && !$is_public ? $access : '';
      $shape =~ s/\s+$//;
      my $call = $kind eq 'var' ? '' : '(' . arguments_of($shape) . ')';
      my $protocol = protocol_of($name);
      push @protocols, "\n/// Has a `$name` of its own.\n${access}protocol $protocol: UIViewController {\n  $kind "
        . witness_of($name) . $shape . ($kind eq 'var' ? ' { get }' : '') . "\n}\n";
      return "$indent$own$kind $name$shape {\n$indent  if let controller = self as? any $protocol {\n"
        . "$indent    return controller." . witness_of($name) . "$call\n$indent  }\n"
        . "$indent  return " . default_of($name) . "$call\n$indent}\n\n"
        . "$indent$own$kind " . default_of($name) . "$shape {$body}";
    });
    return "$head\{$inside}";
  });
  $text .= join '', @protocols;
  # The classes.
  my $done = '';
  while ($text =~ /\boverride\b(?<modifiers>[^\n]*?)\b(?<kind>func|var) (?<name>$any)\b/) {
    my ($before, $kind, $name, $modifiers, $after) = ($`, $+{kind}, $+{name}, $+{modifiers}, $');
    my $whole = $done . $before;
    my ($class) = $whole =~ /.*\bclass (?!func\b|var\b|let\b)(\w+)/s;
    # Another class may have a member of that name.
    if (kind_of_type($class // '') ne 'controller') {
      $done = "$whole${\substr($text, length $before, length($text) - length($before) - length $after)}";
      $text = $after;
      next;
    }
    my $ancestor = $parents->{ $class // '' };
    $ancestor = $parents->{$ancestor} while defined $ancestor && !$overriders->{$name}{$ancestor};
    my $inherits = defined $ancestor;
    $modifiers =~ s/^ +//;
    if ($inherits) {
      $after = replace_supers($after, $name, witness_of($name));
      $done = $whole . "override $modifiers$kind " . witness_of($name);
    } else {
      my $protocol = protocol_of($name);
      $whole =~ s/(.*\bclass $class: [^{]*?)(\s*\{)/$1, $protocol$2/s;
      $after = replace_supers($after, $name, default_of($name));
      $done = $whole . "$modifiers$kind " . witness_of($name);
    }
    $text = $after;
  }
  return $done . $text;
}

# In the body of a member, whose declaration goes on here.
sub replace_supers {
  my ($text, $name, $new) = @_;
  return replace($text, qr/\A(?<head>(?:\($balanced\))?[^{}\n]*\{)(?<body>$balanced)\}/, sub {
    my ($head, $body) = @+{qw(head body)};
    return $head . $body =~ s/\bsuper\.$name\b/super.$new/gr . '}';
  });
}

# What hands the parameters of a function on.
sub arguments_of {
  my ($shape) = @_;
  my ($list) = $shape =~ /^\(($balanced)\)/;
  return join ', ', map {
    my ($label, $name) = /^\s*(\w+)(?: (\w+))?:/;
    $label = '' if !defined $label;
    $name //= $label;
    $label eq '_' ? $name : "$label: $name";
  } grep { /\S/ } split_arguments($list);
}

1;
