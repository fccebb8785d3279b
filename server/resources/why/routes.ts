import type { ParsedQuery } from "#app/contracts/call.ts";
import { whyCalls as calls } from "#app/contracts/why.ts";
import { foreseenWeek, WEEK } from "#app/domain/targeting/week.ts";
import type { Database } from "#server/database/tables.ts";
import { type Api, on } from "#server/http/on.ts";
import { readPlayerProperty } from "#server/resources/player/player-property.ts";
import { addPreviewToken } from "#server/resources/player/preview-tokens.ts";
import { explain } from "./explain.ts";
import { personNamed } from "./person-then.ts";
import { type Asked, readSituation } from "./situation.ts";

type Query = Pick<ParsedQuery<typeof calls.explainTargeting>, "person" | "url" | "lang" | "tags">;

export function whyRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.explainTargeting, async ({ query, caller }) => {
    const when = { at: query.at ? new Date(query.at) : new Date(), isPast: query.at !== undefined };
    const { who, asked } = await askedOf(db, caller.propertyId, query, when);
    return { ...who, ...(await explain(db, caller.propertyId, asked)) };
  });

  on(api, calls.foreseeWeek, async ({ query, caller }) => {
    const at = query.from ? new Date(query.from) : new Date();
    const { who, asked } = await askedOf(db, caller.propertyId, query, { at, isPast: false });
    const { told, items, situation } = await readSituation(db, caller.propertyId, asked);
    const titles = new Map(items.map(({ item, title }) => [`${item.type} ${item.id}`, title]));
    const showings = foreseenWeek(
      items.map(({ item }) => item),
      situation,
    );
    return {
      ...who,
      ...told,
      until: new Date(at.getTime() + WEEK).toISOString(),
      showings: showings.map(({ type, id, at: when }) => ({
        ...{ type, id, title: titles.get(`${type} ${id}`) ?? "" },
        at: new Date(when).toISOString(),
      })),
    };
  });

  on(api, calls.showReasons, async ({ body: { language }, caller }) => addPreviewToken(db, caller, { kind: "reasons", language }));
}

/** Who, where, when and in which language, as the rules ask for them. A property at privacy level 0 knows nobody now. */
async function askedOf(db: Database, propertyId: number, { person: named, url, lang, tags }: Query, when: Pick<Asked, "at" | "isPast">) {
  const [person, property] = await Promise.all([named ? personNamed(db, propertyId, named) : null, readPlayerProperty(db, propertyId)]);
  const isNameless = !when.isPast && (property?.privacyLevel ?? 0) < 1;
  const visitor = person && !isNameless ? { id: person.publicId, isAnonymous: person.anonymous } : null;
  const present = tags === undefined ? null : new Set(tags.split(",").map(Number));
  return { who: { person, isNameless }, asked: { visitor, url, lang, tags: present, ...when } };
}
