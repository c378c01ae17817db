% Fields: potentials, flows, their curl and divergence, a pendulum's phase plane.
[x, y] = meshgrid(linspace(-2, 2, 21)); V = 1 ./ sqrt((x - 1) .^ 2 + y .^ 2 + 0.1) - 1 ./ sqrt((x + 1) .^ 2 + y .^ 2 + 0.1);
[ex, ey] = gradient(-V, 0.2); figure, contour(x, y, V, -2:0.25:2, 'ShowText', 'on', 'LineWidth', 1), hold on, q = quiver(x, y, ex, ey, 'color', [0.3 0.3 0.3]); q.MaxHeadSize = 0.5; q.ShowArrowHead = 'on';
plot(1, 0, 'ro', -1, 0, 'bo', 'MarkerSize', 8, 'MarkerFaceColor', 'auto'), streamslice(x, y, ex, ey, 0.5); hold off, axis image, colormap(cool), title('A dipole'), subtitle('potential and field')
u = -y; v = x; turn = curl(x, y, u, v); spread = divergence(x, y, u, v); assert(max(abs(turn(:) - 1)) < 1e-12 && max(abs(spread(:))) < 1e-12)
figure, C = contourc(x(1, :), y(:, 1), V, [0.5 0.5]); assert(C(1, 1) == 0.5), imagesc(x(1, :), y(:, 1), V), axis xy, shading interp, hold on, contour(x, y, V, [0 0], 'w'), h = colorbar; ylabel(h, 'V'), set(h, 'YTick', -2:2)
[t, z] = ode45(@(t, z) [z(2); -sin(z(1)) - 0.1 * z(2)], [0 20], [2; 0]); figure, ax1 = subplot(121); plot(t, z), legend('angle', 'speed'), ax2 = subplot(122); plot(z(:, 1), z(:, 2), 'k'), xlabel('\theta'), ylabel('d\theta/dt')
axis(ax2, 'square'), grid(ax1, 'on'), xlabel(ax1, 'time'), hold(ax2, 'on'), scatter(ax2, z(1, 1), z(1, 2), 60, 'g', 'filled'), set([ax1 ax2], 'FontSize', 11), ax2.XLim = [-3 3];
figure, [X, Y, Z] = meshgrid(-1:0.5:1); quiver3(X, Y, Z, -Y, X, 0 * Z), streamline(stream3(X, Y, Z, -Y, X, 0 * Z + 0.2, 0.5, 0, -1)); view(3), axis tight, zoom(1.5), zoom out
[hx, hy, hz] = cylinder([1 2 1]); surf(hx, hy, hz, 'FaceColor', 'interp'), colormap(hsv(12)), caxis auto, colorbar off, close all
disp('fields')
