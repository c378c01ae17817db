% Products of transposes, which read their factors as they are stored: large ones are the library's, small ones go in the order of sums.
% differential: of-this-machine
function show(name, x)
    fprintf('%s %s %d %d %.17g %.17g %.17g\n', name, class(x), size(x, 1), size(x, 2), real(sum(x(:))), imag(sum(x(:))), max(abs(x(:))));
end

function y = both(A, B)
    y = A' * B + (B' * A)';
end

rng(7);
sizes = [1 1; 1 40; 40 1; 3 5; 5 3; 70 90; 90 70; 300 33];
for k = 1:size(sizes, 1)
    m = sizes(k, 1);
    n = sizes(k, 2);
    A = rand(m, n) - 0.5;
    B = rand(m, n + 2);
    C = rand(n, m);
    show('A''B', A' * B);
    show('AA''', A * A');
    show('A.''C''', A.' * C.');
    show('CA chain', C * A * A' * C');
    show('single', single(A)' * B);
    z = complex(A, 2 * A - 1);
    show('z''z', z' * z);
    show('z.''B', z.' * B);
    show('z''(z(:,1))', z' * z(:, 1));
    show('logical', (A > 0)' * B);
    show('scalar', A' * 2);
    show('scalar first', 3' * A');
    show('computed', (A .* 2 + 1)' * (B - 1));
    show('row by matrix', A(1, :) * A');
    show('matrix by row', A * A(1, :)');
    show('both', both(A, rand(m, n)));
    G = A' * A;
    fprintf('%d\n', isequal(G, G'));
end
x = 0;
for k = 1:4
    x = x + sum(sum(B' * (B * k)));
end
show('in a loop', x);
try
    ones(2, 3)' * ones(3, 2)
catch e
    disp(e.message);
end
try
    ones(2, 2, 2)' * 3
catch e
    disp(e.message);
end
try
    {1, 2}' * 3
catch e
    disp(e.message);
end
t = 'abc';
disp(t' * [1 2 3]);
disp(t * [1 2 3]');
disp(int8([1 2; 3 4])' * 2);
