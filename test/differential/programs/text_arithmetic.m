% Characters count as their codes.
% differential: no-unit
t = 'RunMat';
n = t + 1;
m = (t - 'A') .* (t >= 'a');
fprintf('%s %s\n', class(n), class(t == 'a'));
fprintf('%.17g ', n, m, sum(t), t == 'a');
fprintf('\n%s\n', char(n));
