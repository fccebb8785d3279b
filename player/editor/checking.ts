import { literalPage } from "#app/domain/player/step-rules.ts";
import { place } from "#player/core/storage.ts";
import type { Condition } from "./conditions.ts";
import type { DraftStep } from "./draft.ts";
import type { Stand } from "./stand.ts";

/** How a step stood on its page. `unseen`: its page was not among those that could be opened. */
export type Checked = { step: string; page: string; state: Stand["state"] | "unseen"; score: number; conditions: Condition[] };

/** A check of all pages on its way, of a guide or, with 0, of tooltips and validators: what has been found, the pages still to open, and where it began. */
export type Check = { guide: number; language: string; results: Checked[]; pages: string[]; from: string; isBack: boolean };

const isCheck = (value: unknown): value is Check => typeof value === "object" && value !== null && Array.isArray((value as Check).results);

/** The check of all pages in this tab: it goes from page to page, and every page load goes on with it. */
export function createChecking(property: number) {
  const kept = place("sessionStorage", property, "check", isCheck);
  return {
    read: () => kept.read(),
    /** The pages that the steps name, each once; the page that is open comes first and needs no opening. */
    begin(guide: number, language: string, steps: DraftStep[]): Check {
      const named = steps.map(({ url }) => (url === "" ? null : literalPage(url))).filter((page) => page !== null);
      const pages = [
        ...new Set(
          named
            .map((page) => new URL(page, location.href))
            .filter(({ origin }) => origin === location.origin)
            .map(String),
        ),
      ];
      const check = {
        guide,
        language,
        results: [],
        pages: pages.filter((page) => page !== location.href),
        from: location.href,
        isBack: false,
      };
      kept.write(check);
      return check;
    },
    keep: (check: Check) => kept.write(check),
    end: () => kept.write(null),
  };
}

/** What a page adds: how the steps stand that belong to it. What was found on an earlier page stays. */
export function withPage(check: Check, stands: { step: string; stand: Stand }[]): Check {
  const known = new Set(check.results.filter(({ state }) => state === "found").map(({ step }) => step));
  const here = stands
    .filter(({ step, stand }) => stand.state !== "elsewhere" && !known.has(step))
    .map(
      ({ step, stand }): Checked => ({
        step,
        page: location.pathname,
        state: stand.state,
        score: stand.score,
        conditions: stand.conditions,
      }),
    );
  const replaced = new Set(here.map(({ step }) => step));
  return { ...check, results: [...check.results.filter(({ step }) => !replaced.has(step)), ...here] };
}
