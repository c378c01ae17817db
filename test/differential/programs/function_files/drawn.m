function [y, v] = drawn(n)
% Draws as many numbers as its loop has turns, and then an array.
y = 0;
for k = 1:n
    y = y + rand * k;
end
v = rand(1, n);
end
