% Handles: a board that is drawn square by square, its state kept with the figure.
fig = figure('MenuBar', 'none', 'ToolBar', 'none', 'Resize', 'off', 'CloseRequestFcn', 'closereq', 'KeyPressFcn', @(~, e) disp(e.Key));
board = axes('Parent', fig, 'Units', 'pixels', 'Position', [20 20 380 380], 'XLim', [0 8], 'YLim', [0 8], 'XTick', [], 'YTick', [], 'DataAspectRatio', [1 1 1], 'NextPlot', 'add');
squares = gobjects(8);
for i = 1:8
  for j = 1:8
    squares(i, j) = rectangle(board, 'Position', [j - 1, i - 1, 1, 1], 'FaceColor', 0.5 + 0.4 * mod(i + j, 2) * [1 1 1], 'ButtonDownFcn', {@pressed, i, j});
  end
end
queens = text(board, (1:8) - 0.5, [1 5 8 6 3 7 2 4] - 0.5, repmat({char(9819)}, 1, 8), 'HorizontalAlignment', 'center', 'FontSize', 24);
set(queens, 'HitTest', 'off', 'PickableParts', 'none'), setappdata(fig, 'moves', 0), guidata(fig, struct('turn', 'white'))
for k = 1:3, setappdata(fig, 'moves', getappdata(fig, 'moves') + 1); end
state = guidata(board); assert(strcmp(state.turn, 'white') && getappdata(fig, 'moves') == 3 && numel(board.Children) == 72)
m = uimenu(fig, 'Text', 'Game'); uimenu(m, 'Label', 'New', 'Callback', 'disp new', 'Accelerator', 'N'); panel = uipanel(fig, 'Title', 'Score', 'Position', [0.75 0.1 0.2 0.8]); uicontrol(panel, 'Style', 'text', 'String', {'white', '0'});
set(findobj(fig, 'Type', 'rectangle', 'FaceColor', [0.5 0.5 0.5]), 'FaceColor', [0.3 0.2 0.1]), assert(numel(findobj(squares(:), 'flat', 'FaceColor', [0.3 0.2 0.1])) == 32)
try, answer = questdlg('Play again?'); catch problem, assert(strcmp(problem.identifier, 'RunMat:graphics:noUser')), end
try, [x, y] = ginput(1); catch problem, assert(strcmp(problem.identifier, 'RunMat:graphics:noUser') && contains(problem.message, 'ginput')), end
s = get(fig); assert(isfield(s, 'Position') && strcmp(get(fig, 'Type'), 'figure')), reset(board), clf(fig), assert(isempty(fig.Children) && ~any(isvalid(queens)))
delete(fig), assert(~ishandle(fig))
disp('games')

function pressed(~, ~, i, j)
fprintf('%d %d\n', i, j);
end
