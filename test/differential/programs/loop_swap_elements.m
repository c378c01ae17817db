% Arrays that change places each turn and are changed by elements: two of them, three in a ring, two that were one, of different
% sizes, in branches and inner loops, and with a third name that is read afterwards.
% differential: side-exits
% differential: no-launch-on cpu inprocess vulkan
a = (1:8) / 3;
b = (8:-1:1) / 7;
for k = 1:8
    b(k) = a(k) * 0.5 + k;
    t = a;
    a = b;
    b = t;
end
fprintf('%.17g\n', a, b);

a = 1:5;
b = a;
for k = 1:7
    for i = 2:4
        b(i) = (a(i - 1) + a(i + 1)) / 2 + k;
    end
    t = a;
    a = b;
    b = t;
end
fprintf('%.17g\n', a, b);

p = 1:3;
q = p * 2;
r = q + 1;
for k = 1:8
    p(2) = q(1) + r(3);
    r(1) = k;
    t = p;
    p = q;
    q = r;
    r = t;
end
fprintf('%.17g\n', p, q, r);

short = 1:3;
long = 10:10:60;
for k = 1:3
    long(k) = short(end) + numel(short);
    t = short;
    short = long;
    long = t;
end
fprintf('%.17g\n', short, long);

a = 1:4;
b = 5:8;
for k = 1:6
    if mod(k, 3) == 0
        t = a;
        a = b;
        b = t;
    end
    a(1) = a(1) + b(2) * k;
end
fprintf('%.17g\n', a, b);

a = 1:4;
b = 5:8;
for k = 1:4
    b(k) = a(k) + k;
    t = a;
    a = b;
    b = t;
end
fprintf('%.17g\n', a, b, t);

kept = a;
for k = 1:3
    a(k) = -k;
    t = a;
    a = b;
    b = t;
end
fprintf('%.17g\n', a, b, kept);

a = 1:4;
b = 5:8;
s = 0;
for k = 1:4
    s = s + a(k) * b(5 - k);
    t = a;
    a = b;
    b = t;
end
fprintf('%.17g\n', s);

a = 1:4;
b = (5:8) - 6;
for k = 1:4
    b(k) = real(sqrt(a(k)));
    t = a;
    a = b;
    b = t;
end
fprintf('%.17g\n', a, b);

try
    for k = 1:9
        b(k) = k;
        t = a;
        a = b;
        b = t;
        c = a(k) + b(k);
    end
catch problem
    disp(problem.identifier);
end
fprintf('%.17g\n', k, a, b);

% Many turns: of arrays as long as each other and not, beyond one of them in the end.
for pair = [3000 3000; 3000 2999; 2500 3000]'
    a = (1:pair(1)) / 3;
    b = (1:pair(2)) / 7;
    try
        for k = 1:3000
            b(k) = a(k) * 0.5 + k;
            t = a;
            a = b;
            b = t;
        end
    catch problem
        fprintf('%s ', problem.identifier);
    end
    fprintf('%d %d %d %.17g %.17g\n', k, numel(a), numel(b), sum(a), sum(b));
end
