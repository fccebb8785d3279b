import type { Bundle, BundleStep } from "#app/domain/player/bundle.ts";
import type { PreviewTexts } from "#app/domain/player/preview-texts/en.ts";
import type { PreviewedDraft } from "#app/domain/player/previewed-draft.ts";
import { outcomeOf } from "#player/core/api.ts";
import type { RunControl } from "#player/core/run-control.ts";
import type { createRunStore } from "#player/core/run-store.ts";
import { isGuide } from "#player/core/shapes.ts";
import type { DraftPreview, StaffPorts } from "#player/core/staff-port.ts";
import { isRecord } from "#player/core/storage.ts";
import { findTarget } from "#player/targets/find-target.ts";
import { watchPage } from "#player/targets/watch-page.ts";
import { isOnPage } from "#player/targets/watch-step.ts";
import { fill } from "#player/widgets/texts.ts";
import { proofOf } from "./proof.ts";
import type { PreviewView } from "./views.ts";

const TRY_AGAIN = 5_000;
/** How often a token that never counted is tried while the API is away; then this is a page like any other. */
const MOST_TRIES = 3;

/** What the API says to a token: the draft, or that there is none, with the words for it unless it cannot even read the token. */
type Asked = { draft: PreviewedDraft; texts: PreviewTexts } | { draft: null; texts: PreviewTexts | null };

/** Loads the draft anew with every page, so that a reload shows what was saved since. */
export async function askForDraft({ preview, api, bundle }: StaffPorts): Promise<Asked> {
  for (let tries = 1; preview.isKept || tries <= MOST_TRIES; tries++) {
    const lang = bundle()?.property.language ?? "";
    const answer = await api.ask("draft", JSON.stringify({ ...proofOf(preview), lang })).catch(() => null);
    const said: unknown = await answer?.json().catch(() => null);
    const texts = isRecord(said) && isRecord(said.texts) ? (said.texts as PreviewTexts) : null;
    if (answer?.ok && texts && isRecord(said) && isDraft(said.draft)) {
      preview.keep();
      return { draft: said.draft, texts };
    }
    if (answer && !/^(accepted|later)$/.test(outcomeOf(answer.status, null).type)) return { draft: null, texts };
    await new Promise((done) => setTimeout(done, TRY_AGAIN));
  }
  return { draft: null, texts: null };
}

/** Says once, beside the published guides, that a preview has expired. */
export function expiredPreview(texts: PreviewTexts, changed: () => void) {
  let isSaid = false;
  const end = () => {
    isSaid = true;
    changed();
  };
  return { view: (): PreviewView | null => (isSaid ? null : { texts, title: null, step: "", all: [], again: null, end }) };
}

const isDraft = (value: unknown): value is PreviewedDraft =>
  isRecord(value) && Array.isArray(value.chapters) && Array.isArray(value.guides) && value.guides.every(isGuide);

/**
 * The draft of a guide, or of a chapter with its guides, for its author in this tab. Nothing of it is reported or remembered beyond the tab.
 */
export function createDraftPreview(
  ports: StaffPorts,
  { draft: { title, chapters, guides }, texts }: { draft: PreviewedDraft; texts: PreviewTexts },
  control: RunControl,
  store: ReturnType<typeof createRunStore>,
): DraftPreview & { view(): PreviewView; dispose(): void } {
  const [single] = chapters[0]?.id ? [] : guides;
  const stands = () =>
    ((control.view?.guide ?? single)?.steps ?? []).map((step, index) => stepStatus(step, index + 1, ports.host.element, texts));
  const play = () => single && control.start(single, "preview");
  let lines: string[] = [];
  let stop = () => {};

  /** As the draft is now, not as it was. */
  function begin(): boolean {
    stop = watchPage(() => {
      if (stands().join() !== lines.join()) ports.changed();
    });
    const kept = store.read(Date.now());
    const draft = guides.find(({ id }) => id === kept?.guide.id);
    const step = draft?.steps.findIndex(({ id }) => id === kept?.guide.steps[kept.state.step]?.id) ?? -1;
    if (!kept || !draft || step < 0) play();
    else {
      store.keepGuide(draft);
      store.save({ ...kept.state, version: draft.version, step });
      control.resume();
    }
    return !single && !control.view;
  }

  return {
    begin,
    dispose: () => stop(),
    bundle(): Bundle | null {
      const bundle = ports.bundle();
      return bundle && { ...bundle, chapters, guides };
    },
    view(): PreviewView {
      const again = control.view || !single ? null : play;
      lines = stands();
      const step = lines[control.view?.state.step ?? -1] ?? "";
      return { texts, title, step, all: lines, again, end: ports.preview.end };
    },
  };
}

/** How a step stands on this page, in a sentence for its author. `n` is its number, from 1. */
function stepStatus(step: BundleStep, n: number, own: Element, texts: PreviewTexts): string {
  if (!isOnPage(step)) return fill(texts.elsewhere, { n, page: step.url });
  if (step.type === "slide") return fill(texts.slide, { n });
  const { state, matches } = findTarget(step, own);
  if (state === "ready") return fill(matches > 1 ? texts.several : texts.one, { n, count: matches });
  return fill(texts[state], { n });
}
