import { meetsUrlRule } from "#app/domain/urls/url-rule.ts";

/** A page segment: with `visibility` true content shows on the addresses of its rules, with false everywhere else. */
export type PageSegment = { rules: readonly string[]; visibility: boolean };

/** What a page segment says of an address: whether content shows, and the first rule that the address meets. */
export type PageAnswer = { shows: boolean; rule: string | null };

/** Longer addresses are compared by their beginning, so that no rule takes long. */
const MOST_CHARACTERS = 2000;

/** Whether content with a page segment shows at an address, and by which rule (specification 2, section 3: Page segment). */
export function judgeAddress({ rules, visibility }: PageSegment, url: string): PageAnswer {
  const address = url.slice(0, MOST_CHARACTERS);
  const rule = rules.find((each) => meetsUrlRule(each, address)) ?? null;
  return { shows: (rule !== null) === visibility, rule };
}

/** The page that somebody is on: what each page segment says of it, by id, and the ids of the tags on it; null where nobody looked. */
export type Page = { answers: ReadonlyMap<number, PageAnswer>; tags: ReadonlySet<number> | null };

export function pageAt(url: string, segments: ReadonlyMap<number, PageSegment>, tags: ReadonlySet<number> | null): Page {
  return { answers: new Map([...segments].map(([id, segment]) => [id, judgeAddress(segment, url)])), tags };
}
