function mustBeNonnegative(value)
% MUSTBENONNEGATIVE An error where a value is not nonnegative.
if ~(isreal(value) && all(value(:) >= 0))
  throwAsCaller(MException('MATLAB:validators:mustBeNonnegative', 'Value must be nonnegative.'));
end
end
