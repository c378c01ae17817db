function [y, rest] = grown(x, rate, turns)
% The later arguments, and the second output, may be left out.
if nargin < 2 || isempty(rate), rate = 0.5; end
if nargin < 3
    turns = 3;
end
y = x;
for k = 1:turns
    y = y + y * rate;
end
if nargout > 1
    rest = y - x;
end
end
