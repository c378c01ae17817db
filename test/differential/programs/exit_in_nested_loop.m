% A side exit two loops deep, in a unit that is both loops, resumes with both counters: the turns of the inner loop that are
% left, then those of the outer one.
% differential: side-exits
% differential: no-launch-on vulkan
s = 0; j = 0; % left by an exit
for i = 1:4
    for j = 1:5
        s = s + i * 10 + j;
        r = sqrt(7 - i * j);
        s = s + abs(r);
    end
    fprintf('%d %d %.17g\n', i, j, s);
end
fprintf('%.17g\n', s);
