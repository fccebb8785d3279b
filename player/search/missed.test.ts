import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMissed } from "./missed.ts";

const report = vi.fn();
const told = () => report.mock.calls.map(([, { payload }]) => payload.query);

beforeEach(() => {
  vi.useFakeTimers();
  report.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it("reports what stood for a second and a half, each once", () => {
  const missed = createMissed({ report });
  for (const typed of ["zzz", "zzzz", "zzzz"]) {
    missed(typed, true);
    vi.advanceTimersByTime(1000);
  }
  expect(told()).toEqual(["zzzz"]);
  missed("", false);
  missed("zzzz", true);
  vi.advanceTimersByTime(5000);
  expect(told()).toEqual(["zzzz"]);
});

it("does not report what was taken back or found before, and does once it stands", () => {
  const missed = createMissed({ report });
  missed("zzzz", true);
  vi.advanceTimersByTime(1400);
  missed("", false);
  vi.advanceTimersByTime(5000);
  missed("zzzz", true);
  vi.advanceTimersByTime(1400);
  missed("zzzz export", false);
  vi.advanceTimersByTime(5000);
  expect(told()).toEqual([]);
  missed("zzzz", true);
  vi.advanceTimersByTime(1500);
  expect(told()).toEqual(["zzzz"]);
});
