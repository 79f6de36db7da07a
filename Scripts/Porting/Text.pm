# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Text that no rule looks into, and text in brackets.
package Porting::Text;
use strict;
use warnings;
use utf8;
use Exporter qw(import);
our @EXPORT = qw(@kept $balanced mask unmask replace change_calls rewrite_calls split_arguments);

my $string = qr/"""(?:[^\\"]++|"(?!"")|\\.)*?"""|"(?:[^"\\\n]++|\\\((?<in>(?:[^()"]++|"(?:[^"\\\n]++|\\.)*"|\((?&in)\))*)\)|\\.)*"/s;
our @kept;

# Comments and strings become one mark each, so that no rule looks into them.
sub mask {
  my ($text) = @_;
  @kept = ();
  $text =~ s{(//[^\n]*|/\*.*?\*/|$string)}{push @kept, $1; "\x{E000}$#kept\x{E001}"}ges;
  return $text;
}

# Puts the comments and strings back; `rename` gets the code in a string's interpolations.
sub unmask {
  my ($text, $rename) = @_;
  $text =~ s{\x{E000}(\d+)\x{E001}}{
    my $kept = $kept[$1];
    $kept =~ s/(\\\((?:[^()]|\([^()]*\))*\))/$rename->($1)/ge if $kept =~ m{^"};
    $kept;
  }ge;
  return $text;
}

our $balanced = qr/(?<b>(?:[^()\[\]{}]++|\((?&b)\)|\[(?&b)\]|\{(?&b)\})*+)/s;

# Every match of `pattern` becomes what `new` returns; `new` finds the named groups in %+.
sub replace {
  my ($text, $pattern, $new) = @_;
  $text =~ s/$pattern/$new->()/ge;
  return $text;
}

# Calls `change` with the arguments of each call that `name` finds; a trailing closure is not among them. `change` returns
# the arguments that follow the bracket, or nothing to leave the call alone.
sub change_calls {
  my ($text, $name, $change) = @_;
  my $done = '';
  while ($text =~ /$name\(/) {
    my ($before, $call, $rest) = ($`, $&, $');
    if ($rest !~ /^$balanced\)/) { $done .= $before . $call; $text = $rest; next }
    my ($inside, $after) = ($+{b}, $');
    my $new = $change->(split_arguments($inside));
    # What a change leaves may hold calls of its own, such as an animation in a completion.
    $done .= $before . $call;
    $text = (defined $new ? $new : $inside) . ')' . $after;
  }
  return $done . $text;
}

# Calls `change` with the name and the trimmed arguments of each call that `name` finds, the inner ones first. It returns
# what stands there instead, or nothing to leave the call alone.
sub rewrite_calls {
  my ($text, $name, $change) = @_;
  my $done = '';
  while ($text =~ /$name\(/) {
    my ($before, $call, $word, $rest) = ($`, $&, $+{name}, $');
    if ($rest !~ /^$balanced\)/) { $done .= $before . $call; $text = $rest; next }
    my ($inside, $after) = ($+{b}, $');
    $inside = rewrite_calls($inside, $name, $change);
    my $new = $change->($word, map { s/^\s+|\s+$//gr } split_arguments($inside));
    $done .= $before . ($new // "$call$inside)");
    $text = $after;
  }
  return $done . $text;
}

# The arguments between commas, each with the space before it.
sub split_arguments {
  my ($text) = @_;
  my @found;
  push @found, $1
    while $text =~ /\G((?:[^(){}\[\],]++|\($balanced\)|\[(?&b)\]|\{(?&b)\})+)(?:,|$)/gs;
  return @found;
}

1;
