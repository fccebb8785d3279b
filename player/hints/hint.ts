import type { EventKind } from "#app/domain/analytics/event-catalogue.ts";
import type { Bundle, BundleTooltip, BundleValidator } from "#app/domain/player/bundle.ts";
import { itemOf } from "#app/domain/player/rules.ts";
import { isOffered } from "#app/domain/targeting/audience.ts";
import type { Situation } from "#app/domain/targeting/item.ts";
import { isOnPage } from "#player/targets/watch-step.ts";

/** What stands beside an element of the page: a tooltip, or a validator of a field. */
export type Hint = ({ type: "tooltip" } & BundleTooltip) | ({ type: "validator" } & BundleValidator);

/** Reports what happened with a hint; `isOnce`: once in a page view. */
export type Tell = (kind: EventKind, hint: Hint, isOnce?: boolean, payload?: Record<string, string | number>) => void;

/** Those that somebody is offered on this page, by the rules that decide on guides. */
export function hintsOf({ tooltips = [], validators = [] }: Bundle, situation: Situation): Hint[] {
  const all: Hint[] = [
    ...tooltips.map((one): Hint => ({ type: "tooltip", ...one })),
    ...validators.map((one): Hint => ({ type: "validator", ...one })),
  ];
  return all.filter((hint) => isOnPage(hint) && isOffered(itemOf("guide", hint.id, hint, null), situation));
}
