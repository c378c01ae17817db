//===- Library.td - records of lib/Library/functions -------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The line of help of each is the comment at the head of its file.
//===----------------------------------------------------------------------===//
include "Kinds.td"

def Base2dec : LibraryFunction<"base2dec"> {
  let forms = [Form<(takes Any:$t, Opt<Any>:$base), (gives Anything:$x)>];
}

def Bitcmp : LibraryFunction<"bitcmp"> {
  let forms = [Form<(takes Any:$x), (gives Anything:$y)>];
}

def Bitget : LibraryFunction<"bitget"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$bit), (gives Anything:$b)>];
}

def Bitset : LibraryFunction<"bitset"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$bit, Opt<Any>:$value), (gives Anything:$y)>];
}

def Blkdiag : LibraryFunction<"blkdiag"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$A)>];
}

def Bounds : LibraryFunction<"bounds"> {
  let forms = [Form<(takes Any:$x, Rest<Any>:$more), (gives Anything:$smallest, Anything:$largest)>];
}

def Chol : LibraryFunction<"chol"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$triangle), (gives Anything:$R, Anything:$p)>];
}

def Cond : LibraryFunction<"cond"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$p), (gives Anything:$c)>];
}

def Conv2 : LibraryFunction<"conv2"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$B, Opt<Any>:$shape), (gives Anything:$C)>];
}

def Convn : LibraryFunction<"convn"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$B, Opt<Any>:$shape), (gives Anything:$C)>];
}

def Corrcoef : LibraryFunction<"corrcoef"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$R)>];
}

def Count : LibraryFunction<"count"> {
  let forms = [Form<(takes Any:$text, Opt<Any>:$pattern), (gives Anything:$n)>];
}

def Cov : LibraryFunction<"cov"> {
  let forms = [Form<(takes Any:$x, Rest<Any>:$more), (gives Anything:$C)>];
}

def Dec2base : LibraryFunction<"dec2base"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$base, Opt<Any>:$width), (gives Anything:$t)>];
}

def Eig : LibraryFunction<"eig"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$B), (gives Anything:$V, Anything:$D)>];
}

def Eigs : LibraryFunction<"eigs"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$k, Opt<Any>:$which), (gives Anything:$V, Anything:$D, Anything:$flag)>];
}

def Expm : LibraryFunction<"expm"> {
  let forms = [Form<(takes Any:$A), (gives Anything:$E)>];
}

def ExtractAfter : LibraryFunction<"extractAfter"> {
  let forms = [Form<(takes Any:$text, Opt<Any>:$mark), (gives Anything:$part)>];
}

def ExtractBefore : LibraryFunction<"extractBefore"> {
  let forms = [Form<(takes Any:$text, Opt<Any>:$mark), (gives Anything:$part)>];
}

def Fft : LibraryFunction<"fft"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$n, Opt<Any>:$dim), (gives Anything:$y)>];
}

def Fft2 : LibraryFunction<"fft2"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$m, Opt<Any>:$n), (gives Anything:$y)>];
}

def Fftn : LibraryFunction<"fftn"> {
  let forms = [Form<(takes Any:$x), (gives Anything:$y)>];
}

def Fftshift : LibraryFunction<"fftshift"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$dim), (gives Anything:$y)>];
}

def Fileparts : LibraryFunction<"fileparts"> {
  let forms = [Form<(takes Any:$path), (gives Anything:$folder, Anything:$name, Anything:$extension)>];
}

def Fminsearch : LibraryFunction<"fminsearch"> {
  let forms = [Form<(takes Any:$f, Opt<Any>:$x0, Opt<Any>:$options), (gives Anything:$x, Anything:$fval, Anything:$exitflag)>];
}

def Full : LibraryFunction<"full"> {
  let forms = [Form<(takes Any:$A), (gives Anything:$A)>];
}

def Fullfile : LibraryFunction<"fullfile"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$path)>];
}

def Gradient : LibraryFunction<"gradient"> {
  let forms = [Form<(takes Any:$F, Rest<Any>:$more), (gives More:$more)>];
}

def Hankel : LibraryFunction<"hankel"> {
  let forms = [Form<(takes Any:$c, Opt<Any>:$r), (gives Anything:$H)>];
}

def Hist : LibraryFunction<"hist"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$centers), (gives Anything:$counts, Anything:$centers)>];
}

def Histc : LibraryFunction<"histc"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$edges, Opt<Any>:$dim), (gives Anything:$counts, Anything:$bins)>];
}

def Ifft : LibraryFunction<"ifft"> {
  let forms = [Form<(takes Any:$y, Opt<Any>:$n, Opt<Any>:$dim, Rest<Any>:$more), (gives Anything:$x)>];
}

def Ifft2 : LibraryFunction<"ifft2"> {
  let forms = [Form<(takes Any:$y, Opt<Any>:$m, Opt<Any>:$n), (gives Anything:$x)>];
}

def Ifftn : LibraryFunction<"ifftn"> {
  let forms = [Form<(takes Any:$y), (gives Anything:$x)>];
}

def Ifftshift : LibraryFunction<"ifftshift"> {
  let forms = [Form<(takes Any:$x, Opt<Any>:$dim), (gives Anything:$y)>];
}

def InsertAfter : LibraryFunction<"insertAfter"> {
  let forms = [Form<(takes Any:$t, Opt<Any>:$mark, Opt<Any>:$new), (gives Anything:$t)>];
}

def InsertBefore : LibraryFunction<"insertBefore"> {
  let forms = [Form<(takes Any:$t, Opt<Any>:$mark, Opt<Any>:$new), (gives Anything:$t)>];
}

def Interp2 : LibraryFunction<"interp2"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$z)>];
}

def Ismissing : LibraryFunction<"ismissing"> {
  let forms = [Form<(takes Any:$x), (gives Anything:$tf)>];
}

def Isstrprop : LibraryFunction<"isstrprop"> {
  let forms = [Form<(takes Any:$t, Opt<Any>:$kind), (gives Anything:$tf)>];
}

def Join : LibraryFunction<"join"> {
  let forms = [Form<(takes Any:$s, Opt<Any>:$delimiter), (gives Anything:$t)>];
}

def Linsolve : LibraryFunction<"linsolve"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$B, Rest<Any>:$more), (gives Anything:$x)>];
}

def Lu : LibraryFunction<"lu"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$form), (gives Anything:$L, Anything:$U, Anything:$P)>];
}

def Mat2cell : LibraryFunction<"mat2cell"> {
  let forms = [Form<(takes Any:$A, Rest<Any>:$more), (gives Anything:$c)>];
}

def Nargchk : LibraryFunction<"nargchk"> {
  let forms = [Form<(takes Any:$lowest, Opt<Any>:$highest, Opt<Any>:$n), (gives Anything:$message)>];
}

def Normalize : LibraryFunction<"normalize"> {
  let forms = [Form<(takes Any:$x, Rest<Any>:$more), (gives Anything:$y)>];
}

def Null : LibraryFunction<"null"> {
  let forms = [Form<(takes Any:$A), (gives Anything:$Z)>];
}

def Optimget : LibraryFunction<"optimget"> {
  let forms = [Form<(takes Any:$options, Opt<Any>:$name, Opt<Any>:$default), (gives Anything:$value)>];
}

def Optimset : LibraryFunction<"optimset"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$options)>];
}

def Orth : LibraryFunction<"orth"> {
  let forms = [Form<(takes Any:$A), (gives Anything:$Q)>];
}

def Pad : LibraryFunction<"pad"> {
  let forms = [Form<(takes Any:$t, Opt<Any>:$width, Opt<Any>:$side), (gives Anything:$t)>];
}

def Pcg : LibraryFunction<"pcg"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$b, Opt<Any>:$tol, Opt<Any>:$maxit), (gives Anything:$x, Anything:$flag, Anything:$relres, Anything:$iter)>];
}

def Pinv : LibraryFunction<"pinv"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$tol), (gives Anything:$X)>];
}

def Poly : LibraryFunction<"poly"> {
  let forms = [Form<(takes Any:$A), (gives Anything:$p)>];
}

def Qr : LibraryFunction<"qr"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$economy), (gives Anything:$Q, Anything:$R)>];
}

def Rank : LibraryFunction<"rank"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$tol), (gives Anything:$r)>];
}

def Rescale : LibraryFunction<"rescale"> {
  let forms = [Form<(takes Any:$x, Rest<Any>:$more), (gives Anything:$y)>];
}

def Reverse : LibraryFunction<"reverse"> {
  let forms = [Form<(takes Any:$t), (gives Anything:$t)>];
}

def Roots : LibraryFunction<"roots"> {
  let forms = [Form<(takes Any:$p), (gives Anything:$r)>];
}

def Schur : LibraryFunction<"schur"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$form), (gives Anything:$U, Anything:$T)>];
}

def Sqrtm : LibraryFunction<"sqrtm"> {
  let forms = [Form<(takes Any:$A), (gives Anything:$X)>];
}

def Strings : LibraryFunction<"strings"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$s)>];
}

def Strjust : LibraryFunction<"strjust"> {
  let forms = [Form<(takes Any:$t, Opt<Any>:$side), (gives Anything:$t)>];
}

def Strmatch : LibraryFunction<"strmatch"> {
  let forms = [Form<(takes Any:$text, Opt<Any>:$list, Opt<Any>:$option), (gives Anything:$found)>];
}

def Strvcat : LibraryFunction<"strvcat"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$rows)>];
}

def Subsasgn : LibraryFunction<"subsasgn"> {
  let forms = [Form<(takes Any:$value, Opt<Any>:$S, Opt<Any>:$new), (gives Anything:$value)>];
}

def Subsref : LibraryFunction<"subsref"> {
  let forms = [Form<(takes Any:$value, Opt<Any>:$S), (gives Anything:$value)>];
}

def Substruct : LibraryFunction<"substruct"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$S)>];
}

def Svd : LibraryFunction<"svd"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$economy), (gives Anything:$U, Anything:$S, Anything:$V)>];
}

def Svds : LibraryFunction<"svds"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$k, Opt<Any>:$which), (gives Anything:$U, Anything:$S, Anything:$V)>];
}

def Swapbytes : LibraryFunction<"swapbytes"> {
  let forms = [Form<(takes Any:$x), (gives Anything:$y)>];
}

def Toeplitz : LibraryFunction<"toeplitz"> {
  let forms = [Form<(takes Any:$c, Opt<Any>:$r), (gives Anything:$T)>];
}

def Vander : LibraryFunction<"vander"> {
  let forms = [Form<(takes Any:$v), (gives Anything:$V)>];
}
