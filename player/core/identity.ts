import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import type { Api } from "./api.ts";
import { tell } from "./guard.ts";
import { isRecord, isText, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

const key = (value: unknown) =>
  value === null || value === undefined || value === "" ? undefined : String(value).slice(0, EVENT_LIMITS.key);
const isPlain = (value: unknown) => value === null || /^(string|number|boolean)$/.test(typeof value);

/**
 * Who the host page says the person is. Events carry it at once; the API is told once per tab and change, and only
 * where the property keeps people (privacy level 1).
 */
export function createIdentity(api: Api, visitor: Visitor, property: number) {
  const told = place("sessionStorage", property, "told", isText);
  let body = "";
  let level = 0;

  function tellApi() {
    if (level < 1 || body === "" || told.read() === body) return;
    const sent = body;
    api
      .post("identify", sent)
      .then(({ type }) => type !== "later" && told.write(sent))
      .catch(tell);
  }

  return {
    identify(user: unknown, attributes: unknown, company: unknown) {
      const userKey = key(user);
      const companyKey = key(isRecord(company) ? company.id : company);
      visitor.identify(userKey, companyKey);
      const plain = isRecord(attributes) ? Object.fromEntries(Object.entries(attributes).filter(([, value]) => isPlain(value))) : {};
      body =
        userKey === undefined ? "" : JSON.stringify({ user: userKey, attributes: plain, ...(companyKey ? { company: companyKey } : {}) });
      tellApi();
    },
    configure(privacyLevel: number) {
      level = privacyLevel;
      tellApi();
    },
  };
}
