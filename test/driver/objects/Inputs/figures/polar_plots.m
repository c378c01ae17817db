% Curves in polar axes, compass arrows, antenna patterns.
theta = linspace(0, 2 * pi, 361);
figure, p = polarplot(theta, 2 + 2 * sin(3 * theta), 'r', 'LineWidth', 2); hold on, polarplot(theta, 3 * ones(size(theta)), 'k--'), hold off
pax = gca; pax.ThetaZeroLocation = 'top'; pax.ThetaDir = 'clockwise'; pax.RLim = [0 5]; pax.RTick = 0:2.5:5; pax.ThetaAxisUnits = 'radians';
assert(strcmp(class(pax), 'matlab.graphics.axis.PolarAxes') && isequal(p.Parent, pax) && numel(pax.Children) == 2)
title('Rose'), legend('three leaves', 'circle', 'Location', 'southoutside'), rticks(0:1:5), rlim([0 4.5])
thetaticks(0:45:315), thetaticklabels({'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'}), rtickangle(30), grid minor
figure, polaraxes; polarscatter(theta(1:10:end), rand(1, 37) + 1, 30, 'filled'), figure, polarhistogram(mod(theta .^ 2, 2 * pi), 12, 'FaceAlpha', 0.3)
figure, polar(theta, abs(cos(2 * theta)), '-b'), figure, compass([1 2i -1-1i]), feather(exp(1i * theta(1:20:end))), ezpolar('1 + cos(t)')
figure, plot(1:3), polarplot(1:5), assert(isgraphics(gca, 'polaraxes') && isscalar(findobj(gcf, '-property', 'RLim'))), plot(1:3), assert(isgraphics(gca, 'axes'))
close all
disp('polar')
