function x = uniform(seed, varargin)
    % Numbers in [0, 1) that every language makes alike: all products are exact.
    k = 0:prod([varargin{:}]) - 1;
    k = mod(k * 48271 + seed * 7919, 67108859);
    x = reshape(mod(k .* k, 67108859) / 67108859, varargin{:}, 1);
end

function report(seconds, varargin)
    % Sums of each output, of its magnitudes, and one with weights, which sees elements that changed places.
    fprintf('%.9f', seconds);
    for k = 1:numel(varargin)
        x = double(varargin{k}(:));
        w = mod((0:numel(x) - 1)', 7) + 1;
        re = real(x);
        im = imag(x);
        fprintf(' %.15g', sum(re), sum(abs(re)), sum(w .* re), sum(im), sum(abs(im)), sum(w .* im));
    end
    fprintf('\n');
end
