//===- Trace.cpp - a recording in the trace event format --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Telemetry/Trace.h"
#include "Telemetry/EventNames.h"

#include <nlohmann/json.hpp>
#include <set>
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
constexpr Track compiler = {program, 1000};

Track trackOf(uint32_t thread) { return {program, thread + 1}; }

Track queueOf(const Event &work) {
  return {program + 1 + work.device, work.queue + 1};
}

/// What a device does in the background, which is no queue of it.
Track warmUpOf(const Event &event) {
  return {program + 1 + event.device, 1000};
}

class Writer {
public:
  Writer(std::ostream &out, const Recording &recording)
      : out(out), recording(recording) {
    for (const Event &event : recording.events) {
      if (event.kind == EventKind::Work)
        done.insert({event.device, event.call});
      if (isStatement(event.kind))
        statements.insert({event.thread, event.begin});
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

  void line(const Json &event) {
    out << (isFirst ? "\n" : ",\n") << text(event);
    isFirst = false;
  }

  /// Microseconds since the beginning.
  double time(uint64_t moment) const {
    return static_cast<double>(static_cast<int64_t>(moment - recording.begin)) /
           1e3;
  }

  void name(Track track, const char *what, const std::string &words) {
    line({{"ph", "M"},
          {"name", what},
          {"pid", track.process},
          {"tid", track.thread},
          {"args", {{"name", words}}}});
  }

  void slice(Track track, const Event &event, const std::string &name) {
    line({{"ph", "X"},
          {"name", name},
          {"cat", nameOf(event.kind)},
          {"pid", track.process},
          {"tid", track.thread},
          {"ts", time(event.begin)},
          {"dur", double(event.end - event.begin) / 1e3},
          {"args", arguments(event)}});
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
      flow('f', track, work.begin, work);
  }

  /// From the statement to the call, and on to the work if there is any.
  void writeFlow(const Event &call) {
    const bool isAtStatement = call.place.line != 0;
    const bool hasWork = done.contains({call.device, call.call});
    if (isAtStatement) {
      addUnfinished(call.place);
      flow('s', trackOf(call.place.thread), call.place.begin, call);
    }
    if (isAtStatement || hasWork)
      flow(!isAtStatement ? 's'
           : hasWork      ? 't'
                          : 'f',
           trackOf(call.thread), call.begin, call);
  }

  void flow(char phase, Track track, uint64_t moment, const Event &call) {
    Json event = {{"ph", std::string(1, phase)},
                  {"id", (uint64_t(call.device) << 32) + call.call},
                  {"name", "call"},
                  {"cat", "flow"},
                  {"pid", track.process},
                  {"tid", track.thread},
                  {"ts", time(moment)}};
    if (phase == 'f')
      event["bp"] = "e";
    line(event);
  }

  /// A statement whose event is not there ran when the recording ended.
  void addUnfinished(const Place &place) {
    if (!statements.insert({place.thread, place.begin}).second)
      return;
    Event event;
    event.thread = place.thread;
    event.place = place;
    event.begin = place.begin;
    event.end = recording.end;
    event.detail = "was not over";
    slice(trackOf(place.thread), event, "line " + std::to_string(place.line));
  }

  std::ostream &out;
  const Recording &recording;
  bool isFirst = true;
  /// Calls whose work is there, and statements by thread and begin.
  std::set<std::pair<uint32_t, uint64_t>> done, reached, statements;
  /// Tracks of devices, and their processes.
  std::set<Track> named;
};

} // namespace

void writeTrace(std::ostream &out, const Recording &recording) {
  Writer(out, recording).write();
}

} // namespace runmat::telemetry
