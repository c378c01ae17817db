% Four arrays of the host, n singles each, are read by a statement each, one after the other.
args = argv();
n = str2double(args{1});
a = deal(rand(n, 1, 'single')); b = deal(a + 1); c = deal(a + 2); d = deal(a + 3);
p = sum(sin(cos(sin(cos(sin(cos(sin(cos(a)))))))));
q = sum(sin(cos(sin(cos(sin(cos(sin(cos(b)))))))));
r = sum(sin(cos(sin(cos(sin(cos(sin(cos(c)))))))));
s = sum(sin(cos(sin(cos(sin(cos(sin(cos(d)))))))));
fprintf('%.6g\n', p + q + r + s);
