% Polar axes, charts in place of axes, rulers, links, bars and legends, searches, flows and volumes. Nothing is drawn.
% language: no-unit
evalc('figure'); close all

% Polar axes take the place of others and give it up again, unless these are held or named.
p = polarplot([0 pi / 2; pi 2 * pi]', [1 2; 3 4]', 'LineWidth', 2); pax = gca;
assert(isgraphics(pax, 'polaraxes') && isequal(p(2).RData, [3 4]) && isempty(p(1).XData) && isequal(rlim, [0 4]) && isequal(pax.ThetaTick, 0:30:330))
hold on, polarscatter(1, 9), assert(numel(pax.Children) == 3 && isequal(rlim, [0 9])), rticklabels({'a'}), grid off, assert(strcmp(pax.ThetaGrid, 'off'))
assert(fails(@() plot(1:3), 'MATLAB:graphics:wrongAxes') && fails(@() xlim, 'MATLAB:class:InvalidProperty') && fails(@() plot(pax, 1:3), 'MATLAB:graphics:wrongAxes'))
pax.ThetaAxisUnits = 'radians'; assert(abs(pax.ThetaLim(2) - 2 * pi) < 1e-15 && numel(thetaticks) == 12), hold off
plot(1:3), assert(~isvalid(pax) && isgraphics(gca, 'axes') && isscalar(get(gcf, 'Children'))), subplot(2, 1, 2); p = polarplot(1:3); assert(p.Parent.Position(2) < 0.2 && isequal(p.ThetaData, [0 pi 2 * pi]))

% Charts that stand where axes would.
close all, h = heatmap([1 2; 3 NaN]); assert(isequal(h.ColorLimits, [1 3]) && isequal(h.XDisplayLabels, {'1'; '2'}) && gca == h)
title('T'), xlabel(h, 'x'), h.XDisplayLabels = {'a', 'b'}; assert(strcmp(h.Title, 'T') && strcmp(h.XLabel, 'x') && strcmp(h.XDisplayLabels{2}, 'b'))
assert(fails(@() heatmap({'a'}, {'b'}, [1 2]), 'MATLAB:graphics:heatmap:SizeMismatch') && fails(@() hold('on'), 'MATLAB:graphics:noAxes'))
s = stackedplot(magic(3)); assert(~isvalid(h) && isequal(s.XData, 1:3)), bar(1:2), assert(~isvalid(s))

% Rulers are other names of properties of the axes, two for two y-axes.
close all, plot(1:3); ax = gca; ax.XAxis.Limits = [0 9]; ax.YAxis.Scale = 'log'; ax.XAxis.Label.String = 'time';
assert(isequal(xlim, [0 9]) && strcmp(ax.YScale, 'log') && strcmp(ax.XLabel.String, 'time') && strcmp(ax.XLimMode, 'manual') && isequal(ax.XAxis.TickValues, xticks))
xticks([0 1500]), ax.XAxis.TickLabelFormat = '%.1f m'; assert(isequal(xticklabels, {'0.0 m'; '1500.0 m'})), xtickformat('jpy'), assert(isequal(xticklabels, {'¥0'; '¥1,500'}))
assert(isequal(xtickformat('%,.1f kg'), '%,.1f kg') && isequal(xticklabels, {'0.0 kg'; '1,500.0 kg'}) && strcmp(ytickformat, '%g'))
close all, plot(1:3), yyaxis right, plot([100 300]); ax = gca; ax.YAxis(1).Limits = [0 5]; ax.YAxis(2).Color = 'r'; ax.YAxis(1).Exponent = 2;
assert(isequal(size(ax.YAxis), [2 1]) && isequal(ylim, [100 300]) && isequal(ax.YColor, [1 0 0])), yyaxis left
assert(isequal(ylim, [0 5]) && isequal(ax.YAxis(2).Limits, [100 300]) && ax.YAxis(1).Exponent == 2 && isequal(ax.YAxis(2).Parent, ax))
set(ax.YAxis, 'FontSize', 7), ytickformat('%.2f'), yyaxis right, assert(ax.YAxis(2).FontSize == 7 && strcmp(ytickformat, '%g'))

% Links hold as long as somebody keeps them.
close all, a = subplot(1, 2, 1); plot([1 5]), b = subplot(1, 2, 2); plot([3 9]), linkaxes([a b], 'y'), ylim(a, [2 4]), assert(isequal(b.YLim, [2 4]) && strcmp(b.YLimMode, 'manual'))
linkaxes([a b], 'off'), ylim(a, [0 1]), assert(isequal(b.YLim, [2 4]))
k = linkprop([a b], {'FontSize', 'view'}); a.FontSize = 17; view(b, 10, 20), assert(b.FontSize == 17 && isequal(a.View, [10 20]) && isequal(k.Targets, [a b]))
k = []; a.FontSize = 5; assert(b.FontSize == 17 && fails(@() linkprop([a b], 'Colour'), 'MATLAB:graphics:linkprop:InvalidProperty'))

% Where bars end, and what a legend leaves out.
close all, g = bar([1 2; 3 4]); assert(max(abs([g.XEndPoints] - [1 2 1 2] - [-1 -1 1 1] / 7)) < 1e-12 && isequal(g(2).YEndPoints, [2 4]) && isequal(size(g(1).CData), [2 3]))
g = bar([1 -2; 3 4], 'stacked'); assert(isequal(g(2).YEndPoints, [-2 7]) && isequal(ylim, [-2 7]) && isequal(g(1).XEndPoints, [1 2])), g = barh([5 6]); assert(isequal(g.XEndPoints, [5 6]))
g(1).CData(2, :) = [1 0 0]; g.BaseLine.Visible = 'off'; assert(isequal(g.CData(2, :), [1 0 0]) && strcmp(get(g.BaseLine, 'Visible'), 'off'))
h = plot(magic(4)); h(2).Annotation.LegendInformation.IconDisplayStyle = 'off'; h(3).HandleVisibility = 'off'; l = legend('a', 'b', 'location', 'south');
assert(isequal(l.String, {'a', 'b'}) && strcmp(l.Location, 'south') && strcmp(h(4).DisplayName, 'b') && isequal(get(gca, 'Legend'), l))
[l, icons, shown, texts] = legend('x'); assert(isempty(icons) && isequal(shown, h(1)) && isequal(texts, {'x'})), legend off, assert(isempty(get(gca, 'Legend')))

% Forms of axis, xlim, text, camlight, material, print; resets; searches.
axis([0 1 0 1]), [mode, visible, direction] = axis('state'); assert(strcmp(mode, 'auto z') && strcmp(visible, 'on') && strcmp(direction, 'xy'))
plot([1.5 7.25], [1 2]), xlim tight, assert(isequal(xlim, [1.5 7.25]) && strcmp(xlim('method'), 'tight') && fails(@() xlim('loose'), 'MATLAB:xlim:unknownOption'))
t = text([1 2], [3 4], ["a" "b"]); assert(strcmp(t(2).String, 'b')), s = surf(peaks(5)); material([0.1 0.2 0.3 4]), assert(s.SpecularExponent == 4 && s.AmbientStrength == 0.1)
l = camlight(0, 90); assert(max(abs(l.Position - [0 0 1] .* l.Position)) < 1e-12 || l.Position(3) < 1), assert(fails(@() camlight(1), 'MATLAB:camlight:invalidArgument'))
try, picture = print('-RGBImage'); assert(false), catch e, assert(strcmp(e.identifier, 'RunMat:graphics:noPicture')), end
h = plot(1:3, 'LineWidth', 4, 'Tag', 'first line'); reset(h), assert(h.LineWidth == 0.5 && isequal(h.YData, 1:3) && isempty(h.Tag))
h = plot([1 2; 3 4]); set(h(1), 'Tag', 'left part'), assert(isequal(findobj('-regexp', 'Tag', 'part$'), h(1)) && isequal(findobj(h, 'flat', '-not', 'Tag', 'left part'), h(2)))
assert(numel(findobj(gca, 'Type', 'line', '-or', 'Type', 'axes')) == 3 && isempty(findobj(gca, 'Type', 'line', '-and', 'LineWidth', 9)))

% Flows and volumes.
[x, y] = meshgrid(-2:0.25:2); p = stream2(x, y, -y, x, 1, 0, [0.1 400]); r = hypot(p{1}(:, 1), p{1}(:, 2)); assert(size(p{1}, 1) == 400 && max(abs(r - 1)) < 0.02)
p = stream2(x, y, -y, x, 5, 0); assert(isempty(p{1})), h = streamline(x, y, 1 + 0 * x, 0 * y, [-2 -2], [0 1]); assert(isequal(h(2).YData([1 end]), [1 1]) && h(1).XData(end) > 1.9)
[x, y, z] = meshgrid(1:4, 1:3, 1:5); v = x + 10 * y + 100 * z; h = slice(v, 2.5, [], [1 5]); assert(numel(h) == 3 && h(1).CData(2, 3) == 232.5 && isequal(size(h(2).CData), [3 4]))
[f, p] = isosurface(x, y, z, v, 250); assert(max(abs(p * [1; 10; 100] - 250)) < 1e-9 && all(f(:) >= 1 & f(:) <= size(p, 1)))
d = p(f(:, 2), :) - p(f(:, 1), :); e = p(f(:, 3), :) - p(f(:, 1), :); assert(abs(sum(vecnorm(cross(d, e), 2, 2)) / 2 - 6 * norm([1 10 100]) / 100) < 1e-9)
[a, b, c, s] = curl(x, y, z, -y, x, 0 * z); assert(all(c(:) == 2) && all(a(:) == 0)), assert(all(divergence(x, 2 * y) == 3, 'all'))

% Dates at ticks, frames, sources of data, things in space.
close all, plot(datenum(2024, 1:12, 1), 1:12), datetick('x', 'mmm'), labels = xticklabels; assert(strcmp(labels{2}, 'Feb')), datetick('x', 'yyyy', 'keepticks'), labels = xticklabels; assert(strcmp(labels{2}, '2024'))
F = getframe(gcf); assert(isequal(size(F.cdata), [420 560 3]) && F.cdata(1) == 240), F = getframe(gca); assert(isequal(size(F.cdata), [342 434 3])), movie(F), assert(fails(@() movie(3), 'MATLAB:movie:InvalidFrames'))
y = 4:6; h = plot(1:3, 'YDataSource', 'y'); y = 7:9; refreshdata(h, 'caller'), assert(isequal(h.YData, 7:9))
h = bar3([1 2; 3 4], 'stacked'); assert(numel(h) == 2 && max(h(2).ZData(:)) == 7), h = bar3h(1:3); assert(isscalar(h) && max(h.YData(:)) == 3), h = pie3([1 1 2], [0 0 1]); assert(strcmp(h(12).String, '50%'))
h = boxplot([1:9 40]', 'Orientation', 'horizontal'); assert(isequal(h(7).XData, 40) && isequal(h(6).XData, [5.5 5.5])), [h, ax] = pareto([1 9]); assert(isequal(h(2).YData, [9 10]) && ax(2).YTick(end) == 10)
t = hgtransform; h = line(1:2, 1:2, 'Parent', t); t.Matrix = makehgtform('zrotate', pi / 2); assert(h.Parent == t && max(abs(t.Matrix * [1; 0; 0; 1] - [0; 1; 0; 1])) < 1e-12)
close all

function yes = fails(call, identifier)
% Whether the call ends with that error.
yes = false;
try
  call();
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp([identifier ' is ' problem.identifier ': ' problem.message]); end
end
end
