% All tails of gammainc are the nearest double or its neighbour. The numbers are those of the power series of the lower tail in mpmath 1.3.
near = @(got, exact) all(abs(got - exact) <= eps(exact) | got == exact);

% By the series, the fraction and the uniform expansion, on both sides of a.
x = [0.5 2 1e-10 3 40 700 450 1001.5 9000 100400]; a = [0.001 0.001 0.3 2.5 20 650 999 1000 1e4 1e5];
assert(near(gammainc(x, a), [0.9994399333435292 0.999951023082169 0.0011142425085215889 0.6937810815867216 0.9998236971022614 0.9729484747641512 ...
                             6.046283116463776e-110 0.523105903893083 2.073299202433928e-25 0.8969356187469937]))
assert(near(gammainc(x, a, 'upper'), [0.0005600666564707498 4.897691783098148e-05 0.9988857574914785 0.3062189184132784 0.00017630289773856828 ...
                                      0.02705152523584871 1 0.4768940961069171 1 0.10306438125300638]))
assert(near(gammainc(x, a, 'scaledlower'), [1.647990274426922 7.379319908925768 1.0000000000769231 2.9708380004168697 5207.478581069085 ...
                                            387.58952975224827 1.816972256714536 41.51488509758422 9.912409549602451 1578.932005856762]))
assert(near(gammainc(x, a, 'scaledupper'), [0.0009235016253621615 0.00036143404675359226 896.4706963959471 1.311259161446313 0.918255454851562 ...
                                            10.776406168667133 3.0051061482169045e+109 37.84740997234373 4.780983631289628e+25 181.43069226253857]))
% Tiny a, of which the upper tail is tiny too.
x = [0.3 0.9 30]; a = [1e-300 9e-7 1e-30];
assert(near(gammainc(x, a, 'upper'), [9.056766516758468e-301 2.3416574452397686e-07 3.021552010688813e-45]) && isequal(gammainc(x(1:2:3), a(1:2:3)), [1 1]))
assert(near(gammainc(x, a, 'scaledupper'), [1.2225356050805856e-300 5.759545491674809e-07 3.228973875898013e-32]))
% Negative x and whole a.
x = [-0.4 -3 -40 -600]; a = [1 2 7 40];
assert(near(gammainc(x, a), [-0.49182469764127035 41.171073846375336 -1.1609946485540958e+24 Inf]))
assert(near(gammainc(x, a, 'upper'), [1.4918246976412703 -40.171073846375336 1.1609946485540958e+24 -Inf]))
assert(near(gammainc(x, a, 'scaledlower'), [0.8241998849109018 0.4555082374150809 0.15172653466796876 0.06259181309524507]))
assert(near(gammainc(x, a, 'scaledupper'), [-2.5 -0.4444444444444444 -0.15172653466796876 -0.06259181309524507]))
refuse(@() gammainc(-1, 0.5), 'MATLAB:gammainc:NegativeArg');

% Where the integral is empty or all of it, and where it has no value.
x = [0 Inf 3 3 0 Inf -Inf -Inf 2]; a = [2 3 0 Inf 0 Inf 2 3 NaN];
assert(isequaln(gammainc(x, a), [0 1 1 0 1 NaN Inf -Inf NaN]) && isequaln(gammainc(x, a, 'upper'), [1 0 0 1 0 NaN -Inf Inf NaN]))
assert(isequaln(gammainc(x, a, 'scaledlower'), [1 Inf exp(3) 1 1 NaN 0 0 NaN]) && isequaln(gammainc(x, a, 'scaledupper'), [Inf 0 0 Inf 0 NaN 0 0 NaN]))

% A number goes with all elements of the other; singles are doubles, rounded.
assert(isequal(gammainc([1 2; 3 4], 2), [gammainc([1 2], [2 2]); gammainc([3 4], [2 2])]) && isequal(size(gammainc(1, zeros(0, 3))), [0 3]))
assert(isequal(gammainc(single([0.3 7]), 1.5, 'upper'), single(gammainc(double(single([0.3 7])), 1.5, 'upper'))) && isa(gammainc(1, single(2)), 'single'))
refuse(@() gammainc([1 2], [1; 2]), 'MATLAB:gammainc:InputSizeMismatch');
refuse(@() gammainc(1, 2, 'middle'), 'MATLAB:gammainc:unknownOption');

function refuse(f, identifier)
try, f(); catch ME, assert(strcmp(ME.identifier, identifier), ME.identifier), return, end
error('nothing was refused');
end
% Where the low words of a continued fraction are none it settles all the same.
assert(gammainc(-1e300, 2) == Inf && gammainc(-1e300, 3) == -Inf && gammainc(1e300, 2) == 1);
assert(abs(gammainc(1e300, 2, 'scaledupper') / 2e-300 - 1) < 1e-15 && abs(gammainc(-1e300, 2, 'scaledlower') / 2e-300 - 1) < 1e-15);
