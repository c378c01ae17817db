% Subscripts that follow a loop's counter, checked before the loop where they can be: each of them too small, too large or no whole
% number in the first, a middle and the last turn; what was done before must be kept, and the error come in its turn.
% differential: side-exits
% differential: no-launch-on cpu inprocess vulkan
n = 6;
report('inside', 1, 1, n, 0, n);
report('neighbours', 2, 1, n - 1, 1, n);
report('zero first', 0, 1, n, 0, n);
report('zero last', n, -1, 0, 0, n);
report('zero inside', 3, -1, -3, 0, n);
report('beyond last', 1, 1, n + 1, 0, n);
report('beyond first', n + 1, -1, 1, 0, n);
report('beyond inside', n - 1, 1, n + 3, 0, n);
report('offset too small', 1, 1, n, -1, n);
report('offset too large', 1, 1, n, 1, n);
report('offset no whole number', 1, 1, n, 0.5, n);
report('tiny offset', 1, 1, n, 1e-20, n);
report('offset of a third', 2, 1, 4, 2 ^ -52, n);
report('fractional first', 1.5, 1, n, 0, n);
report('fractional step', 1, 0.5, n, 0, n);
report('fractions that meet', 0.5, 0.5, 3, 0.5, n);
report('NaN last', 1, 1, NaN, 0, n);
report('NaN first', NaN, 1, 3, 0, n);
report('NaN step', 1, NaN, 3, 0, n);
report('NaN offset', 1, 1, 3, NaN, n);
report('infinite last', 1, 1, Inf, 0, n);
report('infinite offset', 1, 1, 3, -Inf, n);
report('no turn', 5, 1, 4, 100, n);
report('step of zero', 1, 0, 4, 0, n);
report('steps of two', 1, 2, n, 0, n);
report('steps beyond', 1, 4, 2 * n, 0, n);
report('downwards', n, -2, 1, 0, n);
report('large first', 2 ^ 53, 1, 2 ^ 53 + 4, 1 - 2 ^ 53, n);
report('large negative', -2 ^ 53, 1, -2 ^ 53 + 4, 2 ^ 53 + 1, n);
report('large step', 1, 2 ^ 60, 2 ^ 62, 0, n);
report('last above first', 1, 3, 5.9, 0, n);
report('empty array', 1, 1, 1, 0, 0);
minus_zero(-0, 3);
minus_zero(0, 3);
literal = zeros(1, 3);
for i = -0:2
    literal(i + 1) = 1 / i;
end
disp(literal)

% The first element is -0 where the range starts there.
function minus_zero(first, n)
    x = zeros(1, n);
    for i = first:n - 1
        x(i + 1) = 1 / i;
    end
    disp(x)
end

function report(name, first, step, last, offset, n)
    x = (1:n) / 4;
    done = 0;
    k = -7;
    try
        for k = first:step:last
            done = done + 1;
            x(k + offset) = x(k + offset) * 2 + x(k);
        end
        fprintf('%s: %d turns, k = %.17g\n', name, done, k);
    catch problem
        fprintf('%s: %d turns, k = %.17g, %s\n', name, done, k, problem.identifier);
    end
    fprintf(' %.17g', x);
    fprintf('\n');
end
