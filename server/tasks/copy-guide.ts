import type { WireCopyResult } from "#app/contracts/guide-copies.ts";
import { withTexts } from "#app/domain/bundles/bundle.ts";
import { type GuideContent, guideTitle } from "#app/domain/guides/guide.ts";
import { Refusal } from "#server/http/refusal.ts";
import { guideAs } from "#server/resources/bundles/guide-languages.ts";
import { storedItem } from "#server/resources/bundles/stored.ts";
import { bringImage, imagesIn } from "#server/resources/guide-copies/images.ts";
import { inTarget } from "#server/resources/guide-copies/in-target.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { type RunningTask, TaskFailed, type TaskType } from "./task-type.ts";

export type CopyPayload = {
  sourceProperty: number;
  sourceTutorial: number;
  languageMapping: Record<string, string>;
  launcherId: number;
  /** The guide's title when the copy was asked for. */
  title: string;
};

/** What a copy has brought is kept in the portion that brings it. */
type State = { result?: WireCopyResult };

/** Copies the draft of a guide into another property. All of it or nothing: a copy that was killed before it brought its guide begins anew. */
export const copyGuide: TaskType = {
  section: () => "guides",
  async run(task) {
    const { db, row } = task;
    const { result: brought } = row.state as State;
    if (brought) return brought;
    const { sourceProperty, sourceTutorial, languageMapping, launcherId } = row.payload as CopyPayload;
    const propertyId = row.property_id ?? 0;
    const source = await storedItem(db, sourceProperty, "guides", sourceTutorial);
    if (!source) throw new TaskFailed("copy_source_gone");
    const languages = await languagesFor(db, propertyId);
    const written = source.value.draft as GuideContent;
    const present = Object.entries(languageMapping).filter(([, to]) => languages.keys.includes(to));
    const draft = guideAs(written, Object.fromEntries(present));
    if (!guideTitle(draft, languages.fallback, languages.fallback)) throw new TaskFailed("copy_no_title", { language: languages.fallback });
    const { left, ...images } = await withImages(task, sourceProperty, draft);
    const author = { id: row.created_by ?? "", name: row.created_by_name ?? "" };
    const statuses = Object.entries(languageMapping).flatMap(([from, to]) => {
      const status = (source.value.languageTexts as Record<string, { status: "on" | "off" }>)[from];
      return status ? [[to, status] as const] : [];
    });
    const value = { ...source.value, draft: images.draft, live: null, chapter: launcherId, languageTexts: Object.fromEntries(statuses) };
    const { result } = await task.portion(async () => {
      const guide = await inTarget({ trx: db, propertyId, author, fallback: languages.fallback }, sourceProperty, value);
      const result: WireCopyResult = {
        guideId: guide.id,
        title: guideTitle(draft, languages.fallback, languages.fallback),
        languages: Object.entries(languageMapping).flatMap(([from, to]) => (draft.texts[to] ? [{ from, to }] : [])),
        leftLanguages: Object.keys(written.texts).filter((key) => !languageMapping[key]),
        images: images.count,
        left: [...guide.left, ...left.map((name) => ({ kind: "images" as const, name }))],
      };
      const state: State = { result };
      return { result, progress: { state, done: 2, total: 2, stage: "content" } };
    });
    return result;
  },
};

/** The content with the images of the source stored in the target, by their addresses there. */
async function withImages(task: RunningTask, sourceProperty: number, draft: GuideContent) {
  const { db, files, row, env } = task;
  const stored = new Map<string, string>();
  const left: string[] = [];
  for (const id of imagesIn(draft, env.API_URL)) {
    const image = await bringImage({ db, files }, { from: sourceProperty, to: row.property_id ?? 0 }, id).catch((error) => {
      if (error instanceof Refusal && error.status === 422) throw new TaskFailed("copy_no_room_for_images");
      throw error;
    });
    if (image === "gone") left.push(id);
    else if (image) stored.set(`${env.API_URL}/images/${id}`, `${env.API_URL}/images/${image}`);
    await task.portion(async () => ({ progress: { done: 1, total: 2, stage: "images" } }));
  }
  return { draft: withTexts(draft, (text) => stored.get(text) ?? text), count: stored.size, left };
}
