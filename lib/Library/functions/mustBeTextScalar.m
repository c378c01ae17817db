function mustBeTextScalar(value)
% MUSTBETEXTSCALAR An error where a value is not one text: a char row or a string.
if ~(ischar(value) && (isrow(value) || isempty(value)) || isstring(value) && isscalar(value))
  throwAsCaller(MException('MATLAB:validators:mustBeTextScalar', 'Value must be one text: a char row or a string.'));
end
end
