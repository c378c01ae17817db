% Loops whose turns do not need each other, and some whose turns seem not to.
sums(90);
leavesLast(100);
neverEnds(100);

function sums(n)
i = 0; j = 0;
A = reshape(mod((1:n * n) * 7919, 101) / 7, n, n);

% Rows, columns, an element before, a step of -2, positions of their own.
R = zeros(n); S = zeros(n); d = zeros(1, n); e = ones(n, 1);
for i = 1:n
    for j = 1:n
        R(i, j) = A(i, j) * i - A(j, i) / j;
    end
end
for j = 2:n
    for i = 1:n
        S(i, j - 1) = S(i, j - 1) + R(i, j) * 2;
    end
end
for k = n:-2:1
    for i = 1:n
        d(k) = d(k) + A(i, k) * S(k, i);
        e(k) = e(k) * 0.75 + d(k);
    end
end
fprintf('%.17g ', sum(R(:)), sum(S(:)), S(3, n), sum(d), sum(e), d(1:2:7), e(n));
fprintf('\n');

% What the last turn leaves, and a variable that only some turns set.
last = -1; total = 0;
for i = 1:n
    total = 0;
    for j = i:n
        total = total + A(i, j);
    end
    if total > 400
        last = i;
    end
    d(i) = total;
end
fprintf('%.17g ', i, j, last, total, d(end), sum(d));
fprintf('\n');

% Elements of the turn before: in order.
f = ones(1, 400);
for k = 2:400
    for j = 1:200
        f(k) = f(k) + f(k - 1) / (j + k);
    end
end
fprintf('%.17g ', f(400), sum(f));
fprintf('\n');

% Classes, and a row and a column of the same number.
x = single(A); c = zeros(n, 'int16'); m = false(n);
for i = 1:n
    for j = 1:n
        x(i, j) = x(i, j) / single(3) + x(i, j) * x(i, j);
        c(i, j) = A(i, j) * 4000 - c(i, j);
        m(i, j) = A(i, j) > A(j, i);
        A(i, i) = A(i, i) + 1;
    end
end
fprintf('%.9g %d %d %.17g\n', sum(x(:)), sum(c(:)), nnz(m), sum(A(:)));

% A number that leaves the reals, or a position that is outside, in the middle.
g = zeros(1, n);
for k = 1:n
    t = 0;
    for j = 1:500
        t = t + sqrt(60 * 500 - j * k);
    end
    g(k) = real(t);
end
fprintf('%.17g %.17g %.17g\n', sum(g), g(59), g(n));
h = zeros(1, n);
try
    for k = 1:n
        for j = 1:500
            h(k) = h(k) + A(j, k);
        end
    end
catch problem
    fprintf('%s %.17g %d\n', problem.message, h(1), nnz(h));
end
p = 1:n;
try
    for k = 1:n
        for j = 1:500
            p(k) = p(k) + R(k, 2 * k);
        end
    end
catch problem
    fprintf('%s %.17g\n', problem.message, sum(p));
end
end

function leavesLast(n)
% The last turn fails: variables are what the turn before left.
A = zeros(n, 1); B = ones(n - 1, 1); t = -1; i = 0; s = 0; k = 0; u = 0;
try
    for i = 1:n
        s = 0;
        for k = 1:2000
            s = s + k * i;
        end
        A(i) = s;
        A(i) = s + B(i);
        t = i;
        u = s * 2;
    end
catch problem
    disp(problem.message);
end
fprintf('%.17g %.17g %.17g %.17g %.17g\n', t, i, s, u, sum(A));
end

function neverEnds(n)
% Turns behind the one that fails would not end.
A = zeros(n, 1); B = ones(40, 1); i = 0;
try
    for i = 1:n
        x = 1000;
        s = 0;
        while x > 0
            if i < 50
                x = x - 1;
            end
            s = s + x;
        end
        A(i) = s;
        if i == 41
            A(i) = B(i);
        end
    end
catch problem
    disp(problem.message);
end
fprintf('%d %.17g\n', i, sum(A));
end
