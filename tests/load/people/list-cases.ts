import type { Populated } from "./many-people.ts";

/** One list as the API answers it, and raw queries of the same meaning: the same page and the same counts. */
export type ListCase = {
  name: string;
  /** Held against the raw queries too. */
  isMain?: boolean;
  /** Shown without a limit: no index finds these people, so that a list reads until it has counted 10,001 of them, or everybody. */
  grows?: boolean;
  call(who: Populated): { method: "GET" | "POST"; path: string; body?: object };
  raw(who: Populated): { text: string; values: unknown[] }[];
};

const MOST = 10_001;
const MOST_BY_STATUS = 1_001;
const everybody = { connection: "and", filterGroups: [] };
const only = (filter: object) => ({ connection: "and", filterGroups: [{ connection: "and", filters: [filter] }] });

type Asked = { query?: string; body?: object; where?: (who: Populated) => string; order?: string; offset?: number };

function ofProperty(
  name: string,
  { query = "", body = everybody, where = () => "", order = "first_seen_at desc, id desc", offset }: Asked,
) {
  return {
    name: `people of a property, ${name}`,
    call: (who: Populated) => ({
      method: "POST" as const,
      path: `/v2/properties/${who.property}/foreignusers/filter?${named(query, who)}`,
      body: JSON.parse(named(JSON.stringify(body), who)),
    }),
    raw: (who: Populated) => pageAndCount(`foreign_users where property_id = $1 ${where(who)}`, order, who.property, offset),
  };
}

function ofCompany(name: string, { query = "", where = () => "", order = "created_at desc, id desc", offset }: Asked) {
  const from = "company_users where company_id = $1 and not archived";
  return {
    name: `people of a company, ${name}`,
    call: (who: Populated) => ({ method: "GET" as const, path: `/v3/companies/${who.company}/users?${named(query, who)}` }),
    raw: (who: Populated) => [
      ...pageAndCount(`${from} ${where(who)}`, order, who.company, offset),
      ...["created", "imported", "disabled", "pending", "active"].map((status) => ({
        text: `select count(*)::integer from (select from ${from} and status = $2 limit ${MOST_BY_STATUS}) as counted`,
        values: [who.company, status],
      })),
      {
        text: `select count(*)::integer from (select from company_users where company_id = $1 and archived limit ${MOST_BY_STATUS}) as counted`,
        values: [who.company],
      },
    ],
  };
}

function pageAndCount(from: string, order: string, owner: number, offset = 0) {
  return [
    { text: `select * from ${from} order by ${order} limit 20 offset ${offset}`, values: [owner] },
    { text: `select count(*)::integer from (select from ${from} limit ${MOST}) as counted`, values: [owner] },
  ];
}

/** `:last` is the number of the person made last: the same one person is found among few and many. */
const named = (text: string, { people }: Populated) => text.replaceAll(":last", String(people));

const found = (text: string) => (who: Populated) => `and search_text like '%${named(text, who)}%'`;

export const LIST_CASES: ListCase[] = [
  { ...ofProperty("first page", {}), isMain: true },
  { ...ofProperty("search that finds one", { query: "search=KWIATK", where: found("kwiatk") }), isMain: true },
  { ...ofCompany("first page", {}), isMain: true },
  { ...ofCompany("search that finds one", { query: "search=KWIATK", where: found("kwiatk") }), isMain: true },
  {
    ...ofProperty("search of an address like all others", { query: "search=person-:last@", where: found("person-:last@") }),
    isMain: true,
    grows: true,
  },
  ofProperty("page 2", { query: "page=2", offset: 20 }),
  ofProperty("page 500", { query: "page=500", offset: 9980 }),
  ofProperty("search that finds all", { query: "search=example", where: found("example") }),
  ofProperty("search of two letters", { query: "search=pe", where: found("pe") }),
  ofProperty("by last seen", { query: "sort=lastSeenAt", order: "last_seen_at desc, id desc" }),
  ofProperty("by first seen, first ones first", { query: "sort=firstSeenAt&order=asc", order: "first_seen_at, id" }),
  ofProperty("by id", { query: "sort=publicId&order=asc", order: "foreign_id" }),
  {
    ...ofProperty("filter that half meet", {
      body: only({ type: "boolean", key: "active", operator: "equals", value: true }),
      where: () => `and attributes @> '{"active": true}'`,
    }),
    grows: true,
  },

  ofProperty("filter that one meets", {
    body: only({ type: "string", key: "email", operator: "equals", value: "PERSON-:last@example.test" }),
    where: (who) => `and attributes @> '{"email": "person-${who.people}@example.test"}'`,
  }),
  {
    ...ofProperty("filter by number that half meet", {
      body: only({ type: "number", key: "seats", operator: "greaterThan", value: 250 }),
      where: () => "and (attributes ->> 'seats')::numeric > 250",
    }),
    grows: true,
  },

  {
    ...ofProperty("filter by number that nobody meets", {
      body: only({ type: "number", key: "seats", operator: "greaterThan", value: 1000 }),
      where: () => "and (attributes ->> 'seats')::numeric > 1000",
    }),
    grows: true,
  },
  ofCompany("search that finds all", { query: "search=example", where: found("example") }),
  ofCompany("by last seen", { query: "sort=lastSeenAt", order: "last_seen_at desc nulls last, id desc" }),
  ofCompany("by first seen", { query: "sort=firstSeenAt", order: "first_seen_at desc nulls last, id desc" }),
  ofCompany("by id", { query: "sort=publicId&order=asc", order: "public_id" }),
];
