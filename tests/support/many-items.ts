import type { GuideContent } from "#app/domain/guides/guide.ts";
import { emptyStep } from "#app/domain/guides/step.ts";
import { RECURRENCE_DAYS, type Showing } from "#app/domain/targeting/showing.ts";
import type { TargetedRow } from "#server/resources/player/bundle-targeting.ts";
import type { BundleRows, LiveGuide } from "#server/resources/player/to-bundle.ts";

const ITEMS = 500;
const STEPS = ["a", "b", "c", "d", "e"];
const WORDS =
  "open the list of contacts press save choose stage write name board deal task report filter column export month team here then again".split(
    " ",
  );
const EVERYWHERE: TargetedRow = { segment_id: 0, page_segment_id: 0, tags: { mode: "show", list: [] }, showing: {} };

/** Rows of a property with so many live guides of five steps (500), as authors write them; with rules every one has all kinds of them. */
export function manyItems(withRules: boolean, count = ITEMS): BundleRows {
  const next = seeded();
  const pick = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)]!;
  const sentence = (words: number) => Array.from({ length: words }, () => pick(WORDS)).join(" ");
  const contents = Array.from({ length: count }, () => contentOf(sentence));
  const rulesOf = (): TargetedRow => ({
    segment_id: 1 + Math.floor(next() * 200),
    page_segment_id: 1 + Math.floor(next() * 50),
    tags: { mode: pick(["show", "hide"]), list: [1 + Math.floor(next() * 100)] },
    showing: showingOf(next, pick),
  });
  const guides = contents.map(
    (content, index): LiveGuide => ({
      id: 1000 + index,
      version: 1,
      chapter_id: null,
      content,
      language_behaviour: "fallback_default",
      language_texts: {},
      ...(withRules ? rulesOf() : EVERYWHERE),
    }),
  );
  return {
    property: {
      id: 1,
      name: "Bench",
      stylings: {},
      limits: {},
      settings: withRules ? { frequency: { overall: { times: 3, days: 7 }, quietHours: 4 } } : {},
    },
    languages: [{ key: "en", visibility: "default" }],
    texts: [],
    pageSegments: withRules
      ? numbered(50, (id) => ({ id, rules: [`/area-${id}*`, `https://*.crm.test/${id}/*`], visibility: id % 5 > 0 }))
      : [],
    tags: withRules ? numbered(100, (id) => ({ id, selector: `[data-area="${id}"] button`, url_rule: "", page_segment_id: 0 })) : [],
    chapters: [],
    guides,
    tooltips: [],
    validators: [],
    messages: [],
  };
}

function contentOf(sentence: (words: number) => string): GuideContent {
  const texts = () => ({ title: sentence(4), content: sentence(15), message: "", media: null });
  return {
    steps: STEPS.map((id) => ({ ...emptyStep(id, "step"), identifier: `#${sentence(2).replace(" ", "-")}`, url: `/${sentence(1)}*` })),
    texts: { en: { title: sentence(5), subtitle: sentence(6), steps: Object.fromEntries(STEPS.map((id) => [id, texts()])) } },
  };
}

function showingOf(next: () => number, pick: <T>(all: readonly T[]) => T): Showing {
  const from = Date.UTC(2026, 0, 1 + Math.floor(next() * 300));
  const to = new Date(from + 90 * 86_400_000).toISOString();
  const priority = Math.floor(next() * 101);
  return {
    auto: true,
    from: new Date(from).toISOString(),
    to,
    recurrence: pick(RECURRENCE_DAYS),
    reminder: pick(RECURRENCE_DAYS),
    priority,
  };
}

const numbered = <T>(count: number, make: (id: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index + 1));

/** The same numbers between 0 and 1 each time. */
function seeded(): () => number {
  let state = 42;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
