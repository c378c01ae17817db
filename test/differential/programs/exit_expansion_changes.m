% An extent that was 1 becomes many in the middle of a loop.
a = (1:12)' / 5;
b = 2;
for k = 1:5
    c = a .* b + k;
    fprintf('%d %d %.17g\n', size(c), sum(c, 'all'));
    if k == 3
        b = (1:4) / 3;
    end
end
