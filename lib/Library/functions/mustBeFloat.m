function mustBeFloat(value)
% MUSTBEFLOAT An error where a value is not double or single.
if ~(isfloat(value))
  throwAsCaller(MException('MATLAB:validators:mustBeFloat', 'Value must be double or single.'));
end
end
