% Piecewise polynomials, quantiles, coordinates, parts of polynomials and trends. Values by hand, from MATLAB's documentation, or as said.
near = @(a, b) isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= 1e-12 * max(1, abs(b(:))));

pp = mkpp([-8 -4 0 4], [0.25 0 0; -0.25 2 0; 0.1 1 1]);
assert(near(ppval(pp, [-9 -8 -4 0 4 5]), [0.25 0 0 1 6.6 8.5]) && near(ppval([-8; 0], pp), [0; 1]))
[breaks, coefs, pieces, order, dim] = unmkpp(pp);
assert(isequal(breaks, [-8 -4 0 4]) && isequal(size(coefs), [3 3]) && pieces == 3 && order == 3 && dim == 1)
assert(near(ppval(mkpp([0 1 2], [1 0; 2 0; 3 1; 4 1], 2), [0.5 1.5]), [0.5 2.5; 1 3]) && near(ppval(pp, [-8 0; 4 -4]), [0 1; 6.6 0]))
% A point at a break is in the piece behind it; points come in any order, and may be NaN or infinite.
steps = mkpp(0:3, [1 0; 2 0; 3 0]);
assert(isequaln(ppval(steps, [2 0.5 NaN -1 1 Inf 3 4]), [0 0.5 NaN -1 0 Inf 3 6]) && isequaln(ppval(mkpp(0:2, [5; 6]), [NaN 1; 0.5 2]), [NaN 6; 5 6]) && isempty(ppval(steps, [])) && near(ppval(mkpp(0:100, ones(100, 1)), 0:100), ones(1, 101)))
refuse(@() mkpp([0 1 2], [1 2 3]), 'MATLAB:mkpp:PPNumberMismatchCoeffs');
refuse(@() mkpp(1, 1), 'MATLAB:mkpp:NotEnoughBreaks');
refuse(@() ppval(struct('a', 1), 1), 'MATLAB:unmkpp:notPP');

% A spline goes through a cubic as it is; with slopes at its ends it is another.
assert(near(spline(0:3, (0:3) .^ 3, [0.5 1.5 4]), [0.125 3.375 64]) && near(spline(0:2, [0 1 4], 1.5), 2.25) && near(spline([0 1], [2 4], 0.5), 3))
assert(near(spline(0:2, [0 0 1 8 12], 1.5), 3.375) && near(spline([3 0 2 1], [27 0 8 1], [0.5; 1.5]), [0.125; 3.375]))
assert(near(spline(0:3, [0 1 8 27; 0 1 4 9], [0.5 1.5]), [0.125 3.375; 0.25 2.25]))
x = 0:5; y = exp(-x);
assert(near(spline(x, y, [0.3 4.7]), interp1(x, y, [0.3 4.7], 'spline')) && near(pchip(x, y, [0.3 4.7]), interp1(x, y, [0.3 4.7], 'pchip')))
assert(near(pchip(0:2, [0 1 1], [0.5 1.5]), [0.6875 1]) && near(ppval(pchip([0 1], [1 3]), 0.25), 1.5))
refuse(@() spline([0 0], [1 2]), 'MATLAB:chckxy:NumSitesMismatchValues');
refuse(@() pchip([0 1], [1 2 3]), 'MATLAB:chckxy:NumSitesMismatchValues');

% Quantiles stand between (k - 0.5) / n.
assert(near(prctile([1 2 3 4 5], [25 50 75]), [1.75 3 4.25]) && near(quantile([2 4 6 8 10 12], [0.25; 0.5]), [4 7]) && near(quantile(1:10, 3), [3 5.5 8]))
assert(near(prctile([1 2; 3 4; 5 6], [0 100]), [1 2; 5 6]) && near(prctile([1 2; 3 4], 50, 2), [1.5; 3.5]) && near(prctile([1 NaN 3], 50), 2))
assert(near(prctile(magic(4), [10 90], 'all'), [2.1; 14.9]) && isnan(prctile([NaN NaN], 50)) && isa(prctile(single(1:3), 50), 'single'))
refuse(@() prctile(1, 101), 'MATLAB:prctile:BadPercents');
refuse(@() quantile(1, -0.5), 'MATLAB:quantile:BadProbs');

% Coordinates there and back.
[t, r, z] = cart2pol([3 -3], [4 -4], [1 2]); [x, y, z] = pol2cart(t, r, z);
assert(near(r, [5 5]) && near(t, [atan2(4, 3), atan2(-4, -3)]) && near([x; y], [3 -3; 4 -4]) && isequal(z, [1 2]))
[a, e, r] = cart2sph(1, 1, 1); [x, y, z] = sph2cart(a, e, r);
assert(near([a e r], [pi / 4, atan(1 / sqrt(2)), sqrt(3)]) && near([x y z], [1 1 1]))
[in, on] = inpolygon([0.5 1 1.5 0 0.5], [0.5 0.5 0.5 0 1], [0 1 1 0], [0 0 1 1]);
assert(isequal(in, logical([1 1 0 1 1])) && isequal(on, logical([0 1 0 1 1])))
in = inpolygon([2 0.5], [2 0.5], [0 4 4 0 NaN 1 1 3 3], [0 0 4 4 NaN 1 3 3 1]);
assert(isequal(in, [false true]))
refuse(@() inpolygon([1 2], 1, [0 1 1], [0 0 1]), 'MATLAB:inpolygon:SizeMismatch');

% Parts and trends.
[q, r] = deconv([1 5 6 1], [1 2]); assert(isequal(q, [1 3 0]) && isequal(r, [0 0 0 1]))
[q, r] = deconv([1 2], [1 2 3]); assert(isequal(q, 0) && isequal(r, [1 2]))
refuse(@() deconv(1, 0), 'MATLAB:deconv:ZeroCoef1');
assert(isequal(polyvalm([1 2 3], [1 2; 3 4]), [12 14; 21 33]) && isequal(compan([1 0 -7 6]), [0 7 -6; 1 0 0; 0 1 0]) && near(hilb(2), [1 1/2; 1/2 1/3]))
assert(near(rcond([1 2; 3 4]), 1 / 21) && rcond(zeros(2)) == 0 && rcond(eye(3)) == 1 && isnan(rcond([1 NaN; 0 1])) && abs(rcond(hilb(5)) * 943656 - 1) < 1e-9)
assert(near(unwrap([0 4 8 12]), [0 4 8 12] - 2 * pi * (0:3)) && near(unwrap([0; 3; 6]), [0; 3; 6]) && near(unwrap([3 -3; 1 2]), [3 -3; 1 2-2*pi]) && near(unwrap([3 -3], [], 2), [3 2*pi-3]))
assert(near(detrend([1 2 3 5]), [0.2 -0.1 -0.4 0.3]) && near(detrend([1 2; 3 5], 'constant'), [-1 -1.5; 1 1.5]) && near(detrend((1:4)' .^ 2, 2), zeros(4, 1)))
assert(all(abs(detrend([1 2 3 4 3 2 1], 1, 4)) < 1e-12) && near(detrend([1 2 5 6], 0, 3), [-0.5 0.5 -0.5 0.5]))
assert(isequal(filter2([1 2; 3 4], [1 2; 3 4]), [30 14; 11 4]) && isequal(filter2(ones(3), magic(4), 'valid'), [69 72; 81 84]))

% Rearrangement, and old names.
[B, n] = shiftdim(ones(1, 1, 3, 2)); assert(isequal(size(B), [3 2]) && n == 2 && isequal(size(shiftdim(ones(2, 3), -2)), [1 1 2 3]))
x = reshape(1:6, 1, 2, 3); assert(isequal(shiftdim(x, 1), permute(x, [2 3 1])) && isequal(shiftdim(x, 4), permute(x, [2 3 1])) && isequal(shiftdim(5), 5))
assert(isequal(repelem([1 2 3], 2), [1 1 2 2 3 3]) && isequal(repelem([1; 2], [2 1]), [1; 1; 2]) && isequal(repelem(5, 3), [5 5 5]) && isequal(repelem({'a', 'b'}, [0 2]), {'b', 'b'}))
assert(isequal(repelem([1 2; 3 4], 2, 1), [1 2; 1 2; 3 4; 3 4]) && isequal(repelem([1 2; 3 4], 1, [3 0]), [1 1 1; 3 3 3]) && isequal(repelem([1 2], 1, 1, 2), cat(3, [1 2], [1 2])))
u = repelem(1:300, mod(0:299, 3)); assert(numel(u) == 300 && isequal(u, sort([2:3:300, 3:3:300, 3:3:300])) && isequal(size(repelem([1 2], [0 0])), [1 0]) && isequal(repelem([1 2 3], [0 2 0]), [2 2]))
refuse(@() repelem([1 2; 3 4], 2), 'MATLAB:repelem:inputMustBeVector');
refuse(@() repelem([1 2 3], [1 2]), 'MATLAB:repelem:mismatchedReplications');
assert(isequal(nonzeros([1 0; 2 3]), [1; 2; 3]) && isequal(pow2(3), 8) && isequal(pow2([1 2], [3 4.5]), [8 32]) && isequal(findstr('abcb', 'b'), [2 4]))
assert(isstr('a') && ~isstr("a") && isdir('/') && strcmp(mexext, 'mexa64') && ~usejava('jvm') && ~isdeployed)

% Grids: queries of a grid and single ones agree, in every method; splines follow cubics, and outside is NaN or what is told.
[x, y] = meshgrid(0:4, 0:5); V = x .^ 3 - 2 * x .* y .^ 2 + 1; [xq, yq] = meshgrid([0.3 2.5 3.9], [0.1 4.7]); turned = randperm(numel(xq));
for method = {'linear', 'nearest', 'cubic', 'spline'}
  at = interp2(x, y, V, xq, yq, method{1}); assert(near(interp2(x, y, V, xq(turned), yq(turned), method{1}), at(turned)) && near(interp2(V, xq + 1, yq + 1, method{1}), at))
end
assert(near(at, xq .^ 3 - 2 * xq .* yq .^ 2 + 1) && near(interp2(x, y, V, 5, 1, 'spline'), 116) && isnan(interp2(x, y, V, 5, 1, 'cubic')) && interp2(x, y, V, 5, 1, 'spline', 0) == 0)
assert(isequal(interp2([1 3; 5 7]), [1 2 3; 3 4 5; 5 6 7]) && isequal(size(interp2(magic(3), 2)), [9 9]) && isequal(interp2(4:-1:1, 1:2, [1 2 3 4; 5 6 7 8], 1.5, 1), 3.5))
assert(near(interp1([1 2 3 4], [0 0 1 1], [2.25 5], 'makima'), [0.203125 0.5]) && near(interp1(1:2, [3 5], 1.5, 'makima'), 4) && isequal(interp1(1:6, [1 1 1 2 2 2], [2.5 4.5], 'makima'), [1 2]))

% Polynomials through data, what they predict and how surely.
x = 1:6; y = [2.1 3.9 6.2 7.8 10.1 12.2]; [p, S] = polyfit(x, y, 1); [at, delta] = polyval(p, [1 7], S);
V = [x' ones(6, 1)]; left = y' - V * p'; assert(S.df == 4 && near(S.normr, norm(left)) && near(S.R' * S.R, V' * V) && near(S.rsquared, 1 - sum(left .^ 2) / sum((y - mean(y)) .^ 2)))
assert(near(at, polyval(p, [1 7])) && near(delta, S.normr / 2 * sqrt(1 + [1 1] / 6 + ([1 7] - 3.5) .^ 2 / 17.5)))
[q, T, mu] = polyfit(x, y, 1); assert(near(mu, [3.5; std(x)]) && near(polyval(q, x, [], mu), polyval(p, x)) && near(T.normr, S.normr))
[at, delta] = polyval(q, [1 7], T, mu); [~, same] = polyval(p, [1 7], S); assert(near(delta, same))
try, [at, delta] = polyval([1 2], 1, struct('R', 1)); assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:polyval:InvalidFit')), end

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
