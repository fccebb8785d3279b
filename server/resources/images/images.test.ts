import sharp from "sharp";
import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "#server/realm/passwords/password-hash.ts";
import { PASSWORD } from "#server/realm/testing/new-manager.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const PATH = "/v2/properties/:p/images";
const url = (type: string, bytes: Buffer | string) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: "#1f5bd6" } });

test("an image is encoded anew without its metadata, stored once per content, and served to anybody", async () => {
  const tenant = await newTenant();
  const bytes = await picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: "Secret place" } })
    .toBuffer();
  expect(bytes.includes("Secret place")).toBe(true);
  const first = await tenant.call("company moderator", "POST", PATH, { image: url("image/jpeg", bytes) });
  expect(first.status).toBe(201);
  const again = await tenant.call("company admin", "POST", PATH, { image: url("image/jpeg", bytes) });
  expect(again.body.imageUrl).toBe(first.body.imageUrl);
  const { pathname } = new URL(first.body.imageUrl as string);
  const served = await tenant.api.fetch(new Request(`http://api.test${pathname}`));
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'",
    "cross-origin-resource-policy": "cross-origin",
  });
  const stored = Buffer.from(await served.arrayBuffer());
  expect(stored.includes("Secret place")).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width: 8, height: 6 });
});

test("the same image of two properties has two addresses", async () => {
  const [one, two] = [await newTenant(), await newTenant()];
  const image = url("image/png", await picture().png().toBuffer());
  const [first, second] = [
    await one.call("company admin", "POST", PATH, { image }),
    await two.call("company admin", "POST", PATH, { image }),
  ];
  expect(first.body.imageUrl).not.toBe(second.body.imageUrl);
});

test.each([
  ["SVG", url("image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"), "upload_error"],
  ["SVG that says it is PNG", url("image/png", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"), "upload_error"],
  ["text that says it is PNG", url("image/png", "hello"), "upload_error"],
  ["an address elsewhere", "https://example.com/a.png", "upload_error"],
  ["nothing", "", "upload_error"],
  ["more than 8000 KB decoded", url("image/png", Buffer.alloc(8000 * 1024 + 1)), "file_too_big"],
])("%s is refused", async (_, image, code) => {
  const tenant = await newTenant();
  const answer = await tenant.call("company admin", "POST", PATH, { image });
  expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: "image", code }] } });
});

test("more than the body may hold is refused before it is read whole", async () => {
  const tenant = await newTenant();
  const answer = await tenant.call("company admin", "POST", PATH, { image: "x".repeat(11_600_000) });
  expect(answer).toMatchObject({ status: 413, body: { code: "too_large" } });
});

test("contributors, strangers and other tenants store nothing", async () => {
  const [own, foreign] = [await newTenant(), await newTenant()];
  const image = url("image/png", await picture().png().toBuffer());
  expect((await own.call("company contributor", "POST", PATH, { image })).status).toBe(401);
  expect((await own.call(null, "POST", PATH, { image })).status).toBe(401);
  expect((await own.call("company admin", "POST", `/v2/properties/${foreign.propertyId}/images`, { image })).status).toBe(404);
  expect((await own.api.fetch(new Request("http://api.test/images/unknown"))).status).toBe(404);
});

test("many images at once are decoded two at a time, the rest wait or are told to come again, and passwords are checked meanwhile", {
  timeout: 60_000,
}, async () => {
  const tenant = await newTenant();
  const large = { width: 1500, height: 1500, channels: 3 as const, background: "#1f5bd6" };
  const image = url("image/jpeg", await sharp({ create: large }).jpeg().toBuffer());
  const hash = await hashPassword(PASSWORD);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process + sharp.counters().queue);
  }, 1);
  await tenant.person("company admin");
  let left = 14;
  const sent = Array.from({ length: 14 }, () => tenant.call("company admin", "POST", PATH, { image }).finally(() => left--));
  await expect.poll(() => most, { interval: 5, timeout: 30_000 }).toBe(2);
  expect(await passwordMatches(hash, PASSWORD)).toBe(true);
  expect(left).toBeGreaterThan(0);
  const answers = await Promise.all(sent);
  clearInterval(watch);
  expect(most).toBe(2);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBe(2);
  for (const { status, body, headers } of refused) expect([status, body.code, headers.get("retry-after")]).toEqual([503, "busy", "5"]);
});

/** Uploads a file as a form does. */
async function upload(tenant: Tenant, file: File, query = "") {
  const form = new FormData();
  form.append("file", file);
  const { token } = await tenant.person("company admin");
  const address = `http://api.test${PATH.replace(":p", String(tenant.propertyId))}/upload${query}`;
  const answer = await tenant.api.fetch(
    new Request(address, { method: "POST", body: form, headers: { authorization: `Bearer ${token}` } }),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const wide = () =>
  sharp({ create: { width: 1000, height: 800, channels: 3, background: "#1f5bd6" } })
    .png()
    .toBuffer();
const fileOf = (bytes: Buffer | string, name = "wide.png") => new File([new Uint8Array(Buffer.from(bytes))], name, { type: "image/png" });

test("a file is uploaded as it is or cropped to 688 × 376, and keeps its name", async () => {
  const tenant = await newTenant();
  const file = fileOf(await wide());
  expect(await upload(tenant, file)).toMatchObject({ status: 201, body: { name: "wide.png", width: 1000, height: 800, frames: 1 } });
  const cropped = await upload(tenant, file, "?x=10&y=20&width=688&height=376");
  expect(cropped).toMatchObject({ status: 201, body: { width: 688, height: 376 } });
  expect((await upload(tenant, file, "?x=1000&y=0&width=1&height=1")).body).toMatchObject({
    fields: [{ path: "crop", code: "crop_error_outside" }],
  });
  expect((await upload(tenant, file, "?x=10")).status).toBe(400);
});

test("of a file exactly 8000 KB are accepted, and one byte more is refused", async () => {
  const tenant = await newTenant();
  const image = await wide();
  const padded = (size: number) => fileOf(Buffer.concat([image, Buffer.alloc(size - image.byteLength)]));
  expect((await upload(tenant, padded(8000 * 1024))).status).toBe(201);
  expect((await upload(tenant, padded(8000 * 1024 + 1))).body).toMatchObject({ fields: [{ path: "file", code: "file_too_big" }] });
  expect((await upload(tenant, fileOf("hello"))).body).toMatchObject({ fields: [{ path: "file", code: "upload_error" }] });
});

test("a stored image is cropped, or used again, by its address; only by its own property", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const stored = await upload(tenant, fileOf(await wide()));
  const image = String(stored.body.imageUrl);
  const crop = { x: 0, y: 0, width: 1000, height: 547 };
  const cropped = await tenant.call("company admin", "POST", PATH, { image, crop });
  expect(cropped).toMatchObject({ status: 201, body: { width: 688, height: 376, name: "wide.png" } });
  expect((await tenant.call("company admin", "POST", PATH, { image, crop: { ...crop, height: 801 } })).body).toMatchObject({
    fields: [{ path: "crop", code: "crop_error_outside" }],
  });
  expect((await other.call("company admin", "POST", PATH, { image, crop })).body).toMatchObject({
    fields: [{ path: "image", code: "image_error_gone" }],
  });
  expect((await other.call("company admin", "GET", `${PATH}/${stored.body.id}`)).status).toBe(404);
  const listed = async (of: Tenant, query = "") => (await of.call("company admin", "GET", PATH + query)).body;
  expect(((await listed(tenant)).data as object[]).map((each) => (each as { id: string }).id)).toEqual([cropped.body.id, stored.body.id]);
  expect((await tenant.call("company admin", "POST", PATH, { image })).body.id).toBe(stored.body.id);
  expect(await listed(tenant, "?limit=1")).toMatchObject({ data: [{ id: stored.body.id }], total: 2 });
  expect(await listed(tenant, "?limit=1&page=2")).toMatchObject({ data: [{ id: cropped.body.id }], total: 2 });
  expect(await listed(other)).toEqual({ data: [], total: 0 });
});
