% Subscripts that follow a counter kept by hand: from whole and other numbers, up, down, set back, in branches, beyond the array; what
% was done before must be kept, the error come in its turn, and the counter be the same double afterwards.
% differential: side-exits
% differential: no-launch-on cpu inprocess vulkan
n = 5;
report('from one', 1, n, 12);
report('from the middle', 3, n, 12);
report('from the end', n, n, 12);
report('from zero', 0, n, 2);
report('from -0', -0, n, 2);
report('from below', -2, n, 2);
report('from a fraction', 1.5, n, 2);
report('almost whole', 1 + eps, n, 2);
report('from NaN', NaN, n, 2);
report('from Inf', Inf, n, 2);
report('from -Inf', -Inf, n, 2);
report('large', 2 ^ 53, n, 2);
report('large and negative', -2 ^ 53, n, 2);
report('beyond', n + 1, n, 2);
report('no turn', 1.5, n, 0);
report('empty', 1, 0, 1);

% Counts down, and once more below the array.
for from = [5, 7, 0, -0]
    x = zeros(1, 5);
    j = from;
    try
        for i = 1:5
            x(j) = i;
            j = j - 1;
        end
    catch problem
        fprintf('%s ', problem.identifier);
    end
    fprintf('%.17g %.17g: %s\n', j, 1 / j, mat2str(x));
end

% Only in some turns, with what stands beside it.
data = [3 0 -1 4 0 0 5 9];
kept = zeros(1, 8);
places = kept;
count = 0;
for i = 1:8
    if data(i) > 0
        count = count + 1;
        kept(count) = data(i);
        places(count + 1) = i;
    end
end
disp(count)
disp(kept)
disp(places)

% From -0, where no turn changes it, and back to it.
zero = -0;
for i = 1:3
    if data(i) < -5
        zero = zero + 1;
    end
    kept(zero + 1) = 1 / zero;
end
disp(kept(1))
disp(1 / zero)
reset = 1;
for i = 1:6
    kept(reset + 1) = 1 / reset;
    if reset == 2
        reset = -0;
    else
        reset = reset + 1;
    end
end
disp(kept)
disp(1 / reset)

% Two counters, one that goes around with the element, one by a value from outside.
up = 1;
down = 8;
sums = zeros(1, 8);
for i = 1:4
    sums(up) = kept(down) + data(up + 1) + data(down - i + 1);
    up = up + 2;
    down = down - 1;
end
disp(sums)
disp([up, down])
for by = [2, 0.5, -0]
    at = 1;
    moved = 0;
    for i = 1:3
        moved = moved + data(at + by - by);
        at = at + 1;
    end
    fprintf('%.17g %.17g\n', moved, at);
end

% A loop that is left early keeps the counter.
j = 1;
for i = 1:100
    if data(j) > 4
        break
    end
    j = j + 3;
    if j > 8
        j = j - 8;
    end
end
fprintf('%d %d\n', i, j);

% Arrays that change places.
a = (1:5) / 3;
b = (1:5) / 7;
j = 1;
for i = 1:23
    b(j) = a(j) * 0.5 + i;
    swapped = a;
    a = b;
    b = swapped;
    j = j + 1;
    if j > 5
        j = 1;
    end
end
fprintf('%.17g ', a, b, j);
fprintf('\n');

function report(name, from, n, turns)
    x = (1:n) / 4;
    j = from;
    done = 0;
    what = 'done';
    try
        for i = 1:turns
            x(j) = x(j) + i;
            done = done + 1;
            j = j + 1;
            if j > n
                j = 1;
            end
        end
    catch problem
        what = problem.identifier;
    end
    fprintf('%s: %s after %d, j = %.17g, 1 / j = %.17g:', name, what, done, j, 1 / j);
    fprintf(' %.17g', x);
    fprintf('\n');
end
