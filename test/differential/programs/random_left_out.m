% In a condition & and | leave out a right side that would draw random numbers.
% differential: no-launch-on vulkan
rng(1);
if (~1) & (rand < 0.5)
    disp('never')
end
fprintf('%.17g\n', rand);
k = 0;
while k < 3 & (k < 1 | rand > 2)
    k = k + 1;
end
fprintf('%d %.17g\n', k, rand);
if k > 5 || rand < 0
    disp('never')
elseif true | rand > 0.5
    k = k + 10;
end
fprintf('%d %.17g\n', k, rand);
