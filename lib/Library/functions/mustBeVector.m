function mustBeVector(value)
% MUSTBEVECTOR An error where a value is not a vector.
if ~(isvector(value))
  throwAsCaller(MException('MATLAB:validators:mustBeVector', 'Value must be a vector.'));
end
end
