function y = smoothed(y, turns)
% An argument is its output, and changes here alone.
n = numel(y);
for t = 1:turns
    y(2:n - 1) = (y(1:n - 2) + 2 * y(2:n - 1) + y(3:n)) / 4;
    y(1) = y(1) * 0.5;
end
end
