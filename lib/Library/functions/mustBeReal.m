function mustBeReal(value)
% MUSTBEREAL An error where a value is not real.
if ~(isreal(value))
  throwAsCaller(MException('MATLAB:validators:mustBeReal', 'Value must be real.'));
end
end
