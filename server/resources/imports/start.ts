import type { Mapping } from "#app/contracts/imports.ts";
import { matchOf, type Suggestion } from "#app/domain/imports/matching.ts";
import type { DataType } from "#app/domain/users/attribute.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, propertiesFor } from "#server/http/caller.ts";
import { Refusal, refuse } from "#server/http/refusal.ts";
import { addAttribute } from "#server/resources/attributes/store.ts";
import { type Author, authorOf } from "#server/resources/content/author.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { giveToTask, lockUpload, type Stores } from "#server/tasks/task-files.ts";
import { importableAttributes, inspectFile, suggestionsFor, uploadOf, whoImports } from "./prepare.ts";

/** What a column becomes, by its place in the file. */
export type Target = { at: number; key: string; type: DataType };
export type Plan = { identifier: number; targets: Target[] };

const problem = (path: string, code: string) => refuse.invalid([{ path, code }]);

/**
 * What an import does with each column, once the new attributes of its mapping are defined.
 * @throws Refusal 422 for a mapping without exactly one identifier, with a column twice or that the file does not have, or with an attribute
 * twice or that is not the company's; 402 and 409 as defining an attribute does
 */
export async function planOf(trx: Database, companyId: number, columns: number, mapping: Mapping, author: Author | null): Promise<Plan> {
  const said = mapping.map((row, index) => ({ ...row, index, at: columnAt(row.columnId, columns, index) }));
  const rows = said.filter(({ skip }) => !skip);
  requireOnce(
    said.map(({ at }) => at),
    (index) => problem(`mapping.${index}.columnId`, "import_column_twice"),
  );
  const identifiers = rows.filter(({ isIdentifier }) => isIdentifier);
  if (identifiers.length !== 1) throw problem("mapping", identifiers.length === 0 ? "import_no_identifier" : "import_many_identifiers");
  const known = await importableAttributes(trx, companyId);
  const targets: (Target & { index: number })[] = [];
  // New attributes come last, so that what is wrong with the rest is told before anything is defined.
  for (const { index, at, attributeId } of rows.filter((row) => !row.isIdentifier && row.attributeId !== undefined)) {
    const attribute = known.find(({ id }) => id === attributeId);
    if (!attribute) throw problem(`mapping.${index}.attributeId`, "import_attribute_unknown");
    targets.push({ index, at, key: attribute.key, type: attribute.data_type });
  }
  requireOnce(
    targets.map(({ key }) => key),
    (index) => problem(`mapping.${targets[index]?.index}.attributeId`, "import_attribute_twice"),
  );
  for (const { index, at, newAttribute } of rows.filter((row) => !row.isIdentifier && row.attributeId === undefined)) {
    if (!newAttribute) continue;
    const { key, data_type } = await addAttribute(trx, { companyId, propertyId: null }, newAttribute, author).catch((error) => {
      throw error instanceof Refusal ? within(error, `mapping.${index}.newAttribute`) : error;
    });
    targets.push({ index: 0, at, key, type: data_type });
  }
  return { identifier: identifiers[0]!.at, targets: targets.map(({ at, key, type }) => ({ at, key, type })) };
}

/**
 * Adds an import of an uploaded file by call; without a mapping its columns become what they are surely for, and the others are left out.
 * @returns the id of its task
 * @throws Refusal 404 for a file that is not the company's, else as `planOf`
 */
export async function createImport(
  { db, files }: Stores,
  caller: Caller,
  said: { fileUploadId: string; mapping?: Mapping },
): Promise<string> {
  const { companyId } = caller;
  const file = await uploadOf(db, whoImports(caller), said.fileUploadId);
  const inspected = await inspectFile(files, file);
  return db.transaction().execute(async (trx) => {
    await lockUpload(trx, file.id);
    const mapping = said.mapping ?? surely(await suggestionsFor(trx, companyId, inspected.columns));
    const plan = await planOf(trx, companyId, inspected.columns.length, mapping, authorOf(caller));
    const payload = { fileUploadId: said.fileUploadId, ...inspected, plan, properties: importersProperties(caller) };
    const id = await enqueue(trx, { companyId, type: "import-users", payload, by: authorOf(caller) });
    await giveToTask(trx, file.id, id);
    return id;
  });
}

/** The properties whose people a caller may change by an import; null for all of the company. */
export const importersProperties = (caller: Caller) => propertiesFor(caller, "edit", "company-user");

function surely(suggestions: Suggestion[]): Mapping {
  return suggestions.flatMap(({ match, isIdentifier, attributeId }, at): Mapping => {
    if (matchOf(match) !== "full") return [];
    return [{ columnId: String(at), ...(isIdentifier ? { isIdentifier } : { attributeId: attributeId ?? undefined }) }];
  });
}

function columnAt(columnId: string, columns: number, index: number): number {
  const at = /^\d{1,4}$/.test(columnId) ? Number(columnId) : -1;
  if (at < 0 || at >= columns) throw problem(`mapping.${index}.columnId`, "import_column_unknown");
  return at;
}

/** A refusal whose fields are told where they stand in the mapping. */
function within({ status, code, details }: Refusal, path: string): Refusal {
  const fields = details.fields?.map((field) => ({ ...field, path: `${path}.${field.path}` }));
  return new Refusal(status, code, { ...details, ...(fields && { fields }) });
}

function requireOnce(values: (string | number)[], refusal: (index: number) => Error): void {
  const twice = values.findIndex((value, index) => values.indexOf(value) < index);
  if (twice >= 0) throw refusal(twice);
}
