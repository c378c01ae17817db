% Arrays of more dimensions than a word has bits: elementwise, reduced along dimension 33, permuted, joined along dimension 40.
x = reshape(1:24, [2 ones(1, 30) 3 1 4]);
disp(size(x))
a = ones(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2);
disp(size(a))
b = x + 1;
fprintf('%.17g ', b); fprintf('\n');
for d = [1 2 31 32 33 34 40]
    s = sum(b .* x, d);
    fprintf('%d: %s |', d, mat2str(size(s)));
    fprintf(' %.17g', s); fprintf('\n');
end
m = max(x, [], 34) - min(x, [], 32);
fprintf('%.17g ', m); fprintf('\n');
v = sum(x, [1 32]);
disp(size(v)), fprintf('%.17g ', v); fprintf('\n');
all = sum(x, 'all') + prod(a, 40);
disp(all)
p = permute(x, [34 2:33 1]);
disp(size(p)), fprintf('%.17g ', p); fprintf('\n');
q = permute(x, [34 32 1 2:31 33]);
disp(size(q)), fprintf('%.17g ', q); fprintf('\n');
c = cat(40, x, x * 2);
disp(size(c)), fprintf('%.17g ', sum(c, 40)); fprintf('\n');
c2 = cat(70, c, -c);
disp(size(c2)), fprintf('%.17g ', cumsum(c2, 70)); fprintf('\n');
e = x .* reshape([1 10 100], [ones(1, 31) 3]);
fprintf('%.17g ', e); fprintf('\n');
w = e(2, :);
fprintf('%.17g ', w); fprintf('\n');
z = zeros([0 ones(1, 40) 3]) + 1;
disp(size(z)), disp(size(sum(z, 42))), disp(numel(z))
r = repmat(single(x), [1 2 ones(1, 31) 1 2]);
disp(size(r)), fprintf('%.17g ', sum(r, 35)); fprintf('\n');
k = squeeze(mean(x, 32));
disp(k)
any33 = any(x > 20, 33); any34 = any(x > 20, 34);
fprintf('%d ', any33, any34); fprintf('\n');
y = x;
for i = 1:3
    y = cat(40 + i, y, y + i);
    y = y .* 2 - sum(y, 34) ./ 8;
end
disp(size(y)), fprintf('%.17g ', sum(y, 34:43)); fprintf('\n');
