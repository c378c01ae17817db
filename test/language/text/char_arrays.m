% Char arrays and functions on text.
s = 'it''s';
assert(strcmp(s, ['it' char(39) 's']) && numel(s) == 4 && ischar(s) && isequal(size(''), [0 0]) && isequal(size('a'), [1 1]));
m = ['abc'; 'def'];
assert(isequal(size(m), [2 3]) && strcmp(m(2, :), 'def') && m(1, 2) == 'b' && strcmp(m(:)', 'adbecf'));
assert(isequal(char('a', 'bcd'), ['a  '; 'bcd']) && isequal(char({'x', 'yz'}), ['x '; 'yz']) && isequal(strvcat('a', '', 'bc'), ['a '; 'bc']));
assert(isequal(double('AZ'), [65 90]) && strcmp(char([72 105]), 'Hi') && 'a' < 'b' && isequal('abc' + 1, [98 99 100]));
assert(strcmp(upper('aBc'), 'ABC') && strcmp(lower('aBc'), 'abc') && strcmp(fliplr('abc'), 'cba') && strcmp(strtrim(sprintf('  a b \t\n')), 'a b'));
assert(strcmp('a', 'a') && ~strcmp('a', 'A') && strcmpi('a', 'A') && strncmp('abc', 'abd', 2) && strncmpi('ABc', 'abd', 2) && ~strcmp('a', 1));
assert(isequal(strcmp({'a', 'b'}, 'a'), [true false]) && isequal(strcmp({'a', 'b'}, {'a', 'c'}), [true false]));
assert(isequal(strfind('abcabc', 'bc'), [2 5]) && isempty(strfind('abc', 'x')) && isequal(strfind({'ab', 'b'}, 'b'), {2, 1}));
assert(strcmp(strrep('aXbX', 'X', '--'), 'a--b--') && strcmp(strcat('a ', 'b'), 'ab') && isequal(strcat({'a '}, 'b'), {'a b'}) && strcmp([' a' 'b '], ' ab '));
assert(isequal(strsplit('a,b,,c', ','), {'a', 'b', 'c'}) && strcmp(strjoin({'a', 'b'}, '-'), 'a-b') && isequal(strsplit('a b'), {'a', 'b'}));
[t, r] = strtok('hello world');
assert(strcmp(t, 'hello') && strcmp(r, ' world'));
[t, r] = strtok('a,b', ',');
assert(strcmp(t, 'a') && strcmp(r, ',b'));
assert(strcmp(regexp('ab12', '\d+', 'match', 'once'), '12') && isequal(regexp('ab12cd3', '\d+'), [3 7]) && strcmp(regexprep('abc', '(a)(b)', '$2$1'), 'bac'));
[tok, mat] = regexp('k=v', '(\w)=(\w)', 'tokens', 'match');
assert(isequal(tok, {{'k', 'v'}}) && isequal(mat, {'k=v'}));
n = regexp('ab12', '(?<word>[a-z]+)(?<num>\d+)', 'names');
assert(strcmp(n.word, 'ab') && strcmp(n.num, '12'));
[a, b] = regexp('ab12', '\d+');
assert(a == 3 && b == 4);
assert(isequal(str2double('3.5'), 3.5) && isnan(str2double('x')) && isequaln(str2double({'1', 'b'}), [1 NaN]));
assert(isequal(str2num('[1 2 3]*2'), [2 4 6]) && isempty(str2num('q q')));
assert(strcmp(num2str(pi), '3.1416') && strcmp(num2str(3), '3') && strcmp(num2str(1e10), '10000000000') && strcmp(num2str(-0.5), '-0.5') && strcmp(num2str(pi, 8), '3.1415927'));
assert(strcmp(num2str([1 2 3]), '1  2  3') && strcmp(num2str(1.23456789e-7), '1.2346e-07') && strcmp(num2str(true), '1') && strcmp(num2str('a'), 'a') && strcmp(num2str(pi, '%10.3f'), '     3.142'));
assert(isequal(num2str([1 2; 30 4]), [' 1   2'; '30   4']) && strcmp(num2str([1.5 2]), '1.5           2') && strcmp(num2str(123456789.123), '123456789.123') && strcmp(num2str(NaN), 'NaN') && strcmp(num2str(-Inf), '-Inf'));
assert(strcmp(mat2str([1 2; 3 4.5]), '[1 2;3 4.5]') && strcmp(mat2str([true false]), '[true false]') && strcmp(mat2str('hi'), '''hi'''));
assert(strcmp(mat2str(pi, 4), '3.142') && strcmp(mat2str(single(pi)), '3.14159274101257') && strcmp(int2str(2.7), '3') && strcmp(mat2str(int8([1 2])), '[1 2]'));
assert(strcmp(mat2str(int8([1 2]), 'class'), 'int8([1 2])') && strcmp(mat2str(single(pi), 4, 'class'), 'single(3.142)') && strcmp(mat2str([1 2], 'class'), '[1 2]') && strcmp(mat2str(true, 'class'), 'true'));
assert(isequal(isspace('a b'), logical([0 1 0])) && isequal(isletter('a1'), [true false]) && isequal(isdigit_('a1'), [false true]) && isequal(isstrprop('a1', 'alpha'), [true false]));
assert(strcmp(blanks(3), '   ') && strcmp(repmat('ab', 1, 2), 'abab') && strcmp(deblank('a  '), 'a') && isequal(fliplr('ab'), 'ba'));
assert(isequal(dec2base(10, 3), '101') && base2dec('101', 3) == 10 && strcmp(dec2bin(5), '101') && isequal(dec2bin([1 2]), ['01'; '10']));
% A base that is none is an error, not a loop without end; so is a replacement that is none.
try, dec2base(5, 1), error('no error'), catch e, assert(strcmp(e.identifier, 'MATLAB:dec2base:SecondArg')), end
try, base2dec('1', 40), error('no error'), catch e, assert(strcmp(e.identifier, 'MATLAB:base2dec:BaseNotInRange')), end
try, replace('ab', 'a', {}), error('no error'), catch e, assert(strcmp(e.identifier, 'MATLAB:replace:cellDimsMustMatch')), end
assert(islogical(ismissing({})) && strcmp(class(ifft2([1 2; 3 4], 2, int8(2))), 'double'));
assert(strcmp(sprintf('%s', 'abc'), 'abc') && isequal(sort('cab'), 'abc') && any('abc' == 'b') && isequal(unique('banana'), 'abn'));
assert(startsWith('hello', 'he') && endsWith('hello', 'lo') && contains('hello', 'ell') && isequal(contains({'ab', 'c'}, 'b'), [true false]));
assert(strcmp(strjust(' a', 'left'), 'a ') && isequal(validatestring('app', {'apple', 'pear'}), 'apple'));
assert(isequal(index_('hello', 'l'), 3) && isequal(strncmp({'abc', 'abd'}, 'ab', 2), [true true]));
assert(strcmp(fullfile('a', 'b', 'c.m'), 'a/b/c.m') && strcmp(fullfile('a/', 'b'), 'a/b'));
[p, n, e] = fileparts('/x/y/file.tar.gz');
assert(strcmp(p, '/x/y') && strcmp(n, 'file.tar') && strcmp(e, '.gz'));
assert(isequal(sscanf('3 4 5', '%d')', [3 4 5]) && sscanf('10.5', '%f') == 10.5 && isequal(sscanf('1,2,3', '%d,')', [1 2 3]) && isequal(sscanf('a12', 'a%d'), 12));
assert(isequal(sscanf('1 2 3 4', '%d', [2 2]), [1 3; 2 4]) && strcmp(sscanf('hello world', '%s'), 'helloworld'));
assert(isequal(strmatch('ap', {'apple', 'pear', 'apex'})', [1 3]) && isequal(lower({'A', 'B'}), {'a', 'b'}) && isequal(upper("a"), "A"));
assert(isequal(cellfun(@upper, {'a', 'b'}, 'UniformOutput', false), {'A', 'B'}) && isequal(size(char({})), [0 0]) && isvarname('a1') && ~isvarname('1a'));

% Replaced, split, joined and counted, one by one and in lists.
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

function k = index_(s, c)
k = find(s == c, 1);
end
function tf = isdigit_(s)
tf = s >= '0' & s <= '9';
end
