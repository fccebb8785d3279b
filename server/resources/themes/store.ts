import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { WireTheme } from "#app/contracts/themes.ts";
import { type Design, THEME_LIMITS } from "#app/domain/player/design.ts";
import { lowered, seen } from "#server/database/lowered.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database, DatabaseTransaction, Row } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";

type Theme = Row<"themes">;

export const toWireTheme = ({ id, name, design, revision, ...changed }: Theme): WireTheme => ({
  ...{ id, name, values: design, revision },
  lastChangedAt: stampOf(changed.last_changed_at),
  lastChangedBy: changed.last_changed_by,
  lastChangedById: changed.last_changed_by_id,
});

/** The themes of a company, by name. */
export const listThemes = (db: Database, companyId: number): Promise<Theme[]> =>
  db.selectFrom("themes").selectAll().where("company_id", "=", companyId).orderBy(lowered(sql`name`)).orderBy("id").execute();

/** Adds a theme, in a transaction. @throws Refusal 409 for a name that is taken, and where the company has 50 */
export async function addTheme(trx: Database, companyId: number, name: string, design: Design, author: Author): Promise<Theme> {
  await lockThemes(trx, companyId);
  await requireFreeName(trx, companyId, name);
  const themes = await listThemes(trx, companyId);
  if (themes.length >= THEME_LIMITS.themes) throw refuse.conflict("theme_error_too_many");
  return trx
    .insertInto("themes")
    .values({ company_id: companyId, name, design: JSON.stringify(design), ...changedBy(author) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Change = { name?: string | undefined; values?: Partial<Design> | undefined; revision?: number | undefined };

/** What is left out stays, and so does the revision where nothing changes. @throws Refusal 404; 409 after a change that was not read, and for a name that is taken */
export async function changeTheme(trx: DatabaseTransaction, companyId: number, id: number, change: Change, author: Author): Promise<Theme> {
  await lockThemes(trx, companyId);
  const before = await openTheme(trx, companyId, id, change.revision);
  const { name = before.name, values } = change;
  const design = { ...before.design, ...values };
  if (isDeepStrictEqual([name, design], [before.name, before.design])) return before;
  await requireFreeName(trx, companyId, name, id);
  return trx
    .updateTable("themes")
    .set({
      name,
      design: JSON.stringify(design),
      revision: sql`revision + 1`,
      last_changed_at: sql`now()`,
      ...changedBy(author),
    })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws Refusal 404; 409 after a change that was not read */
export async function removeTheme(trx: DatabaseTransaction, companyId: number, id: number, revision?: number): Promise<void> {
  await openTheme(trx, companyId, id, revision);
  await trx.deleteFrom("themes").where("company_id", "=", companyId).where("id", "=", id).execute();
}

async function openTheme(trx: DatabaseTransaction, companyId: number, id: number, revision: number | undefined): Promise<Theme> {
  const theme = await trx
    .selectFrom("themes")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(refuse.notFound);
  await requireRevision(revision, theme.revision, () => toWireTheme(theme));
  return theme;
}

/** So that two who take the same name at once do not both find it free. */
const lockThemes = (trx: Database, companyId: number) =>
  trx.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().executeTakeFirstOrThrow(refuse.notFound);

async function requireFreeName(trx: Database, companyId: number, name: string, except = 0): Promise<void> {
  const taken = await trx
    .selectFrom("themes")
    .select("id")
    .where("company_id", "=", companyId)
    .where(sql<boolean>`${seen(sql`name`)} = ${seen(sql`${name}`)}`)
    .where("id", "!=", except)
    .executeTakeFirst();
  const code = "theme_error_name_taken";
  if (taken) throw refuse.conflict(code, [{ path: "name", code }]);
}
