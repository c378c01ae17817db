function mustBeNegative(value)
% MUSTBENEGATIVE An error where a value is not negative.
if ~(isreal(value) && all(value(:) < 0))
  throwAsCaller(MException('MATLAB:validators:mustBeNegative', 'Value must be negative.'));
end
end
