import { at } from "./at.mjs";

/** @type {import("./at.mjs").Break[]} */
export const UPSTREAM = [
  ...at(
    "server/resources/content/change.ts",
    ["server/resources/content", "server/resources/guides"],
    [
      "saving counts no revision",
      "draft: JSON.stringify(draft), revision: sql<number>`revision + 1`",
      "draft: JSON.stringify(draft), revision: sql<number>`revision`",
    ],
    ["nobody changed it", "...changedBy(author)", '...changedBy({ ...author, name: "" })'],
    [
      "content of other properties is written",
      '.where("property_id", "=", property_id)\n    .where("id", "=", id)\n    .returningAll()',
      '.where("id", "=", id)\n    .returningAll()',
    ],
  ),
  ...at(
    "server/resources/content/publish.ts",
    ["server/resources", "tests/routes/manage/acts"],
    ["a new version has the number of the last", "coalesce(max(number), 0) + 1", "coalesce(max(number), 0) + 2"],
    ["no limit of published guides", "if (isLimitReached(limits[name], count)) throw", "if (false) throw"],
  ),
  ...at(
    "server/resources/content/wire-state.ts",
    ["server/resources", "tests/routes/manage/editor.test"],
    ["unpublished changes are not said", "row.revision !== row.published_revision", "row.revision === row.published_revision"],
    [
      "what was taken down is still said to be live since",
      "publishedAt: live ? stampOf(row.published_at) : null",
      "publishedAt: stampOf(row.published_at)",
    ],
  ),
  ...at(
    "server/resources/content/open.ts",
    ["server/resources/content", "tests/routes/access"],
    ["anybody changes any item", 'requireMay(caller, "edit", KINDS[kind].section, item);', ""],
    ["an item of another property is opened", '.where("property_id", "=", propertyId)', ""],
  ),
  ...at(
    "server/resources/guides/recent-starts.ts",
    ["server/resources/guides/list-columns"],
    ["starts of 31 days", "} - 30`", "} - 31`"],
    ["starts of another property", '.where("property_id", "=", propertyId)', ""],
  ),
  ...at(
    "server/resources/guides/copy.ts",
    ["server/resources/guides/copy"],
    ["a copy loses its tags", "JSON.stringify({ ...kept.tags, list: tags })", "'{}'"],
    ["a copy loses its language texts", "language_texts: JSON.stringify(kept.language_texts)", "language_texts: '{}'"],
    ["a copy has the name of the original", "copyName(each.title, GUIDE_LIMITS.title)", "each.title"],
  ),
  ...at(
    "server/resources/named/names.ts",
    ["server/resources/page-segments", "server/resources/segments"],
    ["names that differ in their case alone", "seen(sql`name`)", "sql`name`"],
    ["nobody keeps the own name", "and id <> ", "and 0 <> "],
  ),
  ...at(
    "server/resources/named/references.ts",
    ["server/resources/content/targeting"],
    ["segments of other properties are named", "where property_id = ", "where 0 <> "],
    ["what is gone comes back with a guide", "tags: tags.filter((id) => present.tags.has(id))", "tags"],
  ),
  ...at(
    "server/resources/named/used-by.ts",
    ["server/resources/content/targeting"],
    ["archived guides use segments", "and visibility <> 'deleted'", ""],
    ["a used item may be deleted", "use.length > 0", "use.length > 99"],
  ),
  ...at(
    "server/resources/named/room.ts",
    ["server/resources/page-segments", "server/resources/segments"],
    ["no limit of segments", "if (named.limit && isLimitReached(limits[named.limit], count)) throw", "if (false) throw"],
  ),
  ...at(
    "server/resources/attributes/usage.ts",
    ["server/resources/attributes/usage"],
    ["segments of properties that somebody may not see", "properties.id = any(", "0 <> all("],
  ),
  ...at(
    "server/resources/guides/move.ts",
    ["server/resources/guides", "tests/routes/manage/apply-move", "tests/routes/manage/sorting"],
    ["a move from where the guide is no more", 'throw refuse.conflict("guide_moved_meanwhile")', "undefined"],
    ["a guide moved out of the archive stays archived", 'guide.visibility === "deleted" && target !== null', "false"],
  ),
  ...at(
    "server/http/only-once.ts",
    ["server/http/only-once"],
    ["the same form twice is two effects", "if (kept.status !== null) return again", "if (false) return again"],
    ["the key of somebody else", ".values({ manager_id: managerId, ", ".values({ manager_id: '0', "],
    ["an answer that is no longer true is given again", "await endEarlier(db, write);", ""],
  ),
  ...at(
    "server/http/limited-bytes.ts",
    ["server/http/limited-bytes"],
    ["bodies without a length are read to their end", "if (size > limit) return null;", ""],
  ),
  ...at(
    "server/events/judge-events.ts",
    ["server/events/unknown", "server/events/roll-up"],
    ["versions that were never published count", "when content_id is not null and known_version is null then 'version'", ""],
    ["any language counts", "when language is not null and known_language is null then 'language'", ""],
  ),
  ...at("server/quota-of-day.ts", ["server/events/quota"], ["events without a quota", "known.taken + more > most", "false"]),
  ...at(
    "server/resources/questions/kept-quota.ts",
    ["server/resources/player/copilot"],
    ["what was kept before this instance began is not counted", "asked_at >= ", "asked_at < "],
  ),
  ...at(
    "server/resources/player/nameless-quota.ts",
    ["server/resources/player/nameless-quota"],
    ["what another instance took of nobody is not counted", "started_at >= ", "started_at < "],
    ["answers by links count as those in players", 'way === "link"', "false"],
  ),
  ...at(
    "server/events/insert-events.ts",
    ["server/events/events"],
    ["the same event twice counts twice", "e.property_id, e.id, batch.id", "e.property_id, gen_random_uuid(), batch.id"],
  ),
  ...at(
    "server/documents/checked-lookup.ts",
    ["server/documents/guarded"],
    ["one public address of a name is enough", "!found.every(", "!found.some("],
    [
      "an address without a name is asked wherever it is",
      "if (isIP(host) !== 0 && !isPublicAddress(host, loopback)) throw",
      "if (false) throw",
    ],
  ),
  ...at(
    "server/documents/guarded-fetch.ts",
    ["server/documents/guarded"],
    ["redirects lead anywhere", "if (!isOfSite(url.hostname, site)) throw", "if (false) throw"],
  ),
  ...at(
    "server/documents/read-response.ts",
    ["server/documents/guarded"],
    ["answers of any size are read", "if (length > most) throw", "if (false) throw"],
  ),
  ...at(
    "server/documents/keep-documents.ts",
    ["server/documents/fetch-centre"],
    ["documents go though their list was not read", "::boolean or\n", "::boolean or true or\n"],
  ),
  ...at(
    "server/documents/site-reader.ts",
    ["server/documents/site-reader"],
    ["a redirect leads past robots.txt", "this.get(url, this.requireAllowed)", "this.get(url, async () => undefined)"],
    ["the hours in which a machine slept count", "Math.min(LONGEST_ANSWER, now - this.counted)", "now - this.counted"],
  ),
  ...at(
    "server/tasks/fetch-help-centre.ts",
    ["server/tasks/fetch-beside"],
    ["a slow help centre holds up all other tasks", "  waitsOutside: true,\n", ""],
  ),
  ...at(
    "server/resources/questions/known-published.ts",
    ["server/resources/questions/known-published"],
    ["small properties wait for large ones", "const LARGE = 500_000;", "const LARGE = 500_000_000;"],
  ),
];
