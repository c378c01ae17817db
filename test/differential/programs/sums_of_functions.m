% Each elementary function inside a sum, in both classes: a kernel of its own, with the same bits at each level of processors.
% On Vulkan each is compared outside of sums (test/elementary/bits.test): software devices' compilers take minutes for the doubles of all.
% differential: every-level
% differential: on cpu inprocess
% differential: cpu-launches 88
x = linspace(0.11, 0.97, 37);
for k = 1:2
  if k == 2, x = single(x); end
  y = 1 + x;
  s = sum(exp(x)); fprintf('exp %.17g\n', s);
  s = sum(log(x)); fprintf('log %.17g\n', s);
  s = sum(log2(x)); fprintf('log2 %.17g\n', s);
  s = sum(log10(x)); fprintf('log10 %.17g\n', s);
  s = sum(log1p(x)); fprintf('log1p %.17g\n', s);
  s = sum(expm1(x)); fprintf('expm1 %.17g\n', s);
  s = sum(sin(x)); fprintf('sin %.17g\n', s);
  s = sum(cos(x)); fprintf('cos %.17g\n', s);
  s = sum(tan(x)); fprintf('tan %.17g\n', s);
  s = sum(sind(x)); fprintf('sind %.17g\n', s);
  s = sum(cosd(x)); fprintf('cosd %.17g\n', s);
  s = sum(tand(x)); fprintf('tand %.17g\n', s);
  s = sum(sinpi(x)); fprintf('sinpi %.17g\n', s);
  s = sum(cospi(x)); fprintf('cospi %.17g\n', s);
  s = sum(asin(x)); fprintf('asin %.17g\n', s);
  s = sum(acos(x)); fprintf('acos %.17g\n', s);
  s = sum(atan(x)); fprintf('atan %.17g\n', s);
  s = sum(asind(x)); fprintf('asind %.17g\n', s);
  s = sum(acosd(x)); fprintf('acosd %.17g\n', s);
  s = sum(atand(x)); fprintf('atand %.17g\n', s);
  s = sum(sinh(x)); fprintf('sinh %.17g\n', s);
  s = sum(cosh(x)); fprintf('cosh %.17g\n', s);
  s = sum(tanh(x)); fprintf('tanh %.17g\n', s);
  s = sum(asinh(x)); fprintf('asinh %.17g\n', s);
  s = sum(atanh(x)); fprintf('atanh %.17g\n', s);
  s = sum(erf(x)); fprintf('erf %.17g\n', s);
  s = sum(erfc(x)); fprintf('erfc %.17g\n', s);
  s = sum(erfcx(x)); fprintf('erfcx %.17g\n', s);
  s = sum(erfinv(x)); fprintf('erfinv %.17g\n', s);
  s = sum(gamma(x)); fprintf('gamma %.17g\n', s);
  s = sum(gammaln(x)); fprintf('gammaln %.17g\n', s);
  s = sum(acosh(y)); fprintf('acosh %.17g\n', s);
  s = sum(hypot(x, y)); fprintf('hypot %.17g\n', s);
  s = sum(atan2(x, y)); fprintf('atan2 %.17g\n', s);
  s = sum(atan2d(x, y)); fprintf('atan2d %.17g\n', s);
  s = sum(pow2(x, y)); fprintf('pow2 %.17g\n', s);
  s = sum(realsqrt(x)); fprintf('realsqrt %.17g\n', s);
  s = sum(reallog(x)); fprintf('reallog %.17g\n', s);
  s = sum(realpow(x, y)); fprintf('realpow %.17g\n', s);
  s = sum(x .^ y); fprintf('power %.17g\n', s);
  s = sum(mod(y, x)); fprintf('mod %.17g\n', s);
  s = sum(rem(y, x)); fprintf('rem %.17g\n', s);
end
