% scattering_self_energies.m - sums of products of many small complex matrices.
function [neighbour, dH, G, D] = setup(n)
    m = 6;
    neighbour = mod(reshape(0:4*n-1, 4, n) * 7 + 3, n) + 1;
    dH = uniform(1, m, m, 3, 4, n) - 0.5 + 1i * (uniform(2, m, m, 3, 4, n) - 0.5);
    G = uniform(3, m, m, 4, n) - 0.5 + 1i * (uniform(4, m, m, 4, n) - 0.5);
    D = uniform(5, 3, 3, 4, n) - 0.5;
end

function Sigma = scattering_self_energies(neighbour, dH, G, D)
    m = size(G, 1);
    n = size(G, 4);
    Sigma = zeros(m, m, 4, n);
    for a = 1:n
        for b = 1:4
            f = neighbour(b, a);
            for e = 1:4
                for i = 1:3
                    left = dH(:, :, i, b, a) * G(:, :, e, f);
                    for j = 1:3
                        Sigma(:, :, e, a) = Sigma(:, :, e, a) + left * dH(:, :, j, b, a) * D(i, j, b, a);
                    end
                end
            end
        end
    end
end
