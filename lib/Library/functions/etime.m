function s = etime(t1, t0)
% ETIME Seconds from t0 to t1, both as clock gives them: etime(clock, t0) are those since t0.
if numel(t1) ~= 6 || numel(t0) ~= 6
  error('MATLAB:etime:SixNumbers', 'A time of etime must have six numbers: year, month, day, hour, minute and seconds.');
end
t1 = double(t1(:)).'; t0 = double(t0(:)).';
s = 86400 * (datenum(t1(1:3)) - datenum(t0(1:3))) + sum((t1(4:6) - t0(4:6)) .* [3600 60 1]);
end
