import { outcomeOf } from "#app/domain/targeting/cases/case.ts";
import { CASES } from "#app/domain/targeting/cases.ts";
import { runInPage } from "./support/in-page.ts";
import { expect, test } from "./support/test.ts";

test("a browser decides every case as Node does (issue 9)", async ({ page }) => {
  const decided = await runInPage<ReturnType<typeof outcomeOf>[]>(
    page,
    `import { CASES } from "#app/domain/targeting/cases.ts";
    import { outcomeOf } from "#app/domain/targeting/cases/case.ts";
    globalThis.result = CASES.map(outcomeOf);`,
  );
  expect(decided).toHaveLength(CASES.length);
  for (const [index, each] of CASES.entries()) expect.soft(decided[index], each.name).toEqual(outcomeOf(each));
});
