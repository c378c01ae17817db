function y = applied(f, x)
% Calls what it gets, within a loop.
y = 0;
for k = 1:3
    y = y + f(x + k);
end
end
