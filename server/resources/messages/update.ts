import type { messageCalls, WireMessage } from "#app/contracts/messages.ts";
import { isPublished, isPutAway, type MessageVisibility } from "#app/domain/messages/message.ts";
import { isWrittenIn, problemsIn } from "#app/domain/messages/message-content.ts";
import { isPublishable, nextVisibility } from "#app/domain/messages/message-state.ts";
import { isOver, settledVisibility } from "#app/domain/messages/message-times.ts";
import { shapeProblems } from "#app/domain/messages/shape-problems.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { requireApproval } from "#server/resources/content/approval.ts";
import { type Author, authorOf } from "#server/resources/content/author.ts";
import { setVisibility } from "#server/resources/content/change.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { publish } from "#server/resources/content/publish.ts";
import { type Languages, languagesToWrite } from "#server/resources/languages/languages.ts";
import { applyChange } from "./apply-change.ts";
import { type MessageRecord, statusOf, timesOf, toWireMessage } from "./wire.ts";
import { wireField } from "./wire-texts.ts";

type Update = Request<typeof messageCalls.updateMessage>;

/**
 * Saves a message, then publishes it or ends that as section 4 of specification 1 says. All or nothing.
 * @throws Refusal 422 where it is to be published after its end
 */
export async function updateMessage(db: Database, { params, body, caller }: Update): Promise<WireMessage> {
  const { visibility, publishing, note, revision, ...change } = body.announcement;
  const languages = await languagesToWrite(db, caller.propertyId, undefined, { "announcement.languageTexts": change.languageTexts });
  return db.transaction().execute(async (trx) => {
    const shown = (stored: MessageRecord) => toWireMessage(stored, languages);
    const before = await openForChange(trx, "messages", caller, params.announcement, revision, shown);
    if (isPutAway(before.visibility)) throw refuse.conflict("message_archived");
    const changed = await applyChange(trx, before, change, authorOf(caller));
    const target = nextVisibility({
      visibility: before.visibility,
      publishing,
      hasDefaultText: isWrittenIn(changed.draft, languages.fallback),
      target: visibility,
    });
    const times = timesOf(changed);
    const isToPublish = isPublished(target) && (publishing || !isPublished(before.visibility));
    if (isToPublish) requirePublishable(changed, languages, isOver(times.maxTime, Date.now()));
    const next = settledVisibility(target, times, Date.now());
    const after = isToPublish
      ? await publishMessage(trx, changed, next, authorOf(caller), note)
      : next === before.visibility
        ? changed
        : await setVisibility(trx, "messages", changed, next, authorOf(caller));
    return toWireMessage(after, languages);
  });
}

async function publishMessage(
  trx: Database,
  message: MessageRecord,
  next: MessageVisibility,
  author: Author,
  note: string | undefined,
): Promise<MessageRecord> {
  const isAsPublished = isPublished(message.visibility) && message.published_revision === message.revision;
  if (!isAsPublished) await requireApproval(trx, message, "message_approval_missing");
  const published = isAsPublished ? message : await publish(trx, "messages", message, author, note);
  return published.visibility === next ? published : setVisibility(trx, "messages", published, next, author);
}

/**
 * @param hasEnded whether its end is over
 * @throws Refusal 422 for all that keeps a message from being published (section 4), at the fields of the call that saves it
 */
export function requirePublishable(message: MessageRecord, { fallback }: Pick<Languages, "fallback">, hasEnded = false): void {
  const { draft, visibility } = message;
  const unfinished = draft.shape ? shapeProblems(draft.shape) : [];
  const languages = Object.keys(draft.texts).map((key) => {
    const blocking = problemsIn(draft, key).filter(({ blocks }) => blocks);
    return { key, status: statusOf(message, key, fallback), isWritten: isWrittenIn(draft, key), errors: blocking.length, blocking };
  });
  const isWhole = isPublishable(visibility, languages);
  if (isWhole && unfinished.length === 0 && !hasEnded) return;
  const found = languages
    .filter(({ status }) => status !== "off")
    .flatMap(({ key, blocking }) => blocking.map(({ field, code }) => ({ path: textPath(key, wireField(draft, field)), code })));
  const none = { path: textPath(fallback, wireField(draft, "title")), code: "text_error_missing" };
  throw refuse.invalid([
    ...(isWhole || found.length > 0 ? found : [none]),
    ...unfinished.map(({ page, code }) => ({ path: `announcement.shape.pages.${page}`, code })),
    ...(hasEnded ? [{ path: "announcement.maxTime", code: "message_error_ended" }] : []),
  ]);
}

const textPath = (language: string, field: string) => `announcement.languageTexts.${language}.texts.${field}`;
