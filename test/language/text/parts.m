% Texts replaced, split, joined and counted, one by one and in lists.
% Values: the pages of strrep, replace, split, join and count of MATLAB's documentation, and by hand.
assert(strcmp(strrep('abc 2 def 22 ghi 222 jkl 2222', '22', '*'), 'abc 2 def * ghi ** jkl ***') && strcmp(strrep('aaa', 'aa', 'b'), 'bb'));
assert(strcmp(replace('abc 2 def 22 ghi 222 jkl 2222', '22', '*'), 'abc 2 def * ghi *2 jkl **'));
assert(isequal(strrep({'Received: _'; 'Accepted: _'}, '_', {'1'; '2'}), {'Received: 1'; 'Accepted: 2'}));
assert(isequal(strrep('abc', {'a', 'b'}, 'x'), {'xbc', 'axc'}) && isequal(strrep("abc", {'a', 'b'}, 'x'), ["xbc" "axc"]));
assert(isequal(strrep({'a'}, 'a', ''), {''}) && isempty(strrep({}, 'a', 'b')) && strcmp(strrep('abc', '', 'x'), 'abc'));
assert(strcmp(replace('abc', {'a', 'b'}, {'b', 'c'}), 'bcc') && replace("abcab", ["a" "ab"], ["1" "2"]) == "2c2" && strcmp(erase('a1b22', {'2', '1b'}), 'a'));
assert(isequal(split('a b c'), {'a'; 'b'; 'c'}) && isequal(split("a b c"), ["a"; "b"; "c"]) && isequal(split(' a '), {''; 'a'; ''}));
assert(isequal(split('a,b;c ', {',', ';'}), {'a'; 'b'; 'c '}) && isequal(split('a,,b', ','), {'a'; ''; 'b'}) && isequal(split('a\tb', '\t'), {'a'; 'b'}));
assert(isequal(split({'a b'; 'c d'}), {'a' 'b'; 'c' 'd'}) && isequal(split(["a b" "c d"]), cat(3, ["a" "c"], ["b" "d"])));
try, split({'a b', 'c'}), error('no error'), catch e, assert(strcmp(e.identifier, 'MATLAB:split:unequalParts')), end
assert(isequal(join({'a', 'b'}, '-'), {'a-b'}) && isequal(join(["a" "b"; "c" "d"]), ["a b"; "c d"]) && isequal(join(["a"; "b"], ", "), "a, b"));
assert(count('a b ', ' ') == 2 && count('aaa', 'aa') == 1 && isequal(count({'aba', 'b'}, {'a', 'b'}), [3 1]));
assert(strcmp(insertAfter('ab', 'a', ' '), 'a b') && strcmp(insertBefore('a b', ' ', ','), 'a, b') && insertAfter("aaa", "aa", "-") == "aa-a");

% regexp: strings of a string, a struct for each match.
assert(isequal(regexp("ab12", "\d", "match"), ["1" "2"]) && isequal(regexp("a,b", ",", 'split'), ["a" "b"]) && regexp("ab", "b", 'match', 'once') == "b");
tokens = regexp("k=v", "(\w)=(\w)", 'tokens');
assert(isequal(tokens{1}, ["k" "v"]));
dates = regexp('01/11/2000 20-02-2020', '(?<month>\d+)/(?<day>\d+)/(?<year>\d+)|(?<day>\d+)-(?<month>\d+)-(?<year>\d+)', 'names');
assert(isequal(size(dates), [1 2]) && strcmp(dates(1).day, '11') && strcmp(dates(2).day, '20') && strcmp(dates(2).year, '2020'));
assert(isempty(regexp('x', '(?<digit>\d)', 'names')) && isequal(regexp('a', '(b)', 'tokens', 'once'), {}));
