import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { enqueue } from "#server/tasks/queue.ts";
import { giveToTask, storeFile } from "#server/tasks/task-files.ts";
import { zipped } from "#server/tasks/zipped.ts";
import { addCompanyUser } from "#tests/support/people.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { nextFile } from "./files.ts";
import { findWhom } from "./whom.ts";

async function* partsOf(content: Uint8Array | string, size = 60_000) {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

/** Whether files of a company of which this is all are found to hold the person. */
async function searcher(publicId: string) {
  const tenant = await newTenant();
  const { db, companyId } = tenant;
  const userId = await addCompanyUser(db, companyId, {}, { public_id: publicId });
  const stores = { db, files: tenant.api.files };
  const whom = (await findWhom(db, { companyId, propertyId: null }, userId))!;
  const add = async (content: AsyncIterable<Uint8Array>, isZip = false) => {
    const row = { company_id: companyId, property_id: null, kind: "upload" as const, name: "people.csv" };
    return (await storeFile(stores, { ...row, media_type: isZip ? "application/zip" : "text/csv" }, content))!.id;
  };
  const find = async (id: string) => (await nextFile(stores, whom, String(Number(id) - 1)))?.isTheirs;
  return { ...stores, companyId, add, find };
}

const filled = (length: number) =>
  randomBytes(Math.ceil(length / 2))
    .toString("hex")
    .slice(0, length - 1);

test("a word is found wherever the portions in which a file is read are cut, and none that goes on is", { timeout: 120_000 }, async () => {
  const { add, find } = await searcher("ada@x.test");
  // The first portion is of 250,000 characters, with the name and a line end.
  for (const end of [249_989, 250_100])
    for (const shift of [-24, -11, -10, -9, -2, -1, 0]) {
      const before = `${filled(end + shift)}\n`;
      const behind = `\n${filled(400_000)}`;
      for (const [word, isFound] of [
        ["ada@x.test", true],
        ["tada@x.test", false],
        ["ada@x.test.de", false],
        ["to%2Fada%40x.test%2F", true],
      ] as const)
        expect([end, shift, word, await find(await add(partsOf(before + word + behind)))]).toEqual([end, shift, word, isFound]);
    }
});

test("archives are searched as what they hold; what is broken or not there counts as holding anybody", async () => {
  const { db, files, add, find } = await searcher("ada@x.test");
  const archive = (text: string) => zipped([{ name: "users.csv", content: partsOf(text) }]);
  const long = filled(6_000_000);
  expect(await find(await add(archive(`${long}\nada@x.test\n`), true))).toBe(true);
  expect(await find(await add(archive(`${long}\ntada@x.test\n`), true))).toBe(false);
  const cut: Uint8Array[] = [];
  for await (const part of archive(long)) cut.push(part);
  expect(await find(await add(partsOf(Buffer.concat(cut).subarray(0, 2_000_000)), true))).toBe(true);
  const lost = await add(partsOf("nobody"));
  const { storage_key } = await db.selectFrom("task_files").select("storage_key").where("id", "=", lost).executeTakeFirstOrThrow();
  await files.remove(`${storage_key}/0`);
  expect(await find(lost)).toBe(true);
});

test("files are read as spreadsheets write them", async () => {
  const jule = await searcher("Jüle Örtel");
  const text = "id,name\n7,Jüle Örtel\n";
  const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
  for (const content of [Buffer.from(text), Buffer.from(text, "latin1"), utf16, Buffer.from(utf16).swap16()])
    expect(await jule.find(await jule.add(partsOf(content)))).toBe(true);
  expect(await jule.find(await jule.add(partsOf("7,Jüle Örtels\n\0\n")))).toBe(false);
});

test("ids that say little count where an import has or may have its ids: in any cell before it is planned, then in that column alone", async () => {
  const seven = await searcher("7");
  const cells = ["id,name\n7,x\n", 'id,name\n"7","x"\n', "name;id\rx; 7 \r", "name\tid\nx\t'7", "id,name,seats\n77,x7,7\n"];
  for (const text of cells) expect([text, await seven.find(await seven.add(partsOf(text)))]).toEqual([text, true]);
  const others = ["id,name\n77,x7\n", "id,name\n7.1,7 x\n", 'id,name\n"x","7 m"\n'];
  for (const text of others) expect([text, await seven.find(await seven.add(partsOf(text)))]).toEqual([text, false]);
  const planned = async (text: string, identifier: number) => {
    const file = await seven.add(partsOf(text));
    const payload = { encoding: "utf-8", delimiter: ",", plan: { identifier, targets: [] } };
    const task = await enqueue(seven.db, { companyId: seven.companyId, type: "import-users", payload, by: null, status: "prepared" });
    await giveToTask(seven.db, file, task);
    return seven.find(file);
  };
  // A colleague's file: somebody else's seven seats.
  expect(await planned("id,name,seats\n77,x7,7\nother@x.test,7,1\n", 0)).toBe(false);
  expect(await planned('name,id\nx," 7"\n', 1)).toBe(true);
  const minus = await searcher("-47x");
  expect(await minus.find(await minus.add(partsOf("name,id\nx,'-47x\n")))).toBe(true);
  const number = await searcher("5511000777");
  expect(await number.find(await number.add(partsOf("remark,id\ncalls 5511000777,1\n")))).toBe(true);
});
