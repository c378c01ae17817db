% arc_distance.m - lengths of arcs between pairs of points on a sphere.
function [theta1, phi1, theta2, phi2] = setup(n)
    theta1 = uniform(1, n, 1);
    phi1 = uniform(2, n, 1);
    theta2 = uniform(3, n, 1);
    phi2 = uniform(4, n, 1);
end

function d = arc_distance(theta1, phi1, theta2, phi2)
    t = sin((theta2 - theta1) / 2) .^ 2 + cos(theta1) .* cos(theta2) .* sin((phi2 - phi1) / 2) .^ 2;
    d = 2 * atan2(sqrt(t), sqrt(1 - t));
end
