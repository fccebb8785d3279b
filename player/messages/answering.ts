import { type AnswerValue, MAIN_END } from "#app/domain/messages/survey.ts";
import { afterPage, courseOf, missingOn } from "#app/domain/messages/survey-course.ts";
import type { BundleMessage } from "#app/domain/player/bundle.ts";
import type { MessagePorts } from "#player/core/messages-port.ts";
import { visibleTimeout } from "#player/core/visible-timeout.ts";
import { createDrafts, type Draft } from "./drafts.ts";
import type { createOutbox, Said } from "./outbox.ts";
import type { Asked } from "./question.tsx";
import type { Acts, Course, Kept } from "./standing.ts";

/** Without a further answer for so long, what is there is sent, in milliseconds. */
const PAUSE = 2000;
/** How long somebody is thanked. */
const THANKED = 6000;
const MOST_SECONDS = 86_400;
const NOTHING: Course = { pages: [], answers: {}, comment: "", isUrged: false, thanks: null };

type Ports = Pick<MessagePorts, "property" | "visitor" | "host" | "changed">;

/** The answers of whoever a message stands before: kept with each of them, sent in parts, and once more when they are done. */
export function createAnswering(
  { property, visitor, host, changed }: Ports,
  outbox: ReturnType<typeof createOutbox>,
  finished: (message: BundleMessage) => void,
) {
  const drafts = createDrafts(property, visitor);
  let present: { message: BundleMessage; kept: Kept } | null = null;
  let course = NOTHING;
  let stop = () => {};
  let stopThanks: (() => void) | null = null;

  function say(how: Said["how"]) {
    if (!present) return;
    const { message, kept } = present;
    const { answers, comment } = course;
    const seconds = Math.max(0, Math.min(MOST_SECONDS, Math.round((Date.now() - kept.since) / 1000)));
    outbox.add({ id: kept.claim, content: message.id, how, language: message.language, answers, comment, seconds });
  }
  const hasAnswers = (of: Draft = course) => Object.keys(of.answers).length > 0;
  const isOver = () => course.thanks !== null;

  function take(more: Partial<Course>) {
    if (!present) return;
    course = { ...course, ...more };
    drafts.keep(present.message, { answers: course.answers, comment: course.comment });
    stop();
    if (hasAnswers()) stop = visibleTimeout(PAUSE, () => say("begun"));
    changed();
  }

  /** Once the card is drawn and has the focus itself: whoever goes on by the keyboard, or hears it, is at what is asked next. */
  const focus = (field: string) => {
    setTimeout(() => setTimeout(() => host.shadow.querySelector<HTMLElement>(`[data-part=card] ${field}`)?.focus()));
  };

  function turn(pages: string[]) {
    take({ pages, isUrged: false });
    focus(".field :is(input, textarea)");
  }

  function next() {
    if (!present || present.message.type === "announcement") return;
    const { shape, texts } = present.message;
    const page = shape.pages.find(({ id }) => id === course.pages.at(-1))!;
    if (missingOn(page, course.answers, true).length > 0) {
      take({ isUrged: true });
      return focus("[required]");
    }
    const to = afterPage(shape, page, course.answers);
    if (shape.pages.some(({ id }) => id === to)) return turn([...course.pages, to]);
    stop();
    say("done");
    drafts.drop(present.message);
    finished(present.message);
    course = { ...course, thanks: (to === MAIN_END ? null : texts.further?.ends[to]) || texts.thankYouMessage };
    changed();
  }

  let leaveThanked = () => {};

  const acts: Omit<Acts, "leave"> = {
    answer(question: string, value: AnswerValue | undefined) {
      const { [question]: _, ...others } = course.answers;
      take({ answers: value === undefined ? others : { ...others, [question]: value } });
    },
    comment: (comment) => take({ comment }),
    next,
    back: () => turn(course.pages.slice(0, -1)),
  };

  return {
    acts,
    course: () => course,
    /** Nothing is to be lost any more by its going. */
    isOver,
    /** Whether somebody answered any of a message, or is being thanked. */
    isBegun: (message: Pick<BundleMessage, "id" | "version">) => isOver() || hasAnswers(drafts.of(message)),
    /** It stands before the person. @param over called when they were thanked long enough */
    begin(message: BundleMessage, kept: Kept, over: () => void) {
      if (isOver()) stopThanks ??= visibleTimeout(THANKED, leaveThanked);
      if (present?.kept === kept) return;
      stop();
      present = { message, kept };
      leaveThanked = over;
      course = NOTHING;
      if (message.type === "announcement") return;
      course = { ...NOTHING, ...drafts.of(message), pages: [] };
      course.pages = pagesOf(message, course);
    },
    /** They go, for good or for now; what they answered is kept. */
    leave(isForGood: boolean) {
      if (isForGood && present) {
        drafts.drop(present.message);
        say("never");
      } else if (hasAnswers() && !isOver()) say("begun");
    },
    done: () => say("done"),
    /** Nobody sees it: they are thanked once it stands again. */
    rest() {
      stopThanks?.();
      stopThanks = null;
    },
    end() {
      stop();
      present = null;
      course = NOTHING;
    },
  };
}

/** The way through the pages up to the first that is not answered yet. */
const pagesOf = ({ shape }: Asked, { answers }: Course) => courseOf(shape, answers).pages.map(({ id }) => id);
