function mustBeNumeric(value)
% MUSTBENUMERIC An error where a value is not numeric.
if ~(isnumeric(value))
  throwAsCaller(MException('MATLAB:validators:mustBeNumeric', 'Value must be numeric.'));
end
end
