function y = weighed(x, by)
% Of a part, which has a file of its own, and of a builtin.
if nargin < 2, by = 3; end
y = fix(x / by) + part(x) * scale(by);
end

function y = scale(x)
y = x / 8;
end
