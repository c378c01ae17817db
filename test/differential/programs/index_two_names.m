% differential: side-exits
% differential: no-launch-on cpu inprocess vulkan
% An array under two names around loops and branches: writing one in place must not show in the other.
x=[1 2 3];
for i=1:2
  y=x;
  for j=1:3
    y(j)=y(j)+x(1);
  end
  x=y;
end
disp(x)

x=[1 2 3]; s=0;
for i=1:2
  y=x;
  if i>1, y=x; end
  y(1)=5;
  s=s+x(1);
  x=y;
end
disp(x); disp(s)

x=[1 2 3]; s=0;
for i=1:3
  y=x;
  for j=1:2
    y(j)=y(j)+1;
  end
  s=s+x(1);
  x=y;
end
disp(x);disp(s)

x=[1 2 3]; s=0;
for i=1:2
  y=x;
  for j=1:3
    y(j)=y(j)+1;
    x(j)=x(j)*2;
  end
  s=s+y(1);
end
disp(x); disp(s)

x=[1 2 3]; s=0;
for i=1:3
  if i>1
    y=x; z=x;
  else
    y=x; z=y;
  end
  y(1)=50+i;
  s=s+z(1);
  x=y;
end
disp(x); disp(s)

x=[1 2 3];
try
for i=1:3
  x=g(x,i);
end
catch e, disp(e.message), end
disp(x);

function r=g(p,i)
 r=p;
 for m=1:3, r(m)=r(m)*10; end
 r(i+1)=p(i+1);
end
