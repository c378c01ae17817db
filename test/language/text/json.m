% Values as JSON, and back.
% language: no-unit
% Numbers: whole ones without a point, others with as many digits as they need.
assert(strcmp(jsonencode(pi), '3.141592653589793') && strcmp(jsonencode(1e10), '10000000000') && strcmp(jsonencode(-0.1), '-0.1') && strcmp(jsonencode(int64(intmax('int64'))), '9223372036854775807'));
assert(strcmp(jsonencode([1 2 3]), '[1,2,3]') && strcmp(jsonencode([1; 2; 3]), '[1,2,3]') && strcmp(jsonencode([1 2; 3 4]), '[[1,2],[3,4]]') && strcmp(jsonencode([]), '[]'));
assert(strcmp(jsonencode(cat(3, [1 2; 3 4], [5 6; 7 8])), '[[[1,5],[2,6]],[[3,7],[4,8]]]') && strcmp(jsonencode(single(0.5)), '0.5'));
assert(strcmp(jsonencode(true), 'true') && strcmp(jsonencode([NaN 1 Inf]), '[null,1,null]') && strcmp(jsonencode([NaN -Inf], 'ConvertInfAndNaN', false), '[NaN,-Infinity]'));
% Texts.
assert(strcmp(jsonencode('a"b\'), '"a\"b\\"') && strcmp(jsonencode(''), '""') && strcmp(jsonencode(sprintf('a\tb\n')), '"a\tb\n"') && strcmp(jsonencode(['ab'; 'cd']), '["ab","cd"]'));
assert(strcmp(jsonencode("é"), '"é"') && strcmp(jsonencode(["a" "b"]), '["a","b"]'));
% Cells, structures and maps.
assert(strcmp(jsonencode({1, 'a', {}}), '[1,"a",[]]') && strcmp(jsonencode(struct('a', {1, 2})), '[{"a":1},{"a":2}]') && strcmp(jsonencode(struct()), '{}'));
assert(strcmp(jsonencode(containers.Map({'b', 'a'}, {1, 'x'})), '{"a":"x","b":1}') && strcmp(jsonencode(struct('a', {}), 'PrettyPrint', true), '[]'));
assert(strcmp(jsonencode(struct('a', [1 2]), 'PrettyPrint', true), sprintf('{\n  "a": [\n    1,\n    2\n  ]\n}')));
refuse(@() jsonencode(1i), 'MATLAB:json:unsupportedClass');
refuse(@() jsonencode({@sin}), 'MATLAB:json:unsupportedClass');

% Arrays of numbers are columns and matrices; null is NaN among them, and [] elsewhere.
assert(isequal(jsondecode('[1, 2.5, -3e2]'), [1; 2.5; -300]) && isequal(jsondecode('[[1,2],[3,4]]'), [1 2; 3 4]) && isequal(size(jsondecode('[[[1,2],[3,4]],[[5,6],[7,8]]]')), [2 2 2]));
x = jsondecode('[[[1,2],[3,4]],[[5,6],[7,8]]]');
assert(isequal(x(1, :, 1), [1 3]) && x(2, 1, 2) == 6 && isequal(jsondecode('[[1],[2]]'), [1; 2]) && isequaln(jsondecode('[1,null]'), [1; NaN]));
assert(isequal(jsondecode('null'), []) && isequal(jsondecode('[]'), []) && isequal(jsondecode('[null,null]'), {[]; []}) && isequal(jsondecode(' 7 '), 7));
assert(isequal(jsondecode('[[1,2],[3]]'), {[1; 2]; 3}) && isequal(jsondecode('[true,false]'), [true; false]) && isequal(jsondecode('[true,1]'), {true; 1}));
% Texts, objects, and arrays of these.
assert(strcmp(jsondecode('"a\u00e9\n"'), ['a' char(233) newline]) && isequal(jsondecode('["a","b"]'), {'a'; 'b'}) && isequal(jsondecode('{}'), struct()));
s = jsondecode('{"name": "x", "list": [1, 2], "inner": {"deep": true}, "my key": 1, "1st": 2, "_a": 3, "my-key": 4}');
assert(strcmp(s.name, 'x') && isequal(s.list, [1; 2]) && s.inner.deep && s.myKey == 1 && s.x1st == 2 && s.x_a == 3 && s.my_key == 4);
s = jsondecode('[{"a": 1, "b": "u"}, {"a": null, "b": "v"}]');
assert(isstruct(s) && isequal(size(s), [2 1]) && strcmp(s(2).b, 'v') && isempty(s(2).a) && iscell(jsondecode('[{"a": 1}, {"b": 2}]')));
% What is written comes back.
value = struct('m', magic(4), 't', 'text', 'c', {{1; 'two'}}, 'e', []);
assert(isequal(jsondecode(jsonencode(value)), value));
% What is no JSON is refused with its place.
refuse(@() jsondecode('[1, 2'), 'MATLAB:json:ParseError');
refuse(@() jsondecode('{"a": nothing}'), 'MATLAB:json:ParseError');
refuse(@() jsondecode('1 2'), 'MATLAB:json:ParseError');
refuse(@() jsondecode(repmat('[', 1, 1e5)), 'MATLAB:json:ParseError');
try, jsondecode(sprintf('{"a":\n  oops}')), catch e, assert(contains(e.message, 'line 2, column 3'), e.message), end

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), [e.identifier ': ' e.message]);
  return
end
error('%s was expected.', identifier);
end
