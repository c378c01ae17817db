% What a function returns from a loop, or a branch, is what its outputs hold there, whatever is assigned to them further down.
% differential: no-launch-on vulkan
for k = 1:5
    [i, j] = pair_over(50 * k); [p, q] = kept_first(k);
    fprintf('%d %d %d %d %d %d %d %d %d\n', i, j, p, q, of_loop(10 * k), assigned(10 * k), doubled(k), of_branch(k), grown(k));
end

function [i, j] = pair_over(limit)
for i = 1:20
    for j = 1:i
        if i * j > limit, return, end
    end
end
i = 0; j = -1;
end

function i = of_loop(limit)
for i = 1:6
    if i * i > limit, return, end
end
i = -1;
end

function y = assigned(limit)
for i = 1:6
    y = i * 3;
    if i * i > limit, return, end
end
y = -1;
end

function y = doubled(k)
y = 1;
while y < 30
    y = y * 2;
    if y > 10 * k, return, end
end
y = -1;
end

function y = of_branch(k)
y = 5;
if k > 1
    y = 7;
    if k > 2
        y = 8;
        if k > 3, return, end
        y = y * 10 + k;
        if k == 3, return, end
    end
    y = y + 100;
end
y = -y;
end

function [a, b] = kept_first(k)
% One of the outputs is assigned again in the loop after the place that returns.
a = 0; b = 100;
for i = 1:4
    a = a + i;
    if i == k, return, end
    b = a * 2;
end
a = b; b = -b;
end

function y = grown(k)
y = [];
for i = 1:3
    y = i + k;
    for j = 1:2
        if i * j == k, return, end
        y = y * 10 + j;
    end
    y = y + 0.5;
end
y = zeros(1, 0); y = numel(y) - 9;
end
