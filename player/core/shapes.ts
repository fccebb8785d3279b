import type { Bundle, BundleGuide } from "#app/domain/player/bundle.ts";
import { isRecord, isText } from "./storage.ts";

const areAll = (value: unknown, is: (one: Record<string, unknown>) => unknown) =>
  Array.isArray(value) && value.every((one) => isRecord(one) && is(one));

/** Whether an answer or a stored value can be played: the parts that the player reads are there and of their kind. */
export function isBundle(value: unknown): value is Bundle {
  if (!isRecord(value) || !isRecord(value.property) || !isRecord(value.style) || !isRecord(value.texts)) return false;
  const { chapters, guides, targeting, property } = value;
  const hasRules = ({ tags }: Record<string, unknown>) => tags === undefined || (isRecord(tags) && Array.isArray(tags.list));
  return (
    areAll(chapters, (chapter) => isText(chapter.title) && Array.isArray(chapter.guideIds) && hasRules(chapter)) &&
    areAll(guides, (guide) => isGuide(guide) && hasRules(guide as Record<string, unknown>)) &&
    (targeting === undefined || isTargeting(targeting)) &&
    isText(property.language)
  );
}

const isTargeting = (value: unknown) =>
  isRecord(value) &&
  areAll(value.pageSegments, ({ rules }) => Array.isArray(rules)) &&
  areAll(value.tags, ({ selector, urlRule }) => isText(selector) && isText(urlRule));

export const isGuide = (value: unknown): value is BundleGuide =>
  isRecord(value) && typeof value.id === "number" && isText(value.title) && areAll(value.steps, isStep);

const isStep = (step: Record<string, unknown>) =>
  [step.id, step.type, step.title, step.content, step.identifier, step.url, step.nextWhen].every(isText);
