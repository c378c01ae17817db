% A real function turns complex in the middle of a loop: what was printed and summed before stays as it is.
% differential: side-exits
% differential: no-launch-on vulkan
x = 3; % left by an exit
s = 0;
for k = 1:6
    s = s + k;
    y = sqrt(x);
    fprintf('%d %.17g %.17g %.17g\n', k, x, abs(y), s);
    x = x - 1;
end
fprintf('%.17g %.17g\n', x, s);
