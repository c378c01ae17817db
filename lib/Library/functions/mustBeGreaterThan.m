function mustBeGreaterThan(value, c)
% MUSTBEGREATERTHAN An error where a number is not greater than another.
if ~isreal(value) || ~all(value(:) > c)
  throwAsCaller(MException('MATLAB:validators:mustBeGreaterThan', 'Value must be greater than %g.', c));
end
end
