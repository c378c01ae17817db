% Methods and properties of objects and of classes.
% language: no-unit
m = containers.Map({'a'}, {1});
assert(iscellstr(methods(m)) && isequal(methods(m), methods('containers.Map')) && isequal(properties(m), {'Count'; 'KeyType'; 'ValueType'}));
assert(any(strcmp(methods(inputParser), 'addRequired')) && any(strcmp(properties('inputParser'), 'Results')));
assert(any(strcmp(properties(MException('a:b', 'c')), 'message')));
assert(ismethod(m, 'keys') && ~ismethod(m, 'sin') && ~ismethod(5, 'keys'));
text = evalc('methods(m)');
assert(contains(text, 'Methods for class containers.Map:') && contains(text, 'remove'));
try
  methods('no_such_class');
catch e
  assert(strcmp(e.identifier, 'MATLAB:class:NoSuchClass'));
end
