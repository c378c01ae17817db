% image_pipeline.m - the example of that name: images normalised, with gain, bias and gamma, and their mean error.
function [imgs, gain, bias, gamma] = setup(n)
    imgs = single(uniform(1, 4, n, n));
    gain = single(1.0123);
    bias = single(-0.02);
    gamma = single(1.8);
end

function mse = image_pipeline(imgs, gain, bias, gamma)
    mu = mean(mean(imgs, 2), 3);
    sigma = sqrt(mean(mean((imgs - mu) .^ 2, 2), 3) + single(1e-6));
    out = ((imgs - mu) ./ sigma) * gain + bias;
    out = max(out, 0) .^ gamma;
    mse = mean(mean(mean((out - imgs) .^ 2)));
end
