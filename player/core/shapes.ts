import type { Bundle, BundleGuide } from "#app/domain/player/bundle.ts";
import type { RunState } from "./run-state.ts";
import { isRecord, isText } from "./storage.ts";

/** Whether an answer or a stored value can be played: the parts that the player reads are there and of their kind. */
export function isBundle(value: unknown): value is Bundle {
  if (!isRecord(value) || !isRecord(value.property) || !isRecord(value.style) || !isRecord(value.texts)) return false;
  if (!Array.isArray(value.chapters) || !Array.isArray(value.guides)) return false;
  const chapters = value.chapters.every((chapter) => isRecord(chapter) && isText(chapter.title) && Array.isArray(chapter.guideIds));
  const rules = [...value.chapters, ...value.guides].every(
    ({ tags }) => tags === undefined || (isRecord(tags) && Array.isArray(tags.list)),
  );
  return chapters && rules && isTargeting(value.targeting) && isText(value.property.language) && value.guides.every(isGuide);
}

function isTargeting(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isRecord(value) || !Array.isArray(value.pageSegments) || !Array.isArray(value.tags)) return false;
  return (
    value.pageSegments.every(({ rules }) => Array.isArray(rules)) &&
    value.tags.every(({ selector, urlRule }) => isText(selector) && isText(urlRule))
  );
}

export function isGuide(value: unknown): value is BundleGuide {
  if (!isRecord(value) || typeof value.id !== "number" || !isText(value.title) || !Array.isArray(value.steps)) return false;
  return value.steps.every(isStep);
}

function isStep(value: unknown): boolean {
  return isRecord(value) && [value.id, value.type, value.title, value.content, value.identifier, value.url, value.nextWhen].every(isText);
}

export function isRunState(value: unknown): value is RunState {
  if (!isRecord(value) || !isText(value.id) || !isRecord(value.told)) return false;
  return [value.guide, value.version, value.step, value.at].every(Number.isFinite) && /^(waiting|shown|failed)$/.test(String(value.phase));
}
