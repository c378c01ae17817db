% A copy that is changed, in a loop or before it, and then the array itself.
z = zeros(1, 5); s = 0; u.v = 1;
for r = 1:3, t = z; t(r) = r; s = s + sum(t); end, z(2) = 5; u.v = 2;
disp(z), disp(s)
z = zeros(1, 100); s = 0;
for r = 1:20
  u.v = r;
  t = z; t(1) = -9; s = s + sum(t .* t); z(2) = 2;
end
disp(z(1:3)), disp(s)
s = 0; u.v = 3;
if s == 0, t = z; t(1) = -9; s = s + t(end); z(2) = 7; end
disp(z(1:3)), disp(s)
u.v = 4;
t = reshape(z, 1, []); t(1) = -3; z(3) = 8;
disp(z(1:3)), disp(t(1:3))
