% The guard of each function that takes no negative numbers: an element of an array becomes one in the middle of a loop, then a scalar.
% differential: side-exits
% differential: args beta
% differential: args betaln
% differential: args gammaln
% differential: args nthroot
% differential: args psi
% differential: args realsqrt
% differential: args reallog
% differential: args realpow
args = argv();
which = find(strcmp(args{1}, {'beta', 'betaln', 'gammaln', 'nthroot', 'psi', 'realsqrt', 'reallog', 'realpow'}));
assert(isscalar(which));
x = (1:40) / 20 + 0.05;
w = zeros(1, 40);
n = 0;
try
    for k = 1:6
        n = n + k;
        x = x - 0.04;
        w = w + x * k;
        switch which
            case 1, y = beta(2.5, x);
            case 2, y = betaln(x, 2.5);
            case 3, y = gammaln(x);
            case 4, y = nthroot(x, 4);
            case 5, y = psi(x);
            case 6, y = realsqrt(x);
            case 7, y = reallog(x);
            otherwise, y = realpow(x, 2 + k / 8);
        end
        w = w - y / k;
        fprintf('%d %d %.17g %.17g\n', k, n, sum(y), sum(w));
    end
catch problem
    fprintf('%s\n%s\n', problem.identifier, problem.message);
end
fprintf('%d\n', k);
fprintf('%.17g\n', x(1:13:40), w(1:13:40));
t = 0.7;
s = 0;
try
    for k = 1:6
        s = s + k;
        t = t - 0.2;
        switch which
            case 1, r = beta(t, k);
            case 2, r = betaln(k, t);
            case 3, r = gammaln(t);
            case 4, r = nthroot(t, 2 * k + (k < 5));
            case 5, r = psi(t);
            case 6, r = realsqrt(t);
            case 7, r = reallog(t);
            otherwise, r = realpow(t, k / 2);
        end
        s = s + r;
        fprintf('%d %.17g %.17g %.17g\n', k, t, r, s);
    end
catch problem
    fprintf('%s\n%s\n', problem.identifier, problem.message);
end
fprintf('%d %.17g\n', k, s);
