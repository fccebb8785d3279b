import { z } from "zod";
import { may } from "#app/domain/access/may.ts";
import { previewTexts } from "#app/domain/player/preview-texts/texts-for.ts";
import type { PreviewedDraft } from "#app/domain/player/previewed-draft.ts";
import { type Stylings, stylingsOf } from "#app/domain/player/stylings.ts";
import { withBackMode } from "#app/domain/player/with-back-mode.ts";
import type { Database } from "#server/database/tables.ts";
import { languagesOf } from "./live-rows.ts";
import { offeredLanguages } from "./offered-languages.ts";
import { previewProof, takePreviewToken, type UsedToken } from "./preview-tokens.ts";
import { guideInLanguage } from "./to-bundle.ts";

/** A chapter is shown with at most so many of its guides. */
const MOST_GUIDES = 100;

export const draftRequest = z.object({ ...previewProof, lang: z.string().max(35).default("") });

/** What a draft is shown with: languages, and where Back leads in the property. */
type Shown = { language: string; standard: string; back: Stylings["back_mode"] };

/**
 * The draft of the guide or chapter that a token names, as the player shows it, with the texts of the preview; in the requested language
 * where it is written in it. The draft is null if the token does not count for this tab (`takePreviewToken`), if the person behind it may no longer
 * edit what it names, or if that is archived.
 */
export async function previewedDraft(db: Database, propertyId: number, { lang, ...proof }: z.output<typeof draftRequest>) {
  const languages = { ...offeredLanguages(await languagesOf(db, propertyId), lang), back: await backModeOf(db, propertyId) };
  const used = await takePreviewToken(db, propertyId, ["guide", "chapter"], proof);
  const draft = used && (await (used.kind === "chapter" ? chapterDraft : guideDraft)(db, propertyId, used, languages));
  return { draft, texts: previewTexts(languages.language) };
}

async function guideDraft(db: Database, propertyId: number, used: UsedToken, languages: Shown): Promise<PreviewedDraft | null> {
  const row = await guidesIn(db, propertyId).where("id", "=", used.item_id).executeTakeFirst();
  if (!row || !may(used.role, "edit", "guides", row)) return null;
  const guide = guideIn(row, languages);
  return { title: guide.title, chapters: [{ id: 0, title: "", subtitle: "", guideIds: [guide.id] }], guides: [guide] };
}

async function chapterDraft(db: Database, propertyId: number, used: UsedToken, languages: Shown): Promise<PreviewedDraft | null> {
  const chapter = await db
    .selectFrom("chapters")
    .select(["id", "draft", "visibility"])
    .where("property_id", "=", propertyId)
    .where("id", "=", used.item_id)
    .where("visibility", "!=", "deleted")
    .executeTakeFirst();
  if (!chapter || !may(used.role, "edit", "guides", chapter)) return null;
  const { id, draft } = chapter;
  const rows = await guidesIn(db, propertyId).where("chapter_id", "=", id).orderBy("position").orderBy("id").limit(MOST_GUIDES).execute();
  // A guide without steps cannot be played, and a draft is for those who may edit it.
  const shown = rows.filter((row) => row.draft.steps.length > 0 && may(used.role, "edit", "guides", row));
  const guides = shown.map((row) => guideIn(row, languages));
  const { title, subtitle } = draft.texts[writtenIn(draft.texts, languages)] ?? { title: "", subtitle: "" };
  return { title, chapters: [{ id, title, subtitle, guideIds: guides.map((guide) => guide.id) }], guides };
}

const guidesIn = (db: Database, propertyId: number) =>
  db.selectFrom("guides").select(["id", "draft", "visibility"]).where("property_id", "=", propertyId).where("visibility", "!=", "deleted");

type GuideDraft = Awaited<ReturnType<ReturnType<typeof guidesIn>["execute"]>>[number];

const guideIn = ({ id, draft }: GuideDraft, languages: Shown) =>
  withBackMode(guideInLanguage({ id, version: 0, content: draft }, writtenIn(draft.texts, languages), languages.standard), languages.back);

async function backModeOf(db: Database, propertyId: number): Promise<Stylings["back_mode"]> {
  const row = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
  return stylingsOf(row?.stylings ?? {}).back_mode;
}

const writtenIn = (texts: Record<string, { title: string }>, { language, standard }: Shown) =>
  texts[language]?.title ? language : standard;
