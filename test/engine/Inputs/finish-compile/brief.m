% No visit of this loop is worth a compile, and no time is measured of statements on so little.
w = (1:8)';
s = 0;
for k = 1:5000
  w = w / 2 + 1;
  s = s + w(3);
end
fprintf('%.17g\n', s);
