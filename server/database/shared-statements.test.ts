import { expect, test } from "vitest";
import { SharedStatements } from "./shared-statements.ts";

/** Doubles numbers, and takes no statement with a negative one; `ran` says what each statement held. */
function doubling({ lanes = 1, mostRows = 4 } = {}) {
  const ran: number[][] = [];
  const run = async (given: number[]) => {
    ran.push(given);
    await new Promise((done) => setTimeout(done, 1));
    if (given.some((each) => each < 0)) throw new RangeError(`negative among ${given.length}`);
    return given.map((each) => each * 2);
  };
  return { ran, statements: new SharedStatements(run, { lanes, mostRows, rowsOf: (given) => Math.max(1, given) }) };
}

test("what comes while a statement runs goes into the next one, as far as it has room", async () => {
  const { ran, statements } = doubling();
  const answers = Promise.all([1, 1, 2, 1, 9, 1].map((each) => statements.add(each)));
  expect(statements.rows).toBe(15);
  expect(await answers).toEqual([2, 2, 4, 2, 18, 2]);
  expect(ran).toEqual([[1], [1, 2, 1], [9], [1]]);
  expect(statements.rows).toBe(0);
});

test("one that cannot be done fails by itself, and those beside it are done", async () => {
  const { ran, statements } = doubling();
  const answers = await Promise.allSettled([1, 1, -1, 1].map((each) => statements.add(each)));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(answers[2]).toMatchObject({ reason: new RangeError("negative among 1") });
  expect(ran).toEqual([[1], [1, -1, 1], [1], [-1], [1]]);
  expect(statements.rows).toBe(0);
});

test("as many run at once as there are lanes", async () => {
  const { ran, statements } = doubling({ lanes: 2 });
  await Promise.all([1, 1, 1, 1].map((each) => statements.add(each)));
  expect(ran).toEqual([[1], [1], [1, 1]]);
});

test("two of one key never share a statement", async () => {
  const ran: number[][] = [];
  const run = async (given: number[]) => {
    ran.push(given);
    await new Promise((done) => setTimeout(done, 1));
    return given;
  };
  const statements = new SharedStatements(run, { lanes: 1, mostRows: 10, rowsOf: () => 1, keyOf: String });
  expect(await Promise.all([1, 2, 3, 2, 4].map((each) => statements.add(each)))).toEqual([1, 2, 3, 2, 4]);
  expect(ran).toEqual([[1], [2, 3], [2, 4]]);
});
