function mustBeFinite(value)
% MUSTBEFINITE An error where a value is not finite.
if ~(all(isfinite(value(:))))
  throwAsCaller(MException('MATLAB:validators:mustBeFinite', 'Value must be finite.'));
end
end
