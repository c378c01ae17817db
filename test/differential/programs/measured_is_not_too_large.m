% differential: side-exits
% An array that no memory holds is an error although units need not make it. (Messages name the memory of the moment.)
functions = {@ofRange, @ofSum, @ofRandom, @ofNormal, @ofRows, @ofConstant, @ofFill, @ofProduct, @ofReduction, @ofShape, @ofSpaced, ...
    @ofMatrix, @ofSlice, @ofTotal};
for k = 1:numel(functions)
    attempt(functions{k}, 3);
    attempt(functions{k}, 1e12);
end
attempt(@ofNothing, 1e12);

function attempt(f, k)
    try
        disp(f(k));
    catch problem
        disp(problem.identifier);
    end
end

function n = ofRange(k), n = numel(1:k); end
function n = ofSum(k), n = numel((1:k) + 1); end
function n = ofRandom(k), n = numel(rand(k, k)); end
function n = ofNormal(k), n = size(randn(k, 2), 2); end
function n = ofRows(k), n = size(zeros(2, k), 1); end
function n = ofConstant(k), n = k; if k > 3, n = size(zeros(1e12, 1), 1); end, end
function n = ofFill(k), n = isempty(ones(k, 1)); end
function n = ofProduct(k), n = numel((1:k)' .* (1:k)); end
function n = ofReduction(k), n = numel(sum(zeros(k, 1))); end
function n = ofShape(k), n = size(rand(k)); end
function n = ofSpaced(k), n = ndims(linspace(0, 1, k)); end
function n = ofMatrix(k), n = numel(ones(k, 3) * 2); end
function n = ofSlice(k), x = [7 8 9]; n = x(1:k); end
function n = ofTotal(k), n = sum(1:k); end
function n = ofNothing(k), n = size(sum(zeros(0, k))); end
