function y = bitcmp(x)
% BITCMP All bits of an integer the other way round.
if ~isinteger(x), error('MATLAB:bitcmp:inputsMustBeIntegers', 'bitcmp needs an integer class, got ''%s''.', class(x)); end
if intmin(class(x)) < 0
  y = -(x + 1);
  y(x == intmax(class(x))) = intmin(class(x));
else
  y = intmax(class(x)) - x;
end
end
