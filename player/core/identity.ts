import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import type { Api } from "./api.ts";
import { tell } from "./guard.ts";
import { isRecord, isText, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

/** Text as the API takes it: without control characters and halves of characters, and no longer than it may be. */
const clean = (value: unknown, limit: number) =>
  String(value)
    .slice(0, limit)
    .replace(/[\p{Cc}\p{Cs}]/gu, "");
const key = (value: unknown) => (value === null || value === undefined ? undefined : clean(value, EVENT_LIMITS.key) || undefined);

function attributesOf(said: unknown): Record<string, unknown> {
  const entries = isRecord(said) ? Object.entries(said) : [];
  const plain = entries
    .filter(([, value]) => value === null || /^(string|number|boolean)$/.test(typeof value))
    .slice(0, PERSON_LIMITS.named);
  return Object.fromEntries(
    plain.map(([name, value]) => [clean(name, PERSON_LIMITS.name), isText(value) ? clean(value, PERSON_LIMITS.text) : value]),
  );
}

/**
 * Who the host page says the person is. Events carry it at once; the API is told once per tab and change, and only
 * where the property keeps people (privacy level 1); never while it `isSilent`.
 */
export function createIdentity(api: Api, visitor: Visitor, property: number, isSilent: () => boolean) {
  const told = place("sessionStorage", property, "told", isText);
  let body = "";
  let level = 0;
  let isTelling = false;

  /** One call at a time, so that none overtakes another and what was said last stays. */
  function tellApi() {
    if (isTelling || isSilent() || level < 1 || body === "" || told.read() === body) return;
    const sent = body;
    isTelling = true;
    api
      .post("identify", sent)
      .then(({ type }) => type !== "later" && told.write(sent))
      .catch(tell)
      .finally(() => {
        isTelling = false;
        if (body !== sent) tellApi();
      });
  }

  return {
    identify(user: unknown, attributes: unknown, company: unknown) {
      const userKey = key(user);
      const companyKey = key(isRecord(company) ? company.id : company);
      visitor.identify(userKey, companyKey);
      const known = { user: userKey, attributes: attributesOf(attributes), ...(companyKey ? { company: companyKey } : {}) };
      body = userKey === undefined ? "" : JSON.stringify(known);
      tellApi();
    },
    configure(privacyLevel: number) {
      level = privacyLevel;
      tellApi();
    },
  };
}
