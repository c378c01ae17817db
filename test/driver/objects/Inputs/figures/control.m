% A second-order system: step, frequency response, two axes, poles.
zeta = [0.2 0.5 0.9]; t = 0:0.05:15; styles = {'-', '--', ':'};
f = figure; set(f, 'PaperPositionMode', 'auto', 'PaperUnits', 'centimeters', 'PaperSize', [15 10], 'DefaultAxesFontSize', 9, 'defaultLineLineWidth', 1)
subplot(2, 2, [1 2]); hold all
for k = 1:3
  wd = sqrt(1 - zeta(k) ^ 2);
  y = 1 - exp(-zeta(k) * t) .* (cos(wd * t) + zeta(k) / wd * sin(wd * t));
  plot(t, y, styles{k}), names{k} = ['\zeta = ' num2str(zeta(k))];
end
legend(names{:}, 'Location', 'SouthEast'), legend boxoff
line([0 15], [1 1], 'LineStyle', ':', 'Color', [0.5 0.5 0.5], 'Tag', 'target');
set(get(get(findobj(gca, 'Tag', 'target'), 'Annotation'), 'LegendInformation'), 'IconDisplayStyle', 'off')
xlabel('$t$ [s]', 'Interpreter', 'latex'); ylabel('$y(t)$', 'interpreter', 'latex', 'rotation', 0)
subplot(2, 2, 3), w = logspace(-1, 1, 60); H = 1 ./ (1 - w .^ 2 + 1i * w);
yyaxis left, semilogx(w, 20 * log10(abs(H))), ylabel('dB'), ylim([-40 10]), yyaxis right, semilogx(w, angle(H) * 180 / pi, '--'), ylabel('degrees'), yticks(-180:90:0)
ax = gca; ax.YAxis(1).Color = 'k'; ax.YAxis(2).Color = [0.8 0 0]; ax.YAxis(2).Limits = [-200 10]; ax.XAxis.Scale = 'log'; grid on
assert(isequal(ylim, [-200 10]) && isequal(ax.YAxis(1).Limits, [-40 10]) && strcmp(ax.YAxis(1).Label.String, 'dB'))
subplot(2, 2, 4), poles = roots([1 0.4 1]); plot(real(poles), imag(poles), 'x', 'MarkerSize', 10), hold on
rectangle('Position', [-1 -1 2 2], 'Curvature', [1 1], 'EdgeColor', [0.7 0.7 0.7], 'LineStyle', '--'); axis equal, axis([-1.5 1.5 -1.5 1.5])
ax = gca; ax.XAxisLocation = 'origin'; ax.YAxisLocation = 'origin'; ax.Box = 'off'; set(gca, 'LooseInset', get(gca, 'TightInset'))
ha = findobj(f, 'Type', 'axes'); linkprop(ha, 'FontSize'); set(ha, 'FontName', 'Times', 'LineWidth', 1)
figure, loglog(w, abs(H), w, abs(H) .^ 2), [mode, visible, direction] = axis('state'); assert(strcmp(mode, 'auto'))
saveas(f, 'control', 'epsc'), saveas(gcf, 'bode.fig'), close(f)
disp('control')
