% Texts in switch and in expressions, deletion, random permutations, options of sums.
modes = 0; mode = 'add'; acc = 0;
for k = 1:6
  switch mode
    case 'add', acc = acc + k; mode = 'mul';
    case {'mul', 'div'}, acc = acc * 2; mode = 'sub';
    otherwise, acc = acc - 1; mode = 'add';
  end
end
disp(acc); disp(mode);
s = 'hello world'; n = 0;
for i = 1:numel(s)
  if s(i) == 'o', n = n + 1; end
  n = n + (s(i) - 'a') * 2;
end
disp(n); t = [s '!' 'x']; disp(t); disp(sum(t)); disp(t == 'l'); disp(double(t)); disp(strcmp(s, 'hello world')); disp(max(t));
switch 'a', case 97, disp('number'); case 'a', disp('text'); end
x = 1:10; x(3) = []; disp(x); x([1 end]) = []; disp(x); x(x > 6) = []; disp(x); m = magic(4); m(:, 2) = []; disp(m); m(1, :) = []; disp(m); m(2) = []; disp(m);
q = 1:20; while numel(q) > 3, q(2) = []; end, disp(q);
rng(3); p = randperm(7); disp(p); for i = 1:3, p = randperm(i + 2); disp(p); end, disp(rand);
c = int32([5 3 9]); disp(sum(c, 'native')); disp(class(sum(c, 'native'))); disp(mean([1 NaN 3], 'omitnan')); disp(diff(c)); disp(median(c)); disp(class(median(c))); disp(mode2(c));
b = [3 1; 2 7]; d = 2; disp(max(b, [], d)); disp(min(b, [], d)); disp(sum(b, d)); disp(max(b, [], 1, 'omitnan')); disp(max(int64(b), [], d));
function y = mode2(c), y = c(int32(2)) + c(uint8(1)); end
