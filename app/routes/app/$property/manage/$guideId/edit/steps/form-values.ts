import type { Guide } from "#app/api/guides.server.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import { skipCondition } from "#app/domain/guides/skip-condition.ts";
import { forTicks, type Media } from "#app/domain/guides/step.ts";

/** The controls of the editor, as texts: the form's initial values, with which a stale save is compared. */
export type FormValues = Record<string, string>;

const yes = (value: boolean) => (value ? "on" : "");

export function guideValues(guide: Pick<Guide, "title" | "subtitle">): FormValues {
  return { title: guide.title, subtitle: guide.subtitle };
}

export function stepValues(step: WireStep): FormValues {
  return {
    type: step.type,
    stepTitle: step.title,
    content: step.content,
    message: step.message,
    ...mediaValues(step.media),
    identifier: step.identifier,
    selectors: step.selectors.join("\n"),
    targetText: step.targetText,
    precision: String(step.precision),
    wait: String(step.wait),
    highlight: step.highlight,
    side: step.side,
    url: step.url,
    autofill: step.autofill,
    shortcutsLabel: step.shortcutsLabel,
    tabLabel: step.tabLabel,
    enterLabel: step.enterLabel,
    ...skipValues(step),
    nextWhen: step.nextWhen,
    ...conditionValues(step),
    ...forTicks((tick) => yes(step[tick])),
  };
}

function skipValues({ skipIf }: WireStep): FormValues {
  const condition = skipCondition(skipIf);
  return {
    skipWhen: condition.when === "never" ? "" : condition.when,
    skipSelector: condition.when === "element" ? condition.selector : "",
  };
}

/** A condition either leads on by itself or only locks Next; each has its own controls. */
function conditionValues({ nextWhen, nextIf, forcevalue }: WireStep): FormValues {
  const locks = nextWhen === "button";
  const leads = nextWhen === "condition";
  return {
    nextIf: leads ? (nextIf ?? "") : "",
    forcevalue: leads ? forcevalue : "",
    lockIf: locks ? (nextIf ?? "") : "",
    lockValue: locks ? forcevalue : "",
  };
}

/** The controls of a step's media. */
export function mediaValues(media: Media | null): FormValues {
  return {
    mediaType: media?.type ?? "",
    mediaUrl: media && "url" in media ? media.url : "",
    mediaTitle: media && "title" in media ? media.title : "",
    mediaText: media?.type === "info" ? media.text : "",
  };
}
