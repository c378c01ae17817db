% Computes with functions of its folder, of the folder private and of its own file; prints, and ends with the status that it is given.
words = argv();
x = (1:20000) / 7;
y = sum(sin(x) .* helper(x));
s = 0;
for k = 1:1000
    s = s + mod(k, 7) * k;
end
fprintf('%.17g %.17g %.17g %d\n', y, s, own(3), numel(words));
if numel(words) == 2
    error('app:failed', 'told to fail: %s', words{2});
end

function y = own(n)
    y = sum((1:n) .^ 2);
end
