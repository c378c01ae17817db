% arrays that grow in loops
a = []; for k = 1:7, a(end+1) = k ^ 2; end, disp(a)
b = []; for k = 1:5, b(k) = k / 2; end, disp(b)
c = []; for k = 1:5, c = [c k]; end, disp(c)
d = []; for k = 1:5, d = [d; k]; end, disp(d)
e = zeros(0, 1); for k = 1:4, e(end+1) = k; end, disp(e)
f = zeros(1, 0); for k = 1:4, f(end+1) = k; end, disp(f)
g = (1:3)'; for k = 1:4, g(end+1) = k; end, disp(g)
h = 5; for k = 1:4, h(end+1) = k; end, disp(h)
m = magic(3); try, for k = 1:2, m(end+1) = k; end, catch err, disp(err.message), end, disp(m)
s = []; for k = 1:4, s(end+1) = single(k); end, disp(s), disp(class(s))
t = ''; for k = 1:5, t = [t 'a' + mod(k, 3)]; end, disp(t), disp(class(t))
u = ''; for k = 1:5, u = [u char('a' + k)]; end, disp(u), disp(class(u))
q = a; for k = 1:3, q(end+1) = -k; end, disp(a), disp(q)
r = c; w = r; for k = 1:3, r = [r -k]; end, disp(w), disp(r)
x = 1; for k = 1:5, x = [x x]; end, disp(numel(x))
y = []; for k = 1:9, if mod(k, 3) == 0, y(end+1) = k; elseif k > 6, y = [y k k]; end, end, disp(y)
z = []; for k = 1:6, z(k) = k; z(k) = z(k) + z(1); end, disp(z)
i1 = int8([]); for k = 1:4, i1(end+1) = int8(k * 50); end, disp(i1)
l = false(1, 0); for k = 1:4, l(end+1) = k > 2; end, disp(l)
n = []; for k = 5:-1:1, n(k) = k; end, disp(n)
o = []; for k = [3 1 6], o(k) = k; end, disp(o)
p = zeros(0, 2); for k = 1:4, p = [p; k k + 1]; end, disp(p)
v = []; k = 0; while numel(v) < 6, k = k + 1; if mod(k, 2), v(end+1) = k; end, end, disp(v)
aa = []; for k = 1:3, aa(end+1) = 1i * k; end, disp(aa)
bb = []; for k = 1:3, bb = [bb complex(k, -k)]; end, disp(bb)
cc = [1 2]; cc(end+1) = 3; cc(end+1) = 4; disp(cc)
disp(primesTo(60))
st.list = []; for k = 1:4, st.list(end+1) = k * 3; end, disp(st.list)
dd = []; try, for k = 1:3, dd(end+1) = [k k]; end, catch err, disp(err.message), end, disp(dd)
ee = []; for k = 1:3, ee(end+1) = sum(ee) + k; end, disp(ee)
ff = []; for k = 1:4, ff = [ff, ff(max(end, 1):end) + k, k]; end, disp(ff)
gg = 1:3; for k = 1:2, gg = [gg; gg * 2]; end, disp(gg)
hh = []; try, for k = 1:3, hh = [hh ones(k, 1)]; end, catch err, disp(err.message), end, disp(hh)
total = 0; kk = []; for k = 1:2000, kk(end+1) = k; total = total + kk(end) * kk(ceil(end / 2)); end, disp(total)
function p = primesTo(n)
    p = [];
    for k = 2:n
        isPrime = true;
        for j = 1:numel(p)
            if p(j) * p(j) > k, break, end
            if mod(k, p(j)) == 0, isPrime = false; break, end
        end
        if isPrime, p(end+1) = k; end
    end
end
