import type { messageCalls, WireTranslation } from "#app/contracts/messages.ts";
import { mapTexts } from "#app/domain/messages/map-texts.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { hasTexts, type MessageContent } from "#app/domain/messages/message-content.ts";
import type { Translator } from "#server/ai/translator.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { applyChange } from "./apply-change.ts";
import { getMessage } from "./store.ts";
import { type MessageRecord, toWireMessage } from "./wire.ts";
import { toWireTexts } from "./wire-texts.ts";

type Translate = Request<typeof messageCalls.translateMessage>;

/**
 * Writes the draft of a message in the property's other languages, from one of them (specification 1, section 7: Messages). Without
 * `overwrite` only those that say nothing yet. What could not be translated is copied, and a new language that has such a text is off.
 */
export async function translateMessage(
  db: Database,
  translate: Translator,
  { params, query, body, caller }: Translate,
): Promise<WireTranslation> {
  const languages = await languagesFor(db, caller.propertyId);
  const { sourceLanguageKey: source, revision } = body;
  const read = await getMessage(db, caller.propertyId, idParam(params.announcement));
  if (!hasTexts(read.draft, source)) throw refuse.invalid([{ path: "sourceLanguageKey", code: "text_error_missing" }]);
  const targets = languages.keys.filter((key) => key !== source && (query.overwrite === "true" || !hasTexts(read.draft, key)));
  // Before anything is locked: a model takes its time.
  const written = await Promise.all(targets.map((key) => inLanguage(translate, read.draft, source, key)));
  return db.transaction().execute(async (trx) => {
    const shown = (stored: MessageRecord) => toWireMessage(stored, languages);
    const before = await openForChange(trx, "messages", caller, params.announcement, revision ?? read.revision, shown);
    if (isPutAway(before.visibility)) throw refuse.conflict("message_archived");
    const languageTexts = written.map(({ key, copied, texts }) => {
      const isOff = copied > 0 && !hasTexts(before.draft, key) && key !== languages.fallback;
      return [key, { texts, ...(isOff && { status: "off" as const }) }];
    });
    const change = written.length === 0 ? {} : { languageTexts: Object.fromEntries(languageTexts) };
    const after = await applyChange(trx, before, change, authorOf(caller));
    return {
      message: toWireMessage(after, languages),
      languages: written.map(({ key, copied }) => ({ key, copied })),
      byRules: written.some(({ byRules }) => byRules),
    };
  });
}

async function inLanguage(translate: Translator, draft: MessageContent, source: string, key: string) {
  const said: string[] = [];
  mapTexts(draft, source, (text) => {
    said.push(text);
    return text;
  });
  const { texts, byRules } = await translate(said, source, key);
  let [at, copied] = [0, 0];
  const mapped = mapTexts(draft, source, (text, most) => {
    const translated = texts[at++] ?? null;
    if (translated !== null && translated.length <= most) return translated;
    copied++;
    return text;
  });
  const content = { ...draft, texts: { [key]: mapped } } as MessageContent;
  return { key, byRules, copied, texts: toWireTexts(content, key) };
}
