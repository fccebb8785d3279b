import type { Guide } from "#app/api/guides.server.ts";
import { compareGuideVersions } from "#app/api/versions.server.ts";
import { type AreaRow, areasOf, STEP_CHANGES } from "#app/domain/versions/areas.ts";
import { languageName } from "#app/i18n/language-name.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** One row: what it is about, what people see now, what the draft has, and whether they differ. `more` says how. */
type Row = { key: AreaRow; live: string; draft: string; differs: boolean; more: string };

/** The draft of a guide beside its live version, area by area; null when it is not live. */
export async function draftAndLive(viewer: Viewer, guide: Guide): Promise<{ version: number; rows: Row[] } | null> {
  const { visibility, publishedVersion: version } = guide;
  if (visibility !== "public" || version === null) return null;
  const { from, differences } = await compareGuideVersions(viewer, String(guide.id), { from: version, to: "draft" });
  const areas = areasOf(differences);
  const { text } = viewer;
  const namesOf = (keys: readonly string[]) => keys.map((key) => languageName(key, viewer.language)).join(", ") || text("contextual:none");
  const ownText = (key: "title" | "subtitle"): Row => {
    const now = guide[key];
    const found = differences.find(({ step, field, language }) => step === null && field === key && language === guide.language);
    const differs = areas[key].length > 0;
    return {
      key,
      live: String((found ? found.from : now) || text("contextual:none")),
      draft: now || text("contextual:none"),
      differs,
      more: differs ? text("contextual:differs_in", { languages: namesOf(areas[key]) }) : "",
    };
  };
  const { added, removed } = areas.steps;
  const told = STEP_CHANGES.filter((kind) => areas.steps[kind] > 0);
  const count = (steps: number) => text("contextual:step_count", { count: steps });
  const [live, draft] = [(from?.languages ?? []).toSorted(), guide.languages.map(({ key }) => key)];
  return {
    version,
    rows: [
      ownText("title"),
      ownText("subtitle"),
      { key: "languages", live: namesOf(live), draft: namesOf(draft), differs: live.join() !== draft.join(), more: "" },
      {
        key: "steps",
        live: count(guide.stepCount - added + removed),
        draft: count(guide.stepCount),
        differs: told.length > 0,
        more: told.map((kind) => text(`contextual:steps_${kind}`, { count: areas.steps[kind] })).join(" · "),
      },
      popupRow(viewer, guide, areas.promotion),
    ],
  };
}

function popupRow({ text }: Viewer, { promotion }: Guide, difference: ReturnType<typeof areasOf>["promotion"]): Row {
  const said = (has: boolean) => text(has ? "contextual:has_popup" : "contextual:no_popup");
  const has = promotion !== null;
  const wasThere = difference === "added" ? false : difference === "removed" ? true : has;
  return {
    key: "popup",
    live: said(wasThere),
    draft: said(has),
    differs: difference !== "same",
    more: difference === "changed" ? text("contextual:popup_changed") : "",
  };
}
