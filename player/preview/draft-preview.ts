import type { Bundle, BundleGuide, BundleStep } from "#app/domain/player/bundle.ts";
import type { PreviewTexts } from "#app/domain/player/preview-texts/en.ts";
import type { Preview } from "#player/core/preview-mark.ts";
import type { RestPorts } from "#player/core/rest-port.ts";
import type { RunControl } from "#player/core/run-control.ts";
import type { createRunStore } from "#player/core/run-store.ts";
import { isGuide } from "#player/core/shapes.ts";
import { isRecord } from "#player/core/storage.ts";
import { findTarget } from "#player/targets/find-target.ts";
import { watchPage } from "#player/targets/watch-page.ts";
import { isOnPage } from "#player/targets/watch-step.ts";
import type { PreviewView } from "#player/widgets/model.ts";
import { fill } from "#player/widgets/texts.ts";

const TRY_AGAIN = 5_000;

/**
 * The draft of one guide, played for its author in this tab: loaded anew with every page, so that a reload shows what was saved
 * since. Nothing of it is reported or remembered beyond the tab.
 */
export function createDraftPreview(
  ports: RestPorts,
  { token, end }: Preview,
  control: RunControl,
  store: ReturnType<typeof createRunStore>,
) {
  let draft: BundleGuide | null = null;
  let texts: PreviewTexts | null = null;
  let lines: string[] = [];

  async function begin(): Promise<void> {
    const lang = ports.bundle()?.property.language ?? "";
    const answer = await ports.api.ask("draft", JSON.stringify({ token, lang })).catch(() => null);
    const said: unknown = await answer?.json().catch(() => null);
    if (!isRecord(said) || !isRecord(said.texts)) {
      setTimeout(() => void begin(), TRY_AGAIN);
      return;
    }
    texts = said.texts as PreviewTexts;
    draft = isGuide(said.guide) ? said.guide : null;
    if (draft) play(draft);
    ports.changed();
  }

  function play(guide: BundleGuide) {
    watchPage(() => {
      const now = guide.steps.map((step, index) => stepStatus(step, index + 1, ports.host.element, texts!));
      if (now.join() === lines.join()) return;
      lines = now;
      ports.changed();
    });
    const kept = store.read(Date.now());
    const step = kept ? guide.steps.findIndex(({ id }) => id === kept.guide.steps[kept.state.step]?.id) : -1;
    if (!kept || step < 0) return control.start(guide, "preview");
    store.keepGuide(guide);
    store.save({ ...kept.state, version: guide.version, step });
    control.resume();
  }

  return {
    begin,
    /** The bundle with the draft as its only guide; until it is there, with none. */
    bundle(): Bundle | null {
      const bundle = ports.bundle();
      const guides = draft ? [draft] : [];
      return bundle && { ...bundle, guides, chapters: [{ id: 0, title: "", subtitle: "", guideIds: guides.map(({ id }) => id) }] };
    },
    view(): PreviewView | null {
      if (!texts) return null;
      const guide = draft;
      const again = guide && !control.view ? () => control.start(guide, "preview") : null;
      const step = lines[control.view?.state.step ?? -1] ?? "";
      return { texts, title: guide?.title ?? null, step, all: lines, again, end };
    },
  };
}

/** How a step stands on this page, in a sentence for its author. `n` is its number, from 1. */
function stepStatus(step: BundleStep, n: number, own: Element, texts: PreviewTexts): string {
  if (!isOnPage(step)) return fill(texts.elsewhere, { n, page: step.url });
  if (step.type === "slide") return fill(texts.slide, { n });
  const { state, matches } = findTarget(step.identifier, own);
  if (state === "ready") return fill(matches > 1 ? texts.several : texts.one, { n, count: matches });
  return fill(texts[state], { n });
}
