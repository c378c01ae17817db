function n = climbs(n)
if n > 0, n = steps(n) + 1; end
end
