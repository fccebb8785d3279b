import type { GuideContent } from "#app/domain/guides/guide.ts";
import { emptyStep, type Media, type StepShape } from "#app/domain/guides/step.ts";
import type { StoredTexts } from "#app/domain/guides/stored-step.ts";

/** Both languages of a text: English, then German. */
export type Both = [en: string, de: string];
type Part = { shape: StepShape; say: { title: Both; content: Both; message?: Both; media?: [Media, Media] } };

export function slide(id: string, title: Both, content: Both, media?: [Media, Media]): Part {
  return { shape: emptyStep(id, "slide"), say: { title, content, media } };
}

/** A step at a target on the pages that match the rule; the last argument overrides what differs from a plain step with a Next button. */
export function step(
  id: string,
  at: { url: string; target: string },
  title: Both,
  content: Both,
  other: Partial<StepShape> & { message?: Both } = {},
): Part {
  const { message, ...shape } = other;
  return { shape: { ...emptyStep(id, "step"), url: at.url, identifier: at.target, ...shape }, say: { title, content, message } };
}

export function guide(title: Both, subtitle: Both, parts: Part[]): GuideContent {
  const texts = (["en", "de"] as const).map((language, index) => {
    const steps = parts.map(({ shape, say }): [string, StoredTexts] => [
      shape.id,
      {
        title: say.title[index] ?? "",
        content: say.content[index] ?? "",
        message: say.message?.[index] ?? "",
        media: say.media?.[index] ?? null,
      },
    ]);
    return [language, { title: title[index] ?? "", subtitle: subtitle[index] ?? "", steps: Object.fromEntries(steps) }];
  });
  return { steps: parts.map((part) => part.shape), texts: Object.fromEntries(texts) };
}
