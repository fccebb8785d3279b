import { z } from "zod";
import { previewTexts } from "#app/domain/player/preview-texts/texts-for.ts";
import type { Database } from "#server/database/tables.ts";
import type { Parts } from "#server/parts.ts";
import { type DraftToken, readDraftToken } from "./draft-token.ts";
import { languagesOf } from "./live-rows.ts";
import { guideInLanguage, offeredLanguages } from "./to-bundle.ts";

export const draftRequest = z.object({ token: z.string().max(200), lang: z.string().max(35).default("") });

/**
 * The draft of the guide that a token names, as the player plays it, with the texts of the preview; in the requested language if the draft
 * has it. The guide is null if the token is for another property, was changed or has expired, or if the guide is gone.
 */
export async function previewedDraft(
  { db, env }: Pick<Parts, "db" | "env">,
  propertyId: number,
  { token, lang }: z.output<typeof draftRequest>,
) {
  const { language, standard } = offeredLanguages(await languagesOf(db, propertyId), lang);
  const texts = previewTexts(language);
  const said = readDraftToken(env, token, Date.now());
  const guide = said?.propertyId === propertyId ? await draftOf(db, said) : undefined;
  if (!guide) return { guide: null, texts };
  const shown = guide.draft.texts[language]?.title ? language : standard;
  return { guide: guideInLanguage({ id: guide.id, version: 0, content: guide.draft }, shown, standard), texts };
}

async function draftOf(db: Database, { propertyId, guideId }: DraftToken) {
  return db
    .selectFrom("guides")
    .select(["id", "draft"])
    .where("property_id", "=", propertyId)
    .where("id", "=", guideId)
    .where("visibility", "!=", "deleted")
    .executeTakeFirst();
}
