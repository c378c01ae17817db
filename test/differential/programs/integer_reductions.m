% Reductions of integer arrays: sums are doubles, the largest and the smallest keep the class.
x = int16(reshape(mod((1:6000) * 7919, 65536) - 32768, 60, 100));
show(x);
show(uint8(x));
show(uint32(abs(double(x)) * 65537));
show(int32([5 -7 0]));
show(int8(42));
show(zeros(0, 3, 'int8') + 1);

function show(x)
fprintf('--- %s\n', class(x));
r = sum(x); line(r);
r = sum(x, 2); line(r);
r = sum(x, 'all'); line(r);
r = sum(x .* 2, 1); line(r);
r = prod(x - 3, 2); line(r);
r = mean(x); line(r);
r = mean(x, 'all'); line(r);
r = var(x, 0, 1); line(r);
r = any(x); line(r);
r = all(x, 2); line(r);
r = max(x, [], 2); line(r);
r = min(x, [], 2); line(r);
r = max(x + 1000, [], 2); line(r);
r = sum(x, 3); line(r);
r = max(x, [], 3); line(r);
r = x.'; line(r);
end

function line(r)
fprintf('%s [%s]:', class(r), num2str(size(r)));
fprintf(' %.17g', r);
fprintf('\n');
end
