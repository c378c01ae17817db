% An array of n singles of the host becomes another one there. With too little memory of the device it goes through it in pieces.
args = argv();
n = str2double(args{1});
a = deal(rand(n, 1, 'single'));
b = sin(cos(sin(cos(sin(cos(sin(cos(a))))))));
c = deal(b);
fprintf('%.6g\n', c(1) + c(end));
