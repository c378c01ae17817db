function mustBeScalarOrEmpty(value)
% MUSTBESCALAROREMPTY An error where a value is not a scalar or empty.
if ~(isscalar(value) || isempty(value))
  throwAsCaller(MException('MATLAB:validators:mustBeScalarOrEmpty', 'Value must be a scalar or empty.'));
end
end
