% Errors of builtins that get wrong arguments, by identifier and text.
% language: no-unit
try, sum(); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:minrhs Not enough input arguments. The forms are sum(x, dim, nanflag), sum(x, dim, outtype, nanflag).'));
try, sin(1, 2); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:maxrhs Too many input arguments. The forms are sin(x).'));
try, [a, b] = sin(1); text = ''; catch e, text = [e.identifier ' ' e.message]; end
assert(strcmp(text, 'MATLAB:maxlhs Too many output arguments. The forms are y = sin(x).'));
% Results are counted by the form that the arguments are.
says(@() two(@max, 1, 2), 'MATLAB:maxlhs', "Too many output arguments. The forms are [m, i] = max(x, nanflag), [m, i] = max(x, empty, option, nanflag, positions), [m, i] = max(x, empty, dim, nanflag, positions), m = max(x, y, nanflag).");
[m, i] = max([1 3 2], [], 2); assert(m == 3 && i == 2);
says(@() two(@which, 'sin'), 'MATLAB:maxlhs', "Too many output arguments. The forms are place = which(item, …).");
says(@() max(1, [2 3], 2), 'MATLAB:max:caseNotSupported', "MAX with two matrices to compare and a working dimension is not supported. The forms are max(x, nanflag),");
says(@() min(1, [2 3], 2, 'omitnan'), 'MATLAB:min:caseNotSupported', "MIN with two matrices");
% A word that the record does not know, with those that it does.
says(@() fopen('x', 'q'), 'MATLAB:FileIO:InvalidPermission', "Argument 2 of 'fopen' must be a permission: r, w, a, r+, w+ or a+, got 'q'. The forms are fopen(");
says(@() rng('d'), 'MATLAB:rng:badSeed', "Argument 1 of 'rng' must be a seed, 'shuffle', or a start: 'default' or a generator, got 'd'.");
says(@() evalin('nowhere', '1'), 'MATLAB:workspace', "Argument 1 of 'evalin' must be the workspace 'base' or 'caller', got 'nowhere'.");
says(@() format('g'), 'MATLAB:format:unknownFormat', "'g' is no option of 'format'");
says(@() load('-v6'), 'MATLAB:load:unsupportedOption', "'-v6' is no option of 'load' as argument 1; it knows '-ascii', '-mat', '-regexp'.");
says(@() save('a', '-v7.5'), 'MATLAB:save:unsupportedOption', "'-v7.5' is no option of 'save'");
% A version that others write: what to give instead.
says(@() save('a', '-v7.3'), 'MATLAB:save:unsupportedOption', "'save' writes no MAT-files of version 7.3, which are HDF5. Leave '-v7.3' out, or give '-v7'");
says(@() lookfor('-all'), 'MATLAB:lookfor:invalidArgument', "'lookfor' needs a word to look for");
says(@() lookfor('one', 'two'), 'MATLAB:lookfor:invalidArgument', "'lookfor' takes one word, got 'one' and 'two'.");
% The message is of the argument that is wrong: of the form that has so many, at the first gap, at an option's value.
says(@() size(1, 0), 'MATLAB:getdimarg:dimensionMustBePositiveInteger', "Argument 2 of 'size' must be a dimension or a list of dimensions");
says(@() size(1, 'foo'), 'MATLAB:UndefinedFunction', "Argument 2 of 'size' must be a dimension or a list of dimensions");
says(@() fread(0, 3, 'int16', -1), 'MATLAB:expectedInteger', "Argument 4 of 'fread' must be a whole number that is not negative");
says(@() fwrite(1, 3, 'int16', -1), 'MATLAB:expectedInteger', "Argument 4 of 'fwrite' must be a whole number that is not negative");
says(@() circshift([1 2 3], [1 1], 2), 'MATLAB:circshift:InvalidShiftType', "Argument 2 of 'circshift' must be a whole number, got a double of size 1x2.");
says(@() strsplit('a b', ' ', 'CollapseDelimiters'), 'MATLAB:strsplit:unknownOption', "The value of option 'CollapseDelimiters' of 'strsplit' is missing; it must be true or false.");
says(@() strsplit('a b', ' ', 'CollapseDelimiters', {}), 'MATLAB:strsplit:unknownOption', "The value of option 'CollapseDelimiters' of 'strsplit' must be true or false, got a cell of size 0x0.");
says(@() strsplit('a b', ' ', 'Collapse', true), 'MATLAB:strsplit:unknownOption', "'Collapse' is no option of 'strsplit'");
% What is there instead: the words of that place, or those that the text begins.
says(@() sort([2 1], 'foo'), 'MATLAB:sort:unknownOption', "'foo' is no option of 'sort' as argument 2; it knows 'MissingPlacement', 'ascend', 'descend'. The forms are");
says(@() sort([2 1], 1, 'DESC'), 'MATLAB:sort:unknownOption', "as argument 3; did you mean 'descend'? The forms are");
says(@() help('cums'), 'MATLAB:help:unknownName', "There is no help for 'cums', which is no function of the language, of the program or of a file. These begin so: cumsum.");
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

function two(f, varargin)
% Asks for two results.
[~, ~] = f(varargin{:});
end
