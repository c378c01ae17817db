function [k, s] = first_over(v, limit)
% Leaves its loop when it is there.
s = 0;
for k = 1:numel(v)
    if v(k) < 0, continue, end
    s = s + v(k);
    if s > limit, break, end
end
end
