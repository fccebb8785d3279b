import fc from "fast-check";
import { expect, test } from "vitest";
import { isStorable } from "#app/domain/storable-text.ts";
import { IDENTIFIER, importing } from "#tests/support/importing.ts";
import { doneTask } from "#tests/support/planted-person.ts";
import { archiveOf } from "#tests/support/traces.ts";

test("an export that is imported elsewhere brings every person as they were, whatever formulas, quotes and apostrophes they hold", async () => {
  const sign = fc.constantFrom(..."='+-@＝＋－＠a,;\"\n\t");
  const hostile = fc.string({ unit: fc.oneof(sign, fc.string({ unit: "grapheme", maxLength: 1 })), minLength: 1, maxLength: 20 });
  // Spaces around a value mean nothing in a file.
  const plain = hostile.filter((text) => isStorable(text) && !text.includes("\r") && text !== "" && text.trim() === text);
  const tabbed = plain.map((text) => `\t${text}`);
  const people = fc.sample(
    fc.record({
      id: plain.filter((text) => !/[\n\t]/.test(text)),
      note: fc.oneof(plain, tabbed),
      seats: fc.integer(),
      teams: fc.array(fc.oneof(plain, fc.constantFrom("Smith, John", "R&D; Ops", "[]", '["a"]', "[x")), { minLength: 1, maxLength: 4 }),
    }),
    { seed: 20, numRuns: 400 },
  );
  const known = new Map(people.map((person) => [person.id, person]));

  const [from, to] = [await importing(), await importing()];
  await from.attribute("note", "string");
  await from.attribute("teams", "array");
  const rows = [...known.values()].map(({ id, note, seats, teams }) => ({
    company_id: from.tenant.companyId,
    public_id: id,
    attributes: JSON.stringify({ note, seats, teams }),
  }));
  await from.tenant.db.insertInto("company_users").values(rows).execute();
  const { id } = await doneTask(from.tenant, "export-users", {});
  const file = (await archiveOf({ db: from.tenant.db, files: from.tenant.api.files }, id))["users.csv"] ?? "";

  const note = await to.attribute("note", "string");
  const teams = await to.attribute("teams", "array");
  const [head = ""] = file.split("\n");
  const columnId = (name: string) => String(head.split(",").indexOf(name));
  const { task } = await to.imported(file, [
    IDENTIFIER,
    { columnId: columnId("note"), attributeId: note },
    { columnId: columnId("seats"), attributeId: to.seats },
    { columnId: columnId("teams"), attributeId: teams },
  ]);
  expect(task.result).toMatchObject({ created: known.size, refused: 0, keptOut: 0 });
  const came = (await to.people()).map(({ public_id, attributes }) => [public_id, attributes]);
  const went = (await from.people()).map(({ public_id, attributes }) => [public_id, attributes]);
  expect(came).toEqual(went);
});
