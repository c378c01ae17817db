% validateattributes: classes, attributes, messages and identifiers, as MATLAB documents them.
% language: no-unit
validateattributes([1 2 3], {'numeric'}, {'vector', 'row', 'numel', 3, 'increasing', '>=', 1, 'size', [1 NaN], 'integer', 'real', 'finite', '2d', '3d'})
validateattributes(single([2; 4]), {'float', 'logical'}, {'column', 'even', 'positive', 'nonzero', 'nonnegative', 'nrows', 2, 'ncols', 1, 'ndims', 2, '<', 5})
validateattributes([], {'char', 'double'}, {})
validateattributes(zeros(0, 3), {}, {'positive', 'nondecreasing', 'nonsparse'})
validateattributes([1 0; 0 2], 'double', {'square', 'diag', 'nonempty', '<=', 2, '>', -1})
validateattributes([1 5 8 2; 9 6 9 4], {'double'}, {'increasing'})
validateattributes("text", {'string', 'char'}, {'scalartext', 'scalar'})
validateattributes(@sin, {'function_handle'}, {'scalar'})
validateattributes(struct('a', 1), {'struct'}, {'nonempty', 'scalar'}, 'f', 'S', 1)
refuse(rand(3, 5, 2), {'size', [4 6 2]}, 'incorrectSize', 'Expected input to be of size 4x6x2 when it is actually size 3x5x2.')
refuse(rand(3, 5), {'size', [4 NaN]}, 'incorrectSize', 'Expected input to be of size 4xN when it is actually size 3x5.')
refuse(1:3, {'column'}, 'expectedColumn', 'Expected input to be a column vector.')
refuse(ones(2), {'row'}, 'expectedRow', 'Expected input to be a row vector.')
refuse([], {'scalar'}, 'expectedScalar', 'Expected input to be a scalar.')
refuse(ones(2), {'vector'}, 'expectedVector', 'Expected input to be a vector.')
refuse(ones(2, 2, 2), {'2d'}, 'expected2D', 'Expected input to be two-dimensional.')
refuse(ones(2, 2, 2, 2), {'3d'}, 'expected3D', 'Expected input to be three-dimensional.')
refuse(1:3, {'square'}, 'expectedSquare', 'Expected input to be a square matrix.')
refuse(ones(2), {'diag'}, 'expectedDiag', 'Expected input to be a diagonal matrix.')
refuse([], {'nonempty'}, 'expectedNonempty', 'Expected input to be nonempty.')
refuse([1 2], {'binary'}, 'expectedBinary', 'Expected input to be binary.')
refuse([1 2], {'even'}, 'expectedEven', 'Expected input to be even.')
refuse([1 2], {'odd'}, 'expectedOdd', 'Expected input to be odd.')
refuse([1 Inf], {'integer'}, 'expectedInteger', 'Expected input to be integer-valued.')
refuse(1i, {'real'}, 'expectedReal', 'Expected input to be real.')
refuse([1 NaN], {'finite'}, 'expectedFinite', 'Expected input to be finite.')
refuse([1 NaN], {'nonnan'}, 'expectedNonNaN', 'Expected input to be non-NaN.')
refuse(-1, {'nonnegative'}, 'expectedNonnegative', 'Expected input to be nonnegative.')
refuse([1 0], {'nonzero'}, 'expectedNonZero', 'Expected input to be nonzero.')
refuse([1 0], {'positive'}, 'expectedPositive', 'Expected input to be positive.')
refuse([3 1 1], {'decreasing'}, 'expectedDecreasing', 'Expected input to be strictly decreasing.')
refuse([1 NaN 3], {'increasing'}, 'expectedIncreasing', 'Expected input to be strictly increasing.')
refuse([2; 1], {'nondecreasing'}, 'expectedNonDecreasing', 'Expected input to be nondecreasing.')
refuse([1 2], {'nonincreasing'}, 'expectedNonIncreasing', 'Expected input to be nonincreasing.')
refuse(1:3, {'numel', 2}, 'incorrectNumel', 'Expected input to be an array with number of elements equal to 2.')
refuse(1:3, {'ncols', 2}, 'incorrectNumcols', 'Expected input to be an array with number of columns equal to 2.')
refuse(1:3, {'nrows', 2}, 'incorrectNumrows', 'Expected input to be an array with number of rows equal to 2.')
refuse(1:3, {'ndims', 3}, 'incorrectNumdims', 'Expected input to be an array with number of dimensions equal to 3.')
refuse(1:3, {'>', 1}, 'notGreater', 'Expected input to be an array with all of the values > 1.')
refuse(1:3, {'>=', 2}, 'notGreaterEqual', 'Expected input to be an array with all of the values >= 2.')
refuse(1:3, {'<', 3}, 'notLess', 'Expected input to be an array with all of the values < 3.')
refuse(1:3, {'<=', 2.5}, 'notLessEqual', 'Expected input to be an array with all of the values <= 2.5.')
refuse({1}, {'positive'}, 'expectedPositive', 'Expected input to be positive.')
refuse(['ab'; 'cd'], {'scalartext'}, 'expectedScalartext', 'Expected input to be a character vector or a string scalar.')
refuse(1, {'no such'}, 'validateattributes:badattribute', '')
refuse(1, {'numel'}, 'validateattributes:invalidAttributeValue', '')
refuse(1, {'numel', [1 2]}, 'validateattributes:invalidAttributeValue', '')

% The name of the function goes into the identifier, that of the argument and its position into the message.
refuse('a', {}, 'f:invalidType', sprintf('Expected input number 2, X, to be one of these types:\n\ndouble, single\n\nInstead its type was char.'), {'float'}, 'f', 'X', 2)
refuse(-1, {'positive'}, 'f:expectedPositive', 'Expected X to be positive.', {'numeric'}, 'f', 'X')
refuse(-1, {'positive'}, 'expectedPositive', 'Expected input number 3 to be positive.', {'numeric'}, 3)

% Validators: each passes what it should, and says what a value must be.
passes = {@() mustBeNumeric(1), @() mustBeNumericOrLogical(true), @() mustBeReal(1), @() mustBeFinite([1 2]), @() mustBeNonNan([]), @() mustBeInteger([1 -2]), ...
  @() mustBePositive(1), @() mustBeNonpositive([0 -1]), @() mustBeNegative(-1), @() mustBeNonnegative(0), @() mustBeNonzero(-1), @() mustBeNonempty('a'), ...
  @() mustBeVector(1:3), @() mustBeScalarOrEmpty([]), @() mustBeText({'a'}), @() mustBeTextScalar("a"), @() mustBeFloat(single(1)), @() mustBeGreaterThan(2, 1), ...
  @() mustBeLessThan(1, 2), @() mustBeGreaterThanOrEqual([1 2], 1), @() mustBeLessThanOrEqual(1, 1), @() mustBeMember("b", ["a" "b"]), @() mustBeMember([1 2], 1:3), ...
  @() mustBeA(1, 'double'), @() mustBeInRange([1 2], 1, 2), @() mustBeInRange(2, 1, 2, 'exclude-lower')};
for k = 1:numel(passes), passes{k}(); end
fails = {'mustBeNumeric', 'a'; 'mustBeNumericOrLogical', 'a'; 'mustBeReal', 1i; 'mustBeFinite', NaN; 'mustBeNonNan', NaN; 'mustBeInteger', 0.5; ...
  'mustBePositive', 0; 'mustBeNonpositive', 1; 'mustBeNegative', 0; 'mustBeNonnegative', -1; 'mustBeNonzero', [1 0]; 'mustBeNonempty', []; ...
  'mustBeVector', ones(2); 'mustBeScalarOrEmpty', [1 2]; 'mustBeText', 1; 'mustBeTextScalar', ["a" "b"]; 'mustBeFloat', int8(1)};
for k = 1:size(fails, 1), validator_refuses(fails{k, 1}, fails{k, 2}); end
validator_refuses('mustBeGreaterThan', 1, 1)
validator_refuses('mustBeLessThan', [0 1], 1)
validator_refuses('mustBeGreaterThanOrEqual', 1, 2)
validator_refuses('mustBeLessThanOrEqual', 2, 1)
validator_refuses('mustBeMember', 'c', {'a', 'b'})
validator_refuses('mustBeMember', [1 4], 1:3)
validator_refuses('mustBeA', 1, {'char', 'string'})
validator_refuses('mustBeInRange', 3, 1, 2)
validator_refuses('mustBeInRange', 2, 1, 2, 'exclusive')
validator_refuses('mustBeInRange', 1, 1, 2, 'exclude-lower')

function validator_refuses(name, varargin)
try
  feval(name, varargin{:});
catch e
  assert(strcmp(e.identifier, ['MATLAB:validators:' name]), '%s: %s', e.identifier, e.message);
  return
end
error('%s let it pass.', name);
end

function refuse(A, attributes, identifier, message, classes, varargin)
if nargin < 5, classes = {}; end
try
  validateattributes(A, classes, attributes, varargin{:});
catch e
  assert(strcmp(e.identifier, ['MATLAB:' identifier]), '%s: %s', e.identifier, e.message);
  assert(isempty(message) || strcmp(e.message, message), '%s', e.message);
  return
end
error('No %s came.', identifier);
end
