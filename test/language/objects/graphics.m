% Figures, axes and plots: objects and their properties. Nothing is drawn.
evalc('figure'); close all

% The tree: root, figures, axes, what they show.
f = figure(4);
assert(strcmp(class(f), 'matlab.ui.Figure') && f.Number == 4 && f == gcf && isequal(get(0, 'CurrentFigure'), f) && isa(f, 'handle') && isobject(f));
a = gca;
assert(strcmp(class(a), 'matlab.graphics.axis.Axes') && a.Parent == f && isequal(f.CurrentAxes, a) && isequal(f.Children, a));
h = plot([1 2; 3 4; 5 9]);
assert(strcmp(class(h), 'matlab.graphics.chart.primitive.Line') && isequal(size(h), [2 1]) && strcmp(get(h(1), 'Type'), 'line'));
assert(isequal(h(2).YData, [2 4 9]) && isequal(h(2).XData, [1 2 3]) && isequal(a.Children, h([2 1])) && h(1).Parent == a);
assert(isequal(h(1).Color, [0 0.447 0.741]) && isequal(h(2).Color, [0.85 0.325 0.098]));
assert(isequal(get(a, 'XLim'), [1 3]) && isequal(get(a, 'YLim'), [1 9]) && isequal(a.YTick, 1:9) && strcmp(a.XLimMode, 'auto'));
assert(isequal(get(groot, 'Children'), f) && isempty(h(1).Children));

% Properties: any case and beginnings for set and get, whole names behind a dot.
set(h, 'linewidth', 2, 'MARKER', 'square');
assert(isequal([h.LineWidth], [2 2]) && strcmp(get(h(1), 'Marker'), 'square') && isequal(get(h, 'LineWidth'), {2; 2}) && get(h(1), 'MarkerS') == 6);
h(1).Color = 'r'; h(2).LineStyle = '--';
assert(isequal(h(1).Color, [1 0 0]) && strcmp(h(2).LineStyle, '--') && isequal(get(h, {'LineStyle', 'LineWidth'}), {'-', 2; '--', 2}));
h(1).YData(2) = 7; h(1).UserData.name = 'x'; h(1).YData(end + 1) = 8;
assert(isequal(h(1).YData, [1 7 5 8]) && strcmp(h(1).UserData.name, 'x'));
set(h, {'LineWidth'}, {3; 4}); set(h(1), struct('Tag', 't', 'Visible', 'off'));
assert(h(2).LineWidth == 4 && strcmp(h(1).Tag, 't') && strcmp(h(1).Visible, 'off'));
s = get(h(1));
assert(isstruct(s) && isequal(s.YData, h(1).YData) && strcmp(s.Type, 'line') && issorted(fieldnames(s)));
taken = set(h(1)); assert(isequal(taken.LineStyle, set(h(1), 'linestyle')) && ismember('--', taken.LineStyle) && iscolumn(taken.LineStyle) && isempty(taken.XData) && ~isfield(taken, 'Type'));
shown = evalc('set(h(1))'); assert(contains(shown, ['LineWidth: {}' newline]) && contains(shown, "LineStyle: {'-'"));
assert(fails(@() set(h), 'MATLAB:class:InvalidHandle') && fails(@() set(h(1), 'Nothing'), 'MATLAB:class:InvalidProperty') && fails(@() deal(set(h(1), 'Color', 'r')), 'MATLAB:maxlhs'));
set(a, 'Box', true); assert(strcmp(a.Box, 'on'));
set(h(2), 'Color', '#FF8000'); assert(isequal(round(h(2).Color * 255), [255 128 0]));
assert(fails(@() set(h, 'Colour', 'r'), 'MATLAB:class:InvalidProperty') && fails(@() get(h, 'Nothing'), 'MATLAB:class:InvalidProperty') && fails(@() get(h, 'Line'), 'MATLAB:hg:AmbiguousProperty'));
assert(fails(@() set(h, 'LineStyle', 'dots'), 'MATLAB:hg:InvalidPropertyValue') && fails(@() set(h, 'LineWidth', 'x'), 'MATLAB:hg:InvalidPropertyValue') && fails(@() set(h, 'Color', [1 2 3]), 'MATLAB:hg:InvalidPropertyValue'));
assert(fails(@() set(a, 'XLim', [2 1]), 'MATLAB:hg:InvalidPropertyValue') && fails(@() set(h, 'Type', 'x'), 'MATLAB:class:SetProhibited') && fails(@() set(h, 'Color'), 'MATLAB:graphics:oddArguments'));
assert(fails(@() h(1).linewidth, 'MATLAB:noSuchMethodOrField'));
try, h(1).linewidth = 2; assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:noPublicFieldForClass')), end

% Line specifications, groups of data, names behind them.
h = plot(1:3, [4 5 6], 'g--o', [1 2], [7 8], 'k.', 'LineWidth', 3);
assert(isequal(size(h), [2 1]) && isequal(h(1).Color, [0 1 0]) && strcmp(h(1).LineStyle, '--') && strcmp(h(1).Marker, 'o') && strcmp(h(2).LineStyle, 'none') && h(2).LineWidth == 3);
assert(numel(a.Children) == 2);
h = plot([1+2i 3+4i]); assert(isequal(h.XData, [1 3]) && isequal(h.YData, [2 4]));
assert(fails(@() plot(1:3, 1:4), 'MATLAB:samelen') && fails(@() plot(), 'MATLAB:minrhs') && fails(@() plot({1}), 'MATLAB:plot:invalidData') && fails(@() plot(1:3, 'Colour', 'r'), 'MATLAB:class:InvalidProperty'));

% hold, and what a plot clears.
plot(1:3); hold on, plot(4:6); plot(7:9);
assert(numel(a.Children) == 3 && ishold && isequal(a.Children(1).Color, [0.929 0.694 0.125]));
hold off, plot(1:2);
assert(numel(a.Children) == 1 && ~ishold);
hold all, line([1 2], [3 4]), hold('off'), assert(numel(a.Children) == 2);

% Texts, limits, axis.
t = title('One', 'FontSize', 12); xlabel(a, 'x'); ylabel('y'); zlabel({'two', 'lines'});
assert(t == a.Title && strcmp(a.Title.String, 'One') && a.Title.FontSize == 12 && strcmp(a.XLabel.String, 'x') && strcmp(get(get(gca, 'YLabel'), 'String'), 'y') && iscell(a.ZLabel.String));
axis([0 5 -1 1]); assert(isequal(axis, [0 5 -1 1]) && strcmp(a.XLimMode, 'manual') && isequal(ylim, [-1 1]));
axis equal, axis ij, axis off
assert(isequal(a.DataAspectRatio, [1 1 1]) && strcmp(a.YDir, 'reverse') && strcmp(a.Visible, 'off'));
axis auto, assert(strcmp(a.XLimMode, 'auto'));
plot([3 17], [1 2]); axis tight, assert(isequal(xlim, [3 17]));
xlim([2 4]); grid on, box off, view(3)
assert(isequal(xlim, [2 4]) && strcmp(a.XGrid, 'on') && isequal(a.View, [-37.5 30]));
assert(fails(@() axis('sideways'), 'MATLAB:axis:unknownOption') && fails(@() axis([1 2 3]), 'MATLAB:axis:WrongNumberElements') && fails(@() hold('maybe'), 'MATLAB:hold:invalidArgument'));
xticks([1 2]); xticklabels({'a', 'b'}); assert(isequal(a.XTick, [1 2]) && isequal(a.XTickLabel, {'a', 'b'}));

% Several axes and figures.
g = figure; s1 = subplot(2, 2, 1); s2 = subplot(2, 2, [3 4]); s3 = subplot(222);
assert(g.Number == 1 && numel(g.Children) == 3 && gca == s3 && subplot(2, 2, 1) == s1 && s2.Position(3) > 2 * s1.Position(3));
plot(s2, 1:3, 'r'); assert(numel(s2.Children) == 1 && isempty(s1.Children) && gca == s1);
figure(4); assert(gcf == f);
subplot(1, 1, 1); assert(numel(findobj(f, 'Type', 'axes')) == 1);
assert(fails(@() subplot(2, 2, 5), 'MATLAB:subplot:SubplotIndexTooLarge') && fails(@() figure(-1), 'MATLAB:figure:InvalidFigureNumber'));

% Handles are arrays.
k = []; for i = 1:3, k(i) = line([0 i], [0 1]); end
assert(isnumeric(k) || numel(k) == 3);
m = [plot(1:2); line([1 2], [3 4])]; m(end + 1) = text(1, 2, 'x');
assert(strcmp(class(m), 'matlab.graphics.Graphics') && numel(m) == 3 && strcmp(class(m(2)), 'matlab.graphics.primitive.Line'));
m(2) = []; assert(numel(m) == 2 && strcmp(m(2).String, 'x') && isequal(m == m(2), [false; true]) && isequal(m, m) && any(m ~= m(1)));
n = gobjects(1, 2); n(1) = m(2); assert(n(1) == m(2) && isequal(isgraphics(n), [true false]));
z = zeros(1, 2); z(2) = plot(1:3); assert(isnumeric(z) && isequal(get(z(2), 'YData'), 1:3) && isequal(ishandle(z), [true true]));
set(z(2), 'LineWidth', 5); delete(z(2)); assert(~ishandle(z(2)));
q.h = plot(1:2); q.h.LineWidth = 7; q.list(2) = q.h; assert(q.h.LineWidth == 7 && numel(q.list) == 2 && q.list(2).LineWidth == 7);
c = 0; for one = [plot(1:2) line([1 2], [1 2])], c = c + numel(one.XData); end
assert(c == 4);
p = plot(1:3); r = p; delete(p); assert(~isvalid(r) && ~ishandle(r) && fails(@() r.YData, 'MATLAB:class:InvalidHandle') && fails(@() set(r, 'Tag', 'x'), 'MATLAB:class:InvalidHandle'));
p = plot(1:3); close(gcf), assert(~isvalid(p) && ~any(findall(0, 'Type', 'figure') == 4));

% No object lies in itself, in what lies in it, or where its type has no place.
f = figure; a = axes; h = plot(1:3); g = hggroup; p = uipanel;
bad = 'MATLAB:hg:InvalidPropertyValue';
assert(fails(@() set(a, 'Parent', a), bad) && fails(@() set(f, 'Parent', a), bad) && fails(@() set(h, 'Parent', h), bad) && fails(@() set(g, 'Parent', g), bad) && fails(@() set(f, 'Parent', f), bad));
assert(fails(@() set(h, 'Parent', f), bad) && fails(@() set(a, 'Parent', groot), bad) && fails(@() line(1:2, 1:2, 'Parent', f), bad) && fails(@() set(a, 'Title', a), bad) && fails(@() copyobj(h, f), bad));
inner = hggroup('Parent', g); assert(fails(@() set(g, 'Parent', inner), bad));
h.Parent = inner; a.Parent = p; assert(ancestor(h, 'figure') == f && h.Parent == inner && a.Parent == p);
try, h.Parent = f; assert(false), catch e, assert(strcmp(e.message, 'Error setting property ''Parent'' of class ''Line'': Line cannot be a child of Figure.')), end
gone = axes; delete(gone); assert(fails(@() set(h, 'Parent', gone), bad));
b = axes; t = text(0, 0, 'moved', 'Parent', a); b.Title = t; delete(a); assert(isvalid(b) && strcmp(b.Title.String, 'moved'));
delete(f); assert(~isvalid(b) && ~isvalid(h));

% Limits of the largest and the smallest numbers.
plot([1e308 -1e308]); assert(isequal(ylim, [-1e308 1e308]) && all(isfinite(yticks)));
plot([realmax -realmax]); assert(isequal(ylim, [-realmax realmax]));
plot([1e20 1e20]); lim = ylim; assert(lim(1) < 1e20 && lim(2) > 1e20);
plot([0 5e-324]); assert(all(isfinite(ylim)));
close all

% Finding.
figure; a = gca; h = plot(1:3, 'Tag', 'mine'); hold on, plot(4:6, 'Tag', 'other', 'LineWidth', 2);
assert(isequal(findobj('Tag', 'mine'), h) && numel(findobj(gca, 'Type', 'line')) == 2 && isempty(findobj('Tag', 'none')) && numel(findobj(gca, 'Type', 'line', 'LineWidth', 2)) == 1 && isequal(findobj(gcf, 'flat'), gcf) && numel(findobj(gcf, '-depth', 1)) == 2);
assert(ancestor(h, 'axes') == a && ancestor(h, {'figure', 'root'}) == gcf && isempty(ancestor(gcf, 'axes')) && isprop(h, 'YData') && ~isprop(h, 'Zeta'));
setappdata(gcf, 'n', 5); guidata(h, {1}); assert(getappdata(gcf, 'n') == 5 && isappdata(gcf, 'n') && iscell(guidata(a)));

% Defaults.
set(0, 'DefaultLineLineWidth', 4), h = plot(1:3); assert(h.LineWidth == 4 && get(0, 'DefaultLineLineWidth') == 4);
set(0, 'DefaultLineLineWidth', 0.5)
close all, assert(isempty(get(0, 'Children')) && isempty(get(0, 'CurrentFigure')));

% Display.
h = plot([4 5 6], 'g'); m = [h h];
text = evalc('h');
assert(contains(text, 'Line with properties:') && contains(text, 'Color: [0 1 0]') && contains(text, 'YData: [4 5 6]') && ~contains(text, 'BusyAction'));
assert(strcmp(evalc('m'), sprintf('m = \n\n  1×2 Line array:\n\n  Line\n  Line\n\n')) && strcmp(evalc('e = findobj(''Tag'', ''none'')'), sprintf('e = \n\n  0×0 empty GraphicsPlaceholder array.\n\n')));
delete(h); assert(strcmp(evalc('h'), sprintf('h = \n\n  handle to deleted Line\n\n')));
clear text

% Other charts.
h = bar([1 2; 3 4]); assert(numel(h) == 2 && isequal(h(2).YData, [2 4]) && isequal(ylim, [0 4]));
h = barh(1:2, 0.5, 'r'); assert(isequal(h.FaceColor, [1 0 0]) && h.BarWidth == 0.5);
[xx, yy] = meshgrid(1:3, 1:2); h = surf(xx, yy, xx + yy); assert(isequal(h.ZData, xx + yy) && isequal(size(h.CData), [2 3]) && isequal(zlim, [2 5]));
shading interp, colormap gray, caxis([0 9]); assert(strcmp(h.FaceColor, 'interp') && isequal(caxis, [0 9]) && isequal(size(colormap), [256 3]));
assert(fails(@() surf(1:3), 'MATLAB:surf:inputMustBe2D') && fails(@() surf(1:4, 1:2, xx), 'MATLAB:surf:sizeMismatch') && fails(@() quiver(1:3, 1:4), 'MATLAB:quiver:sizeMismatch'));
[C, h] = contour(peaks_of(8), 5); assert(size(C, 1) == 2 && all(ismember(C(1, 1:3:end), h.LevelList)) && all(C(2, 1:3:end) == 2) && numel(h.LevelList) == 5);
h = imagesc([1 2 3; 4 5 6], [0 9]); assert(isequal(xlim, [0.5 3.5]) && isequal(get(gca, 'CLim'), [0 9]) && strcmp(get(gca, 'YDir'), 'reverse') && strcmp(h.CDataMapping, 'scaled'));
% Whole numbers that lie close have a bin each, as far as doubles have halves.
h = histogram([1 2 2 3]); assert(isequal(h.BinEdges, 0.5:3.5) && isequal(h.Values, [1 2 1]));
h = histogram(1e17); assert(sum(h.Values) == 1);
h = histogram([1 NaN 3]); assert(isequal(h.BinEdges, 0.5:3.5) && isequal(h.Values, [1 0 1]));
h = histogram([1 1 2 9], 4); assert(isequal(h.Values, [3 0 0 1]) && h.NumBins == 4 && max(abs(h.BinLimits - [0 9.2])) < 1e-12);
h.Normalization = 'pdf'; assert(max(abs(h.Values - [3 0 0 1] / 9.2)) < 1e-12); h.Normalization = 'cdf'; assert(isequal(h.Values, [0.75 0.75 0.75 1]));
[~, h] = contour(peaks_of(4), [0 0], 'r'); assert(isequal(h.LineColor, [1 0 0]) && numel(findobj(gca, 'LineColor', 'red')) == 1);
h = errorbar(1:2, [1 1], 'x'); assert(strcmp(h.LineStyle, 'none'));
h = scatter([1 2], [3 4], 9, 'r', 'filled'); assert(h.SizeData == 9 && isequal(h.CData, [1 0 0]) && strcmp(h.MarkerFaceColor, 'flat'));
h = errorbar(1:3, 4:6, [1 1 1], [2 2 2], 'o'); assert(isequal(h.YPositiveDelta, [2 2 2]) && strcmp(h.Marker, 'o'));
h = patch('Faces', [1 2 3], 'Vertices', [0 0; 1 0; 0 1], 'FaceColor', 'g'); assert(isequal(h.FaceColor, [0 1 0]));
h = text([1 2], [3 4], {'a', 'b'}); assert(numel(h) == 2 && strcmp(h(2).String, 'b') && isequal(h(2).Position, [2 4 0]));
h = plot([1 2; 3 4]); legend('one', 'two', 'Location', 'southeast'); l = findobj(gcf, 'Type', 'legend');
assert(isequal(l.String, {'one', 'two'}) && strcmp(h(2).DisplayName, 'two') && strcmp(l.Location, 'southeast')); legend off, assert(~isvalid(l));
w = waitbar(0, 'Wait'); waitbar(0.5, w); assert(w.UserData == 0.5); close(w)
[message, ~] = deal(evalc('print -dpng nowhere.png')); [~, identifier] = lastwarn;
assert(contains(message, 'wrote no file') && strcmp(identifier, 'RunMat:graphics:noFile') && ~exist('nowhere.png', 'file'));
lastwarn('', ''); close all

function z = peaks_of(n)
[x, y] = meshgrid(linspace(-1, 1, n));
z = x .^ 2 - y;
end

function ok = fails(f, identifier)
ok = false;
try, f(); catch e, ok = strcmp(e.identifier, identifier); if ~ok, fprintf('%s: %s\n', e.identifier, e.message); end, end
end

% Lines across axes, layouts, and what a legend names.
close all, plot([1 5 2]), text(1, 1, 'here'), hold on, plot([2 2 2]), h = xline(2, 'DisplayName', 'limit');
l = legend('a', 'b'); assert(isequal(l.String, {'a', 'b'}) && isequal(xlim, [1 3]) && numel(findobj(gca, 'Type', 'constantline')) == 1)
xlim([2 Inf]), ylim([-Inf 4]); assert(isequal(xlim, [2 3]) && isequal(ylim, [1 4]))
axis([0 Inf 0 6]), assert(isequal(axis, [0 3 0 6]))
t = tiledlayout(2, 2); assert(isequal(get(gcf, 'Children'), t))
a = nexttile; plot(1:3), b = nexttile(4); plot(4:6), c = nexttile; title(t, 'Both'), xlabel(c, 'time');
assert(a.Layout.Tile == 1 && b.Layout.Tile == 4 && c.Layout.Tile == 2 && strcmp(t.Title.String, 'Both') && isequal(c.Parent, t))
assert(a.Position(2) > b.Position(2) && a.Position(1) < b.Position(1) && isequal(c.Position([1 2]), [b.Position(1) a.Position(2)]))
nexttile; try, nexttile, assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:nexttile:NoTile')), end
close all, t = tiledlayout('flow'); for k = 1:5, nexttile; end, assert(isequal(t.GridSize, [2 3])), nexttile([2 2]); assert(isequal(t.GridSize, [3 4]))
h = animatedline('MaximumNumPoints', 2); for k = 1:4, addpoints(h, k, k ^ 2, 0), end
[x, y, z] = getpoints(h); assert(isequal([x; y; z], [3 4; 9 16; 0 0]) && isequal(h.Parent, gca))

% Bins that change, two y-axes, rulers, forms of old programs.
close all, h = histogram([2 3 5 7 11 13 17 19 23 29]); h.NumBins = 6; assert(max(abs(h.BinEdges - (0:4.9:29.4))) < 1e-12 && isequal(h.Values, [2 2 2 2 1 1]))
h.BinEdges = [0 10 30]; assert(h.NumBins == 2 && isequal(h.Values, [4 6])), h.BinWidth = 5; assert(isequal(h.BinEdges, 0:5:30) && isequal(xlim, [0 30]))
h.Data = [1 1 2]; h.BinMethod = 'integers'; assert(isequal(h.BinEdges, [0.5 1.5 2.5]) && isequal(h.BinCounts, [2 1]))
try, h.NumBins = -1; assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:hg:InvalidPropertyValue')), end
close all, a = plot([1 2 3]); yyaxis right, b = plot([100 300], 'r'); hold on, c = plot([200 400]); ylabel('right'), set(gca, 'YScale', 'log')
assert(isequal(ylim, [100 1000]) && isequal(xlim, [1 3]) && numel(get(gca, 'Children')) == 2 && strcmp(get(gca, 'YAxisLocation'), 'right'))
yyaxis left, ax = gca; assert(isequal(ylim, [1 3]) && strcmp(ax.YScale, 'linear') && isempty(ax.YLabel.String) && isequal(ax.Children, a) && isequal(b.Parent, ax) && ancestor(c, 'figure') == gcf)
l = legend('a', 'b', 'c'); assert(strcmp(b.DisplayName, 'b') && strcmp(c.DisplayName, 'c') && numel(findobj(gcf, 'Type', 'line')) == 3)
plot([5 6]), assert(~isvalid(a) && isvalid(b) && isequal(ylim, [5 6])), cla reset, assert(~isvalid(b) && isequal(ax.YAxisLocation, 'left')), delete(ax), assert(isempty(get(gcf, 'Children')) || ~isvalid(ax))
close all, subplot 224, p = get(gca, 'Position'); subplot(2, 2, 4); assert(isequal(p, get(gca, 'Position'))), plot(1:3), l = legend('a', 2); assert(strcmp(l.Location, 'northwest'))
axis([0 1 0 1]), axis('auto x'); assert(isequal(axis, [1 3 0 1])), h = quiver(1, 2, 3, 4, 0); assert(h.AutoScaleFactor == 0), ax = gca; ax.XAxis.FontSize = 7; assert(ax.XAxis.FontSize == 7)
