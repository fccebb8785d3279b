import { beforeEach, expect, it, vi } from "vitest";
import type { PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import { createApi } from "./api.ts";
import { createReporter } from "./reporter.ts";
import { createVisitor } from "./visitor.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Reports what `work` reports for a person of a company, and gives the events that leave the page. */
function sentBy(work: (reporter: ReturnType<typeof createReporter>) => void): PlayerEvent[] {
  const sent: PlayerEvent[] = [];
  const beacon = (body: string) => sent.push(...JSON.parse(body).events) > 0;
  const visitor = createVisitor(1);
  visitor.identify("ada", "acme");
  const reporter = createReporter({ ...createApi("", 1), healthy: true, beacon }, visitor, 1, () => false);
  work(reporter);
  reporter.leave();
  return sent;
}

it("at privacy level 0 sends content alone, and of it neither session nor page nor company", () => {
  const sent = sentBy((reporter) => {
    reporter.configure(0, "en");
    reporter.report("page_viewed");
    reporter.report("run_started", { run: "r", payload: { how: "api" } });
  });
  expect(sent.map((event) => Object.keys(event).sort())).toEqual([
    ["catalogue", "id", "kind", "language", "occurred", "payload", "run", "user"],
  ]);
  expect(localStorage).toHaveLength(0);
});

it("sends nothing of it before a bundle said that it is kept", () => {
  const [event] = sentBy((reporter) => reporter.report("run_resumed"));
  expect(event).toMatchObject({ kind: "run_resumed", user: "ada" });
  expect(event).not.toHaveProperty("path");
  expect(event).not.toHaveProperty("company");
});

it("from privacy level 1 on sends them, and stops when the level falls", () => {
  const sent = sentBy((reporter) => {
    reporter.configure(1, "en");
    reporter.report("run_started");
    reporter.configure(0, "en");
    reporter.report("run_completed");
  });
  expect(sent.map(({ kind }) => kind)).toEqual(["session_started", "page_viewed", "run_started", "run_completed"]);
  for (const event of sent.slice(0, 3)) expect(event).toMatchObject({ company: "acme", path: location.pathname });
  expect(new Set(sent.slice(0, 3).map(({ session }) => session)).size).toBe(1);
  expect(sent.slice(0, 3).map(({ seq }) => seq)).toEqual([0, 1, 2]);
  for (const field of ["company", "path", "session", "seq"]) expect(sent[3]).not.toHaveProperty(field);
});
