function mustBeLessThan(value, c)
% MUSTBELESSTHAN An error where a number is not less than another.
if ~isreal(value) || ~all(value(:) < c)
  throwAsCaller(MException('MATLAB:validators:mustBeLessThan', 'Value must be less than %g.', c));
end
end
