% Loops over ranges of integers, integer scalars and elements in units, and side exits in the middle of them.
% differential: side-exits
% differential: no-launch-on vulkan inprocess cpu
n = 300;
total = int32(0);
for i = int32(1):int32(n)
    total = total + i * 1000000;
end
fprintf('%d %s %d %s\n', total, class(total), i, class(i));
x = zeros(1, n, 'int8');
for i = uint16(1):n
    x(i) = double(i) - 150.5;
end
fprintf('%d ', x);
fprintf('%s\n', class(i));
k = uint8(0);
while k < 250
    k = k + 7;
    if mod(k, 4) == 0
        k = k + 1;
    end
end
fprintf('%d %s\n', k, class(k));
last = uint8(0);
for j = uint8(9):-3:0
    fprintf('%d\n', j);
    last = last + j;
end
fprintf('%d %s %d\n', j, class(j), last);
for j = int8(3):int8(1)
    fprintf('none\n');
end
% A square root leaves the reals inside the loop: what follows is interpreted, with the counter in its class.
s = zeros(1, 40);
for j = int8(100):int8(2):int8(127)
    for i = uint8(1):3
        k = double(j) - 99 + double(i);
        s(k) = sqrt(115.5 - double(j) * double(i) / 2);
        fprintf('%d %d %.17g %.17g\n', j, i, real(s(k)), imag(s(k)));
    end
end
fprintf('%s %s %d\n', class(j), class(i), j);
y = [1 2 3];
y(int8(2)) = int16(7);
y(2) = y(2) * 2;
disp(y);
b = int8(0);
if b, disp('yes'), else, disp('no'), end
b = int8(-3);
if b && uint8(3), disp('yes'), else, disp('no'), end
