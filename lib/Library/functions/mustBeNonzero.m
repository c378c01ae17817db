function mustBeNonzero(value)
% MUSTBENONZERO An error where a value is not nonzero.
if ~(all(value(:) ~= 0))
  throwAsCaller(MException('MATLAB:validators:mustBeNonzero', 'Value must be nonzero.'));
end
end
