import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { publishDue } from "./publish-due.ts";

const MAKE = { guides: (tenant: Tenant) => tenant.guide(), chapters: (tenant: Tenant) => tenant.chapter("Planned") } as const;
type Kind = keyof typeof MAKE;

/** Makes an item due, as if it had been planned for so many minutes ago. */
const due = ({ db }: Tenant, kind: Kind, id: number, minutes = 0) =>
  sql`update ${sql.table(kind)} set publish_at = now() - ${`${minutes} minutes`}::interval where id = ${id}`.execute(db);
const stored = ({ db }: Tenant, kind: Kind, id: number) =>
  db.selectFrom<Kind>(kind).select(["visibility", "published_version", "publish_at"]).where("id", "=", id).executeTakeFirstOrThrow();

describe.each(["guides", "chapters"] as const)("%s", (kind) => {
  test("what went live by hand before its time is not published again, and is due no more", async () => {
    const tenant = await newTenant({ limits: {} });
    const id = await (kind === "guides" ? tenant.guide({ live: true }) : tenant.chapter("Live", true));
    await due(tenant, kind, id);
    await publishDue(tenant.db);
    expect(await stored(tenant, kind, id)).toEqual({ visibility: "public", published_version: 1, publish_at: null });
    expect(await publishDue(tenant.db)).toBe(0);
  });

  test("of several that are due the one that has waited longest comes first, and gets the plan's last place", async () => {
    const tenant = await newTenant({ limits: { public_guide: 1, public_chapter: 1 } });
    const [id, longest] = [await MAKE[kind](tenant), await MAKE[kind](tenant)];
    await due(tenant, kind, id, 1);
    await due(tenant, kind, longest, 9);
    await publishDue(tenant.db);
    expect([(await stored(tenant, kind, id)).visibility, (await stored(tenant, kind, longest)).visibility]).toEqual(["private", "public"]);
  });
});

test("an item that cannot be worked on ends the planned times of no other", async () => {
  const tenant = await newTenant({ limits: {} });
  const [broken, guide, chapter] = [await tenant.guide(), await tenant.guide(), await tenant.chapter("Planned")];
  await tenant.db
    .updateTable("guides")
    .set({ draft: sql`draft - 'steps'` as never })
    .where("id", "=", broken)
    .execute();
  await due(tenant, "guides", broken, 1);
  await due(tenant, "guides", guide);
  await due(tenant, "chapters", chapter);
  await expect(publishDue(tenant.db)).rejects.toThrow("1 of 3 failed");
  const all = [await stored(tenant, "guides", broken), await stored(tenant, "guides", guide), await stored(tenant, "chapters", chapter)];
  expect(all.map(({ visibility }) => visibility)).toEqual(["private", "public", "public"]);
  await tenant.db.deleteFrom("guides").where("id", "=", broken).execute();
});
