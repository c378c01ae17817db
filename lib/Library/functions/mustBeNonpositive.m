function mustBeNonpositive(value)
% MUSTBENONPOSITIVE An error where a value is not not positive.
if ~(isreal(value) && all(value(:) <= 0))
  throwAsCaller(MException('MATLAB:validators:mustBeNonpositive', 'Value must be not positive.'));
end
end
