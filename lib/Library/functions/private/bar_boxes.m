function [x, y, z, colors] = bar_boxes(heights, places, width, layout)
% A box for each number: three cell arrays with the corners of the boxes of each column, as surfaces have them, and their colors.
[rows, columns] = size(heights);
middles = repmat(1:columns, rows, 1); deep = repmat(places(:), 1, columns); low = zeros(rows, columns); reach = width;
if strcmp(layout, 'stacked')
  low = [zeros(rows, 1), cumsum(heights(:, 1:end - 1), 2)]; middles(:) = 1;
elseif strcmp(layout, 'grouped')
  deep = deep + ((1:columns) - (columns + 1) / 2) / (columns + 0.5); middles(:) = 1; reach = width / (columns + 0.5);
end
x = cell(1, columns); y = x; z = x; colors = x;
for k = 1:columns
  parts = cell(rows, 3);
  for i = 1:rows
    bottom = low(i, k); top = bottom + heights(i, k);
    parts{i, 1} = repmat(middles(i, k) + width / 2 * [-1 -1 1 1], 5, 1);
    parts{i, 2} = repmat(deep(i, k) + reach / 2 * [-1; -1; 1; 1; 1], 1, 4);
    parts{i, 3} = [NaN bottom bottom NaN; bottom top top bottom; bottom top top bottom; NaN bottom bottom NaN; NaN(1, 4)];
  end
  x{k} = vertcat(parts{:, 1}); y{k} = vertcat(parts{:, 2}); z{k} = vertcat(parts{:, 3}); colors{k} = k * ones(size(z{k}));
end
end
