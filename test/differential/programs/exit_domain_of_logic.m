% The guard of each operation on truth values, which NaN has not: first an element of an array is NaN in the middle of a loop, then a scalar.
% differential: side-exits
% differential: fails
% differential: args and
% differential: args logical
% differential: args not
% differential: args or
args = argv();
which = find(strcmp(args{1}, {'and', 'logical', 'not', 'or'}));
assert(isscalar(which));
x = (3:14) / 4;
w = zeros(1, 12);
n = 0;
try
    for k = 1:6
        n = n + k;
        w = w + x;
        x = x - 0.25;
        x = x ./ x .* x;
        switch which
            case 1, y = x & (x > 2);
            case 2, y = logical(x);
            case 3, y = ~x;
            otherwise, y = x | (x > 2);
        end
        w = w + y * k;
        fprintf('%d %d %d %.17g\n', k, n, sum(y), sum(w));
    end
catch problem
    fprintf('%s\n%s\n', problem.identifier, problem.message);
end
fprintf('%d %d\n', k, n);
fprintf('%.17g\n', x, w);
t = 1;
s = 0;
for k = 1:6
    s = s + k;
    t = (k - 4) / (k - 4) * k;
    fprintf('%d %.17g %.17g\n', k, t, s);
    switch which
        case 1, r = t & s > 0;
        case 2, r = logical(t);
        case 3, r = ~t;
        otherwise, r = t | s < 0;
    end
    s = s + r;
end
