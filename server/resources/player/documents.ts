import { z } from "zod";
import { ranked } from "#app/domain/search/find.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { limitOf } from "#server/http/rate-limit.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { partAround } from "#server/resources/questions/part-around.ts";
import { type Published, SHOWN } from "#server/resources/questions/published.ts";
import { playerProperties } from "./player-property.ts";

export const SEARCH_BYTES = 2000;
const MOST_QUERY = 200;
const MOST_FOUND = 10;
/** How many words are looked for. */
const MOST_WORDS = 12;
/**
 * In a minute: of one address, where an office types, and of a property on each instance, whose only thread looks. Twelve words with typos among the
 * 28,000 words of 5,000 documents take it about 30 ms by the median (single ones up to 80 on a busy machine): 400 of them 12 s, less than a third of the minute.
 */
const [OF_ADDRESS, OF_PROPERTY] = [300, 400];

/** What somebody types into the search, and the language of their bundle. */
const sought = z.object({
  query: z.string().max(MOST_QUERY, "text_error_too_long"),
  language: z.string().max(35, "text_error_too_long").default(""),
});

/**
 * Looks for documents, which are too many for a bundle (specification 1, section 3: `search_filter_label_documents`). They are for everybody, so
 * nothing is asked of whoever looks, and nothing of what they type is kept.
 */
export function createDocumentSearch(
  { db, env }: Pick<Parts, "db" | "env">,
  publishedFor: (propertyId: number, language: string) => Promise<Published>,
) {
  const propertyOf = playerProperties(db);
  const ofAddress = limitOf(env, OF_ADDRESS, 60);
  const ofProperty = limitOf(env, OF_PROPERTY, 60);

  /**
   * @param address that of the request, by which it is counted
   * @returns the best ten, with how well they match (see `ranked`); `address` is null for an uploaded text
   * @throws Refusal 404 where there is nothing to look in, 422 for a malformed body, 429 `too_many_requests`, 503 where too many wait
   */
  return async (propertyId: number, address: string, read: () => Promise<unknown>) => {
    if (!(await propertyOf(propertyId))) throw refuse.notFound();
    const said = sought.safeParse(await read());
    if (!said.success) throw refuse.invalid(fieldsOf(said.error, 10));
    await ofAddress(`${propertyId} ${address}`);
    await ofProperty(String(propertyId));
    const { bundle, index } = await publishedFor(propertyId, said.data.language);
    if (!bundle.documents) throw refuse.notFound();
    const query = said.data.query.trim().split(/\s+/).slice(0, MOST_WORDS).join(" ");
    return ranked(index, query)
      .flatMap(({ item, score }) => (item.kind === "documents" ? [{ item, score }] : []))
      .slice(0, MOST_FOUND)
      .map(({ item, score }) => ({
        ...{ id: item.id, language: item.language, title: item.said[0], address: item.address, score: Number(score.toFixed(3)) },
        text: partAround(item.said[3], [], item.address === null ? SHOWN.text : SHOWN.page),
      }));
  };
}
