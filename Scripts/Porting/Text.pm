# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Text that no rule looks into, and text in brackets.
package Porting::Text;
use strict;
use warnings;
use utf8;
use Exporter qw(import);
our @EXPORT = qw(@kept @left_out $balanced leave_out leave_lines_out begins_statement ends_statement is_case_body mask unmask replace change_calls
  rewrite_calls split_arguments start_of_brackets);

our (@kept, @left_out);

# Words after which a slash begins a regular expression and no division.
my $before_expression = qr/\b(?:return|in|case|if|guard|while|else|throw|try|await|where|is|as|switch|repeat|do|default)$/;

# Comments, strings and regular expressions become one mark each, so that no rule looks into them. The code in a string's
# interpolations stays, between the marks of the string's parts.
sub mask {
  my ($text) = @_;
  @kept = ();
  @left_out = ();
  my $done = '';
  pos($text) = 0;
  mask_code(\$text, \$done, 0);
  return $done;
}

sub keep {
  my ($done, $part) = @_;
  push @kept, $part;
  $$done .= "\x{E000}$#kept\x{E001}";
}

# Masks from the position of `text` on; in an interpolation, up to the bracket that ends it. Returns whether it ended.
sub mask_code {
  my ($text, $done, $is_inside) = @_;
  my $depth = 0;
  while (pos($$text) < length $$text) {
    if ($$text =~ m{\G[^/"#()]+}gc) { $$done .= $& }
    elsif ($$text =~ m{\G//[^\n]*}gc) { keep($done, $&) }
    elsif ($$text =~ m{\G/\*}gc) { keep($done, '/*' . rest_of_comment($text)) }
    # `#"""#` is a string of one quote on one line.
    elsif ($$text =~ m{\G(#+)"(?="[^\n]*?"\1)}gc) { mask_string($text, $done, $1, '"') }
    elsif ($$text =~ m{\G(#*)("""|")}gc) { mask_string($text, $done, $1, $2) }
    elsif ($$text =~ m{\G(#+)/}gc) {
      my ($start, $hashes) = ($&, $1);
      keep($done, $start . ($$text =~ m{\G.*?/$hashes}gcs ? $& : rest_of($text)));
    } elsif ($$text =~ m{\G/}gc) {
      my $expression = begins_expression($$done) ? regular_expression($text) : undef;
      if (defined $expression) { keep($done, "/$expression") } else { $$done .= '/' }
    } elsif ($$text =~ m{\G\(}gc) { $depth++; $$done .= '(' }
    elsif ($$text =~ m{\G\)}gc) {
      return 1 if $is_inside && $depth == 0;
      $depth--;
      $$done .= ')';
    } else { $$text =~ m{\G.}gcs; $$done .= $& }
  }
  return 0;
}

sub rest_of {
  my ($text) = @_;
  $$text =~ /\G.*/gcs;
  return $&;
}

# Comments nest.
sub rest_of_comment {
  my ($text) = @_;
  my ($depth, $all) = (1, '');
  while ($depth > 0 && $$text =~ m{\G(.*?)(/\*|\*/)}gcs) {
    $all .= $&;
    $depth += $2 eq '/*' ? 1 : -1;
  }
  return $depth > 0 ? $all . rest_of($text) : $all;
}

sub mask_string {
  my ($text, $done, $hashes, $quote) = @_;
  my $part = "$hashes$quote";
  my $is_single = $quote eq '"';
  while (pos($$text) < length $$text) {
    if ($$text =~ /\G[^"\\\n]+/gc) { $part .= $& }
    elsif ($$text =~ /\G$quote$hashes/gc) { keep($done, $part . $&); return }
    elsif ($$text =~ /\G\\$hashes\(/gc) {
      keep($done, $part . $&);
      $part = mask_code($text, $done, 1) ? ')' : '';
    } elsif ($$text =~ /\G\\$hashes./gcs) { $part .= $& }
    elsif ($is_single && $$text =~ /\G(?=\n)/gc) { last }
    else { $$text =~ /\G./gcs; $part .= $& }
  }
  # It has no end: the compiler says so.
  keep($done, $part) if $part ne '';
}

# Whether what follows some code begins an expression, so that a slash is no operator between two.
sub begins_expression {
  my ($before) = @_;
  my $code = substr($before, -200) =~ s/\x{E000}\d+\x{E001}\s*(?=\n[^\n]*$)//gr;
  return $code =~ /(?:^|\n)[ \t]*$/ || $code =~ /[-+*%=<>&|^~!?:,;(\[{][ \t]*$/ && $code !~ /[\w)\]}][!?]$/
    || $code =~ s/[ \t]+$//r =~ $before_expression;
}

# The rest of a regular expression on one line; nothing where the slash is an operator after all.
sub regular_expression {
  my ($text) = @_;
  my $start = pos $$text;
  if ($$text =~ m{\G(?![ \t)])((?:[^/\\\n]|\\[^\n])+)/}gc) {
    my ($inside, $all) = ($1, $&);
    # A bracket that closes nothing: an operator is an argument.
    my $brackets = $inside =~ s/\\.|\[(?:[^\]\\]|\\.)*\]//gsr;
    my $depth = 0;
    for my $bracket ($brackets =~ /[()]/g) {
      $depth += $bracket eq '(' ? 1 : -1;
      last if $depth < 0;
    }
    return $all if $depth == 0 && $inside !~ /[ \t]$/;
  }
  pos($$text) = $start;
  return undef;
}

# Notes what a rule leaves out of a file, for a person to read.

sub leave_out {
  my ($code) = @_;
  my ($first, @more) = grep { /\S/ } split /\n/, unmask($code);
  return if !defined $first;
  $first =~ s/^\s+|\s+$//g;
  push @left_out, @more ? "$first … (" . (1 + @more) . ' lines)' : $first;
}

my $mark = qr/\x{E000}\d+\x{E001}/;

# Whether a statement begins after some code, and whether one ends before some code.
sub begins_statement {
  my ($before) = @_;
  return $before =~ /(?:\A|[\n{};]|\bin)[ \t]*\z/ || is_case_body($before);
}

sub ends_statement {
  my ($after) = @_;
  return $after =~ /\A[ \t]*(?:[;}\n]|\z|$mark)/;
}

# Whether the body of a case begins after some code.
sub is_case_body {
  my ($before) = @_;
  return 0 if $before =~ /[ \t]\?[ \t][^\n:]*:\s*\z/;
  return $before =~ /(?:^|[{;])[ \t]*(?:\@unknown[ \t]+)?(?:case\b[^\n]*|default[ \t]*|\.[^\n]*):(?:\s|$mark)*\z/m;
}

# Leaves out what a pattern finds, which are whole lines, unless `may` says no. A blank line beside them goes too. The body
# of a case keeps a statement.
sub leave_lines_out {
  my ($text, $lines, $may) = @_;
  my $done = '';
  while ($text =~ /^$lines[ \t]*(?:\n|\z)/m) {
    my ($before, $found, $after) = ($`, $&, $');
    if ($may && !$may->($found, $after, $done . $before)) {
      $done .= $before . $found;
      $text = $after;
      next;
    }
    leave_out($found);
    $done .= $before;
    $done .= ($found =~ /^([ \t]*)/)[0] . "break\n"
      if is_case_body($done) && $after =~ /^(?:\s|$mark)*(?:\}|(?:case|default)\b|\@unknown\b)/;
    if ($after =~ /^[ \t]*\}/) { $done =~ s/\n[ \t]*\n\z/\n/ }
    elsif ($done =~ /(?:\A|\n[ \t]*\n|\{\n)\z/) { $after =~ s/^[ \t]*\n// }
    $text = $after;
  }
  return $done . $text;
}

# Puts the comments, strings and regular expressions back.
sub unmask {
  my ($text) = @_;
  $text =~ s{\x{E000}(\d+)\x{E001}}{$kept[$1]}g;
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

# Where the brackets open that a text ends in.
sub start_of_brackets {
  my ($text) = @_;
  my $depth = 0;
  for (my $at = length($text) - 1; $at >= 0; $at--) {
    my $character = substr $text, $at, 1;
    $depth++ if $character =~ /[)\]}]/;
    return $at if $character =~ /[(\[{]/ && --$depth == 0;
  }
  return undef;
}

1;
