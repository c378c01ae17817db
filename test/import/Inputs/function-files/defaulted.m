function y = defaulted(x, by)
if nargin < 2, by = 5; end
y = x / by;
end
