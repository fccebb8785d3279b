import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { allowed, KINDS } from "#tests/support/access-table.ts";
import { inDays } from "#tests/support/messages.ts";
import { linkedMessage } from "#tests/support/public-links.ts";
import { newTenant } from "#tests/support/tenant.ts";

test("the link is off until somebody turns it on, and then is for everybody, once per person", async () => {
  const tenant = await newTenant();
  const id = await tenant.message("nps", "Would you?");
  const at = `/v2/properties/:p/announcements/${id}/public-link`;
  const read = () => tenant.call("company contributor", "GET", at);
  expect((await read()).body).toEqual({ isOn: false, anonymous: true, once: true, address: null });
  const on = await tenant.call("company moderator", "PUT", at, { publicLink: { isOn: true } });
  expect(on.body).toMatchObject({ isOn: true, address: expect.stringMatching(/\/answer\/[\w.-]+$/) });
  expect((await read()).body).toEqual(on.body);
  const named = await tenant.call("company moderator", "PUT", at, { publicLink: { anonymous: false } });
  expect(named.body).toEqual({ isOn: true, anonymous: false, once: true, address: null });
});

test("roles see the link as they see messages, and set it as they make them", async () => {
  const { tenant, at, set } = await linkedMessage();
  for (const kind of KINDS) {
    const mayEdit = allowed(kind, "edit", "messages");
    const statuses = [
      (await tenant.call(kind, "GET", at)).status,
      (await set({ once: false }, kind)).status,
      (await tenant.call(kind, "POST", `${at}/renew`)).status,
      (await tenant.call(kind, "POST", `${at}/personal`, { person: "nobody" })).status,
    ];
    expect([kind, statuses]).toEqual([kind, [200, ...(mayEdit ? [200, 200, 422] : [401, 401, 401])]]);
  }
});

test("announcements have no public link, and an archived message keeps the one that it had", async () => {
  const { tenant, at, save, set, token, read } = await linkedMessage();
  const announcement = await tenant.message("announcement", "News");
  const theirs = `/v2/properties/:p/announcements/${announcement}/public-link`;
  expect((await tenant.call("company admin", "GET", theirs)).status).toBe(404);
  expect((await tenant.call("company admin", "PUT", theirs, { publicLink: { isOn: true } })).status).toBe(404);
  const link = await token();
  await save({ visibility: "archived" });
  for (const answer of [
    await set({ isOn: false }),
    await tenant.call("company admin", "POST", `${at}/renew`),
    await tenant.call("company admin", "POST", `${at}/personal`, { person: "ada" }),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, "message_archived"]);
  expect(await read({ token: link })).toMatchObject({ status: 410, body: { code: "answers_closed" } });
});

test("a message of another property has no link for those of this one", async () => {
  const mine = await linkedMessage();
  const theirs = await linkedMessage();
  const at = `/v2/properties/:p/announcements/${theirs.id}/public-link`;
  for (const [method, path, body] of [
    ["GET", at, undefined],
    ["PUT", at, { publicLink: { isOn: false } }],
    ["POST", `${at}/renew`, undefined],
    ["POST", `${at}/personal`, { person: "ada" }],
  ] as const)
    expect([method, path, (await mine.tenant.call("company admin", method, path, body)).status]).toEqual([method, path, 404]);
  expect((await theirs.read({ token: await theirs.token() })).status).toBe(200);
});

test("renewing ends every link, and turning it off does, also for when it is on again", async () => {
  const { tenant, at, set, token, person, personal, read } = await linkedMessage();
  await person("ada");
  const [anybody, ada] = [await token(), await personal("ada")];
  expect([(await read({ token: anybody })).status, (await read({ token: ada })).status]).toEqual([200, 200]);
  expect((await tenant.call("company admin", "POST", `${at}/renew`)).status).toBe(200);
  expect([(await read({ token: anybody })).status, (await read({ token: ada })).status]).toEqual([404, 404]);
  const [second, hers] = [await token(), await personal("ada")];
  await set({ isOn: false });
  expect([(await read({ token: second })).status, (await read({ token: hers })).status]).toEqual([410, 410]);
  expect((await tenant.call("company admin", "POST", `${at}/renew`)).body.code).toBe("public_link_off");
  expect((await tenant.call("company admin", "POST", `${at}/personal`, { person: "ada" })).body.code).toBe("public_link_off");
  await set({ isOn: true });
  expect([(await read({ token: second })).status, (await read({ token: hers })).status]).toEqual([404, 404]);
  expect((await read({ token: await token() })).status).toBe(200);
});

test("nobody makes up a link: no character of one can be changed, and no person put into it", async () => {
  const { tenant, token, person, personal, read, set } = await linkedMessage();
  await person("ada");
  await person("bob");
  const [anybody, ada] = [await token(), await personal("ada")];
  const [property, message, , signature] = ada.split(".");
  const bob = Buffer.from("bob").toString("base64url");
  const other = await tenant.message("nps", "Another?");
  for (const forged of [
    ...["", "a", "1.1", "%00", "...", "1.1.1.1", "zzzzzz.zzzzzz.a", `${anybody}x`, anybody.slice(0, -1), "x".repeat(1400)],
    `${property}.${message}.${bob}.${signature}`,
    `${property}.${other.toString(36)}.${ada.split(".")[2]}.${signature}`,
    `${property}.${message}.${bob}`,
    `${property}.${message}..${signature}`,
    `${property}.${message}.${signature}`,
    ada.slice(0, -1),
    `${anybody}.${signature}`,
  ])
    expect([forged, [404, 422].includes((await read({ token: forged })).status)]).toEqual([forged, true]);
  // A person's link does not say by what anybody could answer.
  expect(ada).not.toContain(anybody.split(".")[2]);
  await set({ anonymous: false });
  expect([(await read({ token: anybody })).status, (await read({ token: ada })).status]).toEqual([404, 200]);
});

test("a person has to be known where answers name people, so that what they say can be exported and erased", async () => {
  const known = await linkedMessage();
  const make = (of: typeof known, name: string) => of.tenant.call("company admin", "POST", `${of.at}/personal`, { person: name });
  expect(await make(known, "ghost")).toMatchObject({ status: 422, body: { fields: [{ path: "person", code: "link_error_no_person" }] } });
  await known.tenant.db.insertInto("company_users").values({ company_id: known.tenant.companyId, public_id: "staff" }).execute();
  expect((await make(known, "staff")).status).toBe(200);
  await known.person("ada");
  const ada = await known.personal("ada");
  await known.tenant.db.deleteFrom("foreign_users").where("property_id", "=", known.tenant.propertyId).execute();
  expect((await known.read({ token: ada })).status).toBe(404);
  const nameless = await linkedMessage("nps", { level: 0 });
  expect((await make(nameless, "ghost")).status).toBe(200);
});

test("only what is live can be answered, in its time and in the plan", async () => {
  const { tenant, token, read, answer, save, rows } = await linkedMessage();
  const link = await token();
  const closed = async () => [(await read({ token: link })).status, (await answer({ token: link, answers: { main: 9 } })).status];
  await save({ minTime: inDays(2), publishing: true });
  expect(await closed()).toEqual([410, 410]);
  await save({ minTime: null, maxTime: inDays(2), publishing: true });
  expect((await read({ token: link })).status).toBe(200);
  await tenant.db
    .updateTable("messages")
    .set({ max_time: new Date(Date.now() - 1000) })
    .where("property_id", "=", tenant.propertyId)
    .execute();
  expect(await closed()).toEqual([410, 410]);
  await tenant.db.updateTable("messages").set({ max_time: null }).where("property_id", "=", tenant.propertyId).execute();
  await save({ visibility: "private" });
  expect(await closed()).toEqual([410, 410]);
  expect(await rows()).toEqual([]);
  await save({ publishing: true });
  expect((await read({ token: link })).status).toBe(200);
  await tenant.db
    .updateTable("properties")
    .set({ feature_flags: JSON.stringify({ announcements: false }) })
    .where("id", "=", tenant.propertyId)
    .execute();
  expect(await closed()).toEqual([404, 404]);
});

test("another property of the same company has links of its own", async () => {
  const { tenant, token, read } = await linkedMessage();
  const link = await token();
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Other" });
  const [, message, secret] = link.split(".");
  expect((await read({ token: `${other.toString(36)}.${message}.${secret}` })).status).toBe(404);
});
