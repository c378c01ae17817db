% Throws at several angles, how far they go, and the best one.
g = 9.81; speed = 20; angles = 15:15:75;
figure('Name', 'Projectile', 'NumberTitle', 'off', 'Color', 'w', 'Position', [100 100 800 400])
subplot(1, 2, 1)
colors = lines(numel(angles));
reach = zeros(size(angles));
for k = 1:numel(angles)
  a = angles(k) * pi / 180;
  t = linspace(0, 2 * speed * sin(a) / g, 50);
  x = speed * cos(a) * t; y = speed * sin(a) * t - g * t .^ 2 / 2;
  h(k) = plot(x, y, 'Color', colors(k, :), 'LineWidth', 1.5, 'DisplayName', [num2str(angles(k)) '^\circ']);
  hold on
  [top, at] = max(y);
  plot(x(at), top, 'kv', 'MarkerFaceColor', 'k', 'HandleVisibility', 'off')
  reach(k) = x(end);
end
hold off, grid on, grid minor, box on
xlabel('Distance (m)', 'FontSize', 12), ylabel('Height (m)', 'FontSize', 12)
title({'Paths of a ball', sprintf('v_0 = %g m/s', speed)})
lgd = legend(h, 'location', 'northeast', 'NumColumns', 2); title(lgd, 'Angle'), lgd.FontSize = 8;
axis([0 45 0 22]), set(gca, 'XTick', 0:5:45, 'TickDir', 'out', 'TickLength', [0.02 0.02])
xline(reach(3), '--r', 'best', 'LabelVerticalAlignment', 'middle'); yline(speed ^ 2 / (2 * g), ':');
subplot(1, 2, 2)
b = bar(angles, reach, 0.6, 'FaceColor', 'flat'); b.CData(3, :) = [1 0 0];
text(b.XEndPoints, b.YEndPoints, string(round(b.YData, 1)), 'HorizontalAlignment', 'center', 'VerticalAlignment', 'bottom')
ylim([0 50]), xticks(angles), xticklabels(compose('%d°', angles)), xtickangle(45), ytickformat('%.1f')
sgtitle('Throws without air'), drawnow
annotation('textarrow', [0.3 0.4], [0.7 0.6], 'String', 'longest', 'FontSize', 9);
assert(numel(findobj(gcf, 'Type', 'axes')) == 2 && numel(lgd.String) == 5)
print('-dpng', '-r300', 'projectile.png')
disp('projectile')
