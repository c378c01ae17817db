% Writing into an array changes no other variable that had the same value, in loops and across turns.
x = zeros(1, 6);
y = x;
for i = 1:6
    x(i) = i;
    if i == 3
        y = x;
    end
end
fprintf('%.17g ', x, y); fprintf('\n');
keep = zeros(3, 3);
v = [1 2 3];
for i = 1:3
    old = v;
    v(i) = v(i) * 10;
    for j = 1:3
        keep(i, j) = old(j) + v(j);
    end
end
fprintf('%.17g ', keep, v, old); fprintf('\n');
w = 1:4;
w = reverse(w);
fprintf('%.17g ', w, bump(w), w); fprintf('\n');
z = 0;
a = ones(1, 3); b = 2 * a;
for i = 1:5
    t = a; a = b; b = t;
    a(1) = a(1) + i;
    z = z + a(1) * b(2);
end
fprintf('%.17g ', a, b, z); fprintf('\n');

function x = reverse(x)
    n = numel(x);
    for i = 1:floor(n / 2)
        t = x(i);
        x(i) = x(n + 1 - i);
        x(n + 1 - i) = t;
    end
end

function y = bump(x)
    x(1) = x(1) + 100;
    y = x;
end
