% Options of regexp and regexprep: each does what it says, and the one that undoes it too.
% language: no-unit
% Matches of no characters.
assert(isempty(regexp('ab', 'x*')) && isequal(regexp('ab', 'x*', 'emptymatch'), [1 2 3]) && isempty(regexp('ab', 'x*', 'noemptymatch')));
[match, first, last] = regexp('ab', 'a*', 'match', 'emptymatch');
assert(isequal(first, [1 2 3]) && isequal(last, [1 1 2]) && isequal(cellfun(@numel, match), [1 0 0]));
assert(isequal(regexp('ab', '$', 'emptymatch'), 3) && regexp('', '^', 'emptymatch') == 1 && isempty(regexp('', '^')));
assert(regexp('ab', 'x*', 'once', 'emptymatch') == 1 && isempty(regexp('ab', 'x*', 'once')) && isempty(regexp('ab', 'x*', 'match', 'once', 'emptymatch')));
assert(isequal(regexp('a1b', '(?=\d)', 'emptymatch'), 2) && isequal(regexp('a1b', '(?<=\d)', 'split', 'emptymatch'), {'a1', 'b'}));
assert(isequal(regexp('äb', 'x*', 'emptymatch'), [1 2 3]));
assert(strcmp(regexprep('ab', '^', '>', 'emptymatch'), '>ab') && strcmp(regexprep('ab', '^', '>'), 'ab') && strcmp(regexprep('ab', 'x*', '-', 'emptymatch'), '-a-b-'));
assert(strcmp(regexprep('ab', 'x*', '-', 'emptymatch', 'once'), '-ab') && strcmp(regexprep('', '^$', 'none', 'emptymatch'), 'none'));
% White space and comments in an expression.
assert(regexp('ab', 'a b', 'freespacing') == 1 && isempty(regexp('ab', 'a b')) && isempty(regexp('ab', 'a b', 'literalspacing')) && regexp('a b', 'a b', 'literalspacing') == 1);
assert(strcmp(regexp('x12', sprintf('[a-z]  # a letter\n \\d+ # digits'), 'match', 'once', 'freespacing'), 'x12'));
assert(regexp('a b', 'a\ b', 'freespacing') == 1 && regexp('a#b', 'a\#b', 'freespacing') == 1 && regexp('a b', 'a[ ]b', 'freespacing') == 1);
% Anchors, the dot and the case of letters.
lines = sprintf('one\ntwo');
assert(isequal(regexp(lines, '^\w', 'lineanchors'), [1 5]) && isequal(regexp(lines, '^\w', 'stringanchors'), 1) && isequal(regexp(lines, '\w$', 'end', 'lineanchors'), [3 7]) && isequal(regexp(lines, '\w$', 'end'), 7));
assert(isequal(regexp(lines, '.+', 'end'), 7) && isequal(regexp(lines, '.+', 'end', 'dotexceptnewline'), [3 7]) && isequal(regexp(lines, '.+', 'end', 'dotall'), 7));
assert(isequal(regexp('aAb', 'a', 'ignorecase'), [1 2]) && isequal(regexp('aAb', 'a', 'matchcase'), 1) && isequal(regexpi('aAb', 'a', 'matchcase'), 1) && isequal(regexpi('aAb', 'a'), [1 2]));
assert(isequal(regexp(lines, '^ T', 'once', 'lineanchors', 'ignorecase', 'freespacing'), 5) && strcmp(regexprep(lines, '^ .', '-', 'lineanchors', 'freespacing'), sprintf('-ne\n-wo')));
% With 'once' each output is that of the first match, and empty without one.
[first, last, extents, match, tokens, names, pieces] = regexp('ab12', '(?<letter>[a-z])(?<digit>\d)', 'once');
assert(first == 2 && last == 3 && isequal(extents, [2 2; 3 3]) && strcmp(match, 'b1') && isequal(tokens, {'b', '1'}) && isequal(names, struct('letter', 'b', 'digit', '1')) && isequal(pieces, {'a', '2'}));
[first, last, extents, match, tokens] = regexp('ab', '\d', 'once');
assert(isempty(first) && isempty(last) && isempty(extents) && ischar(match) && isempty(match) && iscell(tokens) && isempty(tokens));
