% Loops without checks that break, continue, change their variable, read it afterwards or stand in others.
% differential: no-launch-on cpu inprocess vulkan
x = (1:3000) / 7;
for limit = [0.1 5 1e9]
    s = 0;
    for i = 1:3000
        if x(i) > limit
            break;
        end
        s = s + x(i);
    end
    fprintf('%d %.17g\n', i, s);
end
s = 0;
for i = 3000:-1:1
    if mod(i, 3) == 0
        continue;
    end
    s = s + x(i) * i;
    i = 0.5;
end
fprintf('%.17g %.17g\n', i, s);
for i = 1024:2048
    x(i) = x(i - 1) * 0.5 + x(i + 1);
    if x(i) > 1e6
        break;
    end
end
fprintf('%d %.17g %.17g\n', i, x(1024), x(2048));
i = 99;
for i = 5:4
    x(i) = 0;
end
disp(size(i));
A = zeros(5, 7);
for j = 1:7
    for i = 1:5
        if i > 1
            A(i, j) = A(i - 1, j) + i / j;
        else
            A(i, j) = j;
        end
    end
end
fprintf('%.17g\n', A);
for i = 1:5
    for j = 7:-2:i
        A(i, j) = A(mod(j - i, 5) + 1, i) + A(i + 5 * (j - 1));
        if j == 3, A(i, j) = 0; end
    end
end
fprintf('%.17g\n', A);

% Ways out in the middle of many turns.
x = (1:5000) / 7;
x(2500) = -4;
y = zeros(1, 5000);
for i = 1:5000
    y(i) = i * 2;
    y(i) = y(i) + real(sqrt(x(i)));
end
fprintf('%d %.17g %.17g\n', i, y(2500), sum(y));
kept = zeros(1, 2600);
count = 1000;
try
    for i = 1:5000
        kept(count) = x(i);
        count = count + 1;
    end
catch problem
    fprintf('%s ', problem.identifier);
end
fprintf('%d %d %.17g %.17g\n', i, count, kept(2600), sum(kept));
