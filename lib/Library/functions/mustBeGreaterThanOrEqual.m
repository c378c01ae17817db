function mustBeGreaterThanOrEqual(value, c)
% MUSTBEGREATERTHANOREQUAL An error where a number is not greater than or equal to another.
if ~isreal(value) || ~all(value(:) >= c)
  throwAsCaller(MException('MATLAB:validators:mustBeGreaterThanOrEqual', 'Value must be greater than or equal to %g.', c));
end
end
