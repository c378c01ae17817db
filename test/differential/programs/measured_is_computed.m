% differential: side-exits
% An array of which only the size is asked, or nothing at all, is an error where computing it is one: sizes that do not match, a NaN taken
% for a logical. A value that is only measured must be right where it is none.
functions = {@ofSum, @ofComparison, @ofExpansion, @ofReduction, @ofMean, @ofDimensions, @ofTransposed, @ofFunction, @ofLength, ...
    @ofShape, @ofPart, @ofIntegers, @ofPrototype, @ofIgnored, @ofSlice, @ofUnused, @ofLate, @ofLoop, @ofCondition, @ofExtents};
for k = 1:numel(functions)
    attempt(functions{k}, [1 2 3], [4 5 6]);
    attempt(functions{k}, [1 2 3], [4 5 6 7]);
    attempt(functions{k}, [1 2 3; 4 5 6], [1 2; 3 4]);
end
truths = {@ofNegation, @ofAnd, @ofOr, @ofLogical, @ofExclusive, @ofAny, @ofChosen, @ofOther};
for k = 1:numel(truths)
    attempt(truths{k}, [0 1 2], 1);
    attempt(truths{k}, [NaN 1 2], 1);
    attempt(truths{k}, single([0 NaN]), 0);
end
attempt(@ofSum, 'abc', 'abcd');
attempt(@ofComparison, 'abc', 'abcd');
attempt(@ofSum, int64([1 2 3]), int64([1 2]));
attempt(@ofSum, [1 2 3] * 1i, [1 2]);
for x = {[1 4], [-1 4]}
    attempt(@ofRoot, x{1}, 2);
    attempt(@ofFewRoots, x{1}, 2);
    attempt(@ofRootsBefore, x{1}, 2);
    attempt(@ofRootsInBranch, x{1}, 2);
    attempt(@ofRootsInLoop, x{1}, 2);
    attempt(@ofSumOfRoots, x{1}, 2);
end
for n = [3 NaN]
    attempt(@ofPoints, 1, n);
    attempt(@points, 1, n);
end
attempt(@ofMany, 1:3, 1:3);
attempt(@ofMany, 1:3, 1:4);

function attempt(f, x, y)
    try
        disp(f(x, y));
    catch problem
        disp(problem.message);
    end
end

function n = ofSum(x, y), n = numel(x + y); end
function n = ofComparison(x, y), n = isempty(x == y); end
function n = ofExpansion(x, y), n = size((x + y) .* 2 - 1, 1); end
function n = ofReduction(x, y), n = size(sum(x + y)); end
function n = ofMean(x, y), n = numel(mean(x .* y)); end
function n = ofDimensions(x, y), n = ndims(x ./ y); end
function n = ofTransposed(x, y), n = size((x - y).'); end
function n = ofFunction(x, y), n = numel(max(x, hypot(x, y))); end
function n = ofLength(x, y), n = length(exp(x - y)); end
function n = ofShape(x, y), [r, c] = size(x - y); n = [r c]; end
function n = ofPart(x, y), n = numel(real(x * 1i + y)); end
function n = ofIntegers(x, y), n = numel(int8(x) + int8(y)); end
function n = ofPrototype(x, y), n = zeros(1, 2, 'like', x + y); end
function n = ofIgnored(x, y), n = second(x + y, 5); end
function b = second(~, b), end
function n = ofSlice(x, y), z = x - y; w = z(1:2); n = numel(w); end
function n = ofUnused(x, y), z = x - y; z = 3; n = z; end
function n = ofLate(x, y), z = x + y; disp(1); n = zeros(1, 2, 'like', z); end
function n = ofLoop(x, y), n = 0; while numel(x .* y) > n, n = n + 1; end, end
function n = ofCondition(x, y), n = 0; if numel(x .* y) > 2, n = 1; end, end
function n = ofExtents(x, y), n = sum(ones(size(x + y))); end
function n = ofRoot(x, y), n = isreal(zeros(1, y, 'like', sqrt(x))); end
function n = ofFewRoots(x, y), z = x .^ 0.5 + y; n = isreal(cast(1, 'like', z)); end
function n = ofRootsBefore(x, y), z = sqrt(x); disp(y); n = isreal(zeros(1, y, 'like', z)); end
function n = ofRootsInBranch(x, y), z = sqrt(x); n = 3; if y > 1, n = isreal(cast(y, 'like', z)); end, end
function n = ofRootsInLoop(x, y), z = sqrt(x); n = 0; for k = 1:y, n = n + isreal(cast(k, 'like', z)); end, end
function n = ofSumOfRoots(x, y), z = sum(sqrt(x)); disp(y); n = isreal(rand(1, y, 'like', z)); end
function n = ofPoints(x, y), n = numel(linspace(x, 2, y)); end
function n = points(x, y), n = linspace(x, 2, y); end
function n = ofMany(x, y), for k = 1:2000, n = numel(x + y); end, end

function n = ofNegation(x, ~), n = numel(~x); end
function n = ofAnd(x, y), n = numel(x & y); end
function n = ofOr(x, y), n = size(x | y); end
function n = ofLogical(x, ~), n = numel(logical(x)); end
function n = ofExclusive(x, y), n = numel(xor(x, y)); end
function n = ofAny(x, y), n = size(any(x & y)); end
function n = ofChosen(x, y), z = x & y; w = z(2:end); n = numel(w); end
function n = ofOther(x, ~), z = ~x; n = z(2); end
