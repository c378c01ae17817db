//===- Catalogue.h - what is known of each name -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The records of lib/Catalogue/*.td as constant data. It knows no values: what
// an argument must be is said here and checked in Builtins/CheckArguments.h.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CATALOGUE_CATALOGUE_H
#define RUNMAT_CATALOGUE_CATALOGUE_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace runmat::catalogue {

using Strings = std::span<const char *const>;

/// Classes of values, a set.
namespace classes {
enum : uint16_t {
  Double = 1,
  Single = 2,
  Integer = 4,
  Logical = 8,
  Char = 16,
  Cell = 32,
  String = 64,
  Struct = 128,
  Handle = 256,
  Object = 512
};
} // namespace classes

/// Properties that a value must have, a set.
namespace demands {
enum : uint16_t {
  Scalar = 1,
  Vector = 2,
  Row = 4,
  Matrix = 8, ///< of two dimensions
  Square = 16,
  Nonempty = 32,
  Empty = 64,
  Whole = 128,
  Positive = 256,
  NotNegative = 512,
  Text = 1024,     ///< a char row, '' or a string
  Texts = 2048,    ///< a char array, a string array, a cell array of char rows
  TextRows = 4096, ///< as Texts, but a char array is one row or ''
  Undashed = 8192  ///< a text that does not begin with a dash, as options do
};
} // namespace demands

/// What a value must be to stand at a place.
struct Kind {
  const char *text; ///< "a whole number", as messages say it
  uint16_t classes;
  uint16_t demands;
  bool takesComplex;
  Strings words; ///< one of these texts, in any case, fits as well
  /// Of the error, where it has one of its own; starts with a colon when it
  /// stands behind MATLAB:<name>.
  const char *identifier;
};

enum class Presence : uint8_t {
  Required,
  Optional,
  Rest,  ///< any number of them
  Words, ///< an option: one of its words
  Pair   ///< an option: its word and a value
};

struct Argument {
  const char *name;
  Presence presence;
  const Kind *kind; ///< null for words
  Strings words;
  int fewest; ///< of a rest
};

enum class ClassRule : uint8_t {
  Double,
  Single,
  Integer,
  Logical,
  Char,
  Cell,
  String,
  Struct,
  Handle,
  Object,
  Any,
  Same,       ///< that of the argument
  Number,     ///< that of the argument, but double for chars
  Float,      ///< single when one of the arguments is, else double
  Arithmetic, ///< the integer class of one of the arguments, else as Float
  Joined,     ///< that of the arguments' concatenation
  Named       ///< that which the argument names, else double
};
enum class SizeRule : uint8_t {
  Any,
  Scalar,
  Row,
  Column,
  Matrix,
  Size,     ///< that of the argument
  Expanded, ///< that of all the arguments together
  Reduced,  ///< the argument's with some dimensions made one
  Extents   ///< the argument's values: extents, or one vector of them
};
enum class Realness : uint8_t { Real, Any, Complex };

/// A rule and the places of the arguments that it follows; -1 for no more.
template <typename Rule> struct Following {
  Rule rule;
  int8_t arguments[3];
};

struct Result {
  const char *name;
  Following<ClassRule> classRule;
  Following<SizeRule> sizeRule;
  Following<Realness> realness;
};

/// One way to call.
struct Form {
  std::span<const Argument> arguments;
  std::span<const Result> results;
  int fewest;
  int most;        ///< -1: any number
  int mostResults; ///< -1: any number
};

/// A call that is no form and has an error of its own.
struct Refusal {
  Form form;
  const char *identifier; ///< behind MATLAB:<name>
  const char *message;
};

/// A call that a user could type, and what it prints.
struct Example {
  const char *call;
  const char *prints; ///< empty where that differs from time to time
};

/// A family of functions, as the files of records group them.
struct Topic {
  const char *name;    ///< "LinearAlgebra"
  const char *summary; ///< "matrices and vectors"
};

struct Record {
  Strings names; ///< the first one is the usual one
  const Topic *topic;
  const char *symbol;
  const char *summary;
  std::span<const Form> forms;
  Strings calls; ///< as help shows them; empty: as the forms say
  std::span<const Refusal> refusals;
  const char *optionError; ///< end of the identifier of unknown options
  std::span<const Example> examples;
  int fewestInputs;
  int mostInputs;  ///< -1: any number
  int mostResults; ///< -1: any number
  bool isClass;    ///< that other functions are methods of
  /// A type of graphics objects, or an argument that is objects: their
  /// properties are named in calls. Empty: no properties are.
  const char *propertiesOf;
};

/// All of them.
std::span<const Record> records();

/// All topics, in the order of their names.
std::span<const Topic> topics();

/// The record of a name, or null.
const Record *findRecord(std::string_view name);

/// `sum(A, dim, nanflag)`, as help and messages write a form.
std::string signature(const Record &record, const Form &form);

/// `[m, i] = max(x, nanflag)`: the form with its results.
std::string usage(const Record &record, const Form &form);

/// The name with its one line, the forms with their results, the words that
/// arguments know, and an example with what it prints; ends with a new line.
std::string helpText(const Record &record);

/// The same, with all that is known of the arguments and with all examples.
std::string docText(const Record &record);

} // namespace runmat::catalogue

#endif // RUNMAT_CATALOGUE_CATALOGUE_H
