% A side exit two loops deep resumes with both counters.
% differential: side-exits
% differential: no-launch-on vulkan
s = 0;
for i = 1:4
    for j = 1:5
        s = s + i * 10 + j;
        r = sqrt(7 - i * j);
        s = s + abs(r);
    end
    fprintf('%d %d %.17g\n', i, j, s);
end
fprintf('%.17g\n', s);
