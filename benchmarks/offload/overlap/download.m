% The host reads what the first statement made while the second one is at work.
args = argv();
n = str2double(args{1});
a = rand(n, 1, 'single');
b = a + 1;
c = sum(sin(cos(sin(cos(sin(cos(sin(cos(a)))))))));
d = deal(b);
fprintf('%.6g %.6g\n', d(1) + d(end), c);
