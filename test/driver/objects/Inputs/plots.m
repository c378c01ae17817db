% Computes, plots, and goes on.
x = 1:100;
total = 0;
for k = x
  total = total + k;
end
fprintf('sum %d\n', total);
figure, hold on
for k = 1:3
  y = sin(x / k) .^ 2;
  plot(x, y, 'LineWidth', k)
  total = total + sum(y);
end
hold off
xlabel('x'), ylabel y, title(sprintf('%d lines', 3)), legend('a', 'b', 'c'), axis tight, grid on, colormap gray
drawnow
print -dpng plot.png
saveas(gcf, 'plot.fig')
fprintf('mean %.1f\n', (total - 5050) / 300);
fprintf('done %d\n', numel(get(gca, 'Children')));
close all
