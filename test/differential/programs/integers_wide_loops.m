% 64-bit integers in loops, as counters and in ranges, in hashes, branches, constructors, slices and matrices.
h = uint64(14695981039346656037); t = uint8('hello world');
for i = 1:numel(t)
  h = bitxor(h, uint64(t(i)));
  h = mod(h, uint64(4294967296)) * uint64(16777619);
end
fprintf('%d\n', h);
s = int64(0);
for k = int64(1):int64(20)
  s = s + k * k;
  if s > 1000, break; end
end
fprintf('%d %s\n', s, class(k));
for k = uint64(5):-2:1, fprintf('%d ', k); end
q = int64(1):int64(3):int64(20); fprintf('%d ', q); fprintf('%s\n', class(q));
v = zeros(2, 3, 'int64'); v(2, 2) = 7.5; v(:, 1) = [3; -4]; fprintf('%d ', v); o = ones(1, 3, 'uint64'); fprintf('%d ', [o, 5, 2.5]); fprintf('\n');
c = 0;
for i = 1:4
  switch int64(i)
    case 2, c = c + 10;
    case {3, int64(4)}, c = c + 100;
  end
end
disp(c);
if int64(3), disp('yes'); end
m = reshape(int64(1:6), 2, 3); disp(m'); disp(m(2, :)); disp(sum(m)); disp([m; m]); disp(class([int8(100) int16(300)])); disp([int8(100) int16(300)]);
