% NaN cannot become logical: the same error on every path.
% differential: fails
x = (1:5) ./ (3 - (1:5)) .* 0;
fprintf('%.17g\n', x);
y = logical(x);
fprintf('not reached %d\n', y);
