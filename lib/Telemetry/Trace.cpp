//===- Trace.cpp - a recording in the trace event format --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Telemetry/Trace.h"
#include "Telemetry/EventNames.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>

namespace runmat::telemetry {

namespace {

using Json = nlohmann::ordered_json;

/// Where an event is drawn: processes are the program and each device, threads
/// those of the program, the compiler, and the queues of a device.
struct Track {
  uint32_t process, thread;
  auto operator<=>(const Track &) const = default;
};
constexpr uint32_t program = 1;
constexpr Track compiler = {program, 1000}, beside = {program, 1001};

Track trackOf(uint32_t thread) { return {program, thread + 1}; }

Track queueOf(const Event &work) {
  return {program + 1 + work.device, work.queue + 1};
}

/// What a device does in the background, which is no queue of it.
Track warmUpOf(const Event &event) {
  return {program + 1 + event.device, 1000};
}

/// Microseconds of so many nanoseconds. Readers go back by rounding, some by
/// truncation, and drop slices that overlap by one.
double microseconds(int64_t nanoseconds) {
  const double result = static_cast<double>(nanoseconds) / 1e3;
  return std::trunc(result * 1e3) < static_cast<double>(nanoseconds)
             ? std::nextafter(result, std::numeric_limits<double>::infinity())
             : result;
}

/// An event and where it goes. Perfetto keeps the order of events of one time,
/// opens slices in it, and binds a flow to the slice opened last.
struct Line {
  /// What goes first of slices of one time; lines of one rank keep their order.
  enum Rank : uint8_t { Statement, AtStatement, Other };
  uint64_t begin, end; ///< Of the slice, for a flow the one that it is at.
  Rank rank;
  std::string text;

  bool operator<(const Line &other) const {
    if (begin != other.begin)
      return begin < other.begin;
    if (end != other.end)
      return end > other.end;
    return rank < other.rank;
  }
};

class Writer {
public:
  Writer(std::ostream &out, const Recording &recording)
      : out(out), recording(recording) {
    for (const Event &event : recording.events) {
      if (event.kind == EventKind::Work)
        done.insert({event.device, event.call});
      if (isStatement(event.kind))
        noteStatement(event);
    }
  }

  void write() {
    out << "{\"displayTimeUnit\": \"ns\",\n\"otherData\": "
        << text({{"version", 1}, {"dropped_events", recording.dropped}})
        << ",\n\"traceEvents\": [";
    name(compiler, "thread_name", "compiler");
    name({program, 0}, "process_name", "runmat");
    for (const auto &[thread, words] : recording.threads)
      name(trackOf(thread), "thread_name", words);
    for (const Event &event : recording.events)
      write(event);
    for (const Line &each : lines)
      line(each.text);
    out << "\n]}\n";
  }

private:
  static std::string text(const Json &value) {
    // A file's name may hold bytes that are no UTF-8.
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
  static bool isStatement(EventKind kind) {
    return kind == EventKind::Statement || kind == EventKind::Unit ||
           kind == EventKind::Compile;
  }

  void noteStatement(const Event &event) {
    uint64_t &end = statements[{event.thread, event.begin}];
    end = std::max(end, event.end);
  }

  void line(const std::string &event) {
    out << (isFirst ? "\n" : ",\n") << event;
    isFirst = false;
  }

  /// Microseconds since the beginning.
  double time(uint64_t moment) const {
    return microseconds(static_cast<int64_t>(moment - recording.begin));
  }

  void name(Track track, const char *what, const std::string &words) {
    line(text({{"ph", "M"},
               {"name", what},
               {"pid", track.process},
               {"tid", track.thread},
               {"args", {{"name", words}}}}));
  }

  void slice(Track track, const Event &event, const std::string &name) {
    const int64_t length = static_cast<int64_t>(event.end - event.begin);
    lines.insert({event.begin, event.end,
                  isStatement(event.kind) ? Line::Statement : Line::Other,
                  text({{"ph", "X"},
                        {"name", name},
                        {"cat", nameOf(event.kind)},
                        {"pid", track.process},
                        {"tid", track.thread},
                        {"ts", time(event.begin)},
                        {"dur", microseconds(length)},
                        {"args", arguments(event)}})});
  }

  std::string deviceName(uint32_t device) const {
    const auto found = recording.devices.find(device);
    return found == recording.devices.end() ? "device " + std::to_string(device)
                                            : found->second;
  }

  std::string queueName(const Event &work) const {
    const auto found = recording.queues.find({work.device, work.queue});
    return found == recording.queues.end()
               ? "queue " + std::to_string(work.queue)
               : found->second;
  }

  Json arguments(const Event &event) const {
    Json result = Json::object();
    if (event.place.line && event.place.file < recording.files.size()) {
      result["file"] = recording.files[event.place.file];
      result["line"] = event.place.line;
    }
    if (event.device != noDevice)
      result["device"] = deviceName(event.device);
    const EventKind kind =
        event.kind == EventKind::Work ? event.asked : event.kind;
    if (kind == EventKind::Launch)
      result["items"] = event.amount;
    else if (kind == EventKind::WarmUp)
      result["pipelines"] = event.amount;
    else if (isCall(kind) && kind != EventKind::Wait)
      result["bytes"] = event.amount;
    if (!event.detail.empty())
      result["why"] = event.detail;
    if (event.hasFailed)
      result["failed"] = true;
    return result;
  }

  void write(const Event &event) {
    const bool isWork = event.kind == EventKind::Work;
    const std::string kind = nameOf(isWork ? event.asked : event.kind);
    const std::string &name = event.name.empty() ? kind : event.name;
    if (isWork)
      return writeWork(event, name);
    if (event.kind == EventKind::WarmUp) {
      nameTrack(warmUpOf(event), event.device, kind);
      return slice(warmUpOf(event), event, name);
    }
    // They would overlap those that the program waits for.
    if (event.thread == besideProgram) {
      if (named.insert(beside).second)
        this->name(beside, "thread_name", "compiles beside the program");
      return slice(beside, event, kind + " " + event.name);
    }
    slice(trackOf(event.thread), event,
          isCompiling(event.kind) ? kind + " " + event.name : name);
    if (isCompiling(event.kind))
      slice(compiler, event, kind + " " + event.name);
    if (isCall(event.kind) && event.kind != EventKind::Wait)
      writeFlow(event);
  }

  /// Once, a track of a device, and the device.
  void nameTrack(Track track, uint32_t device, const std::string &words) {
    const Track process = {track.process, 0};
    if (named.insert(process).second)
      name(process, "process_name", deviceName(device));
    if (named.insert(track).second)
      name(track, "thread_name", words);
  }

  void writeWork(const Event &work, const std::string &name) {
    const Track track = queueOf(work);
    nameTrack(track, work.device, queueName(work));
    slice(track, work, name);
    // The work of one call may be in pieces: its flow ends at the first.
    if (reached.insert({work.device, work.call}).second)
      flow('f', track, {work.begin, work.end, Line::Other, {}}, work);
  }

  /// From the statement to the call, and on to the work if there is any.
  void writeFlow(const Event &call) {
    const bool isAtStatement = call.place.line != 0;
    const bool hasWork = done.contains({call.device, call.call});
    if (isAtStatement) {
      addUnfinished(call.place);
      const uint64_t begin = call.place.begin;
      const uint64_t end = statements[{call.place.thread, begin}];
      flow('s', trackOf(call.place.thread), {begin, end, Line::AtStatement, {}},
           call);
    }
    if (isAtStatement || hasWork)
      flow(!isAtStatement ? 's'
           : hasWork      ? 't'
                          : 'f',
           trackOf(call.thread), {call.begin, call.end, Line::Other, {}}, call);
  }

  /// At the slice of that begin and end.
  void flow(char phase, Track track, Line at, const Event &call) {
    Json event = {{"ph", std::string(1, phase)},
                  {"id", (uint64_t(call.device) << 32) + call.call},
                  {"name", "call"},
                  {"cat", "flow"},
                  {"pid", track.process},
                  {"tid", track.thread},
                  {"ts", time(at.begin)}};
    if (phase == 'f')
      event["bp"] = "e";
    at.text = text(event);
    lines.insert(std::move(at));
  }

  /// A statement whose event is not there ran when the recording ended.
  void addUnfinished(const Place &place) {
    if (statements.contains({place.thread, place.begin}))
      return;
    Event event;
    event.thread = place.thread;
    event.place = place;
    event.begin = place.begin;
    event.end = recording.end;
    event.detail = "was not over";
    noteStatement(event);
    slice(trackOf(place.thread), event, "line " + std::to_string(place.line));
  }

  std::ostream &out;
  const Recording &recording;
  bool isFirst = true;
  std::multiset<Line> lines;
  /// Calls whose work is there.
  std::set<std::pair<uint32_t, uint64_t>> done, reached;
  /// The ends of statements by thread and begin.
  std::map<std::pair<uint32_t, uint64_t>, uint64_t> statements;
  /// Tracks of devices, and their processes.
  std::set<Track> named;
};

} // namespace

void writeTrace(std::ostream &out, const Recording &recording) {
  Writer(out, recording).write();
}

} // namespace runmat::telemetry
