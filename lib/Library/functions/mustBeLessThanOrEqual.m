function mustBeLessThanOrEqual(value, c)
% MUSTBELESSTHANOREQUAL An error where a number is not less than or equal to another.
if ~isreal(value) || ~all(value(:) <= c)
  throwAsCaller(MException('MATLAB:validators:mustBeLessThanOrEqual', 'Value must be less than or equal to %g.', c));
end
end
