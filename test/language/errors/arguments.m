% Errors of builtins that get wrong arguments, by identifier and text.
% language: no-unit
try, sum(); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:minrhs Not enough input arguments. The forms are sum(x, dim, nanflag), sum(x, dim, outtype, nanflag).'));
try, sin(1, 2); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:maxrhs Too many input arguments. The forms are sin(x).'));
try, [a, b] = sin(1); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:maxlhs Too many output arguments.'));
% The message is of the argument that is wrong: of the form that has so many, at the first gap, at an option's value.
says(@() size(1, 0), 'MATLAB:getdimarg:dimensionMustBePositiveInteger', "Argument 2 of 'size' must be a dimension or a list of dimensions");
says(@() size(1, 'foo'), 'MATLAB:UndefinedFunction', "Argument 2 of 'size' must be a dimension or a list of dimensions");
says(@() fread(0, 3, 'int16', -1), 'MATLAB:expectedInteger', "Argument 4 of 'fread' must be a whole number that is not negative");
says(@() fwrite(1, 3, 'int16', -1), 'MATLAB:expectedInteger', "Argument 4 of 'fwrite' must be a whole number that is not negative");
says(@() circshift([1 2 3], [1 1], 2), 'MATLAB:circshift:InvalidShiftType', "Argument 2 of 'circshift' must be a whole number, got a double of size 1x2.");
says(@() strsplit('a b', ' ', 'CollapseDelimiters'), 'MATLAB:strsplit:unknownOption', "The value of option 'CollapseDelimiters' of 'strsplit' is missing; it must be true or false.");
says(@() strsplit('a b', ' ', 'CollapseDelimiters', {}), 'MATLAB:strsplit:unknownOption', "The value of option 'CollapseDelimiters' of 'strsplit' must be true or false, got a cell of size 0x0.");
says(@() strsplit('a b', ' ', 'Collapse', true), 'MATLAB:strsplit:unknownOption', "'Collapse' is no option of 'strsplit'");
try, sum([1 2], 'foo'); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:sum:unknownFlag'));
try, mean([1 2], 'foo'); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:mean:unknownFlag'));
try, corrcoef([1 2 3], 1); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:corrcoef:XYmismatch'));
try, reshape(1:4, -1, 4); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:checkDimCommon:nonnegativeSize Size vector elements should be nonnegative.'));
try, reshape(1:4, [-1 4]); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:checkDimCommon:nonnegativeSize'));
try, reshape(1:4, 2.5, 4); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:getReshapeDims:notRealInt Size arguments must be real integers.'));

function says(f, identifier, text)
% f fails with that identifier, and a message that has the text.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier) && contains(e.message, text), '%s', [e.identifier ': ' e.message]);
  return
end
error('test:none', 'No error: %s', text);
end
