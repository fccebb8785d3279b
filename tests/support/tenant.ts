import { randomBytes } from "node:crypto";
import { tooltipCalls } from "#app/contracts/tooltips.ts";
import { validatorCalls } from "#app/contracts/validators.ts";
import type { Role, Scope } from "#app/domain/access/roles.ts";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import { emptyStep } from "#app/domain/guides/step.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { emptyMessage, type MessageContent } from "#app/domain/messages/message-content.ts";
import { EMPTY_ANNOUNCEMENT, EMPTY_QUESTION } from "#app/domain/messages/message-texts.ts";
import type { CompanyLimits } from "#app/domain/plan.ts";
import type { DataType } from "#app/domain/users/attribute.ts";
import { type Author, addCompany, addProperty, buildChapter, buildGuide, type PropertyWish } from "#server/demo/builders.ts";
import { hashPassword } from "#server/realm/passwords/password-hash.ts";
import { PASSWORD } from "#server/realm/testing/new-manager.ts";
import { addAttribute } from "#server/resources/attributes/store.ts";
import { addJourney } from "#server/resources/journeys/store.ts";
import { addMessage } from "#server/resources/messages/store.ts";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { addTag } from "#server/resources/tags/store.ts";
import { addTooltip } from "#server/resources/tooltips/store.ts";
import { addValidator } from "#server/resources/validators/store.ts";
import type { Kind } from "./access-table.ts";
import { type TestApi, testApi, tokenFor } from "./api.ts";

export type { Kind };

export type Answer = { status: number; body: Record<string, unknown> & { [key: string]: never | unknown }; headers: Headers };

let hash: Promise<string> | undefined;

/**
 * A company with a property of its own, and people in any role: fresh for each test, never deleted. Unless its limits and flags say otherwise
 * it has people and attributes of its own, tooltips and messages, and may answer questions.
 */
export async function newTenant(wish: Partial<PropertyWish> = {}, companyLimits: Partial<CompanyLimits> = {}) {
  const api = await testApi();
  const { db } = api.parts;
  const companyId = await addCompany(db, `Company ${mark()}`, { staffTrainingExtension: true, ...companyLimits });
  const propertyId = await addProperty(db, companyId, {
    name: `Property ${mark()}`,
    ...wish,
    flags: { tooltips: true, announcements: true, ...wish.flags },
    limits: { aiAssistant: true, selectorConfig: true, ...wish.limits },
  });
  const people = new Map<Kind, { manager: Author & { email: string }; token: string }>();

  const person = async (kind: Kind) => {
    const known = people.get(kind);
    if (known) return known;
    const manager = await addPerson(api, kind, { companyId, propertyId });
    const made = { manager, token: await tokenFor(api.parts, manager.id) };
    people.set(kind, made);
    return made;
  };

  return {
    db,
    api,
    companyId,
    propertyId,
    person,
    /** Somebody who can sign in at the realm with `PASSWORD`; making one takes longer than `person` alone. */
    async personWithPassword(kind: Kind) {
      const { manager } = await person(kind);
      hash ??= hashPassword(PASSWORD);
      await db
        .updateTable("managers")
        .set({ password_hash: await hash })
        .where("id", "=", manager.id)
        .execute();
      return manager;
    },
    /** One call of the upstream in a role; `null` for somebody who is not signed in. `:p` stands for the property. */
    async call(kind: Kind | null, method: string, path: string, body?: unknown, given: Record<string, string> = {}): Promise<Answer> {
      const headers = new Headers(given);
      if (kind) headers.set("authorization", `Bearer ${(await person(kind)).token}`);
      if (body !== undefined) headers.set("content-type", "application/json");
      const url = `http://api.test${path.replaceAll(":p", String(propertyId)).replaceAll(":c", String(companyId))}`;
      const answer = await api.fetch(new Request(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }));
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : {}, headers: answer.headers };
    },
    async chapter(title = "First steps", live = false) {
      const author = live ? (await person("company admin")).manager : null;
      return buildChapter(db, propertyId, { texts: { en: { title, subtitle: "" } } }, author);
    },
    /** An attribute of the property, or one of its company. */
    async attribute(key: string, dataType: DataType = "string", isShared = false) {
      const owner = { companyId, propertyId: isShared ? null : propertyId };
      return (await addAttribute(db, owner, { key, dataType }, null)).id;
    },
    /** A user segment that everybody is in. */
    segment: (name = "Everybody") => addSegment(db, propertyId, { name, connection: "and", filterGroups: [] }, null),
    pageSegment: (name = "Deals", rules = ["/deals*"], visibility = true) =>
      addPageSegment(db, propertyId, { name, rules, visibility }, null),
    tag: (name: string, place: { selector?: string; urlRule?: string; pageSegment?: number } = { selector: "#save" }) =>
      addTag(db, propertyId, { name, selector: "", urlRule: "", pageSegment: 0, ...place }, null),
    /** A draft of a message in English that only has its headline or question. */
    async message(type: MessageType, title: string) {
      const texts = type === "announcement" ? { en: { ...EMPTY_ANNOUNCEMENT, title } } : { en: { ...EMPTY_QUESTION, title } };
      return addMessage(db, propertyId, { type, content: { ...emptyMessage(type), texts } as MessageContent }, null);
    },
    tooltip: (name: string, said: object = {}) =>
      addTooltip(db, propertyId, tooltipCalls.createTooltip.body.parse({ name, identifier: "#save", texts: { en: name }, ...said }), null),
    validator: (name: string, said: object = {}) =>
      addValidator(
        db,
        propertyId,
        validatorCalls.createValidator.body.parse({ name, identifier: "#save", texts: { en: name }, ...said }),
        null,
      ),
    /** A journey from a tag to another within an hour. */
    journey: (name: string, startTag: number, endTag: number) =>
      addJourney(db, propertyId, { name, startTag, endTag, windowSeconds: 3600 }, null),
    async guide({ title = "Find your way", chapter = null as number | null, live = false, content = content1(title) } = {}) {
      const author = live ? (await person("company admin")).manager : null;
      return buildGuide(db, propertyId, chapter, content, author);
    },
  };
}

export type Tenant = Awaited<ReturnType<typeof newTenant>>;

/** A guide that can go live: a slide, and a step with a target. */
export function content1(title: string): GuideContent {
  return {
    steps: [emptyStep("hello", "slide"), { ...emptyStep("press", "step"), identifier: "#save", url: "/contacts*" }],
    texts: {
      en: {
        title,
        subtitle: "",
        steps: {
          hello: { title: "Hello", content: "Welcome", message: "", media: null },
          press: { title: "Press here", content: "", message: "", media: null },
        },
      },
    },
  };
}

function mark(): string {
  return randomBytes(4).toString("hex");
}

async function addPerson({ parts }: TestApi, kind: Kind, ids: { companyId: number; propertyId: number }) {
  const email = `${mark()}@test.example`;
  const name = `Person ${mark()}`;
  const row = await parts.db
    .insertInto("managers")
    .values({ email, name, super_admin: kind === "super" })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (kind !== "super") {
    const [scope, role] = kind.split(" ") as [Scope, Role];
    const target_id = scope === "company" ? ids.companyId : ids.propertyId;
    await parts.db.insertInto("role_assignments").values({ manager_id: row.id, role, target_type: scope, target_id }).execute();
  }
  return { id: row.id, name, email };
}
