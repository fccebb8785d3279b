import { z } from "zod";
import { few } from "#app/contracts/text.ts";
import { may } from "#app/domain/access/may.ts";
import { REASONS_LANGUAGES, type Reasons } from "#app/domain/player/reasons.ts";
import { gateText, namesOf } from "#app/domain/targeting/gate-text.ts";
import type { Parts } from "#server/parts.ts";
import { readPlayerProperty } from "#server/resources/player/player-property.ts";
import { previewProof, takePreviewToken } from "#server/resources/player/preview-tokens.ts";
import { visiting, visitorOf } from "#server/resources/player/visiting.ts";
import { explain } from "./explain.ts";
import { whyTexts } from "./texts.ts";

export const reasonsRequest = z.object({
  ...visiting,
  ...previewProof,
  url: z.string().max(2000),
  lang: z.string().max(35).default(""),
  tags: few(z.number().int().positive(), 500).default([]),
});

/**
 * Why a player shows what it shows to whoever is there, as the Why page tells it; null where the token does not count for this tab
 * (`takePreviewToken`), or the person behind it may not see the Why page.
 */
export async function reasonsFor(
  { db, env }: Pick<Parts, "db" | "env">,
  propertyId: number,
  { token, key, url, lang, tags, ...who }: z.output<typeof reasonsRequest>,
): Promise<Reasons | null> {
  const used = await takePreviewToken(db, propertyId, ["reasons"], { token, key });
  const property = used && may(used.role, "view", "users") ? await readPlayerProperty(db, propertyId) : null;
  if (!used || !property) return null;
  const visitor = visitorOf(env, propertyId, property, who);
  const told = await explain(db, propertyId, { visitor, url, lang, tags: new Set(tags), at: new Date(), isPast: false });
  const language = REASONS_LANGUAGES.find((each) => each === used.language) ?? "en";
  const reader = whyTexts(language);
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
    language,
    title: visitor && !visitor.isAnonymous ? t("why:seen_by", { person: visitor.id }) : t("why:seen_by_visitor"),
    summary: `${t("why:shown_of", { shown, count: told.items.length })} ${next}`,
    items,
    all: t("why:all_reasons"),
    end: t("why:end_reasons"),
  };
}
