import { type RawBuilder, type SqlBool, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#server/database/tables.ts";
import { testDatabase } from "#tests/support/database.ts";
import { bounded, holds, holdsInJson, namesInPath, tellingValues } from "./words.ts";

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

type Search = (text: RawBuilder<unknown>, words: string[]) => RawBuilder<SqlBool>;

async function found(search: Search, words: string[], texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from unnest(${texts}::text[]) with ordinality as given (text, at)
    where ${search(sql`text`, words)} order by at`.execute(db);
  return rows.map(({ text }) => text);
}

test("an address is found whole, in any case of letters and as it stands in JSON, links and sentences", async () => {
  const theirs = [
    "ada@x.test",
    "Mail ADA@X.Test.",
    "From: Ada <ada@x.test>, today",
    "“ada@x.test”",
    '{"email":"ada@x.test"}',
    '{"text":"Hello\\nada@x.test\\n"}',
    "https://x.test/?to=ada%40x.test&then=1",
    "/back%2Fada%40x.test%2Forders",
    "mailto:ada@x.test",
    "tada@x.test, ada@x.test",
    "ada@x.testada@x.test ada@x.test",
  ];
  const others = [
    "tada@x.test",
    "ada@x.test.de",
    "ada@x.test2",
    "ada@x.test-hof.de",
    "lady.ada@x.test",
    "lady+ada@x.test",
    "lady_ada@x.test",
    "lady%2Eada@x.test",
    "ädada@x.test",
    "äada@x.test",
    "tada%40x.test",
    "ada@x.testada@x.test",
  ];
  expect(await found(holds, ["ada@x.test"], [...theirs, ...others])).toEqual(theirs);
  expect(await found(namesInPath, ["ada@x.test"], [...theirs, ...others])).toEqual(theirs);
});

test("ids with signs of their own are found as JSON, addresses and cells write them", async () => {
  const id = 'Ö "quoted" \\ 100%/a';
  const theirs = [id, JSON.stringify({ id }), `/x/${encodeURIComponent(id)}/y`, `"${id.replaceAll('"', '""')}",1`];
  expect(await found(holds, [id], [...theirs, `x${id}`, `${id}1`])).toEqual(theirs);
  expect(await found(namesInPath, ["Ada M. Lovelace"], ["/of/ada+m.+lovelace", "/of/Ada%20M.%20Lovelace", "/of/Ada M. Lovelaces"])).toEqual(
    ["/of/ada+m.+lovelace", "/of/Ada%20M.%20Lovelace"],
  );
  expect(await found(holds, ["a.*b|c(d)[e]"], ["a.*b|c(d)[e]", "axxb"])).toEqual(["a.*b|c(d)[e]"]);
});

test("an id counts in a path as a segment or a value of its own; a short one or a number not at all", async () => {
  const theirs = ["/people/user-17", "/USER-17/orders", "/x?of=user-17&y", "/x;of=user-17", "/r/%2Fpeople%2Fuser-17%2F"];
  const others = ["/people/user-170", "/people/user-17-b", "/people/my user-17", "/xuser-17", "/user-17.html"];
  expect(await found(namesInPath, ["user-17"], [...theirs, ...others])).toEqual(theirs);
  const numbers = ["/people/1", "/people/100001/1", "1", "of 100001", "21"];
  for (const search of [holds, namesInPath]) {
    expect(await found(search, ["1"], numbers)).toEqual([]);
    expect(await found(search, ["100001"], numbers)).toEqual([]);
    expect(await found(search, ["ada"], ["/ada", "ada"])).toEqual([]);
  }
  expect(await found(holdsInJson, ["1"], ['{"id":"1"}', '{"id":1}', '{"id":"100001"}', '{"id":"21"}'])).toEqual(['{"id":"1"}']);
});

test("so many words are looked for at most, and the longest text is searched to its end", async () => {
  const words = bounded(["a".repeat(200), ...Array.from({ length: 60 }, (_, at) => `person-${at}@crm.acme.test`)]);
  expect(words).toHaveLength(48);
  // A word begins at each of its letters, and is nowhere whole but at the end.
  const text = "a".repeat(500_000);
  expect(await found(holds, words, [text, `${text} person-7@crm.acme.test`])).toEqual([`${text} person-7@crm.acme.test`]);
});

test("a person is told by addresses and whole names, of bounded length", () => {
  expect(
    tellingValues({
      email: " ada@x.test ",
      manager: "boss@x.test",
      manager_email: "boss@x.test",
      Mail_Address: "ada@home.test",
      workEmail: "ada@work.test",
      name: "Ada Lovelace",
      plan: "pro plan",
      note: "call me @ home",
      seats: 1,
    }),
  ).toEqual(["ada@x.test", "ada@home.test", "ada@work.test", "Ada Lovelace"]);
  expect(tellingValues({ email: `${"a".repeat(250)}@x.test`, name: "Ada" })).toEqual([]);
});
