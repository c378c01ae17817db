// RUN: runmat-opt %s --verify-diagnostics --split-input-file

// What the definitions of ops alone refuse: operands, results and attributes. Ops with verifiers and rules of their own are in the
// other files errors-*.mlir.

func.func @floor(%x: f32) {
  // expected-error@+1 {{'runmat.floor' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.floor"(%x) : (f32) -> f64
  return
}

// -----

func.func @ceil(%x: f32) {
  // expected-error@+1 {{'runmat.ceil' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.ceil"(%x) : (f32) -> f64
  return
}

// -----

func.func @round(%x: f32) {
  // expected-error@+1 {{'runmat.round' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.round"(%x) : (f32) -> f64
  return
}

// -----

func.func @fix(%x: f32) {
  // expected-error@+1 {{'runmat.fix' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.fix"(%x) : (f32) -> f64
  return
}

// -----

func.func @sign(%x: f32) {
  // expected-error@+1 {{'runmat.sign' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.sign"(%x) : (f32) -> f64
  return
}

// -----

func.func @exp(%x: f32) {
  // expected-error@+1 {{'runmat.exp' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.exp"(%x) : (f32) -> f64
  return
}

// -----

func.func @cos(%x: f32) {
  // expected-error@+1 {{'runmat.cos' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.cos"(%x) : (f32) -> f64
  return
}

// -----

func.func @tan(%x: f32) {
  // expected-error@+1 {{'runmat.tan' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.tan"(%x) : (f32) -> f64
  return
}

// -----

func.func @atan(%x: f32) {
  // expected-error@+1 {{'runmat.atan' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.atan"(%x) : (f32) -> f64
  return
}

// -----

func.func @sinh(%x: f32) {
  // expected-error@+1 {{'runmat.sinh' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.sinh"(%x) : (f32) -> f64
  return
}

// -----

func.func @cosh(%x: f32) {
  // expected-error@+1 {{'runmat.cosh' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.cosh"(%x) : (f32) -> f64
  return
}

// -----

func.func @tanh(%x: f32) {
  // expected-error@+1 {{'runmat.tanh' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.tanh"(%x) : (f32) -> f64
  return
}

// -----

func.func @log(%x: f32) {
  // expected-error@+1 {{'runmat.log' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.log"(%x) : (f32) -> f64
  return
}

// -----

func.func @asin(%x: f32) {
  // expected-error@+1 {{'runmat.asin' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.asin"(%x) : (f32) -> f64
  return
}

// -----

func.func @acos(%x: f32) {
  // expected-error@+1 {{'runmat.acos' op expected a result of type 'f32', got 'f64'}}
  %0 = "runmat.acos"(%x) : (f32) -> f64
  return
}

// -----

func.func @not(%x: f32) {
  // expected-error@+1 {{'runmat.not' op expected a result of type 'i1', got 'f64'}}
  %0 = "runmat.not"(%x) : (f32) -> f64
  return
}

// -----

func.func @isinf(%x: f32) {
  // expected-error@+1 {{'runmat.isinf' op expected a result of type 'i1', got 'f64'}}
  %0 = "runmat.isinf"(%x) : (f32) -> f64
  return
}

// -----

func.func @isfinite(%x: f32) {
  // expected-error@+1 {{'runmat.isfinite' op expected a result of type 'i1', got 'f64'}}
  %0 = "runmat.isfinite"(%x) : (f32) -> f64
  return
}

// -----

func.func @div(%x: f64) {
  // expected-error@+1 {{'runmat.div' op expected 2 operands, but found 1}}
  %0 = "runmat.div"(%x) : (f64) -> f64
  return
}

// -----

func.func @maximum(%x: f64) {
  // expected-error@+1 {{'runmat.maximum' op expected 2 operands, but found 1}}
  %0 = "runmat.maximum"(%x) : (f64) -> f64
  return
}

// -----

func.func @minimum(%x: f64) {
  // expected-error@+1 {{'runmat.minimum' op expected 2 operands, but found 1}}
  %0 = "runmat.minimum"(%x) : (f64) -> f64
  return
}

// -----

func.func @ne(%x: f64) {
  // expected-error@+1 {{'runmat.ne' op expected 2 operands, but found 1}}
  %0 = "runmat.ne"(%x) : (f64) -> f64
  return
}

// -----

func.func @le(%x: f64) {
  // expected-error@+1 {{'runmat.le' op expected 2 operands, but found 1}}
  %0 = "runmat.le"(%x) : (f64) -> f64
  return
}

// -----

func.func @gt(%x: f64) {
  // expected-error@+1 {{'runmat.gt' op expected 2 operands, but found 1}}
  %0 = "runmat.gt"(%x) : (f64) -> f64
  return
}

// -----

func.func @ge(%x: f64) {
  // expected-error@+1 {{'runmat.ge' op expected 2 operands, but found 1}}
  %0 = "runmat.ge"(%x) : (f64) -> f64
  return
}

// -----

func.func @or(%x: f64) {
  // expected-error@+1 {{'runmat.or' op expected 2 operands, but found 1}}
  %0 = "runmat.or"(%x) : (f64) -> f64
  return
}

// -----

func.func @text() {
  // expected-error@+1 {{'runmat.text' op requires attribute 'text'}}
  %0 = "runmat.text"() : () -> !runmat.any
  return
}

// -----

func.func @raise(%x: f64) {
  // expected-error@+1 {{'runmat.raise' op operand #0 must be 1-bit signless integer, but got 'f64'}}
  "runmat.raise"(%x) : (f64) -> ()
  return
}

// -----

func.func @undef() {
  // expected-error@+1 {{'runmat.undef' op result #0 must be a runmat value or a scalar, but got 'index'}}
  %0 = "runmat.undef"() : () -> index
  return
}

// -----

func.func @discard(%x: index) {
  // expected-error@+1 {{'runmat.discard' op operand #0 must be a runmat value or a scalar, but got 'index'}}
  "runmat.discard"(%x) : (index) -> ()
  return
}

// -----

func.func @call(%x: f64) {
  // expected-error@+1 {{'runmat.call' op requires attribute 'statement'}}
  "runmat.call"(%x) <{callee = "disp", operandSegmentSizes = array<i32: 1, 0>}> : (f64) -> ()
  return
}

// -----

func.func @poll() {
  // expected-error@+1 {{'runmat.poll' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "runmat.poll"() : () -> i32
  return
}

// -----

func.func @extent(%x: f64) {
  // expected-error@+1 {{'runmat.extent' op operand #0 must be a dense array of one class, but got 'f64'}}
  %0 = "runmat.extent"(%x) <{dimension = 0 : i64}> : (f64) -> index
  return
}

// -----

func.func @count(%x: f64) {
  // expected-error@+1 {{'runmat.count' op expected 3 operands, but found 2}}
  %0 = "runmat.count"(%x, %x) : (f64, f64) -> index
  return
}

// -----

func.func @range_element(%x: f64, %i: index) {
  // expected-error@+1 {{'runmat.range_element' op operand #4 must be index, but got 'f64'}}
  %0 = "runmat.range_element"(%x, %x, %x, %i, %x) : (f64, f64, f64, index, f64) -> f64
  return
}

// -----

func.func @linspace_element(%x: f64, %i: index) {
  // expected-error@+1 {{'runmat.linspace_element' op operand #2 must be index, but got 'f64'}}
  %0 = "runmat.linspace_element"(%x, %x, %x, %i) : (f64, f64, f64, index) -> f64
  return
}

// -----

func.func @to_extent(%x: f32) {
  // expected-error@+1 {{'runmat.to_extent' op operand #0 must be 64-bit float, but got 'f32'}}
  %0 = "runmat.to_extent"(%x) : (f32) -> index
  return
}

// -----

func.func @reshape_to(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{'runmat.reshape_to' op result #0 must be a dense array of one class, but got 'f64'}}
  %0 = "runmat.reshape_to"(%a) : (!runmat.array<double, [*, 1]>) -> f64
  return
}

// -----

func.func @owned(%x: f64) {
  // expected-error@+1 {{'runmat.owned' op operand #0 must be variadic of a dense array of one class, but got 'f64'}}
  "runmat.owned"(%x) : (f64) -> ()
  return
}

// -----

func.func @retain(%x: f64) {
  // expected-error@+1 {{'runmat.retain' op operand #0 must be a dense array of one class, but got 'f64'}}
  "runmat.retain"(%x) : (f64) -> ()
  return
}

// -----

func.func @release(%x: f64) {
  // expected-error@+1 {{'runmat.release' op operand #0 must be a dense array of one class, but got 'f64'}}
  "runmat.release"(%x) : (f64) -> ()
  return
}

// -----

func.func @yield_outside(%x: f64) {
  // expected-error@+1 {{'runmat.yield' op must be the last operation in the parent block}}
  "runmat.yield"(%x) : (f64) -> ()
  return
}
