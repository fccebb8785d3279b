import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublished, isPutAway, type MessageVisibility } from "#app/domain/messages/message.ts";
import { isPublishable, nextVisibility, saveLabel } from "#app/domain/messages/message-state.ts";
import { isEndInvalid, isOver, isSameMinute, settledVisibility } from "#app/domain/messages/message-times.ts";
import { buttonsOf } from "#app/features/messages/editor/buttons.ts";
import words from "#locales/en/messages.json" with { type: "json" };
import * as model from "./state-model.ts";
import { walk } from "./walk.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-03-28T12:00:00Z");
const time = (days: number | null) => (days === null ? null : { utc: new Date(NOW + days * DAY).toISOString(), timezone: "Europe/Berlin" });
const timesOf = ({ start, end }: model.ModelMessage) => ({ minTime: time(start), maxTime: time(end) });

/** The languages of a message as the rules take them. */
const languagesOf = ({ texts, isOtherOff }: model.ModelMessage): Parameters<typeof isPublishable>[1] => {
  const language = (text: model.Text) => ({
    isWritten: text === "whole" || text === "faulty",
    errors: text === "faulty" || text === "headless" ? 1 : 0,
  });
  return [
    { status: "default", ...language(texts.standard) },
    { status: isOtherOff ? "off" : "on", ...language(texts.other) },
  ];
};

/** What the rules under test make of an act, put together as a save is; null for refused. */
function byTheRules(before: MessageVisibility, message: model.ModelMessage, act: model.Act): MessageVisibility | null {
  if (act.act === "time passes") return settledVisibility(before, timesOf(message), NOW + act.days * DAY);
  if (act.act === "bring back") return isPutAway(before) ? "private" : null;
  if (isPutAway(before)) return null;
  if (act.act === "archive") return "archived";
  const changed = model.changedBy(message, act.change);
  const { minTime, maxTime } = timesOf(changed);
  const stored = timesOf(message);
  const isMoved = !isSameMinute(minTime, stored.minTime) || !isSameMinute(maxTime, stored.maxTime);
  if (isMoved && isEndInvalid(minTime, maxTime, NOW)) return null;
  const languages = languagesOf(changed);
  const hasDefaultText = languages.some(({ status, isWritten }) => status === "default" && isWritten);
  const target = nextVisibility({ visibility: before, publishing: act.publishing, hasDefaultText, target: act.target });
  const goesLive = isPublished(target) && (act.publishing || !isPublished(before));
  if (goesLive && (isOver(maxTime, NOW) || !isPublishable(before, languages))) return null;
  return settledVisibility(target, { minTime, maxTime }, NOW);
}

/** What each button of the editor stands for: nothing goes down without the one that says so, also where the text is emptied. */
const actsOf = (message: model.ModelMessage): Record<"publish" | "save" | "unpublish", [boolean, model.Visibility?]> => ({
  publish: [true, model.isPublished(message) ? message.visibility : undefined],
  save: [false],
  unpublish: [false, model.hasDefaultText(message) ? "private" : undefined],
});

/** The buttons of the editor say what they do; beside what is live there is always one that saves the draft alone. */
function expectSameEditor(message: model.ModelMessage) {
  const { first, second, further } = buttonsOf(message.visibility, model.hasDefaultText(message));
  for (const { intent, label } of [first, second, ...further]) {
    if (intent === "draft") {
      if (!model.isPublished(message)) throw new Error(`a draft beside nothing that is live: ${JSON.stringify(message)}`);
      continue;
    }
    const [publishing, target] = actsOf(message)[intent];
    const said = model.buttonOf(message, publishing, model.nextOf(message, publishing, target));
    if (words[`label_${label}`] !== said) throw new Error(`${intent} of ${JSON.stringify(message)}: ${label}, and not ${said}`);
  }
  const isLive = model.isPublished(message);
  const asSpecified = model.buttonOf(message, isLive, model.nextOf(message, isLive));
  if (words[`label_${first.label}`] !== asSpecified)
    throw new Error(`first of ${JSON.stringify(message)}: ${first.label}, and not ${asSpecified}`);
}

/** In every state that a walk comes to: the two buttons and the one that takes it back, and whether it may be published. */
function expectSameView(message: model.ModelMessage) {
  const { visibility } = message;
  for (const [publishing, target] of [[true], [false], [false, "private"], [true, "public"]] as [boolean, model.Visibility?][]) {
    const next = nextVisibility({ visibility, publishing, hasDefaultText: model.hasDefaultText(message), target });
    if (next !== model.nextOf(message, publishing, target)) throw new Error(`next of ${JSON.stringify(message)}: ${next}`);
    const label = words[`label_${saveLabel(visibility, publishing, next)}`];
    if (label !== model.buttonOf(message, publishing, next)) throw new Error(`button of ${JSON.stringify(message)}: ${label}`);
  }
  if (isPublishable(visibility, languagesOf(message)) !== model.isPublishable(message))
    throw new Error(`publishable: ${JSON.stringify(message)}`);
}

test("section 4: over 10,000 walks the next visibility, the buttons of the editor and what may be published are those of the specification", () => {
  const reached = new Map<string, number>();
  fc.assert(
    fc.property(walk(16), (acts) => {
      let message = model.DRAFT;
      for (const act of acts) {
        const expected = model.after(message, act);
        const found = byTheRules(message.visibility, message, act);
        if (found !== (expected?.visibility ?? null)) {
          throw new Error(`${JSON.stringify(act)} of ${JSON.stringify(message)}: ${found}, and not ${expected?.visibility}`);
        }
        const way = `${message.visibility} → ${expected?.visibility ?? "refused"}`;
        reached.set(way, (reached.get(way) ?? 0) + 1);
        message = expected ?? message;
        expectSameView(message);
        expectSameEditor(message);
      }
    }),
    { numRuns: 10_000 },
  );
  // Walks that never come anywhere would agree on everything.
  for (const from of ["private", "public", "scheduled", "used"]) {
    for (const to of ["private", "public", "scheduled", "used", "archived", "deleted", "refused"]) {
      expect([from, to, (reached.get(`${from} → ${to}`) ?? 0) > 5]).toEqual([from, to, true]);
    }
  }
  for (const from of ["archived", "deleted"]) expect(reached.get(`${from} → private`)).toBeGreaterThan(100);
});
