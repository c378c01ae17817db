% Random scalars wherever control flow may draw them or not: loops, conditions, && and ||, functions, early jumps.
% differential: no-launch-on cpu inprocess vulkan
rng(3)
inside = 0;
for k = 1:2000
    x = rand; y = rand();
    if x * x + y * y < 1
        inside = inside + 1;
    end
end
fprintf('%d %.17g\n', inside, rand);
walk = 0; turns = 0;
while abs(walk) < 12 && rand < 0.999
    if rand > 0.5 || randn > 1
        walk = walk + 1;
    elseif randn('single') < 0.25
        walk = walk - 1;
    end
    turns = turns + 1;
    if rand < 0.001
        break
    end
end
fprintf('%d %d %.17g\n', walk, turns, rand);
total = 0;
for k = 1:50
    total = total + step(k) * randn(1, 1);
    if rand < 0.25
        continue
    end
    total = total - 0.5 * step(rand);
end
fprintf('%.17g %.17g\n', total, rand);
s = rng;
fprintf('%d\n', s.State);

function y = step(x)
if x < 0.5
    y = rand;
    return
end
y = twice(x) + rand;
end

function y = twice(x)
y = x;
for k = 1:2
    y = y + rand / k;
end
end
