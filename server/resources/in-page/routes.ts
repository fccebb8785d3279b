import { inPageCalls as calls } from "#app/contracts/in-page.ts";
import { may } from "#app/domain/access/may.ts";
import { flagsOf } from "#app/domain/plan.ts";
import { editorTextsFor } from "#app/domain/player/editor-texts/texts-for.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { editorProofOf } from "#server/http/bearer.ts";
import { requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { claimsFor } from "#server/realm/claims.ts";
import { getGuide } from "#server/resources/guides/store.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { addPreviewToken, endEditor } from "#server/resources/player/preview-tokens.ts";

export function inPageRoutes(api: Api): void {
  const { db } = api.parts;
  const propertyOf = (id: number) =>
    db.selectFrom("properties").select(["url", "stylings", "feature_flags"]).where("id", "=", id).executeTakeFirstOrThrow();

  on(api, calls.editOnPage, async ({ body, caller }) => {
    const guide = body.guide === 0 ? null : await getGuide(db, caller.propertyId, body.guide);
    if (guide?.visibility === "deleted") throw refuse.notFound();
    requireMay(caller, "edit", "guides", guide ?? undefined);
    const { url } = await propertyOf(caller.propertyId);
    if (!URL.canParse(url)) throw refuse.conflict("property_without_address");
    const opened = body.hint ?? { kind: "guide" as const, id: body.guide };
    return addPreviewToken(db, caller, { kind: "editor", opened, origin: new URL(url).origin });
  });

  on(api, calls.closeInPage, async ({ caller, context }) => {
    const proof = editorProofOf(context);
    if (proof) await endEditor(db, caller.propertyId, proof.token);
    return null;
  });

  on(api, calls.getInPage, async ({ caller }) => {
    const [{ stylings, feature_flags }, { keys, fallback }, known] = await Promise.all([
      propertyOf(caller.propertyId),
      languagesFor(db, caller.propertyId),
      claimsFor(db, caller.claims.sub),
    ]);
    const language = known?.language ?? "en";
    const { kind, id } = caller.inPage ?? { kind: "guide", id: 0 };
    return {
      guide: kind === "guide" && id > 0 ? id : null,
      hint: kind === "guide" ? null : { kind, id },
      mayEdit: may(caller.role, "edit", "guides"),
      tooltips: flagsOf(feature_flags).tooltips,
      languages: keys,
      defaultLanguage: fallback,
      selectorConfig: stylingsOf(stylings).selectorConfig,
      language,
      texts: editorTextsFor(language),
    };
  });
}
