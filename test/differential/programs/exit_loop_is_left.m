% differential: side-exits
% differential: no-launch-on cpu inprocess vulkan
% A branch that cannot be compiled leaves the unit, then jumps: the interpreter makes the jump.
k = 0; % left by an exit
for i = 1:10
    k = k + i;
    if k > 20
        c = {k};
        k = c{1} + 0.5;
        break;
    end
end
fprintf('%d %.17g\n', i, k);
total = 0;
for i = 1:5
    total = total + early(i);
end
disp(total);

function y = early(x)
    y = x;
    while true
        y = y * 2;
        if y > 20
            return
        end
    end
end
