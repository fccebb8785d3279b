import { at } from "./at.mjs";

/** @type {import("./at.mjs").Break[]} */
export const PLAYER = [
  ...at(
    "player/core/run-state.ts",
    ["player/core/run-state"],
    ["a step that does not show can be finished", 'isPassed ? isLast : state.phase !== "shown"', "false"],
    ["leaving asks nobody", "if (!action.sure && !state.asked) return stay({ asked: true });", ""],
  ),
  ...at(
    "player/core/run-store.ts",
    ["player/core/stores"],
    ["a run of last week goes on", "now - state.at < OLDEST", "now > OLDEST"],
    ["a run goes on in whatever version is kept", " || guide.version !== state.version", ""],
  ),
  ...at(
    "player/core/event-queue.ts",
    ["player/core/event-queue", "player/core/spoilt-batch"],
    ["one bad event takes its batch with it", "else if (!isSpoilt || batch.length === 1)", "else"],
    ["a busy API is asked again at once", "return plan(after);", "return plan(0);"],
    ["what is on its way is sent once more as the page goes", "isSafe ? without(waiting, sending) : waiting", "waiting"],
  ),
  ...at(
    "player/core/identity.ts",
    ["player/core/stores"],
    ["what was said of a person first can arrive last", "if (isTelling || isSilent()", "if (isSilent()"],
    ["people are told of where they are not kept", "const isWanted = level >= 1 || ", "const isWanted = true || "],
  ),
  ...at(
    "player/core/bundle-loader.ts",
    ["player/core/stores"],
    ["the slowest answer decides the language", "if (mine !== asked) return;", ""],
  ),
  ...at("player/core/visitor.ts", ["player/core/stores"], ["a session never ends", "now - stored.last < SESSION_MILLISECONDS", "now > 0"]),
  ...at(
    "player/core/visible-timeout.ts",
    ["player/core/visible-timeout"],
    ["what passed before the tab was hidden is forgotten", "left -= Date.now() - since;", ""],
  ),
  ...at(
    "player/widgets/safe-address.ts",
    ["player/widgets"],
    ["javascript: as the address of a medium", "/^(https?|mailto):$/.test(protocol)", "protocol"],
  ),
];
