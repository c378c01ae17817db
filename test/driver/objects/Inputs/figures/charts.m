% Charts of their own: heat maps, stacked plots, linked and shared axes.
figure, h = heatmap({'Mon', 'Tue', 'Wed'}, {'low', 'high'}, [12 45 7; 3 28 19]);
h.Title = 'Calls'; h.XLabel = 'Day'; ylabel('Load'), h.Colormap = parula(20); h.ColorbarVisible = 'off'; h.CellLabelFormat = '%d'; h.FontSize = 9;
assert(isequal(h.ColorLimits, [3 45]) && gca == h && strcmp(h.YLabel, 'Load')), title('All calls'), assert(strcmp(h.Title, 'All calls'))
figure, s = stackedplot(0:4, [1 2; 3 4; 5 6; 7 8; 9 10], 'Title', 'Signals'); s.LineWidth = 2; s.DisplayLabels = {'a', 'b'};
figure, ax(1) = subplot(2, 1, 1); plot(rand(1, 50)), ax(2) = subplot(2, 1, 2); bar(1:50, (1:50) / 10)
linkaxes(ax, 'x'), xlim([10 20]), assert(isequal(get(ax, 'XLim'), {[10 20]; [10 20]})), set(ax(1), 'XTickLabel', [])
t = tiledlayout('flow'); nexttile, imagesc(magic(4)), colorbar, axis image, set(gca, 'YDir', 'normal', 'CLim', [1 16]), colormap(gray)
nexttile([1 2]), spy(eye(5)), xlabel(t, 'columns'), ylabel(t, 'rows'), title(t, 'Matrices', 'FontWeight', 'bold')
figure, imshow(mat2gray(peaks(20))), colormap(flipud(gray(256))), set(gcf, 'Colormap', cool(8)), rgbplot(prism), white(3); colororder(lines(4))
x = datenum(2024, 1, 1) + (0:99); figure, plot(x, cumsum(sin(x))), datetick('x', 'mmm dd', 'keeplimits'), xtickangle(30), axis tight
figure('Color', [0.9 0.9 0.9]), u = uicontrol('Style', 'slider', 'Min', 0, 'Max', 10, 'Value', 5, 'Callback', @(src, event) disp(src.Value)); set(u, 'Units', 'normalized', 'Position', [0.1 0.05 0.8 0.05])
movegui(gcf, 'center'), assert(u.Value == 5), closereq
y = [4 5 6]; figure, h = plot(y, 'YDataSource', 'y'); y = [7 8 9]; refreshdata(h, 'caller'), assert(isequal(h.YData, [7 8 9]))
close all force
disp('charts')

function m = mat2gray(m)
m = (m - min(m(:))) / (max(m(:)) - min(m(:)));
end
