function mustBeNonNan(value)
% MUSTBENONNAN An error where a value is not not NaN.
if ~(~any(isnan(value(:))))
  throwAsCaller(MException('MATLAB:validators:mustBeNonNan', 'Value must be not NaN.'));
end
end
