function validateattributes(A, classes, attributes, varargin)
% VALIDATEATTRIBUTES An error where an array is of none of some classes, or lacks one of some attributes.
[func, subject] = names_of(varargin);
check_class(A, cellstr(classes), func, subject);
table = attribute_table();
k = 1;
while k <= numel(attributes)
  name = attributes{k};
  if ~(ischar(name) || isstring(name) && isscalar(name)), name = ''; end
  row = find(strcmpi(table(:, 1), char(name)));
  if isempty(row)
    error('MATLAB:validateattributes:badattribute', 'Attribute %d is none of the known: %s.', k, strjoin(table(:, 1)', ', '));
  end
  [~, has_value, identifier, text, holds] = table{row, :};
  arguments = {A};
  if has_value, k = k + 1; arguments{2} = value_at(attributes, k, char(name)); end
  if ~isequal(all_of(holds, arguments), true)
    throw_as(func, identifier, [subject ' to be ' text_of(text, arguments) '.']);
  end
  k = k + 1;
end
end

function [func, subject] = names_of(more)
% What the caller tells of itself: a position alone, or the name of the function, of the argument, its position.
func = ''; name = ''; position = [];
if ~isempty(more) && isnumeric(more{1})
  if numel(more) > 1, error('MATLAB:validateattributes:TooManyInputs', 'A position is the last argument.'); end
  position = more{1};
elseif ~isempty(more)
  func = char(more{1});
  if numel(more) > 1, name = char(more{2}); end
  if numel(more) > 2, position = more{3}; end
end
if ~isempty(position) && ~(isscalar(position) && position >= 1 && position == fix(position))
  error('MATLAB:validateattributes:badArgPosition', 'The position of an argument is a whole number from 1 on.');
end
subject = 'Expected input';
if ~isempty(position), subject = sprintf('%s number %d', subject, position); end
if ~isempty(name) && ~isempty(position), subject = [subject ', ' name ',']; elseif ~isempty(name), subject = ['Expected ' name]; end
end

function check_class(A, classes, func, subject)
% No class at all: each will do.
floats = {'double', 'single'};
numbers = [floats, {'uint8', 'uint16', 'uint32', 'uint64', 'int8', 'int16', 'int32', 'int64'}];
known = {};
for each = reshape(classes, 1, [])
  switch each{1}
    case 'numeric', known = [known, numbers];
    case 'float', known = [known, floats];
    otherwise, known = [known, each];
  end
end
if isempty(known) || any(cellfun(@(each) isa(A, each), known)), return, end
throw_as(func, 'invalidType', sprintf('%s to be one of these types:\n\n%s\n\nInstead its type was %s.', subject, strjoin(known, ', '), class(A)));
end

function throw_as(func, identifier, text)
if ~isempty(func), identifier = [func ':' identifier]; end
throwAsCaller(MException(['MATLAB:' identifier], '%s', text));
end

function value = value_at(attributes, k, name)
if k > numel(attributes) || ~(isnumeric(attributes{k}) || islogical(attributes{k}))
  error('MATLAB:validateattributes:invalidAttributeValue', 'The attribute ''%s'' is followed by a number.', name);
end
value = double(attributes{k});
if ~isrow(value) || ~(strcmpi(name, 'size') || isscalar(value))
  error('MATLAB:validateattributes:invalidAttributeValue', 'The attribute ''%s'' is followed by one number, ''size'' by one for each dimension.', name);
end
end

function ok = all_of(holds, arguments)
% Of each element, where that is asked; what cannot be compared at all has no such attribute.
if iscell(arguments{1}) || isstruct(arguments{1}) || isa(arguments{1}, 'function_handle') || isobject(arguments{1})
  try ok = all(holds(arguments{:})); catch, ok = false; end
else
  ok = all(reshape(holds(arguments{:}), [], 1));
end
end

function text = text_of(text, arguments)
% With the value that is wanted, and the size that is there.
if numel(arguments) < 2, return, end
if contains(text, '%s')
  wanted = strrep(strjoin(strsplit(strtrim(sprintf('%g ', arguments{2}))), 'x'), 'NaN', 'N');
  text = sprintf(text, wanted, strjoin(string(size(arguments{1})), 'x'));
else
  text = sprintf(text, arguments{2});
end
end

function d = steps(A)
% From each element to the next one of its column, or of a row; NaN is no step.
if isrow(A), A = A(:); end
d = diff(double(A), 1, 1);
if any(isnan(A(:))), d = NaN; end
end

function ok = has_size(A, wanted)
ok = numel(wanted) == ndims(A) && all(isnan(wanted) | wanted == size(A));
end

function table = attribute_table()
% Name, whether a value follows, identifier, what was expected, and what holds.
table = {
  '2d', false, 'expected2D', 'two-dimensional', @(A) ismatrix(A)
  '3d', false, 'expected3D', 'three-dimensional', @(A) ndims(A) <= 3
  'column', false, 'expectedColumn', 'a column vector', @(A) iscolumn(A)
  'row', false, 'expectedRow', 'a row vector', @(A) isrow(A)
  'scalar', false, 'expectedScalar', 'a scalar', @(A) isscalar(A)
  'scalartext', false, 'expectedScalartext', 'a character vector or a string scalar', @(A) ischar(A) && (isrow(A) || isequal(size(A), [0 0])) || isstring(A) && isscalar(A)
  'vector', false, 'expectedVector', 'a vector', @(A) isvector(A)
  'square', false, 'expectedSquare', 'a square matrix', @(A) ismatrix(A) && size(A, 1) == size(A, 2)
  'diag', false, 'expectedDiag', 'a diagonal matrix', @(A) ismatrix(A) && nnz(A) == nnz(diag(A))
  'nonempty', false, 'expectedNonempty', 'nonempty', @(A) ~isempty(A)
  'nonsparse', false, 'expectedNonsparse', 'nonsparse', @(A) ~issparse(A)
  'binary', false, 'expectedBinary', 'binary', @(A) A == 0 | A == 1
  'even', false, 'expectedEven', 'even', @(A) mod(double(A), 2) == 0
  'odd', false, 'expectedOdd', 'odd', @(A) mod(double(A), 2) == 1
  'integer', false, 'expectedInteger', 'integer-valued', @(A) isfinite(A) & real(A) == fix(real(A)) & imag(A) == 0
  'real', false, 'expectedReal', 'real', @(A) isreal(A)
  'finite', false, 'expectedFinite', 'finite', @(A) isfinite(A)
  'nonnan', false, 'expectedNonNaN', 'non-NaN', @(A) ~isnan(A)
  'nonnegative', false, 'expectedNonnegative', 'nonnegative', @(A) A >= 0
  'nonzero', false, 'expectedNonZero', 'nonzero', @(A) A ~= 0
  'positive', false, 'expectedPositive', 'positive', @(A) A > 0
  'decreasing', false, 'expectedDecreasing', 'strictly decreasing', @(A) steps(A) < 0
  'increasing', false, 'expectedIncreasing', 'strictly increasing', @(A) steps(A) > 0
  'nondecreasing', false, 'expectedNonDecreasing', 'nondecreasing', @(A) steps(A) >= 0
  'nonincreasing', false, 'expectedNonIncreasing', 'nonincreasing', @(A) steps(A) <= 0
  'size', true, 'incorrectSize', 'of size %s when it is actually size %s', @has_size
  'numel', true, 'incorrectNumel', 'an array with number of elements equal to %g', @(A, n) numel(A) == n
  'ncols', true, 'incorrectNumcols', 'an array with number of columns equal to %g', @(A, n) size(A, 2) == n
  'nrows', true, 'incorrectNumrows', 'an array with number of rows equal to %g', @(A, n) size(A, 1) == n
  'ndims', true, 'incorrectNumdims', 'an array with number of dimensions equal to %g', @(A, n) ndims(A) == n
  '>', true, 'notGreater', 'an array with all of the values > %g', @(A, n) A > n
  '>=', true, 'notGreaterEqual', 'an array with all of the values >= %g', @(A, n) A >= n
  '<', true, 'notLess', 'an array with all of the values < %g', @(A, n) A < n
  '<=', true, 'notLessEqual', 'an array with all of the values <= %g', @(A, n) A <= n};
end
