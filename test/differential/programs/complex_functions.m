% Functions of complex numbers are units and kernels of devices, with the bits that the interpreter gets: at ordinary numbers, beside the cuts,
% where exponentials leave the range, at zeros, infinities and NaN.
% differential: args exp expm1 log log2 log10 log1p sqrt sign
% differential: args sin cos tan sinh cosh tanh
% differential: args asin acos atan asind acosd atand
% differential: args sind cosd tand sinpi cospi
% differential: args asinh acosh atanh
names = argv();
v = [-Inf -1e300 -800 -710 -3.25 -1 -0.3 -1e-9 -1e-310 -0 0 2e-5 0.5 1 1.5 12 88.5 709.9 1e17 Inf NaN];
n = numel(v);
z = complex(repmat(v, n, 1), repmat(v.', 1, n));
s = single(z);
for k = 1:numel(names)
    w = z; u = s;
    for turn = 1:2
        switch names{k}
            case 'exp', w = exp(z); u = exp(s);
            case 'expm1', w = expm1(z); u = expm1(s);
            case 'log', w = log(z); u = log(s);
            case 'log2', w = log2(z); u = log2(s);
            case 'log10', w = log10(z); u = log10(s);
            case 'log1p', w = log1p(z); u = log1p(s);
            case 'sqrt', w = sqrt(z); u = sqrt(s);
            case 'sign', w = sign(z); u = sign(s);
            case 'sin', w = sin(z); u = sin(s);
            case 'cos', w = cos(z); u = cos(s);
            case 'tan', w = tan(z); u = tan(s);
            case 'sinh', w = sinh(z); u = sinh(s);
            case 'cosh', w = cosh(z); u = cosh(s);
            case 'tanh', w = tanh(z); u = tanh(s);
            case 'asin', w = asin(z); u = asin(s);
            case 'acos', w = acos(z); u = acos(s);
            case 'atan', w = atan(z); u = atan(s);
            case 'asind', w = asind(z); u = asind(s);
            case 'acosd', w = acosd(z); u = acosd(s);
            case 'atand', w = atand(z); u = atand(s);
            case 'sind', w = sind(z); u = sind(s);
            case 'cosd', w = cosd(z); u = cosd(s);
            case 'tand', w = tand(z); u = tand(s);
            case 'sinpi', w = sinpi(z); u = sinpi(s);
            case 'cospi', w = cospi(z); u = cospi(s);
            case 'asinh', w = asinh(z); u = asinh(s);
            case 'acosh', w = acosh(z); u = acosh(s);
            case 'atanh', w = atanh(z); u = atanh(s);
        end
    end
    fprintf('%s %d %d\n', names{k}, isreal(w), isreal(u));
    fprintf('%.17g ', real(w), imag(w));
    fprintf('\n');
    fprintf('%.9g ', real(u), imag(u));
    fprintf('\n');
end
