import path from "node:path";
import { root } from "#server/launch/root.mjs";
import { findPostgres, startPostgres } from "#tests/support/postgres.mjs";
import { counted, inShort, reportFile, runNode } from "./parts.mjs";

/** Every unit, server, route and architecture test; those with a database on the embedded one. */
export function unitTests() {
  return vitest("tests", [], { TEST_DATABASE_URL: "" });
}

/** Tests of processes that have no PostgreSQL: on it they would say nothing new. */
const WITHOUT_POSTGRES = ["server/database/embedded/**", "server/launch/**"];

/** The tests of the upstream once more, on PostgreSQL (the dashboard never meets a database): the server that TEST_DATABASE_URL names, or a throwaway one. */
export async function unitTestsOnPostgres() {
  const name = "tests on PostgreSQL";
  const projects = [
    ...["server", "processes"].flatMap((each) => ["--project", each]),
    ...WITHOUT_POSTGRES.flatMap((each) => ["--exclude", each]),
  ];
  if (process.env.TEST_DATABASE_URL) return vitest(name, projects, {});
  if (!findPostgres())
    return { name, passed: 0, failed: 0, note: "skipped: no PostgreSQL server is installed and TEST_DATABASE_URL is not set" };
  const server = await startPostgres();
  try {
    return await vitest(name, projects, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function vitest(name, projects, env) {
  const file = reportFile(name.replaceAll(" ", "-"));
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runNode(["node_modules/vitest/vitest.mjs", "run", "-c", "tests/vitest.config.ts", ...projects, ...reporters], env);
  return counted(name, file, code, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOf),
  }));
}

/** The failed tests of a file, or the file itself where it failed before a test began or after the last. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const file = path.relative(root, name);
  if (failed.length === 0) return status === "failed" ? [inShort(file, message)] : [];
  return failed.map(({ fullName, failureMessages }) => inShort(`${file} › ${fullName}`, failureMessages[0]));
}
