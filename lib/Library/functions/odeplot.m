function status = odeplot(t, y, flag, varargin)
% ODEPLOT Lines of the solutions of differential equations that grow while a solver finds points, as its OutputFcn.
persistent lines
status = false;
if nargin < 3, flag = ''; end
switch flag
  case 'init'
    lines = plot([t(1) NaN], [y(:), NaN(numel(y), 1)]', '-o');
    for k = 1:numel(lines), set(lines(k), 'XData', t(1), 'YData', y(k)); end
    xlim(sort(t([1 end])));
  case 'done'
    lines = [];
  otherwise
    for k = 1:min(numel(lines), size(y, 1))
      if isvalid(lines(k)), set(lines(k), 'XData', [lines(k).XData, t(:)'], 'YData', [lines(k).YData, y(k, :)]); end
    end
end
end
