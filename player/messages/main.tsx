/** @jsxImportSource preact */
import type { EventKind } from "#app/domain/analytics/event-catalogue.ts";
import type { BundleMessage, BundleStanding } from "#app/domain/player/bundle.ts";
import { itemOf } from "#app/domain/player/rules.ts";
import { isOffered } from "#app/domain/targeting/audience.ts";
import type { CreateMessages } from "#player/core/messages-port.ts";
import { place } from "#player/core/storage.ts";
import { uuid } from "#player/core/uuid.ts";
import { visibleTimeout } from "#player/core/visible-timeout.ts";
import { type Announced, Announcement } from "./announcement.tsx";
import { createAnswering } from "./answering.ts";
import { News } from "./list.tsx";
import css from "./messages.css?inline";
import { createOutbox } from "./outbox.ts";
import { Question } from "./question.tsx";
import { createRead } from "./read.ts";
import { createSelfShowing } from "./self-showing.ts";
import { createShowings } from "./showings.ts";
import { type Acts, isKept, isSame, type Kept } from "./standing.ts";

/** How long a message has to be in view to count as seen, in milliseconds. */
const SEEN = 1000;

const placeOf = (message: number) => `${location.pathname} ${message} `;

/** Everything that shows by itself, and the messages: what a page loads whose person is offered any of it. Who tries a draft sees none. */
const createMessages: CreateMessages = (ports) => {
  const { property, visitor, targeting, report, changed, host } = ports;
  const showings = createShowings(ports);
  const outbox = createOutbox(ports);
  const read = createRead(property, visitor);
  const session = place("sessionStorage", property, "standing", isKept);
  const removeStyles = host.addStyles(css);
  /** The showings in the assistant's list, by the page that it is on and the message, and what was told of each. */
  const listed: Record<string, string> = {};
  let kept: Kept | null = session.read();
  let stopSeen: (() => void) | null = null;
  const answering = createAnswering(ports, outbox, finished);

  const all = () => targeting.offered()?.messages ?? [];
  /** One that was published anew stays as it was shown while somebody answers it, and else goes. */
  function present(): BundleStanding | undefined {
    const now = kept && all().find((one) => isSame(kept!, one, visitor.key(), Date.now()));
    if (!kept || !now) return undefined;
    const { shown } = kept;
    return now.version === shown.version ? now : answering.isBegun(shown) ? shown : undefined;
  }
  const consider = createSelfShowing({
    ...ports,
    isFree: () => ports.isFree() && !present(),
    showings,
    show({ type, id }, claim) {
      if (type === "guide") return ports.show(id);
      const message = all().find((one) => one.type === type && one.id === id);
      if (message) stand(message, claim);
    },
  });

  function tell(kind: EventKind, message: BundleStanding, how?: string) {
    const { type, id, version, language } = message;
    if (type === "welcome") return;
    const run = kept?.shown.id === id ? kept.claim : listed[placeOf(id)]!;
    report(kind, { content: { type, id, version }, language, run, ...(how && { payload: { how } }) });
  }

  function stand(message: BundleStanding, claim: string) {
    // Another that is not offered here any longer.
    leave("later");
    kept = { shown: message, claim, since: Date.now(), by: visitor.key() };
    // The welcome slide does not come back with the next page.
    if (message.type !== "welcome") session.write(kept);
    tell("message_shown", message);
    changed();
  }

  /** It is drawn: from now on it may be seen. */
  function watch(message: BundleMessage) {
    if (kept?.isSeen) return;
    stopSeen ??= visibleTimeout(SEEN, () => {
      tell("message_seen", message);
      read.add(message.id);
      kept!.isSeen = true;
      // One that is answered does not come back with the next page.
      if (session.read()) session.write(kept);
    });
  }

  /** It is out of sight, for now or for good: what waits for it to be looked at waits too. */
  function rest() {
    stopSeen?.();
    stopSeen = null;
    answering.rest();
  }

  function end() {
    kept = null;
    session.write(null);
    rest();
    answering.end();
    changed();
  }

  /** It is thanked for, and does not come back with the next page. */
  function finished(message: BundleMessage) {
    session.write(null);
    showings.add("done", message, Date.now());
    tell("message_answered", message);
  }

  /** One that is not offered here, or is thanked for, goes without a word. */
  function leave(how: Parameters<Acts["leave"]>[0]) {
    if (!kept) return;
    const message = present();
    if (!answering.isOver()) {
      if (message) tell("message_closed", message, how);
      answering.leave(how === "never");
      if (message && how !== "later") showings.add("done", message, Date.now(), how);
    }
    end();
  }

  /** Where an announcement leads: whoever goes there is done with it. */
  function click(message: Announced, index: number) {
    const guide = index === message.links.length ? message.guide : null;
    tell("message_clicked", message, guide ? "guide" : "link");
    if (kept) {
      showings.add("done", message, Date.now());
      answering.done();
      end();
    }
    if (guide) ports.start(guide.id);
  }

  const offered = (guide: number | null) => targeting.offered()?.guides.find(({ id }) => id === guide);

  /** The title of a guide that the person may start by an announcement here; null for none. */
  function titleOf({ guide }: Announced): string | null {
    if (!guide || !isOffered(itemOf("guide", guide.id, guide, null), targeting.situation())) return null;
    return offered(guide.id)?.title ?? null;
  }

  function view(message: BundleMessage) {
    const { texts, style } = ports.bundle()!;
    const shared = { texts, corner: style.position };
    if (message.type !== "announcement")
      return <Question {...shared} message={message} course={answering.course()} acts={{ ...answering.acts, leave }} />;
    return (
      <Announcement {...shared} message={message} leave={leave} click={(index) => click(message, index)} guideTitle={titleOf(message)} />
    );
  }

  return {
    get standing() {
      const message = present();
      if (!message) {
        rest();
        return null;
      }
      if (message.type === "welcome") {
        const { promotion, guide } = message;
        const start = offered(guide) ? promotion.start : null;
        return { ...message, key: kept!.claim, promotion: { ...promotion, start } };
      }
      // It may be offered only now: on its page, or to somebody who is known by now.
      answering.begin(message, kept!, end);
      watch(message);
      const key = [kept!.claim, answering.course().pages.at(-1), answering.isOver()].join();
      const title = message.type === "announcement" ? message.title : message.texts.title;
      return { key, form: message.form, language: message.language, title, view: view(message) };
    },
    consider,
    list(isWanted) {
      const isListed = (one: BundleStanding): one is Announced => one.type === "announcement" && isWanted(one);
      const announcements = all().filter(isListed);
      if (announcements.length === 0) return null;
      for (const each of announcements) once("message_shown", each);
      return (
        <News
          announcements={announcements}
          texts={ports.bundle()!.texts}
          isRead={({ id }) => read.has(id)}
          read={(message) => {
            read.add(message.id);
            once("message_seen", message);
            changed();
          }}
          click={click}
          titleOf={titleOf}
        />
      );
    },
    leave: () => leave("later"),
    close: () => leave("close"),
    rest,
    dispose() {
      rest();
      answering.leave(false);
      answering.end();
      outbox.dispose();
      removeStyles();
    },
  };

  /** In the list, once in a page view. */
  function once(kind: EventKind, message: BundleMessage) {
    const place = placeOf(message.id);
    listed[place] ??= uuid();
    if (!listed[place + kind]) tell(kind, message);
    listed[place + kind] = kind;
  }
};

export default createMessages;
