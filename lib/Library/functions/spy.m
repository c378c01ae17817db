function spy(s, varargin)
% SPY The pattern of a matrix: a marker for each element that is not zero.
marks = {'.'}; size_of_marks = {};
for k = 1:numel(varargin)
  if isnumeric(varargin{k}), size_of_marks = {'MarkerSize', varargin{k}}; else, marks = varargin(k); end
end
[rows, columns] = find(s);
plot(columns, rows, marks{:}, 'LineStyle', 'none', size_of_marks{:});
xlabel(sprintf('nz = %d', numel(rows)));
axis([0, size(s, 2) + 1, 0, size(s, 1) + 1], 'ij', 'equal');
end
