function n = tally(x)
% Keeps a number and an array from call to call.
persistent count seen
if isempty(count), count = 0; seen = zeros(1, 3); end
count = count + 1;
seen(mod(count, 3) + 1) = x;
n = count + sum(seen) / 100;
end
