% Options of reductions, sets and norms: each does something or is an error.
% language: no-unit
assert(max('a', 'b') == 98 && min('a', 'b') == 97 && isequal(max('ab', 'ba'), 'bb' + 0));
assert(isnan(max([1 NaN], 'includenan')) && max([1 NaN], 'omitmissing') == 1 && isnan(min([1 NaN], [], 'includemissing')));
assert(isequal(1 ./ max(-0, [], 'includenan'), -Inf) && isequaln(min([1 NaN 3], 2, 'includenan'), [1 NaN 2]));
assert(isequaln(max([1 NaN; 5 2], [], 2, 'includenan'), [NaN; 5]) && isequal(max([1 NaN; 5 2], [], 2), [1; 5]));
[m, i] = max([1 NaN 3; 4 5 6], [], 2, 'includenan');
assert(isequaln(m, [NaN; 6]) && isequal(i, [2; 3]));
assert(strcmp(class(mean(int8([1 2]), 'native')), 'int8') && strcmp(class(mean(single(1), 'double')), 'double'));
assert(strcmp(class(cumsum(true, 3)), 'double') && islogical(cummax([false true])) && strcmp(class(cumsum('')), 'double'));
assert(strcmp(class(cumsum(zeros(0, 3) > 1)), 'double') && isequal(size(cumsum(zeros(0, 3) > 1)), [0 3]));
assert(strcmp(class(trapz(single([1 2]))), 'single') && strcmp(class(filter(1, [1 .5], single([1 2]))), 'single'));
assert(strcmp(class(gcd(int8(4), 6)), 'int8') && strcmp(class(primes(uint8(9))), 'uint8') && strcmp(class(nchoosek(single(4), 2)), 'single'));
b = int64(9007199254740992) + int64(1);
assert(lcm(b, int64(1)) == b && gcd(b, b) == b && b > 9007199254740992);
assert(strcmp(class(norm(single([3 4; 0 0]))), 'single') && strcmp(class(det(single([3 4; 0 1]))), 'single'));
refuse(@() max([1 2], 'foo'), 'MATLAB:max:unknownFlag');
refuse(@() max([1 2 3], 'foo'), 'MATLAB:max:unknownFlag');
refuse(@() min([1 2], 'ab'), 'MATLAB:min:unknownFlag');
refuse(@() min([1 2], [3 4], 2), 'MATLAB:min:caseNotSupported');
refuse(@() two_of(@() min([1 2], [3 4])), 'MATLAB:maxlhs');
refuse(@() two_of(@() min(ones(2, 2, 2), [], [1 2])), 'MATLAB:min:vecdimIndex');
refuse(@() min([1 2], [], 'foo'), 'MATLAB:min:unknownFlag');
refuse(@() max([1 2], 'all'), 'MATLAB:max:unknownFlag');
refuse(@() max([1 2], [], 1, 'native'), 'MATLAB:max:unknownFlag');
refuse(@() sum([1 2], 1, 'foo'), 'MATLAB:sum:unknownFlag');
refuse(@() mean([1 2], 'foo'), 'MATLAB:mean:unknownFlag');
refuse(@() var([1 2], 0, 'native'), 'MATLAB:var:unknownFlag');
refuse(@() unique([1 2], 'foo'), 'MATLAB:unique:unknownOption');
refuse(@() setdiff([1 2], 1, 'row'), 'MATLAB:setdiff:unknownOption');
refuse(@() union([1 2], 1, 'first'), 'MATLAB:union:unknownOption');
refuse(@() find([1 0], 1, 'foo'), 'MATLAB:find:unknownOption');
refuse(@() norm([3 4; 0 0], 'foo'), 'MATLAB:norm:unknownOption');
refuse(@() norm([3 4], 'foo'), 'MATLAB:norm:unknownOption');
refuse(@() conv([3 4], 1, 'foo'), 'MATLAB:conv:unknownOption');
refuse(@() sort([2 1], 1, 'foo'), 'MATLAB:sort:unknownOption');
refuse(@() sort([2 1], 'foo'), 'MATLAB:sort:unknownOption');
refuse(@() sort([2 1], 1, 2), 'MATLAB:sort:unknownOption');
refuse(@() sortrows([2 1], 1, 'foo'), 'MATLAB:sortrows:unknownOption');
refuse(@() cumsum([2 1], 'foo'), 'MATLAB:cumsum:unknownOption');
refuse(@() cumsum([2 1], 2, 'foo'), 'MATLAB:cumsum:unknownOption');
refuse(@() cummax([2 1], 1, 2), 'MATLAB:cummax:unknownOption');
refuse(@() median([2 1], 'foo'), 'MATLAB:median:unknownOption');
refuse(@() mode([2 1], 'foo'), 'MATLAB:mode:unknownOption');
refuse(@() contains('ab', 'b', 'foo', true), 'MATLAB:contains:unknownOption');
refuse(@() startsWith('ab', 'b', 'foo'), 'MATLAB:startsWith:unknownOption');
refuse(@() strsplit('a b', ' ', 'foo', true), 'MATLAB:strsplit:unknownOption');
refuse(@() eye(2, 'foo'), 'MATLAB:eye:invalidClass');
refuse(@() idivide(int8(7), int8(2), 'foo'), 'MATLAB:idivide:unknownOption');
refuse(@() interp1([1 2], [3 4], 1.5, 'foo'), 'MATLAB:interp1:unsupported');
refuse(@() replace('ab', {'a', 'b'}, {'x', 'y', 'z'}), 'MATLAB:replace:cellDimsMustMatch');
refuse(@() circshift([1 2 3], [1 1], 2), 'MATLAB:circshift:InvalidShiftType');
refuse(@() regexprep('a', 'a', 'b', 'start'), 'MATLAB:regexprep:unknownOption');
refuse(@() strrep('ab', {'a', 'b'}, {'x', 'y', 'z'}), 'MATLAB:strrep:cellDimsMustMatch');
refuse(@() containers.Map({'a'}, {1}, 'KeyType', 'char'), 'MATLAB:containers.Map:unknownOption');
refuse(@() gcd(int8(4), int16(6)), 'MATLAB:mixedClasses');
refuse(@() any([1 NaN], 'omitnan'), 'MATLAB:any:unknownFlag');
refuse(@() all([1 NaN], 'includenan'), 'MATLAB:all:unknownFlag');

function [a, b] = two_of(f)
[a, b] = f();
end

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), e.message);
  return
end
error('no error');
end
