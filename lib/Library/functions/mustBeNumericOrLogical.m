function mustBeNumericOrLogical(value)
% MUSTBENUMERICORLOGICAL An error where a value is not numeric or logical.
if ~(isnumeric(value) || islogical(value))
  throwAsCaller(MException('MATLAB:validators:mustBeNumericOrLogical', 'Value must be numeric or logical.'));
end
end
