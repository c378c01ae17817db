% Characters are UTF-16 code units in every function of text; letters are those of Unicode.
% language: no-unit
smile = char([55357 56832]); grin = char([55357 56833]); % one character of two units each
assert(~strncmp('é', 'è', 1) && strncmp('éa', 'éb', 1) && ~strncmp('éa', 'éb', 2) && ~strncmp('é', 'éa', 2) && strncmp('日本', '日曜', 1) && ~strncmp('日本', '日曜', 2));
assert(strncmp(smile, grin, 1) && ~strncmp(smile, grin, 2) && isequal(strncmp({'éa', 'èa'}, 'éz', 1), [true false]) && strncmp("éa", "éb", 1));
assert(strncmpi('ÉA', 'éb', 1) && ~strncmpi('ÉA', 'éb', 2) && strcmpi('STRASSE Ä', 'strasse ä') && ~strcmpi('é', 'è') && isequal(strcmpi({'É'; 'x'}, 'é'), [true; false]));
assert(strcmp(lower('ÀÉÎ Ω'), 'àéî ω') && strcmp(upper('àéî ω ß'), 'ÀÉÎ Ω ß') && isequal(upper({'é'}), {'É'}) && upper("é") == "É" && isequal(numel(upper(smile)), 2));
assert(isequal(isletter('aé1 Ω_'), [true true false false true false]) && isequal(isspace(['a b' char(8195)]), [false true false true]) && isequal(isstrprop('éÉ1', 'lower'), [true false false]) && isequal(isstrprop('éÉ1', 'alpha'), [true true false]));
assert(contains('ÉTÉ', 'été', 'IgnoreCase', true) && ~contains('ÉTÉ', 'été') && startsWith("Écu", "é", 'IgnoreCase', true) && endsWith('aÉ', 'é', 'IgnoreCase', true));
assert(isequal(strfind('éaéa', 'a'), [2 4]) && isequal(regexp('éaéa', 'a'), [2 4]) && isequal(strfind([smile 'a'], 'a'), 3) && isequal(regexp([smile 'a'], 'a'), 3));
[t, r] = strtok('xéyèz', 'è'); % é and è share a byte of UTF-8
assert(strcmp(t, 'xéy') && strcmp(r, 'èz') && isequal(strtok('é b'), 'é'));
[t, r] = strtok("a b");
assert(isstring(t) && t == "a" && r == " b");
assert(isequal(sprintf('%3s|', 'é'), '  é|') && isequal(sprintf('%.1s|', 'éa'), 'é|') && isequal(sprintf('%-3s|', 'é'), 'é  |') && isequal(sprintf('%c', smile), smile) && isequal(sprintf('%c-', 'éa'), 'é-a-') && isequal(sprintf('%s', [55357 56832]), smile) && isequal(sprintf('%3c', 233), '  é'));
assert(isequal(sscanf('éa', '%c'), 'éa') && isequal(double(sscanf('é', '%s')), 233) && isequal(sscanf('é12', 'é%d'), 12) && isequal(sscanf('ü5', '%[ü]%d'), [252; 5]) && isequal(sscanf('日1', '%1s%d'), [double('日'); 1]));
[v, n, message, next] = sscanf('é1 x', 'é%d');
assert(v == 1 && n == 1 && next == 4);
assert(isequal(size(char('é', 'abc')), [2 3]) && isequal(size(strvcat('é', 'abc')), [2 3]) && strlength("é") == 1 && isequal(numel(pad('é', 3)), 3) && isequal(pad('é', 3, 'left', '*'), '**é') && isequal(pad({'a', 'éé'}), {'a ', 'éé'}) && pad("a", 'left') == "a");
assert(isequal(fliplr('éa'), 'aé') && strcmp(reverse('éa'), 'aé') && strcmp(strjust('é  ', 'right'), '  é') && isequal(extractBefore('éab', 'b'), 'éa') && isequal(extractAfter('éab', 1), 'ab') && count('éaéa', 'é') == 2 && count('abc', {'a', 'c'}) == 2);
assert(isequal(sort({'b', 'é', 'a'}), {'a', 'b', 'é'}) && isequal(sort(["b" "a"; "c" "d"]), ["b" "a"; "c" "d"]) && isequal(sort(["b" "a"; "c" "d"], 2), ["a" "b"; "c" "d"]) && isequal(sort(["b" "a"; "c" "d"], 1, 'descend'), ["c" "d"; "b" "a"]));
assert(isequal(sort({char(65505), smile}), {smile, char(65505)})); % by units, not by characters
[s, i] = sort(["b" "a"]);
assert(isequal(i, [2 1]) && isequal(unique({'é', 'a', 'é'}), {'a', 'é'}));
assert(strcmp(num2str([1+2i 3+4i]), '1+2i   3+4i') && strcmp(num2str(1.5-2i), '1.5-2i') && strcmp(num2str(1.23456+2i, 3), '1.23+2i') && isequal(num2str([1+2i; 10-3i]), [' 1+2i'; '10-3i']));
b = int64(9007199254740992) + int64(1);
assert(strcmp(num2str([b 1]), '9007199254740993                 1') && strcmp(mat2str(b), '9007199254740993') && isequal(str2double({'1+2i', '3'}), [1+2i 3]) && isequaln(str2double(["1i" "x"; "2" "3"]), [1i NaN; 2 3]));
assert(strcmp(validatestring('app', {'apple', 'applesauce'}), 'apple') && strcmp(validatestring('é', {'Été', 'b'}), 'Été'));
refuse(@() validatestring('app', {'apple', 'apply'}), 'MATLAB:ambiguousStringChoice');
refuse(@() validatestring('x', {'apple', 'apply'}), 'MATLAB:unrecognizedStringChoice');
refuse(@() strjust('a ', 'foo'), 'MATLAB:strjust:UnknownParameter');
refuse(@() pad('a', 3, 'foo'), 'MATLAB:pad:unknownOption');
refuse(@() strcmp({'a', 'b', 'c', 'd'}, {'a', 'b'; 'c', 'd'}), 'MATLAB:strcmp:InputsSizeMismatch');
assert(strncmp(['ab'; 'cd'], ['ab'; 'ce'], 3) && ~strncmp(['ab'; 'cd'], ['ab'; 'ce'], 4) && strcmpi(['ab'; 'cd'], ['AB'; 'CD']));

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), e.message);
  return
end
error('No %s came.', identifier);
end
