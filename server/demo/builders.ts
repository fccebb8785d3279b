import type { Role, Scope } from "#app/domain/access/roles.ts";
import type { ChapterContent } from "#app/domain/chapters/chapter.ts";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import type { CompanyLimits, Flags, PropertyLimits } from "#app/domain/plan.ts";
import type { Database } from "#server/database/tables.ts";
import { hashPassword } from "#server/realm/passwords/password-hash.ts";
import { addChapter, getChapter } from "#server/resources/chapters/store.ts";
import type { Author } from "#server/resources/content/author.ts";
import { publish } from "#server/resources/content/publish.ts";
import { addGuide, getGuide } from "#server/resources/guides/store.ts";
import { changeCompanyLimits, changePropertyPlan } from "#server/resources/plans/store.ts";

/** Builds tenants for the demo and the tests, through the stores that serve customers. */
export type { Author };

export async function addCompany(db: Database, name: string, limits: Partial<CompanyLimits> = {}): Promise<number> {
  const { id } = await db.insertInto("companies").values({ name }).returning("id").executeTakeFirstOrThrow();
  await changeCompanyLimits(db, id, limits);
  return id;
}

export type PropertyWish = {
  name: string;
  url?: string;
  timeZone?: string;
  analyticsLevel?: "none" | "basic" | "advanced";
  flags?: Partial<Flags>;
  limits?: Partial<PropertyLimits>;
  stylings?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  languages?: [key: string, name: string][];
};

/** A property whose first language is the default and whose others are public. */
export async function addProperty(db: Database, companyId: number, wish: PropertyWish): Promise<number> {
  const { id } = await db
    .insertInto("properties")
    .values({
      company_id: companyId,
      name: wish.name,
      url: wish.url ?? "https://app.example.com",
      time_zone: wish.timeZone ?? "UTC",
      analytics_level: wish.analyticsLevel ?? "advanced",
      stylings: JSON.stringify(wish.stylings ?? {}),
      settings: JSON.stringify(wish.settings ?? {}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await changePropertyPlan(db, id, { featureFlagValues: wish.flags, limits: wish.limits });
  const languages = wish.languages ?? [["en", "English"]];
  await db
    .insertInto("languages")
    .values(
      languages.map(([key, name], index) => ({
        property_id: id,
        key,
        name,
        visibility: index === 0 ? ("default" as const) : ("public" as const),
      })),
    )
    .execute();
  return id;
}

type Grant = { role: Role; scope: Scope; id: number };

export async function addManager(
  db: Database,
  email: string,
  name: string,
  password: string,
  grants: Grant[],
  superAdmin = false,
): Promise<Author> {
  const { id } = await db
    .insertInto("managers")
    .values({ email, name, password_hash: await hashPassword(password), super_admin: superAdmin })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (grants.length > 0) {
    const rows = grants.map((grant) => ({ manager_id: id, role: grant.role, target_type: grant.scope, target_id: grant.id }));
    await db.insertInto("role_assignments").values(rows).execute();
  }
  return { id, name };
}

/** A chapter, live when an author publishes it. */
export async function buildChapter(db: Database, propertyId: number, content: ChapterContent, author: Author | null): Promise<number> {
  const id = await addChapter(db, propertyId, content, author);
  if (author) await publish(db, "chapters", await getChapter(db, propertyId, id), author);
  return id;
}

/** A guide in a chapter, or unsorted with null; live when an author publishes it. */
export async function buildGuide(
  db: Database,
  propertyId: number,
  chapterId: number | null,
  content: GuideContent,
  author: Author | null,
): Promise<number> {
  const id = await addGuide(db, propertyId, chapterId, content, author);
  if (author) await publish(db, "guides", await getGuide(db, propertyId, id), author);
  return id;
}
