function [lo, hi, mid] = spread_of(v)
% Several outputs, of which the last takes a function of this file and one of another.
lo = min(v);
hi = max(v);
mid = middle(lo, hi);

function m = middle(a, b)
m = bounded((a + b) / 2, -1, 1) + halved(b - a);
