function mustBeInRange(value, lower, upper, varargin)
% MUSTBEINRANGE An error where a number is not between two others, or 'exclusive', 'exclude-lower', 'exclude-upper', at them.
words = lower_words(varargin);
above = value >= lower; below = value <= upper;
if any(strcmp(words, 'exclusive') | strcmp(words, 'exclude-lower')), above = value > lower; end
if any(strcmp(words, 'exclusive') | strcmp(words, 'exclude-upper')), below = value < upper; end
if ~isreal(value) || ~all(above(:) & below(:))
  throwAsCaller(MException('MATLAB:validators:mustBeInRange', 'Value must be between %g and %g.', lower, upper));
end
end

function words = lower_words(given)
words = cellfun(@(word) char(lower(string(word))), given, 'UniformOutput', false);
end
