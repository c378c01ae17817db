% Data of a class: histograms, boxes, bars, shares.
marks = 50 + 10 * cos((1:120)' .* [1 2 3]) + (1:3);
figure('Units', 'normalized', 'OuterPosition', [0 0 1 1], 'Visible', 'off')
subplot(2, 3, 1), h = histogram(marks(:, 1), 10, 'Normalization', 'pdf', 'FaceColor', [0.2 0.6 0.8], 'EdgeColor', 'w');
hold on, xs = linspace(30, 70); plot(xs, normpdf(xs, mean(marks(:, 1)), std(marks(:, 1))), 'r', 'LineWidth', 2), legend({'data', 'normal'}, 'Location', 'best', 'Box', 'off')
assert(h.NumBins == 10)
subplot(2, 3, 2), b = boxplot(marks, 'Labels', {'A', 'B', 'C'}, 'Whisker', 1.5); set(b, 'LineWidth', 1.2), ylabel Marks
subplot(2, 3, 3), c = boxchart(marks); c.BoxFaceColor = 'g'; c.JitterOutliers = 'on'; xlim([0 4])
subplot(2, 3, 4), g = bar([3 1 2; 4 5 2], 'stacked'); set(g, {'FaceColor'}, {'r'; 'g'; 'b'}), set(gca, 'XTickLabel', {'2023', '2024'}), legend('one', 'two', 'three', 'Location', 'northoutside', 'Orientation', 'horizontal')
assert(isequal(g(3).YEndPoints, [6 11]) && isequal(ylim, [0 12]))
subplot(2, 3, 5), p = pie([3 5 2], [0 1 0], {'walk', 'bike', 'bus'}); set(findobj(p, 'Type', 'text'), 'FontSize', 8), colormap(gca, pink)
subplot(2, 3, 6), errorbar(1:3, mean(marks), std(marks), 'o-', 'CapSize', 10, 'MarkerFaceColor', 'r'), xlim padded, ax = gca; ax.YGrid = 'on'; ax.GridLineStyle = ':';
figure, [charts, axs] = pareto([12 45 8 3 30], {'a', 'b', 'c', 'd', 'e'}); charts(1).FaceColor = [0.5 0.5 0.5]; ylabel(axs(2), 'percent')
figure, bar3(magic(4)), set(gca, 'XTickLabel', {'w', 'x', 'y', 'z'}), figure, pie3([1 2 3]), figure, barh([1 2; 3 4], 'grouped')
figure, scatter(marks(:, 1), marks(:, 2), 20 + (1:120), marks(:, 3), 'filled', 'MarkerFaceAlpha', 0.5), colorbar('southoutside'), lsq = polyfit(marks(:, 1), marks(:, 2), 1);
hold on, plot(xlim, polyval(lsq, xlim), 'k--'), text(40, 60, sprintf('y = %.2fx + %.2f', lsq), 'EdgeColor', 'k', 'BackgroundColor', 'w', 'Margin', 5)
figure, plotmatrix(marks), figure, swarmchart(ones(120, 1), marks(:, 1), 'XJitterWidth', 0.5), figure, bubblechart(1:3, 4:6, [10 20 30]), figure, hist(marks(:, 1), 15), stem(1:3, 'filled')
figure, area([1 5 3; 3 2 7; 1 5 3]), assert(isequal(ylim, [0 12])), figure, rose(marks(:, 1)), figure, stairs(1:5, [1 3 2 5 4], 'm-.')
close all hidden
disp('statistics')
