import { expect, test } from "vitest";
import { createLog, withoutSecrets } from "./log.ts";

test("passwords, tokens, cookies and e-mail addresses never reach the log", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const headers = { authorization: "Bearer geheim", cookie: "s=geheim", "set-cookie": "s=geheim" };
  log.info({ headers, request: { headers }, body: { password: "geheim", email: "geheim", token: "geheim" } }, "one");
  log.info(
    {
      url: "/auth/callback?code=geheim&state=geheim&search=geheim&lng=de&question=geheim&title=geheim&find=geheim&person=geheim&url=geheim",
      password: "geheim",
    },
    "two",
  );
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain("geheim");
  expect(JSON.parse(lines[1]!)).toMatchObject({
    msg: "two",
    url: "/auth/callback?code=[hidden]&state=[hidden]&search=[hidden]&lng=de&question=[hidden]&title=[hidden]&find=[hidden]&person=[hidden]&url=[hidden]",
  });
});

test("an address without parameters stays as it is", () => {
  expect(withoutSecrets("/api/launchers?page=2#code=1")).toBe("/api/launchers?page=2#code=1");
});

test("what an error says is cut, with what caused it, and holds no value of a request", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const long = "9".repeat(250_000);
  const refused = Object.assign(new Error(`invalid input syntax for type timestamp: "${long}"`), {
    severity: "ERROR",
    code: "22007",
    detail: `Failing row contains (geheim ${long}).`,
    parameters: ["geheim", long],
  });
  log.error({ err: new Error(`${long}`, { cause: new AggregateError([refused], long) }) }, "failed");
  log.error({ err: refused }, "refused");
  log.error({ err: long }, "thrown text");
  expect(lines.every((line) => line.length < 15_000)).toBe(true);
  expect(lines.join()).not.toContain("geheim");
  const [first, second] = lines.map((line) => JSON.parse(line).err);
  expect(first.message).toHaveLength(2_001);
  expect(first.cause.errors[0].message).toBe("invalid input syntax for type timestamp: [hidden]");
  expect(second).toMatchObject({ type: "Error", sqlState: "22007", message: "invalid input syntax for type timestamp: [hidden]" });
  expect(second.stack).not.toContain("999");
  expect(second.stack).toContain("log.test.ts");
});
