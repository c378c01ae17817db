% quickstart.m - two large matrices, multiplied element by element and summed along their rows.
%
%   ./dev run examples/quickstart.m [rows] [columns]
%   ./dev run --explain examples/quickstart.m      says what was compiled and where it ran
args = argv();
rows = 4000;
columns = 500;
if numel(args) >= 1
    rows = str2double(args{1});
end
if numel(args) >= 2
    columns = str2double(args{2});
end

A = reshape(linspace(0, 1, rows * columns), rows, columns);
B = 2 - A;

H = A .* B;
S = sum(H, 2);
disp(S(1:min(10, rows)))
fprintf('total %.17g\n', sum(S));
