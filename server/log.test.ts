import { expect, test } from "vitest";
import { createLog, withoutSecrets } from "./log.ts";

test("passwords, tokens, cookies and e-mail addresses never reach the log", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const headers = { authorization: "Bearer geheim", cookie: "s=geheim", "set-cookie": "s=geheim" };
  log.info({ headers, request: { headers }, body: { password: "geheim", email: "geheim", token: "geheim" } }, "one");
  log.info({ url: "/auth/callback?code=geheim&state=geheim&lng=de", password: "geheim" }, "two");
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain("geheim");
  expect(JSON.parse(lines[1]!)).toMatchObject({ msg: "two", url: "/auth/callback?code=[hidden]&state=[hidden]&lng=de" });
});

test("an address without parameters stays as it is", () => {
  expect(withoutSecrets("/api/launchers?page=2#code=1")).toBe("/api/launchers?page=2#code=1");
});
