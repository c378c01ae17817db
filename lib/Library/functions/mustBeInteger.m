function mustBeInteger(value)
% MUSTBEINTEGER An error where a value is not integers.
if ~(isreal(value) && all(isfinite(value(:)) & value(:) == floor(value(:))))
  throwAsCaller(MException('MATLAB:validators:mustBeInteger', 'Value must be integers.'));
end
end
