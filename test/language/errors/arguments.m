% Errors of builtins that get wrong arguments, by identifier and text.
% language: no-unit
try, sum(); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:minrhs Not enough input arguments.'));
try, sin(1, 2); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:maxrhs Too many input arguments.'));
try, [a, b] = sin(1); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:maxlhs Too many output arguments.'));
try, sum([1 2], 'foo'); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:sum:unknownFlag'));
try, mean([1 2], 'foo'); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:mean:unknownFlag'));
try, reshape(1:4, -1, 4); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:checkDimCommon:nonnegativeSize Size vector elements should be nonnegative.'));
try, reshape(1:4, [-1 4]); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:checkDimCommon:nonnegativeSize'));
try, reshape(1:4, 2.5, 4); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:getReshapeDims:notRealInt Size arguments must be real integers.'));
