function y = bounded(x, lo, hi)
% Returns before its end.
if x < lo
    y = lo;
    return
end
if x > hi, y = hi; return, end
y = x;
