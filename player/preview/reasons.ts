import type { PreviewTexts } from "#app/domain/player/preview-texts/en.ts";
import { type Reasons, WHY_MARK } from "#app/domain/player/reasons.ts";
import { outcomeOf } from "#player/core/api.ts";
import { tell } from "#player/core/guard.ts";
import type { Preview } from "#player/core/preview-mark.ts";
import type { StaffPorts } from "#player/core/staff-port.ts";
import { isRecord } from "#player/core/storage.ts";
import { expiredPreview } from "./draft-preview.ts";
import { proofOf } from "./proof.ts";
import type { PreviewView, ReasonsView } from "./views.ts";

/** Whether this tab was opened to say why it shows what it shows, rather than with a draft. */
export const isForReasons = (preview: Preview) => proofOf(preview).token.startsWith(WHY_MARK);

/**
 * Says on the page why each guide and chapter shows or does not, as the Why page does: asked anew whenever the person, the address, the
 * tags on the page or what runs is another. All else is as for everybody, and counts.
 */
export function createReasons({ preview, api, visitor, bundle, targeting, isFree, changed }: StaffPorts) {
  let asked = "";
  let reasons: Reasons | null = null;
  let expired: { view(): PreviewView | null } | null = null;

  async function ask(body: string): Promise<void> {
    const answer = await api.ask("why", body);
    const said: unknown = await answer.json().catch(() => null);
    if (!isRecord(said)) return;
    if (answer.ok && isRecord(said.reasons)) {
      reasons = said.reasons as Reasons;
      preview.keep();
    } else if (!/^(accepted|later)$/.test(outcomeOf(answer.status, null).type)) {
      preview.forget();
      reasons = null;
      expired = isRecord(said.texts) ? expiredPreview(said.texts as PreviewTexts, changed) : null;
    }
    changed();
  }

  return {
    /** To be called when anything may have changed. */
    look() {
      if (expired) return;
      const who = visitor.who();
      const tags = [...(targeting.situation().page.tags ?? [])];
      const lang = bundle()?.property.language ?? "";
      const body = JSON.stringify({ ...who, pass: visitor.passOf(who.user), ...proofOf(preview), url: location.href, lang, tags });
      const key = `${body}${isFree()}`;
      if (key === asked) return;
      asked = key;
      void ask(body).catch(tell);
    },
    view: (): ReasonsView | null => reasons && { reasons, end: preview.end },
    expired: () => expired?.view() ?? null,
  };
}
