% Poles of the gamma function, numbers in texts, halves of spectra, and characters as numbers.
% language: no-unit
% Gamma is infinite at its poles, and has no limit at -Inf; its logarithm is that of numbers that are not negative.
assert(isequaln(gamma([0 -1 -2 -Inf Inf NaN]), [Inf Inf Inf NaN Inf NaN]) && isequaln(gamma(single([-1 -Inf])), single([Inf NaN])));
assert(max(abs(gamma(-3.5:3.5) - [0.270088205852269 -0.945308720482942 2.363271801207355 -3.544907701811032 1.772453850905516 0.886226925452758 1.329340388179137 3.323350970447843])) < 1e-14);
assert(isequaln(gammaln([0 1 2 Inf NaN]), [Inf 0 0 Inf NaN]) && abs(gammaln(0.2) - 1.524063822430784) < 1e-14 && isa(gammaln(single(3)), 'single'));
refuse(@() gammaln(-0.5), 'MATLAB:gammaln:negativeVal');
refuse(@() gammaln([1 -Inf]), 'MATLAB:gammaln:negativeVal');
% Texts of numbers: a real part, an imaginary one, or both in any order.
texts = {'123.45e7', '123 + 45i', '2.7i - 3.14', '1,200.34', 'i', '-j', '2i+3', ' + 2 ', 'Inf', '-inf', '3-Infi', '1e400', '-1e400', '1e-400'};
numbers = [123.45e7, 123 + 45i, -3.14 + 2.7i, 1200.34, 1i, -1i, 3 + 2i, 2, Inf, -Inf, complex(3, -Inf), Inf, -Inf, 0];
for k = 1:numel(texts)
  assert(isequal(str2double(texts{k}), numbers(k)), texts{k});
end
assert(isequal(double("2i+3"), 3 + 2i));
for text = {'3 4i', '1+2', '2i+3i', 'i2', '--3', '1+', '+', 'in', '2 i', '1e5 x', ''}
  assert(isnan(str2double(text{1})) && isreal(str2double(text{1})), text{1});
end
% 'symmetric' looks at the first half of the frequencies only.
assert(isequal(ifft([4 2i 8 99], 'Symmetric'), [3 -2 3 0]) && isequal(ifft([4; 2i; 8; NaN], [], 1, 'symmetric'), [3; -2; 3; 0]));
assert(isequal(ifft([4 2i], 4, 'symmetric'), [1 0 1 2]) && isequal(ifft([4 2i; 8 0], 4, 2, 'symmetric'), [1 0 1 2; 2 2 2 2]) && isequal(ifft([4 1i], 1, 'symmetric'), 4));
y = fft(1:5);
y(4:5) = NaN;
x = ifft(y, 'symmetric');
assert(isreal(x) && max(abs(x - (1:5))) < 1e-14 && isequal(size(ifft(zeros(0, 3), 'symmetric')), [0 3]));
refuse(@() ifft([1 2], 'symmetrical'), 'MATLAB:ifft:unknownOption');
% Two matrices of one size, each square.
refuse(@() eig([1 2; 3 4], 1), 'MATLAB:eig:inputSizes');
refuse(@() eig([1 2 3; 4 5 6], [1 2 3; 4 5 6]), 'MATLAB:square');
% The largest of characters is a number; beside other numbers a text is an option, unless it is one character.
assert(max('abc') == 99 && isa(max('abc', [], 2), 'double') && isequal(max('abc', [1 200 3]), [97 200 99]) && isequal(min(5, 'a'), 5));
assert(isa(max(int8(5), 'a'), 'int8') && isa(min('a', single(3)), 'single') && isequal(min(['ab'; 'cd']), [97 98]) && isequal(max('ad', 'bc'), [98 100]));
[m, i] = min('bca');
assert(m == 97 && i == 3);
refuse(@() max([1 2 3], 'abc'), 'MATLAB:max:unknownFlag');

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), [e.identifier ': ' e.message]);
  return
end
error('no error');
end
