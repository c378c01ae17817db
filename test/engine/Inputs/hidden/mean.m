function r = mean(x), r = -numel(x); end
