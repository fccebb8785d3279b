import { beforeEach, expect, it, vi } from "vitest";
import { takeMarks } from "#player/loader/address-mark.ts";
import { createApi } from "./api.ts";
import { createIdentity } from "./identity.ts";
import { createPrivacy } from "./privacy.ts";
import { createVisitor } from "./visitor.ts";

const HOUR = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

type Told = Record<string, unknown> & { user?: string; anonymous?: string };

/** A page of a tab: what its API is told, and answers. */
function page(answer: (told: Told) => Response = () => new Response(null, { status: 204 })) {
  const told: Told[] = [];
  const privacy = createPrivacy(1);
  const visitor = createVisitor(1, privacy.isNameless);
  const ask = async (_: string, body: string) => {
    told.push(JSON.parse(body));
    return answer(told.at(-1)!);
  };
  const identity = createIdentity({ ...createApi("", 1), ask }, visitor, 1, privacy.isOut, () => {}, takeMarks().user);
  const settled = () => vi.advanceTimersByTimeAsync(1);
  const identify = async (user: string | null, proof?: object, attributes?: object) => {
    identity.identify(user, attributes, undefined, proof);
    await settled();
  };
  const configure = async (level = 1, needsProof = false) => {
    identity.configure(level, needsProof);
    await settled();
  };
  const seen = () => {
    const { user, anonymous } = visitor.event("page_viewed", Date.now(), {});
    return user ?? anonymous;
  };
  return { told, privacy, visitor, identity, identify, configure, seen };
}

const passFor = ({ user = "ada" }: Told) => Response.json({ user, pass: `pass of ${user}`, seconds: 3600 });
const refused = () => Response.json({ code: "identify_signature" }, { status: 401 });

it("tells with the first identification who the visitor was, once, and begins a new anonymous id then", async () => {
  const first = page();
  await first.configure();
  const anonymous = first.seen();
  await first.identify("ada");
  expect(first.told).toEqual([{ user: "ada", attributes: {}, anonymous }]);
  expect(localStorage.getItem("handrail.1.1.visitor")).toBeNull();
  await first.identify("ada");
  expect(first.told).toHaveLength(1);
  await first.identify(null);
  const next = first.seen();
  expect(next).not.toBe(anonymous);
  await first.identify("bob");
  expect(first.told[1]).toMatchObject({ user: "bob", anonymous: next });
});

it("tells on a later page of the tab only what was anonymous there", async () => {
  const first = page();
  await first.configure();
  await first.identify("ada");
  const second = page();
  await second.configure();
  await second.identify("ada");
  expect(second.told).toEqual([]);
  const third = page();
  await third.configure();
  const anonymous = third.seen();
  await third.identify("ada");
  expect(third.told).toMatchObject([{ user: "ada", anonymous }]);
});

it("a session is of one user: another, or nobody after somebody, begins a new one, which does not end the first", async () => {
  const { visitor, identify, configure, identity } = page();
  await configure();
  const before = visitor.session(0).id;
  await identify("ada");
  expect(visitor.session(1).id).toBe(before);
  await identify("bob");
  const bob = visitor.session(2);
  expect(bob).toMatchObject({ isNew: true, ended: null });
  await identify(null);
  const nobody = visitor.session(3);
  expect(nobody).toMatchObject({ isNew: true, ended: null });
  await identify(null);
  expect(visitor.session(4).id).toBe(nobody.id);
  identity.reset();
  expect(visitor.session(5).isNew).toBe(true);
});

it("stays anonymous until the API took the proof, carries the pass then, and renews it in time", async () => {
  const { told, visitor, identify, configure, seen } = page(passFor);
  await identify("ada", { token: "t" });
  await configure(1, true);
  expect(told).toMatchObject([{ user: "ada", token: "t" }]);
  expect([seen(), visitor.passOf("ada"), visitor.passOf("bob")]).toEqual(["ada", "pass of ada", undefined]);
  await vi.advanceTimersByTimeAsync(HOUR - 300_000);
  expect(told).toHaveLength(2);
  const later = page(passFor);
  await later.identify("ada", { token: "made anew" });
  await later.configure(1, true);
  expect([later.told, later.seen()]).toEqual([[], "ada"]);
  await vi.advanceTimersByTimeAsync(HOUR - 300_000);
  expect(later.told).toMatchObject([{ token: "made anew" }]);
});

it("is anonymous again when the pass ends and the API gives no other", async () => {
  let answers = 0;
  const { told, identify, configure, seen } = page((said) => (answers++ === 0 ? passFor(said) : new Response(null, { status: 503 })));
  await configure(1, true);
  await identify("ada", { token: "t" });
  await vi.advanceTimersByTimeAsync(HOUR - 60_000);
  expect(seen()).toBe("ada");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(seen()).not.toBe("ada");
  expect(told.length).toBeGreaterThan(3);
});

it("stays anonymous when the proof is refused, and says so once in the console", async () => {
  const { told, identify, configure, seen, visitor } = page(refused);
  await configure(1, true);
  const anonymous = seen();
  await identify("ada", { signature: "s" });
  await identify("ada", { signature: "other" });
  expect([seen(), visitor.passOf("ada"), visitor.anonymous()]).toEqual([anonymous, undefined, anonymous]);
  expect(visitor.key()).toBe("ada");
  expect(told.map(({ signature }) => signature)).toEqual(["s", "other"]);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith("Handrail:", expect.stringContaining("identify_signature"));
});

it("says nothing but the proof of somebody where nothing is kept of people", async () => {
  const { told, identify, configure } = page(passFor);
  await configure(0, true);
  await identify("ada", { token: "t" }, { plan: "pro" });
  expect(told).toEqual([{ user: "ada", token: "t" }]);
});

it("takes who is here from a link, out of the address at once, for this tab, and not against the application", async () => {
  history.replaceState(null, "", "/deals#handrail-user=secret");
  const first = page(() => passFor({ user: "linked" }));
  expect(location.href).not.toContain("secret");
  await first.identify(null);
  await first.configure();
  expect([first.told, first.seen()]).toEqual([[{ link: "secret" }], "linked"]);
  const second = page();
  await second.configure();
  expect([second.told, second.seen()]).toEqual([[], "linked"]);
  await second.identify("ada");
  expect(second.seen()).toBe("ada");
});

it("a link that the API does not take leaves an anonymous visitor", async () => {
  history.replaceState(null, "", "/deals#handrail-user=used");
  const { configure, identify, seen, visitor, told } = page(refused);
  await configure();
  expect(seen()).toBe(visitor.anonymous());
  await identify("ada");
  expect(told).toMatchObject([{ link: "used" }, { user: "ada" }]);
});

it.each([
  ["opted out", (privacy: ReturnType<typeof createPrivacy>) => privacy.optOut(true)],
  ["has not consented", (privacy: ReturnType<typeof createPrivacy>) => privacy.configure(true)],
  ["refused", (privacy: ReturnType<typeof createPrivacy>) => privacy.consent(false)],
  ["asks by the browser", () => vi.stubGlobal("navigator", { globalPrivacyControl: true })],
])("says and keeps nothing about who %s", async (_, decide) => {
  const { told, identify, configure, privacy, visitor } = page();
  decide(privacy);
  await configure();
  await identify("ada");
  expect(told).toEqual([]);
  expect(visitor.event("assistant_opened", 0, {})).not.toHaveProperty("user");
  expect(visitor.event("assistant_opened", 0, {})).not.toHaveProperty("anonymous");
  expect(visitor.key()).toBe("");
  const decisions = ["handrail.1.1.consent", "handrail.1.1.out"];
  expect(Object.keys(localStorage).filter((key) => !decisions.includes(key))).toEqual([]);
  vi.unstubAllGlobals();
});

it("remembers on the device what somebody decided", async () => {
  const first = createPrivacy(1);
  first.configure(true);
  expect(first.isNameless()).toBe(true);
  first.consent(true);
  first.optOut(true);
  const second = createPrivacy(1);
  second.configure(true);
  expect([second.isOut(), second.isNameless()]).toEqual([true, true]);
  second.optOut(false);
  expect([second.isOut(), second.isNameless()]).toEqual([false, false]);
  expect(createPrivacy(2).isNameless()).toBe(false);
});
