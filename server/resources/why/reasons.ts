import { z } from "zod";
import { few } from "#app/contracts/text.ts";
import type { Reasons } from "#app/domain/player/reasons.ts";
import { gateText, namesOf } from "#app/domain/targeting/gate-text.ts";
import type { Parts } from "#server/parts.ts";
import { readPlayerProperty } from "#server/resources/player/player-property.ts";
import { visiting, visitorOf } from "#server/resources/player/visiting.ts";
import { explain } from "./explain.ts";
import { whyTexts } from "./texts.ts";
import { readWhyToken } from "./why-token.ts";

export const reasonsRequest = z.object({
  ...visiting,
  token: z.string().max(200),
  url: z.string().max(2000),
  lang: z.string().max(35).default(""),
  tags: few(z.number().int().positive(), 500).default([]),
});

/**
 * Why a player shows what it shows to whoever is there, as the Why page tells it; null where the token is not one of this property, was
 * changed or has expired.
 */
export async function reasonsFor(
  { db, env }: Pick<Parts, "db" | "env">,
  propertyId: number,
  { token, url, lang, tags, ...who }: z.output<typeof reasonsRequest>,
): Promise<Reasons | null> {
  const said = readWhyToken(env, token, Date.now());
  const property = said?.propertyId === propertyId ? await readPlayerProperty(db, propertyId) : null;
  if (!said || !property) return null;
  const visitor = visitorOf(env, propertyId, property, who);
  const told = await explain(db, propertyId, { visitor, url, lang, tags: new Set(tags), at: new Date(), isPast: false });
  const reader = whyTexts(said.language);
  const { text: t } = reader;
  const names = namesOf(told, property.timeZone, url);
  const nameOf = ({ type, id, title }: { type: string; id: number; title?: string }) =>
    (title ?? names.item.get(`${type} ${id}`)) || t("why:untitled");
  const items = told.items.map((item) => {
    const gates = item.gates.map((gate) => gateText(reader, gate, names));
    const closed = gates.find(({ passes }) => !passes);
    const state = t(item.shows ? "why:shows" : "why:hides");
    return {
      key: `${item.type}.${item.id}`,
      line: `${nameOf(item)}: ${state}${closed ? ` (${closed.name}: ${closed.actual})` : ""}`,
      gates: gates.map(({ name, passes, wants, actual }) =>
        t("why:gate_line", { name, result: t(passes ? "why:passes" : "why:fails"), wants, actual }),
      ),
    };
  });
  const shown = told.items.filter(({ shows }) => shows).length;
  const next = told.next ? t("why:next", { title: nameOf(told.next) }) : t("why:nothing_next");
  return {
    language: said.language,
    title: visitor && !visitor.isAnonymous ? t("why:seen_by", { person: visitor.id }) : t("why:seen_by_visitor"),
    summary: `${t("why:shown_of", { shown, count: told.items.length })} ${next}`,
    items,
    all: t("why:all_reasons"),
    end: t("why:end_reasons"),
  };
}
