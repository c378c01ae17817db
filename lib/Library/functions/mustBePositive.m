function mustBePositive(value)
% MUSTBEPOSITIVE An error where a value is not positive.
if ~(isreal(value) && all(value(:) > 0))
  throwAsCaller(MException('MATLAB:validators:mustBePositive', 'Value must be positive.'));
end
end
